export {
  type Block,
  createClient,
  type DecidedOn,
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
export type { Problem, Result } from './problem.ts';
