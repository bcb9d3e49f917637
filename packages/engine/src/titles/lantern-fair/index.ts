import { seatsOf } from '../../core/seat.ts';
import { defineTitle } from '../../core/title.ts';
import { editionFaults, fairEdition } from './edition.ts';
import { fallback, read, write } from './notation.ts';
import { outcome } from './outcome.ts';
import { charmIds, lanternIds, patronIds } from './pieces.ts';
import { charmsDealt, lanternsShuffled, open, patronDealt, setup } from './rules/1-set-up.ts';
import { charmsKept, keep, toKeep } from './rules/2-charms.ts';
import { lanternGoneOut, lanternLit, lanternSold, lightNext } from './rules/3-stalls.ts';
import { bidSealed, bidsOpened, openBids, seal, toSeal } from './rules/4-sealed-bids.ts';
import {
  bidRaised,
  closeAuction,
  lanternOffered,
  lanternPolished,
  lanternTaken,
  leave,
  pass,
  passed,
  polish,
  raise,
  take,
} from './rules/5-open-auction.ts';
import { score, secretsShown, showSecrets } from './rules/6-end.ts';
import { orders } from './rules/7-standing-orders.ts';
import { show, words } from './show.ts';
import {
  actionSchemas,
  editionSchema,
  factSchemas,
  type LanternFair,
  optionsSchema,
  viewSchema,
} from './types.ts';
import { redeal, view } from './view.ts';

/** A small fair: the worked example of a title, with every kind of secret, turn and choice. */
export const title = defineTitle<LanternFair>({
  id: 'lantern-fair',
  version: 1,
  stage: 'example',
  seats: { min: 2, max: 4 },
  schema: {
    options: optionsSchema,
    edition: editionSchema,
    actions: actionSchemas,
    facts: factSchemas,
    view: viewSchema,
  },
  edition: fairEdition,
  pieces: ({ edition }) => [...lanternIds(edition), ...patronIds(edition), ...charmIds(edition)],
  open,
  setup,
  toAct: (state) => {
    const keeping = toKeep(state);
    if (keeping.length > 0) return keeping;
    const { stall } = state;
    return stall?.sale === 'open' ? [stall.offeredTo ?? stall.turn] : toSeal(stall);
  },
  decision: ({ held }) => (held === 0 ? 'charms' : `stall-${held}`),
  mayAlsoAct: ({ stall, fairgoers }) => (stall?.sale === 'sealed' ? seatsOf(fairgoers.length) : []),
  actions: { keep, seal, raise, pass, polish, take, leave },
  proceed: (state) =>
    [openBids, closeAuction, lightNext, showSecrets]
      .map((step) => step(state))
      .find((facts) => facts.length > 0) ?? [],
  evolve: {
    'lanterns-shuffled': lanternsShuffled,
    'patron-dealt': patronDealt,
    'charms-dealt': charmsDealt,
    'charms-kept': charmsKept,
    'lantern-lit': lanternLit,
    'bid-sealed': bidSealed,
    'bids-opened': bidsOpened,
    'bid-raised': bidRaised,
    passed,
    'lantern-polished': lanternPolished,
    'lantern-sold': lanternSold,
    'lantern-offered': lanternOffered,
    'lantern-taken': lanternTaken,
    'lantern-gone-out': lanternGoneOut,
    'secrets-shown': secretsShown,
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
  words,
});
