import { defineTitle } from '../../core/title.ts';
import { shuffledDiscards } from './deck.ts';
import { editionFaults, editionSchema, reconstruction } from './edition.ts';
import { fallback } from './fallback.ts';
import { read, split, write } from './notation.ts';
import { orders } from './orders/orders.ts';
import { pieces } from './pieces.ts';
import { decision, mayAlsoAct, toAct } from './questions.ts';
import { redeal } from './redeal.ts';
import * as setUp from './rules/1-set-up.ts';
import * as showdown from './rules/2-6-showdown.ts';
import * as auction from './rules/2-auction.ts';
import * as privileges from './rules/3-1-privileges.ts';
import * as gifts from './rules/3-2-gifts.ts';
import * as drawing from './rules/3-4-draw.ts';
import * as levels from './rules/3-5-levels.ts';
import * as rightsRules from './rules/3-7-rights.ts';
import { gainedPrestige } from './rules/4-prestige.ts';
import * as cards from './rules/5-3-cards.ts';
import * as rounds from './rules/5-round.ts';
import { outcome, score } from './rules/6-end.ts';
import { aboutEdition, show } from './show.ts';
import { proceed } from './turns.ts';
import { type Augsburg, actionSchemas, factSchemas, optionsSchema, viewSchema } from './types.ts';
import { view } from './view.ts';
import { words } from './words/index.ts';

/** Augsburg 1520: loans to five nobles, and the privileges they are good for, in 4 to 7 rounds. */
export const title = defineTitle<Augsburg>({
  id: 'augsburg-1520',
  version: 1,
  stage: 'published',
  seats: { min: 2, max: 5 },
  schema: {
    options: optionsSchema,
    edition: editionSchema,
    actions: actionSchemas,
    facts: factSchemas,
    view: viewSchema,
  },
  edition: reconstruction,
  pieces,
  open: setUp.open,
  setup: setUp.setup,
  toAct,
  mayAlsoAct,
  decision,
  proceed,
  actions: {
    buy: cards.buy,
    bid: auction.bid,
    call: auction.call,
    pass: auction.pass,
    show: showdown.show,
    'choose-privileges': privileges.choosePrivileges,
    step: levels.step,
    'take-right': rightsRules.takeRight,
    build: rightsRules.build,
    'take-florins': gifts.takeFlorins,
    'gain-prestige': gifts.gainPrestige,
    draw: drawing.draw,
    discard: drawing.discard,
    waive: privileges.waive,
    done: privileges.done,
    'take-compensation': levels.takeCompensation,
    slip: cards.slip,
  },
  evolve: {
    'first-player-drawn': setUp.drawnFirstPlayer,
    'deck-shuffled': setUp.shuffledDeck,
    'privilege-cards-laid': setUp.laidPrivilegeCards,
    'dealing-begun': cards.beganDealing,
    'cards-dealt': cards.dealtCards,
    'buying-begun': cards.begunBuying,
    'purchase-chosen': cards.chosenPurchase,
    'purchases-settled': cards.settledPurchases,
    'round-begun': rounds.begunRound,
    'auction-opened': auction.openedAuction,
    'bid-made': auction.madeBid,
    'bid-called': auction.calledBid,
    'player-passed': auction.passedBidder,
    'nobody-bid': auction.foundNobody,
    'bidding-closed': showdown.closedBidding,
    'cards-laid': showdown.laidCards,
    'cards-shown': showdown.shownCards,
    'auction-won': showdown.wonAuction,
    'consolation-paid': showdown.paidConsolation,
    'privileges-chosen': privileges.chosenPrivileges,
    'level-taken': levels.tookLevel,
    'compensation-taken': levels.tookCompensation,
    'right-taken': rightsRules.tookRight,
    'building-built': rightsRules.builtBuilding,
    'florins-taken': gifts.tookFlorins,
    'prestige-gained': gainedPrestige,
    'draw-begun': drawing.begunDraw,
    'cards-drawn': drawing.drewCards,
    'discard-chosen': drawing.chosenDiscard,
    'card-discarded': drawing.discardedCard,
    'privilege-waived': privileges.waivedPrivilege,
    'privileges-done': privileges.donePrivileges,
    'round-ended': rounds.endedRound,
    'income-paid': rounds.paidIncome,
    'discards-shuffled': shuffledDiscards,
    'slipping-begun': cards.begunSlipping,
    'card-slipped': cards.slippedCard,
    'cards-slipped-under': cards.slippedUnder,
    'privilege-cards-turned': rounds.turnedPrivilegeCards,
    'last-round-over': rounds.endedLastRound,
  },
  view,
  redeal,
  orders,
  fallback,
  notation: { write, read, split },
  score,
  outcome,
  show,
  faults: editionFaults,
  aboutEdition,
  words,
});
