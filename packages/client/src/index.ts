export {
  type Action,
  type Block,
  type Choice,
  type Client,
  createClient,
  type DecidedOn,
  type FormOffer,
  type Game,
  newContribution,
  type Offer,
  type Offers,
  type Position,
  type Section,
  type SignedIn,
  type SpokenEvent,
  type Title,
  type TitleInBrief,
} from './client.ts';
export { followGame, type StreamState } from './follow-game.ts';
export { decidedOn, fitsChoice, takeUp } from './offers.ts';
export type { Problem, Result } from './problem.ts';
