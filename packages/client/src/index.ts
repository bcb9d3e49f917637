export {
  type Action,
  type Block,
  type Choice,
  type Client,
  type ClientSettings,
  createClient,
  type DecidedOn,
  type EditionInBrief,
  type FormOffer,
  type Game,
  newContribution,
  type Offer,
  type Offers,
  type Position,
  type PrintedEdition,
  type Section,
  type SignedIn,
  type SpokenEvent,
  type Title,
  type TitleInBrief,
} from './client.ts';
export {
  type Chatted,
  type Follow,
  followAll,
  followGame,
  type Moved,
  type StreamState,
} from './follow.ts';
export { decidedOn, fitsChoice, takeUp } from './offers.ts';
export type { Problem, Result } from './problem.ts';
export type { Fetch, RetrySettings } from './retry.ts';
