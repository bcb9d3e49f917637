import type { components, operations } from './generated/api.ts';
import type { Result } from './problem.ts';

export type Schemas = components['schemas'];

export type SignedIn = Schemas['SignedIn'];
export type TitleInBrief = Schemas['TitleInBrief'];
export type Title = Schemas['Title'];
export type Game = Schemas['Game'];
export type Position = Schemas['Position'];
export type Race = Schemas['Race'];
export type Score = Schemas['Score'];
export type Section = Schemas['Section'];
export type Block = Schemas['Block'];
export type Foreseen = Schemas['Foreseen'];
export type Offers = Schemas['Offers'];
export type Offer = Schemas['Offer'];
export type FormOffer = Schemas['FormOffer'];
export type Choice = Schemas['Choice'];
export type SpokenEvent = Schemas['SpokenEvent'];
export type ChatMessage = Schemas['Message'];
export type ChatClosing = Schemas['ChatClosing'];
export type ChatOpening = Schemas['ChatOpening'];
export type StandingOrders = Schemas['StandingOrders'];
export type EditionInBrief = Schemas['EditionInBrief'];
export type PrintedEdition = Schemas['PrintedEdition'];

/** What a call asks for beside its path. */
export type QueryOf<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>;

/** The answer of a call, by the name of its schema. */
export type Told<Name extends keyof Schemas> = Promise<Result<Schemas[Name]>>;

/** The answer of a call that has nothing to tell. */
export type Done = Promise<Result<null>>;

/** For which seat, where one has several, as in a hot-seat game; else one's own. */
export type Seated = { readonly seat?: number };

/** What an action was decided upon: the viewer's version, or the open sealed question. */
export type DecidedOn = { readonly version: number } | { readonly decision: string };

/** The same when the same is sent again; made up where it is left out. */
export type Keyed = { readonly key?: string };

/** What a seat asks for: as an offer has it, with the lists of a form filled in. */
export type Action = { readonly type: string };

/** A standing order, in the form its title has. */
export type Order = Schemas['Order'];
