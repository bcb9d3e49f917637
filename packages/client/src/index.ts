export {
  type Action,
  type ActionOffer,
  type Block,
  type Choice,
  createClient,
  type DecidedOn,
  type FormOffer,
  type Game,
  type Offer,
  type Offers,
  type Position,
  type Section,
  type SignedIn,
  type SpokenEvent,
  type Title,
} from './client.ts';
export { followGame, type StreamState } from './follow-game.ts';
export { fitsChoice, takeUp } from './offers.ts';
export type { Problem, Result } from './problem.ts';
