import {
  type Api,
  type ClientSettings,
  openLink,
  settle,
  settleNothing,
  settleOnly,
} from './link.ts';
import type { Done, QueryOf, Schemas, Told } from './shapes.ts';

// What admins do: a client of its own, since few need it and the others need not load it.

const ofUser = (user: string, reason: string) => ({ params: { path: { user } }, body: { reason } });

/** How an admin comes in: by a fresh sign-in, and if he wants by codes of an app as well. */
const entranceCalls = ({ GET, POST, DELETE }: Api) => ({
  entry: (): Told<'AdminEntry'> => settle(GET('/v1/admin/entry')),
  enter: (proof: Schemas['AdminProof']): Told<'AdminEntry'> =>
    settle(POST('/v1/admin/entry', { body: proof })),
  leave: (): Done => settleNothing(DELETE('/v1/admin/entry')),
  beginCodes: (): Told<'CodeSecret'> => settle(POST('/v1/admin/codes')),
  confirmCodes: (code: string): Done =>
    settleNothing(POST('/v1/admin/codes/confirmation', { body: { code } })),
  endCodes: (): Done => settleNothing(DELETE('/v1/admin/codes')),
});

/** Who may administer, and what they did. */
const staffCalls = ({ GET, PUT, POST }: Api) => ({
  admins: () => settleOnly(GET('/v1/admin/admins'), 'admins'),
  grantAdmin: (user: string, reason: string): Done =>
    settleNothing(PUT('/v1/admin/admins/{user}', ofUser(user, reason))),
  revokeAdmin: (user: string, reason: string): Done =>
    settleNothing(POST('/v1/admin/admins/{user}/revocation', ofUser(user, reason))),
  audit: (wish: QueryOf<'listAudit'> = {}): Told<'Audit'> =>
    settle(GET('/v1/admin/audit', { params: { query: wish } })),
});

/** Who has an account, and what they reported. */
const peopleCalls = ({ GET, POST }: Api) => ({
  findPeople: (wish: QueryOf<'findPeople'> = {}): Told<'FoundPeople'> =>
    settle(GET('/v1/admin/users', { params: { query: wish } })),
  person: (user: string): Told<'Person'> =>
    settle(GET('/v1/admin/users/{user}', { params: { path: { user } } })),
  suspendUser: (user: string, reason: string): Done =>
    settleNothing(POST('/v1/admin/users/{user}/suspension', ofUser(user, reason))),
  restoreUser: (user: string, reason: string): Done =>
    settleNothing(POST('/v1/admin/users/{user}/restoration', ofUser(user, reason))),
  signOutUser: (user: string, reason: string): Done =>
    settleNothing(POST('/v1/admin/users/{user}/sign-out', ofUser(user, reason))),
  reports: (wish: QueryOf<'listReports'> = {}): Told<'ReportedMessages'> =>
    settle(GET('/v1/admin/reports', { params: { query: wish } })),
  answerReport: (game: string, report: string, answer: string): Done =>
    settleNothing(
      POST('/v1/admin/games/{game}/reports/{report}/answer', {
        params: { path: { game, report } },
        body: { answer },
      }),
    ),
});

/** Games, and what happened in one. */
const gameCalls = ({ GET, POST }: Api) => ({
  findGames: (wish: QueryOf<'findGames'> = {}): Told<'FoundGames'> =>
    settle(GET('/v1/admin/games', { params: { query: wish } })),
  inspectLog: (game: string, wish: QueryOf<'inspectLog'> = {}): Told<'InspectedLog'> =>
    settle(GET('/v1/admin/games/{game}/log', { params: { path: { game }, query: wish } })),
  inspectPosition: (
    game: string,
    wish: QueryOf<'inspectPosition'> = {},
  ): Told<'InspectedPosition'> =>
    settle(GET('/v1/admin/games/{game}/view', { params: { path: { game }, query: wish } })),
  lookAsReferee: (game: string, reason: string): Told<'RefereeLook'> =>
    settle(POST('/v1/admin/games/{game}/look', { params: { path: { game } }, body: { reason } })),
  checkLog: (game: string): Told<'CheckedLog'> =>
    settle(POST('/v1/admin/games/{game}/check', { params: { path: { game } } })),
});

const adminCalls = (api: Api) => ({
  ...entranceCalls(api),
  ...staffCalls(api),
  ...peopleCalls(api),
  ...gameCalls(api),
});

/** The service's calls for admins by name; to whoever is none, none of them is there. */
export type AdminClient = Readonly<ReturnType<typeof adminCalls>>;

/** A client for whoever administers a service. */
export const createAdminClient = (settings: ClientSettings): AdminClient =>
  adminCalls(openLink(settings).api);
