import { defineTitle } from '../../core/title.ts';
import { editionFaults, editionSchema, reconstruction } from './edition.ts';
import { read, write } from './notation.ts';
import { outcome } from './outcome.ts';
import { pieces } from './pieces.ts';
import { redeal } from './redeal.ts';
import { movedKnowledge } from './rules/1-10-knowledge.ts';
import * as setUp from './rules/1-set-up.ts';
import * as event from './rules/2-1-event.ts';
import * as charity from './rules/2-2-charity.ts';
import { setOrder } from './rules/2-3-turn-order.ts';
import * as actions from './rules/2-4-actions.ts';
import { move, movedPawn } from './rules/3-movement.ts';
import * as zones from './rules/4-zones.ts';
import * as manuscripts from './rules/5-manuscripts.ts';
import { soldNoblemen, takeCubes, tookCubes } from './rules/6-cubes.ts';
import * as onceATurn from './rules/7-once-a-turn.ts';
import * as trackRules from './rules/8-tracks.ts';
import { denounce, denounced, refundedDucats } from './rules/10-cardinals.ts';
import * as stuporMundi from './rules/11-stupor-mundi.ts';
import * as end from './rules/12-end.ts';
import { score } from './rules/13-score.ts';
import { fallback, orders } from './rules/16-standing-orders.ts';
import { aboutEdition, show } from './show.ts';
import { decision, proceed, toAct } from './turns.ts';
import {
  actionSchemas,
  type DeVulgariEloquentia,
  factSchemas,
  optionsSchema,
  viewSchema,
} from './types.ts';
import { view } from './view.ts';
import { words } from './words/index.ts';

/** De Vulgari Eloquentia, by Mario Papini: the birth of the Italian language, in 13 to 16 turns. */
export const title = defineTitle<DeVulgariEloquentia>({
  id: 'de-vulgari-eloquentia',
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
  mayAlsoAct: end.mayRedeclare,
  decision,
  proceed,
  actions: {
    'start-at': setUp.startAt,
    'ask-alms': charity.askAlms,
    move,
    'claim-event': zones.claimEvent,
    'take-value': zones.takeValue,
    'study-at-bologna': zones.studyAtBologna,
    'become-friar': zones.becomeFriar,
    'become-cardinal': zones.becomeCardinal,
    'convert-greens': zones.convertGreens,
    'take-manuscript': manuscripts.takeManuscript,
    'take-cubes': takeCubes,
    'study-salterio': onceATurn.studySalterio,
    'do-business': onceATurn.doBusiness,
    advance: trackRules.advance,
    'look-in-library': trackRules.lookInLibrary,
    'keep-tile': trackRules.keepTile,
    denounce,
    summon: stuporMundi.summon,
    'answer-summons': stuporMundi.answerSummons,
    bid: stuporMundi.bid,
    pass: stuporMundi.pass,
    'pay-votes': stuporMundi.payVotes,
    'end-turn': actions.endTurn,
    declare: end.declare,
  },
  evolve: {
    'events-laid': setUp.laidEvents,
    'cubes-dealt': setUp.dealtCubes,
    'canticle-tiles-dealt': setUp.dealtCanticleTiles,
    'papal-tiles-shuffled': setUp.shuffledPapalTiles,
    'manuscripts-shuffled': setUp.shuffledManuscripts,
    'manuscripts-revealed': setUp.revealedManuscripts,
    'library-shuffled': setUp.shuffledLibrary,
    'order-drawn': setUp.drawnOrder,
    'city-chosen': setUp.chosenCity,
    'turn-begun': event.begunTurn,
    'papal-tile-revealed': event.revealedPapalTile,
    'pawns-called-to-roma': event.calledToRoma,
    'event-placed': event.placedEvent,
    'cubes-returned': event.returnedCubes,
    'cubes-laid-out': event.laidOutCubes,
    'charity-begun': charity.begunCharity,
    'alms-given': charity.gaveAlms,
    'order-set': setOrder,
    'player-began': actions.playerBegan,
    'player-ended': actions.playerEnded,
    'pawn-moved': movedPawn,
    'event-claimed': zones.claimedEvent,
    'value-taken': zones.tookValue,
    'bologna-visited': zones.visitedBologna,
    'friar-chosen': zones.choseFriar,
    'cardinal-chosen': zones.choseCardinal,
    'ducats-refunded': refundedDucats,
    'greens-converted': zones.convertedGreens,
    'knowledge-moved': movedKnowledge,
    'manuscript-taken': manuscripts.tookManuscript,
    'lingua-volgare-offered': manuscripts.offeredVolgare,
    'cubes-taken': tookCubes,
    'noblemen-sold': soldNoblemen,
    'salterio-studied': onceATurn.studiedSalterio,
    'business-done': onceATurn.didBusiness,
    'disc-advanced': trackRules.advancedDisc,
    'messenger-paid': trackRules.paidMessenger,
    'library-opened': trackRules.openedLibrary,
    'library-seen': trackRules.sawLibrary,
    'library-tile-kept': trackRules.keptTile,
    'player-denounced': denounced,
    'summons-called': stuporMundi.calledSummons,
    'summons-answered': stuporMundi.answeredSummons,
    'auction-opened': stuporMundi.openedAuction,
    'bid-made': stuporMundi.madeBid,
    'bidder-passed': stuporMundi.passed,
    'auction-won': stuporMundi.wonAuction,
    'votes-paid': stuporMundi.paidVotes,
    'stupor-mundi-gained': stuporMundi.gainedStuporMundi,
    'election-begun': end.begunElection,
    'status-declared': end.declaredStatus,
    'declarations-opened': end.openedDeclarations,
    'player-elected': end.electedPlayer,
    'hands-opened': end.openedHands,
  },
  view,
  redeal,
  orders,
  fallback,
  notation: { write, read },
  score,
  outcome,
  show,
  faults: editionFaults,
  aboutEdition,
  words,
});
