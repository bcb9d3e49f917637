import type { TitleWords } from '../../../../core/title.ts';
import type { DeVulgariEloquentia } from '../../types.ts';

export const en: TitleWords<DeVulgariEloquentia>['rules'] = {
  // 1 Set-up
  'DVE 1.1': 'Two to five can play. Each of you starts as a Merchant with 10 ducats.',
  'DVE 1.2':
    'Event tile 10, Stupor Mundi, waits on turn 10. One of the tiles 1 to 9 is drawn for turn 1, and the rest follow it up to turn 9 in rising order, 1 coming after 9. Turn 11 has no event. All these tiles lie face up.',
  'DVE 1.3':
    'How many cubes of each colour go into the bag, and how many are drawn for each turn, depends on how many of you play. They are drawn at random for turns 1 to 7, for all to see, and that empties the bag. From turn 8 on there are only cubes that have come back.',
  'DVE 1.4':
    'The five Canticle tiles are dealt at random and face up, one to each Franciscan city.',
  'DVE 1.5':
    'Two red and three white papal tiles are shuffled and lie face down on turns 12 to 16. Nobody knows their colours until they are revealed.',
  'DVE 1.6':
    'Each of the four levels of manuscripts has a face-down deck of its own, in an order nobody knows. Of each level as many are on show as there are players, less one. Lingua Volgare waits beside the board.',
  'DVE 1.7':
    'The eight tiles of the Papal Library are shuffled face down, and nobody knows their order.',
  'DVE 1.8':
    'The first turn order is drawn by lot. From the last player to the first, each of you then picks a starting city that is still free.',
  'DVE 1.9':
    'From the last player to the first again, you stack your discs on space 0 of the knowledge track: the last player’s lies at the bottom, the first player’s on top.',
  'DVE 1.10':
    'Where discs share a space of any track, the lower one is ahead. A disc that arrives, forwards or backwards, goes on top; one that does not change its space keeps its place in the stack. Knowledge stops at the last space of its track: you may still gain more, but the excess is lost.',
  'DVE 1.11': 'The bank never runs out of ducats, nor do you run out of discs.',
  // 2 A turn
  'DVE 2.1':
    'A turn begins with events: the marker moves on, from turn 12 a papal tile is revealed, and the turn’s event tile goes to its city. From turn 2, cubes nobody took go back to the turn chart, red first, then black, yellow and green, each to the first space with room, this turn’s own included. Only then are this turn’s cubes laid out for sale, even if there are too few. Last, the rows of manuscripts are filled up.',
  'DVE 2.1.1':
    'A cube discarded while players take their actions goes to the first space with room after the current turn. If several go at once, red goes first, then black, yellow and green.',
  'DVE 2.1.2':
    'If the spaces up to turn 16 are ever full, further cubes go beyond them and are out of play.',
  'DVE 2.2':
    'On turns 2 to 11 only, each Friar is due 5 ducats (Gigi 10) and each Cardinal 10. They are served in last turn’s order, for the new one is not set yet.',
  'DVE 2.2.1':
    'Alms come from the Merchant who is richest as this phase begins. If several tie for richest, then for each Friar or Cardinal only those of them count who have more ducats at that moment. With none of these left the bank pays, a single one gives, and among several the one who receives chooses.',
  'DVE 2.2.2':
    'The giver pays only if richer in ducats, at that moment, than the one who receives: as much as there is, up to the sum due, and the bank adds the rest. In all other cases the bank pays everything: no Merchant left, none richer, or a giver who has run dry, for the next richest does not step in. No Merchant may refuse, and no Friar or Cardinal goes without.',
  'DVE 2.3':
    'Whoever has least knowledge plays first, whoever has most plays last. Then, if any disc has left the start of the Rest track, the one furthest along makes its owner first of all and returns to the start. The other discs there stay where they are.',
  'DVE 2.4':
    'In turn order, each of you has 5 action points, or 6 with Cardinal Muret. Spend them in any order, then end your turn: it never ends by itself, and points you leave unspent are lost.',
  // 3 Movement
  'DVE 3.1':
    'You may move once a turn, to one destination, and nothing can be done on the way. Each step costs 1 point, and a crossing of the sea 3 (see 3.3). Just say where you are going: the cheapest route is found for you.',
  'DVE 3.2':
    'A single step along a road costs 1 point and no ducats. A movement of more than one step costs 10 ducats in all, however long it is.',
  'DVE 3.3':
    'From a port you may sail out and stop on its sea for 1 point, or cross to another port of the same sea in the same turn for 3 points and 10 ducats. You can never sail from one sea to the other, and a movement has one crossing at most.',
  'DVE 3.4':
    'If you begin your turn at sea, you must land in it: for 1 point in any port of that sea, even the one you came from. You may walk on, but not embark again. Until you land you can neither end your turn nor spend the last point you need for it; only being brought to Brindisi (11.1) or Roma (12.1) frees you. There is no zone to interact with at sea, but Lingua Volgare and the tracks that need no place stay open to you.',
  'DVE 3.5':
    'Roads and sea combine in one movement: walk to a port, cross or sail out, and after landing walk on. The points add up, and more than one step costs 10 ducats in all. So one step to a port and another out to sea cost 2 points and 10 ducats.',
  'DVE 3.6': 'Friar Ralph never pays ducats to move.',
  'DVE 3.7': 'No road leads across the water from Sicily or Sardinia: you come and go by sea.',
  // 4 Zones
  'DVE 4':
    'Interacting with a zone costs no action points. Do it before moving, where your turn began, or afterwards, where your movement ended.',
  'DVE 4.1':
    'The event tile of a city can be taken once in the whole game, by whoever comes first. Ducats are for Merchants only, knowledge is for anyone.',
  'DVE 4.2':
    'You may take the value of each city once in the game, ducats and knowledge together, and a disc of yours marks it. Only Merchants receive the ducats: a Friar or a Cardinal gets the knowledge alone, and has then used up that city. A city with ducats only has nothing for them. You never have to take it.',
  'DVE 4.3': 'Bologna has no value of its own: it gives you what your Messenger has earned (8.2).',
  'DVE 4.4':
    'In a convent a Merchant may become a Friar, for no action points. Choose a Friar tile that is still free and lose half your ducats, the loss rounded up.',
  'DVE 4.5':
    'In a cathedral a Friar may become a Cardinal, for no action points: pay 40 ducats (70 for Muret), all in hand before any refund from Zazza, discard a red or a black cube, as you choose, from behind your screen, and take a free Cardinal tile. If you are Stefano, no real cube is asked for: your virtual one serves, and you do not discard it. Your Friar tile leaves the game, and its powers and final VP with it. You may become Friar and Cardinal in the same turn; what a tile gives comes at once.',
  'DVE 4.6':
    'While you stand in one of the three abbeys, Abbesses cost you no ducats. You may also convert, at no cost, all the green cubes in front of your screen: either discard them for 3 knowledge each, or move them behind your screen, where each is worth 1 VP at the end. You may do so again whenever green cubes lie in front, each time all of them the same way.',
  'DVE 4.7': 'Several of you may share a zone. You never have to do what a zone offers.',
  // 5 Manuscripts
  'DVE 5.1':
    'You may take one manuscript a turn at most, Lingua Volgare included. It goes behind your screen.',
  'DVE 5.2':
    'Your knowledge level must be at least the level of the manuscript. When you take it, before or after moving, your pawn must be in a zone of its dialect; on level 4, of either of its two.',
  'DVE 5.3':
    'A manuscript costs as many action points as its level, less one for each lower level that is exhausted. A level (1, 2 or 3) is exhausted as its last manuscript is taken, with none on show and none in the deck.',
  'DVE 5.4':
    'Lingua Volgare comes on sale the first time that level 1, 2 or 3 is exhausted. It has no dialect, so you can take it anywhere, if your knowledge has the level it asks for. What it costs and what it is worth in VP is printed, and it never gets cheaper.',
  'DVE 5.5': 'Gaps in the rows of manuscripts are filled only in the next event phase.',
  // 6 Cubes
  'DVE 6': 'You may take each colour once a turn at most: one cube or two, if they are on sale.',
  'DVE 6.1': 'One cube costs 1 action point, two cost 4.',
  'DVE 6.2':
    'Red cubes are Politicians: 30 ducats for one, 60 for two. They go behind your screen.',
  'DVE 6.3':
    'Black cubes are Noblemen and cost no ducats. As you take them you may sell one or both to the bank at once, for 20 ducats each; a cube you sell is discarded. Those you keep go behind your screen and can no longer be sold.',
  'DVE 6.4':
    'Yellow cubes are Abbesses: 15 ducats for one, 30 for two, and nothing while you stand in an abbey. They go behind your screen.',
  'DVE 6.5':
    'Green cubes are Amanuenses and cost no ducats. They stay in front of your screen, where everyone sees them.',
  'DVE 6.6': 'A red cube is worth 3 votes, a black one 2, a yellow one 1.',
  // 7 Once a turn
  'DVE 7': 'Each of these you may do once a turn, for 1 action point.',
  'DVE 7.1': 'The Salterio gives you 3 knowledge, or 4 if you are last on the knowledge track.',
  'DVE 7.2': 'Small business earns you 10 ducats from the bank.',
  // 8 Tracks
  'DVE 8':
    'Each space costs 1 action point, so you may advance up to 5 spaces a turn, or 6 with Muret. You may do it from anywhere, unless the track says otherwise.',
  'DVE 8.1':
    'You can advance on the Riddle from Verona only while you stand in a zone of the Oil dialect.',
  'DVE 8.2':
    'To enter the Messenger’s last space you also pay a fee: 20 ducats and 2 Abbesses on turns 1 to 7, 10 ducats and 1 Abbess from turn 8. Without the whole fee your disc stops one space short. The fee decides what Bologna will give you: 15 knowledge for the first, 10 for the second. Fetch it once, in the same turn or later, standing in Bologna before or after moving.',
  'DVE 8.3':
    'Only Merchants advance on the Orient track. On its last space you receive 10 ducats more whenever you take the value of a city that has ducats, but not for event tiles. If you become a Friar, all this is lost to you.',
  'DVE 8.4':
    'For the Canticle of the Sun you must stand in a Franciscan city whose tile shows the current turn; on turns 14 to 16 any of the five will do. Each space also costs an Abbess. Michael’s virtual cube saves you one Abbess a turn, however you split your advance, so you can go one space without any real one.',
  'DVE 8.5':
    'The Papal Library opens on turn 12. Once you have advanced, you may, once in the game, in your own turn and free of charge, look at as many tiles from the top as your space says: no fewer, one more with Zazza, and at most what is left. Only you see them; keep one behind your screen and put the others back on top in any order. You can do nothing else before you keep one, and a look cannot be undone.',
  'DVE 8.6':
    'Rest makes whoever is furthest along the first player of the next turn, as 2.3 tells.',
  'DVE 8.7':
    'Nobody goes past the last space of a track, and you pay nothing for spaces that are not there.',
  // 9 Friars
  'DVE 9':
    'Mario gives you 12 knowledge. Michael gives you 7 and a virtual yellow cube, Stefano 7 and a virtual black one. Gigi receives 10 ducats of charity instead of 5, through turn 11, but costs you 4 VP at the end. Ralph gives you 7 knowledge, pays no ducats to move and is worth 4 VP.',
  'DVE 9.1':
    'A virtual cube counts once each time it is used, and you never lose it while you hold its tile. Michael’s serves for the Messenger’s fee, for the Canticle (8.4), in the auction, at the election and among the votes left. Stefano’s serves to become a Cardinal, in the auction, at the election and among the votes left; it is never sold. Balestreri’s serves in the auction, at the election and among the votes left.',
  // 10 Cardinals
  'DVE 10':
    'Balestreri gives you 4 knowledge and a virtual red cube; Lanzuisi is worth 6 VP, unless you are Pope. Muret costs 70 ducats and gives you 6 action points a turn, starting with this one, even if five are spent already. Shlasinger is worth 4 VP, unless you are Pope, and once in the game, in your own turn, moves another player’s disc 6 knowledge spaces back, to space 0 at most and on top of any discs it meets; a disc on 0 is safe, and no manuscripts are lost. Zazza gives you back 40 ducats at once and shows you one more tile of the Papal Library.',
  // 11 Stupor Mundi
  'DVE 11.1':
    'From turn 10, once in the game, a player in Brindisi may summon all the others as the last act of a turn. They are asked in turn order, beginning with the next player and going round. You may accept even without a vote: your pawn comes to Brindisi at no cost, also from the sea, and if you have still to play this turn, you begin there with all your points and your movement. If you refuse, nothing happens to you.',
  'DVE 11.2':
    'If nobody accepts, the caller gains 10 knowledge and pays nothing. In any case the tile is used up and the caller’s turn is over, unspent points being lost.',
  'DVE 11.3':
    'Otherwise the caller and those who came hold an open auction. The caller bids first, at least 1, and has 2 votes on top of those behind the screen; the others, in turn order, raise or pass, and a pass is final. Nobody may bid more votes than they have, virtual cube included. It ends when all but the highest bidder have passed.',
  'DVE 11.4':
    'The winner gains 10 knowledge and discards cubes of their own choice to cover the bid, less what their virtual cube and, for the caller, the 2 extra votes cover. No change is given, but no cube may be needless: without any one of them it would be too little. The others keep their cubes.',
  // 12 The end
  'DVE 12.1':
    'With the first red papal tile the Pope is dying. With the second this turn is the last: as it begins every pawn is moved to Roma, those at sea too.',
  'DVE 12.2':
    'After the last turn you all declare in secret, at the same time, what you seek, if anything. A Merchant may become Banker (7 votes, 6 VP), a Friar Benedictine Monk (10 votes, 11 VP), a Cardinal Camerlengo (11 votes, 14 VP) or Pope (17 votes, 22 VP). Your votes are the cubes behind your screen and your virtual cube, and you may only seek what you have votes for.',
  'DVE 12.3':
    'The price is paid with the least value of cubes that reaches it, and these leave the game. A virtual cube lowers what real ones must cover; you keep it, and it counts again in 13.2.',
  'DVE 12.4':
    'There is one Pope only: if several seek it, the one with more knowledge. The others become Camerlengo and pay just 11 votes. A Pope scores nothing for Lanzuisi or Shlasinger.',
  // 13 The score
  'DVE 13.1': 'What you were elected to scores its VP.',
  'DVE 13.2':
    'The most votes left behind a screen, virtual cube included, score 3 VP, if there are any. On a tie, more knowledge decides.',
  'DVE 13.3': 'Each green cube behind your screen scores 1 VP.',
  'DVE 13.4': 'The Library tile you kept scores the number on it.',
  'DVE 13.5':
    'The richest player scores 7 VP if a Merchant, otherwise 3. On a tie, more knowledge decides.',
  'DVE 13.6':
    'On the Riddle from Verona only the leader scores, by the highest number reached or passed. A leader who has not come to the first number scores nothing, and nobody scores instead.',
  'DVE 13.7':
    'Of the discs that have left the start of the Canticle of the Sun, the furthest along scores 9 VP and the second 4.',
  'DVE 13.8': 'Each manuscript scores its level, and Lingua Volgare the VP printed for it.',
  'DVE 13.9':
    'Manuscripts in all five dialects score 5 VP. One of level 4 counts as either of its two dialects, whichever helps you.',
  'DVE 13.10':
    'The tile you hold at the end scores: Gigi −4 VP, Ralph +4, Lanzuisi +6, Shlasinger +4. The last two score nothing for the Pope.',
  'DVE 13.11':
    'Most VP wins; on a tie, more knowledge does. The final page shows every line of every player’s score.',
  // 14 Secrets
  'DVE 14':
    'Nobody knows the order of the manuscript, Library and papal tiles. Library tiles are seen only by whoever looked at them, and declarations stay sealed until all are in. What is behind a screen is hidden too: you see how cubes, converted green ones, manuscripts and the Library tile get there, but you are shown no totals, unless screens are open. Ducats, green cubes in front, tracks, events and the cubes on the turn chart are for all to see.',
  // 15 Options
  'DVE 15':
    'Two options can be chosen when a game is created, and both are off unless you want them. With open screens everyone sees what is behind them, except Library tiles, which stay secret. With a short level 1, for two or three players, there is only one manuscript of level 1 in each dialect, and two of them are on show even when two play; the other rows stay as they are. A game keeps the edition it was opened with: the printed facts it is played by.',
  // 16 Standing orders and written acts
  'DVE 16.1':
    'A standing order decides for you outside your own turn: whom to ask for alms among tied Merchants, a summons and its auction, or the election. It is sealed, and only you can see it.',
  'DVE 16.2':
    'It does only what you could do then. It asks the Merchant furthest ahead or furthest back in knowledge, or one you chose, if that one may give. It answers the summons. In the auction, also as the caller, but only after your first bid, it raises by one vote as far as you said and your votes go, then passes, and pays with the colour you chose first; at the election it declares the status you said, or the highest you have votes for. Where it no longer fits, you are asked.',
  'DVE 16.3': 'Of several orders for the same decision, the one you left last has the word.',
  'DVE 16.4':
    'Everything you do can be written as one short line, such as: move roma; take 2 black sell 1; canticle 2; friar ralph; bid 7; end.',
};
