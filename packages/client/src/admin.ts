import {
  type Api,
  type ClientSettings,
  openLink,
  plainly,
  settle,
  settleNothing,
  settleOnly,
} from './link.ts';
import { largestPage, pageOfLines, readOn } from './paging.ts';
import { isAnsweredBy, type Result, succeeded } from './problem.ts';
import type { Fetch } from './retry.ts';
import type { Done, QueryOf, Schemas, Told } from './shapes.ts';

// What admins do: a client of its own, since few need it and the others need not load it.

const ofGame = (game: string, reason: string) => ({ params: { path: { game } }, body: { reason } });

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
  endCodes: (code: string): Done => settleNothing(DELETE('/v1/admin/codes', { body: { code } })),
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
  answerReport: (game: string, report: string, answer: string, reason: string): Done =>
    settleNothing(
      POST('/v1/admin/games/{game}/reports/{report}/answer', {
        params: { path: { game, report } },
        body: { answer, reason },
      }),
    ),
});

/** Games, and what happened in one. */
const gameCalls = ({ GET, POST }: Api) => ({
  findGames: (wish: QueryOf<'findGames'> = {}): Told<'FoundGames'> =>
    settle(GET('/v1/admin/games', { params: { query: wish } })),
  inspectGame: (game: string): Told<'InspectedGame'> =>
    settle(GET('/v1/admin/games/{game}', { params: { path: { game } } })),
  inspectLog: (game: string, wish: QueryOf<'inspectLog'> = {}): Told<'InspectedLog'> =>
    settle(GET('/v1/admin/games/{game}/log', { params: { path: { game }, query: wish } })),
  /** The same as text, whole: a line for each event. */
  async inspectLogText(
    game: string,
    wish: Pick<QueryOf<'inspectLog'>, 'referee'> = {},
  ): Promise<Result<string>> {
    const headers = { accept: 'text/plain' };
    const pages = await readOn(0, (after) => {
      const params = { path: { game }, query: { ...wish, after, limit: largestPage } };
      const page = GET('/v1/admin/games/{game}/log', { params, headers, parseAs: 'text' });
      return settle(page.then(pageOfLines('after')));
    });
    return pages.ok ? succeeded(pages.data.join('')) : pages;
  },
  inspectPosition: (
    game: string,
    wish: QueryOf<'inspectPosition'> = {},
  ): Told<'InspectedPosition'> =>
    settle(GET('/v1/admin/games/{game}/view', { params: { path: { game }, query: wish } })),
  inspectDifference: (
    game: string,
    wish: QueryOf<'inspectDifference'>,
  ): Told<'PositionDifference'> =>
    settle(GET('/v1/admin/games/{game}/difference', { params: { path: { game }, query: wish } })),
  timeline: (game: string, wish: QueryOf<'readTimeline'> = {}): Told<'Timeline'> =>
    settle(GET('/v1/admin/games/{game}/timeline', { params: { path: { game }, query: wish } })),
  exportAnyGame: (game: string, wish: QueryOf<'exportAnyGame'> = {}): Told<'ExportedGame'> =>
    settle(GET('/v1/admin/games/{game}/export', { params: { path: { game }, query: wish } })),
  importGame: (file: Schemas['ExportedGame'], reason: string): Told<'ImportedGame'> =>
    settle(POST('/v1/admin/imports', { body: { reason, file } })),
  lookAsReferee: (game: string, reason: string): Told<'RefereeLook'> =>
    settle(POST('/v1/admin/games/{game}/look', { params: { path: { game } }, body: { reason } })),
  sendMailAgain: (game: string, mail: string, reason: string): Done =>
    settleNothing(
      POST('/v1/admin/games/{game}/mails/{mail}/again', {
        params: { path: { game, mail } },
        body: { reason },
      }),
    ),
  closeChat: (game: string, reason: string): Done =>
    settleNothing(POST('/v1/admin/games/{game}/chat/closing', ofGame(game, reason))),
  openChat: (game: string, reason: string): Done =>
    settleNothing(POST('/v1/admin/games/{game}/chat/opening', ofGame(game, reason))),
  archiveGame: (game: string, reason: string): Done =>
    settleNothing(POST('/v1/admin/games/{game}/archive', ofGame(game, reason))),
  unarchiveGame: (game: string, reason: string): Done =>
    settleNothing(POST('/v1/admin/games/{game}/unarchive', ofGame(game, reason))),
  checkLog: (game: string): Told<'CheckedLog'> =>
    settle(POST('/v1/admin/games/{game}/check', { params: { path: { game } } })),
});

type Edition = Schemas['Edition'];

/** An edition to add, as it was written: whether it is one, the service says. */
type WrittenEdition = Omit<Schemas['NewEdition'], 'facts'> & { readonly facts: unknown };

const ofTitle = (title: string) => ({ path: { title } });
const ofEdition = (title: string, hash: string, reason: string) => ({
  params: { path: { title, hash } },
  body: { reason },
});

/** The printed facts of titles. */
const editionCalls = ({ GET, POST }: Api) => ({
  keptEditions: (title: string) =>
    settleOnly(GET('/v1/admin/titles/{title}/editions', { params: ofTitle(title) }), 'editions'),
  editionForm: (title: string): Told<'EditionForm'> => {
    const found = settle(
      GET('/v1/admin/titles/{title}/editions/schema', { params: ofTitle(title) }),
    );
    return found as Told<'EditionForm'>; // openapi-fetch knows no tuples
  },
  validateEdition: (title: string, facts: unknown): Told<'JudgedEdition'> =>
    settle(
      POST('/v1/admin/titles/{title}/editions/validation', {
        params: ofTitle(title),
        body: { facts: facts as Edition }, // whether they are, is asked
      }),
    ),
  addEdition: (title: string, { facts, ...edition }: WrittenEdition) =>
    settleOnly(
      POST('/v1/admin/titles/{title}/editions', {
        params: ofTitle(title),
        body: { ...edition, facts: facts as Edition },
      }),
      'hash',
    ),
  withdrawEdition: (title: string, hash: string, reason: string): Done =>
    settleNothing(
      POST('/v1/admin/titles/{title}/editions/{hash}/withdrawal', ofEdition(title, hash, reason)),
    ),
  offerEdition: (title: string, hash: string, reason: string): Done =>
    settleNothing(
      POST('/v1/admin/titles/{title}/editions/{hash}/offer', ofEdition(title, hash, reason)),
    ),
  makeEditionDefault: (title: string, hash: string, wish: Schemas['ReasonedUponUsual']): Done =>
    settleNothing(
      POST('/v1/admin/titles/{title}/editions/{hash}/default', {
        params: { path: { title, hash } },
        body: wish,
      }),
    ),
});

/** How a game is helped: whoever may see it reads that, and why. */
const helpCalls = ({ POST }: Api) => ({
  takeGameBack: (game: string, wish: Schemas['TakingBack']): Done =>
    settleNothing(
      POST('/v1/admin/games/{game}/taking-back', { params: { path: { game } }, body: wish }),
    ),
  endGame: (game: string, wish: Schemas['ReasonedUponNewest']): Done =>
    settleNothing(POST('/v1/admin/games/{game}/end', { params: { path: { game } }, body: wish })),
  giveTime: (game: string, wish: Schemas['MoreTime']): Done =>
    settleNothing(
      POST('/v1/admin/games/{game}/more-time', { params: { path: { game } }, body: wish }),
    ),
  pauseGame: (game: string, wish: Schemas['Pausing']): Done =>
    settleNothing(POST('/v1/admin/games/{game}/pause', { params: { path: { game } }, body: wish })),
  endPause: (game: string, reason: string): Done =>
    settleNothing(
      POST('/v1/admin/games/{game}/resumption', { params: { path: { game } }, body: { reason } }),
    ),
  freeSeat: (game: string, seat: number, wish: Schemas['ReasonedUponNewest']): Done =>
    settleNothing(
      POST('/v1/admin/games/{game}/seats/{seat}/vacancy', {
        params: { path: { game, seat } },
        body: wish,
      }),
    ),
  inviteReplacement: (game: string, seat: number, wish: Schemas['ReplacingPlayer']): Done =>
    settleNothing(
      POST('/v1/admin/games/{game}/seats/{seat}/replacement', {
        params: { path: { game, seat } },
        body: wish,
      }),
    ),
});

/** How the service is. */
const serviceCalls = ({ GET }: Api) => ({
  dashboard: (): Told<'Dashboard'> => settle(GET('/v1/admin/dashboard')),
});

const adminCalls = (api: Api) => ({
  ...editionCalls(api),
  ...entranceCalls(api),
  ...staffCalls(api),
  ...peopleCalls(api),
  ...gameCalls(api),
  ...helpCalls(api),
  ...serviceCalls(api),
});

/** The service's calls for admins by name; to whoever is none, none of them is there. */
export type AdminClient = Readonly<ReturnType<typeof adminCalls>>;

type AdminSettings = ClientSettings & {
  /** Asked when a request needs a fresh sign-in; true: there is one, and the request goes on. */
  readonly enterAfresh?: () => Promise<boolean>;
};

/** Sends a request, and once more if it had to wait for a fresh sign-in. */
const entering =
  (send: Fetch, enterAfresh: () => Promise<boolean>): Fetch =>
  async (request) => {
    const response = await send(request.clone());
    const isOver = await isAnsweredBy(response, { status: 403, title: 'entry-needed' });
    return isOver && (await enterAfresh()) ? send(request) : response;
  };

/** A client for whoever administers a service. */
export const createAdminClient = ({
  fetch = plainly,
  enterAfresh = async () => false,
  ...settings
}: AdminSettings): AdminClient =>
  adminCalls(openLink({ ...settings, fetch: entering(fetch, enterAfresh) }).api);
