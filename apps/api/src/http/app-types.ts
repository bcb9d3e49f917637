import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { z } from 'zod';
import type { Accounts } from '../accounts/accounts.ts';
import type { Mailbox } from '../accounts/mailbox.ts';
import type { LeaveAllGames } from '../accounts/own-account.ts';
import type { Vacations } from '../accounts/vacations.ts';
import type { Desk } from '../admin/desk.ts';
import type { Feed } from '../games/feed.ts';
import type { Following } from '../games/following.ts';
import type { Games } from '../games/games.ts';
import type { KeptInGames } from '../games/kept.ts';
import type { Writings } from '../games/writings.ts';
import type { MoveLinks } from '../notices/move-links.ts';
import type { OwnMails } from '../notices/own-mails.ts';
import type { NotePage } from '../notices/presence.ts';
import type { OpenLines } from './stream.ts';

type DeepReadonly<T> = T extends readonly (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** Requests have the type their zod schema parses to; answers only need to be read. */
interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodType ? DeepReadonly<z.input<this['schema']>> : unknown;
}

/** The server as routes see it: requests and answers typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  SchemaTypes
>;

/** What routes stand on. */
export type RouteServices = {
  readonly accounts: Accounts;
  readonly games: Games;
  readonly feed: Feed;
  readonly following: Following;
  readonly lines: OpenLines; // streams, and requests that wait
  readonly heartbeatEvery: number; // milliseconds, of a stream
  readonly longestWait: number; // milliseconds, of a request that waits for a version
  readonly writings: Writings;
  readonly offersExamples: boolean; // whether titles that are examples can be played
  readonly isSecure: boolean; // whether the world reaches this service by TLS
  readonly leaveAllGames: LeaveAllGames;
  readonly isPlaying: (userId: string) => Promise<boolean>; // or waits at a table
  readonly keptInGames: readonly KeptInGames[];
  readonly mailbox: Mailbox | null; // null: mails are sent
  readonly ownMails: OwnMails;
  readonly vacations: Vacations;
  readonly moveLinks: MoveLinks;
  readonly notePage: NotePage; // for whoever asked to be left alone while one is open
  readonly desk: Desk; // what admins work with
  readonly isReady: () => Promise<boolean>;
};
