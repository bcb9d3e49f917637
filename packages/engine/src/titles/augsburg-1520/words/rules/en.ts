import type { TitleWords } from '../../../../core/title.ts';
import type { Augsburg } from '../../types.ts';

export const en: TitleWords<Augsburg>['rules'] = {
  // 1 Set-up
  'A 1.1':
    'Two to five of you play, over as many rounds as there are players, and two more. Everybody begins with 1500 florins, on level 1 of the agencies (yellow), the peerage (orange) and the offices (violet), with no prestige and with 2 jokers, which cost nothing.',
  'A 1.2':
    'How many tiles of levels 2, 3 and 4 there are in each colour depends on how many of you play. The thirty tiles of rights are always all there, in six stacks of five: churches and cathedrals with the dearest on top, coats of arms and patents with the highest on top, Masters of the mint and Architects. Only the top one can be taken, and an empty stack gives nothing.',
  'A 1.3':
    'The other jokers are shuffled with the IOUs, numbered 1 to 17 for each of Philipp, Louise, Leo and Maria. Each of you is dealt 7 cards face down, one at a time from the first player, and buys as many of them as you like and can pay, at the price printed on the back, all at once and in secret. What you do not buy is discarded face down: nobody may look through the discards.',
  'A 1.4': 'The first player is drawn at random, and so are the seats, which go round clockwise.',
  'A 1.5':
    'The ten privilege cards are shuffled, and five lie open. The five others come in the next round: as every card is known, you can see now which they are.',
  // 2 Auctions
  'A 2.1':
    'In each round you visit five nobles, in this order: Philipp, Louise, Leo, Maria, Maximilian. At each there is an auction, in which you bid a number of cards, 1 at least: IOUs of that noble and jokers, but never jokers alone. For Maximilian any IOUs count. You cannot bid more cards than you could show; without an IOU that counts you cannot bid at all.',
  'A 2.2':
    'The first player opens the first auction; after that, whoever won the one before. Who wins Maximilian opens the next round. Where all pass, the same player opens again, and counts as the winner of Maximilian where the auction was for him.',
  'A 2.3':
    'Clockwise, each of you passes, calls the highest bid with as many cards, or raises it to any higher number. A pass is final for this auction. As long as nobody has bid there is nothing to call.',
  'A 2.4':
    'You never raise your own bid: when the word comes back to the one who bid highest, the bidding is over. If you have called, you speak again only when somebody raises.',
  'A 2.5': 'If all pass, no privilege card is awarded, and the next noble follows.',
  'A 2.6':
    'If only one of you has bid the highest number, that player wins, shows as many cards as were bid, of their own choice, and discards them.',
  'A 2.7':
    'If several have bid it, each chooses that many cards in secret, and all show them at once. The highest single number wins, not the sum; jokers have no number. For Maximilian equal numbers rank Maria, Leo, Louise, Philipp. The winner discards the cards shown; the others take theirs back, and everybody has seen them. Until the last has chosen you may still change your choice.',
  'A 2.8':
    'In a showdown the second gets 100 florins and the third 50, ranked by the highest card of each, before the winner uses any privilege. With the option of small bids unpaid, showdowns of one or two cards pay nothing.',
  // 3 Privileges
  'A 3.1':
    'The winner takes one of the privilege cards still open in this round and uses two of its three privileges, one after the other, knowing what the first has led to before choosing the second. Leaving one unused counts as using it, and brings 2 prestige.',
  'A 3.2': 'A privilege of 500 florins gives just that.',
  'A 3.3': 'A privilege of prestige gives the 6 or 7 points printed on it.',
  'A 3.4':
    'With the privilege to draw you take two cards from the deck, free, and then discard another card of your hand, openly: not one you have just drawn. If you have no other, you discard none. Everybody can see the price on the back of the deck’s top card.',
  'A 3.5':
    'A step takes the next level of the colour, never skipping one: from the supply as long as a tile of it is left there, and only then from an opponent of your choice who stands exactly on it. With level 4 your tile of level 3 goes back to the supply, or to the one you took level 4 from. Robbed of level 4 one drops to 3, robbed of level 3 to 2, and chooses at once 100 florins or 1 prestige, which may be lost at a bar. Two steps on one card are two takings. Nobody steps beyond level 4, and level 2 is never taken away.',
  'A 3.6': 'A yellow privilege is a step in the agencies or, on level 2 or higher, 300 florins.',
  'A 3.7':
    'An orange privilege is a step in the peerage; on level 3 or 4 it may be the top coat of arms instead, and on level 4 the top patent of nobility.',
  'A 3.8':
    'A violet privilege is a step in the offices; on level 3 or 4 it may be a Master of the mint instead, and on level 4 an Architect. On any level it may build the top church or the top cathedral, at the price printed on it.',
  'A 3.9':
    'With an Architect you may build the top church or cathedral at its price once for each auction you win, besides your two privileges: before, between or after them, and at once after you have taken the Architect. A violet privilege may build the other one on the same card. As long as the Architect may still build, you build or say that you are done after your second privilege, whether or not you could pay.',
  'A 3.10':
    'You can have one of each right, and you never lose a right, even if you lose the level.',
  'A 3.11':
    'A card that was used goes away, and so does one that nobody took by the end of the round, until all ten are shuffled again.',
  // 4 Prestige
  'A 4.1':
    'Without a church nobody gets past 25 prestige, and without a cathedral nobody past 45, wherever the points come from: the rest is lost, and stays lost if you build afterwards. A cathedral alone does not lift the bar at 25. You may build them in either order.',
  'A 4.2': 'Prestige is counted through, beyond the 45 spaces of the printed track.',
  // 5 The end of a round
  'A 5.1':
    'After Maximilian each of you gets the florins of your level in the agencies: 600, 900, 1200 or 1600. After the last round there is only prestige (5.2).',
  'A 5.2':
    'Then each of you gains the prestige of your level in the peerage, 3, 5, 8 or 12, and that of your coat of arms and patent of nobility.',
  'A 5.3':
    'Then you are dealt cards, one player after the other from the winner of Maximilian clockwise. Free ones come first and go straight to your hand: one on level 4 of the offices, one for the Master of the mint. Then come 4, 5, 6 or 6 to buy, by your level in the offices. When all are dealt, all choose in secret at once which to buy, within their florins, and pay; what is not bought is discarded unseen. Until the last has chosen you may still change your choice.',
  'A 5.4':
    'When a card is needed and the deck is empty, the discards are shuffled into a new deck; if both run out, you get what there is. If before dealing there are fewer cards in deck and discards than are due, the discards are shuffled under the deck, and all who hold cards secretly slip one of their choice under it, until there are enough.',
  'A 5.5':
    'The next round begins with the other five privilege cards. Once both fives have been used, all ten are shuffled and five lie open again.',
  // 6 The end
  'A 6':
    'After the last round the most prestige wins. In a tie the dearest cathedral among the tied decides, or, if none of them has one, the dearest church; if that decides nothing, they share the win. The final page tells where every point came from, and how many were lost at 25 and 45.',
  // 7 Secrets
  'A 7':
    'Secret are your hand and how many cards it has, your florins (unless money is open), the deck and the discards, what you buy and what it costs, and the cards you choose for a showdown until all have chosen. Open are levels, rights, prestige, bids, cards shown, openly discarded cards, what buildings and compensations paid, the price of the deck’s top card and the privilege cards.',
  'A 7.1':
    'You are never skipped and nothing is answered for you because what you hide leaves you only one choice: that would tell the others. Only an order of yours answers for you.',
  // 8 Standing orders
  'A 8.1':
    'A standing order says how to open if nobody has bid, how far to raise and how far to call, and whether then to pass or to ask you; how many jokers to use at most; what to show in a showdown, what to discard when you alone have bid highest, and what to take when robbed of a level. It is for one auction, for one noble in every round, for one round or for the whole game; of several that speak the narrowest decides, and of those the newest. It may lapse once you win an auction.',
  'A 8.2':
    'If nobody has bid, it bids as many cards as you said, or as many as you can. If the highest bid is below your limit for raising and you can bid more, it raises by one, or at once as far as the limit and your cards go. Otherwise, if the highest bid is within your limit for calling and you can, it calls. Otherwise it passes, or asks you.',
  'A 8.3':
    'It shows the first cards that fit of a list of yours, or your highest with the lowest others, jokers first or last. Alone it discards the lowest numbers, jokers last, unless you say otherwise. If that makes no legal set, you are asked.',
  'A 8.4':
    'With a bid of your own you may leave the rest as an order, so that one visit settles an auction; and when an auction opens, all of you may leave orders at once.',
  'A 8.5':
    'Orders are sealed. Until one acts, nothing anybody else is shown depends on it; then the others see an ordinary act, which only its owner sees marked; at most they notice that it came quickly. What it would have done further is never shown, not even after the game.',
  'A 8.6': 'An order does only what you could do yourself, and knows only what you know.',
};
