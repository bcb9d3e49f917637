export { type Client, createClient } from './client.ts';
export {
  type Chatted,
  type Follow,
  followAll,
  followGame,
  type Moved,
  type StreamState,
  type Timed,
} from './follow.ts';
export { type ClientSettings, newContribution } from './link.ts';
export { decidedOn, fitsChoice, takeUp } from './offers.ts';
export { isPassing, type Problem, type Result } from './problem.ts';
export type { Fetch, RetrySettings } from './retry.ts';
export type {
  Action,
  Block,
  ChatClosing,
  ChatMessage,
  ChatOpening,
  Choice,
  DecidedOn,
  EditionInBrief,
  Foreseen,
  FormOffer,
  Game,
  Offer,
  Offers,
  Order,
  Position,
  PrintedEdition,
  Race,
  Schemas,
  Score,
  Section,
  SignedIn,
  SpokenEvent,
  StandingOrders,
  Title,
  TitleInBrief,
} from './shapes.ts';
export { type FollowTurns, followTurns, pauseAfter, type Turn } from './turns.ts';
