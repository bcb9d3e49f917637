import { seatsOf } from '../../core/seat.ts';
import { defineTitle } from '../../core/title.ts';
import { fairEdition } from './edition.ts';
import { lanternIds, patronIds } from './lanterns.ts';
import { lanternsShuffled, open, patronDealt, setup } from './rules/1-set-up.ts';
import { lanternGoneOut, lanternLit, lanternSold, lightNext } from './rules/2-stalls.ts';
import { bidSealed, bidsOpened, openBids, seal, toSeal } from './rules/3-sealed-bids.ts';
import { bidRaised, closeAuction, pass, passed, raise } from './rules/4-open-auction.ts';
import { outcome, patronsShown, score, showPatrons } from './rules/5-end.ts';
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

/** A small fair: the worked example of a title, with every kind of secret and turn. */
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
  pieces: ({ edition }) => [...lanternIds(edition), ...patronIds(edition)],
  open,
  setup,
  toAct: ({ stall }) => (stall?.sale === 'open' ? [stall.turn] : toSeal(stall)),
  decision: ({ held }) => `stall-${held}`,
  mayAlsoAct: ({ stall, fairgoers }) => (stall?.sale === 'sealed' ? seatsOf(fairgoers.length) : []),
  actions: { seal, raise, pass },
  proceed: (state) =>
    [openBids, closeAuction, lightNext, showPatrons]
      .map((step) => step(state))
      .find((facts) => facts.length > 0) ?? [],
  evolve: {
    'lanterns-shuffled': lanternsShuffled,
    'patron-dealt': patronDealt,
    'lantern-lit': lanternLit,
    'bid-sealed': bidSealed,
    'bids-opened': bidsOpened,
    'bid-raised': bidRaised,
    passed,
    'lantern-sold': lanternSold,
    'lantern-gone-out': lanternGoneOut,
    'patrons-shown': patronsShown,
  },
  view,
  redeal,
  score,
  outcome,
  show,
  words,
});
