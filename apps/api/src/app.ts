import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import Fastify, { type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import helmet from 'helmet';
import type { z } from 'zod';
import { openAccounts, returnPathKey, signingKey } from './accounts/accounts.ts';
import { openMailbox } from './accounts/mailbox.ts';
import { openPost, type Post, type PostSettings } from './accounts/post.ts';
import { openReturnPaths } from './accounts/return-paths.ts';
import { openVacations } from './accounts/vacations.ts';
import { openDesk } from './admin/desk.ts';
import { openBeat } from './clocks/beat.ts';
import { clockCheck, despiteClock } from './clocks/machine-clock.ts';
import { openTimetables } from './clocks/timetables.ts';
import { type ClockWorker, openClockWorker } from './clocks/worker.ts';
import { openPulse, type Pulse } from './dashboard/pulse.ts';
import type { Database } from './database/connection.ts';
import { docsRoutes } from './docs/routes.ts';
import { openFeed, type Probing } from './games/feed.ts';
import { openFollowing } from './games/following.ts';
import { type Games, keepEditions, openGames } from './games/games.ts';
import { forgetAtTables, keptAtTables } from './games/kept.ts';
import { openLongLogs } from './games/long-logs.ts';
import { openRelay, type Relay } from './games/relay.ts';
import { leaveAllGames } from './games/staying.ts';
import { openStore } from './games/store.ts';
import { openWritings } from './games/writings.ts';
import type { App, RouteServices } from './http/app-types.ts';
import { identifier } from './http/caller.ts';
import { closeCleanly } from './http/closing.ts';
import { allowOrigins } from './http/cors.ts';
import { handleError } from './http/errors.ts';
import { type Limits, limitRequests, openKnownTokens } from './http/limits.ts';
import { loggedError, loggedRequest } from './http/log.ts';
import { noteMethods } from './http/methods.ts';
import { measure } from './http/metrics.ts';
import { refuseOverload } from './http/overload.ts';
import { requestIds } from './http/request-id.ts';
import { openSharedCounts } from './http/shared-counts.ts';
import { openLines } from './http/stream.ts';
import { tell } from './http/tell.ts';
import { refuseUnreadable } from './http/unreadable.ts';
import { writeUrl } from './listen.ts';
import { openMoveLinks } from './notices/move-links.ts';
import { openOwnMails } from './notices/own-mails.ts';
import { openPresence } from './notices/presence.ts';
import { type NoticeWorker, openNoticeWorker } from './notices/worker.ts';
import { openPostmaster } from './replies/postmaster.ts';
import { openMailReading } from './replies/reading.ts';
import { openReplies, type Replies } from './replies/replies.ts';
import { openRounds } from './rounds.ts';
import { accountRoutes } from './routes/accounts.ts';
import { actingRoutes } from './routes/acting.ts';
import { adminRoutes } from './routes/admin/index.ts';
import { clockRoutes } from './routes/clocks.ts';
import { foreseeingRoutes } from './routes/foreseeing.ts';
import { healthRoutes } from './routes/health.ts';
import { hostingRoutes } from './routes/hosting.ts';
import { lookingRoutes } from './routes/looking.ts';
import { mailInRoutes } from './routes/mail-in.ts';
import { mailLinkRoutes } from './routes/mail-links.ts';
import { moveLinkRoutes } from './routes/move-links.ts';
import { noticeRoutes } from './routes/notices.ts';
import { orderRoutes } from './routes/orders.ts';
import { ownAccountRoutes } from './routes/own-account.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { stayingRoutes } from './routes/staying.ts';
import { streamRoutes } from './routes/streams.ts';
import { tableRoutes } from './routes/tables.ts';
import { titleRoutes } from './routes/titles.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { unsubscribingRoutes } from './routes/unsubscribing.ts';
import { userRoutes } from './routes/users.ts';
import { webRoutes } from './routes/web.ts';
import { writingRoutes } from './routes/writings.ts';
import type { Bounds } from './thread.ts';

/** What the application is made of and how it behaves. */
export type AppSettings = {
  readonly database: Database;
  readonly docsFolder?: string | null; // the built documentation, if this process serves it
  readonly webFolder: string | null; // the built front end, if this process serves it
  readonly offersExamples: boolean;
  readonly strictAnswers: boolean; // an undeclared key fails instead of being dropped
  readonly logLevel: string;
  readonly logTo?: { write(line: string): void }; // standard output if left out
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>;
  readonly limits: Limits;
  readonly corsOrigins?: readonly string[]; // whose pages may use the service; nobody's if left out
  readonly metricsToken?: string | null; // for the operator; there are no metrics without it
  readonly heartbeatEvery?: number; // milliseconds, of a stream
  readonly probing?: Probing; // of the connection that hears of moves; as usual if left out
  readonly longestWait?: number; // milliseconds, of a request that waits for a version
  readonly publicUrl: string | null; // how the world reaches it; null: as it is bound
  readonly post: PostSettings | null; // null: mails are not sent,
  readonly showsMailbox: boolean; // but read on this machine
  readonly replyDomain?: string | null; // of the addresses that answer mails, and of return paths; there are none without
  readonly postmaster?: string | null; // whom mails to the postmaster of that domain are brought to
  readonly mailInToken?: string | null; // with which mails are handed over; none are without
  readonly noticeDelay?: number; // seconds a notice waits; as usual if left out
  readonly outageAfter?: number; // minutes nobody worked or nobody answered, from which no clock has gone; never if left out
  readonly mailBounds?: Bounds; // of reading one mail; as usual if left out
  readonly logBounds?: Bounds; // of working through one long log; as usual if left out
  readonly vacationDays?: number; // a year, for each user; 30 if left out
  readonly now?: () => Date; // the time; that of the machine if left out
  readonly clockTolerance?: number; // milliseconds it may be off the database's; any if left out
};

const largestBody = 64 * 1024;

/** Milliseconds to receive a whole request. Node looks every half minute, and stops counting once it has arrived. */
const requestTimeout = 30_000;

/** Often enough for whatever takes a silent line for dead. */
const usualHeartbeat = 15_000;

/** Long enough to take an act back, and soon enough for whoever is waited for. */
const usualDelay = 120;

/** As many days a year as people have. */
const usualVacation = 30;

/** Short of the half minute at which proxies lose patience. */
const usualWait = 25_000;

/** All routes, in reading order. */
export function registerRoutes(app: App, services: RouteServices): void {
  healthRoutes(app, services);
  accountRoutes(app, services);
  sessionRoutes(app, services);
  mailLinkRoutes(app, services);
  ownAccountRoutes(app, services);
  tokenRoutes(app, services);
  userRoutes(app, services);
  titleRoutes(app, services);
  tableRoutes(app, services);
  hostingRoutes(app, services);
  stayingRoutes(app, services);
  clockRoutes(app, services);
  lookingRoutes(app, services);
  actingRoutes(app, services);
  orderRoutes(app, services);
  foreseeingRoutes(app, services);
  writingRoutes(app, services);
  noticeRoutes(app, services);
  moveLinkRoutes(app, services);
  streamRoutes(app, services);
  adminRoutes(app, services);
}

/** The application, and the parts of it that its program and its tests reach for. */
export type BuiltApp = {
  readonly app: App;
  readonly services: RouteServices;
  readonly relay: Relay;
  readonly post: Post | null;
  readonly notices: NoticeWorker;
  readonly clocks: ClockWorker;
  /** Notes that requests are answered, now and until it is closed: before the first, so that none finds time gone that nobody had. */
  readonly attend: () => Promise<void>;
  readonly pulse: Pulse;
  readonly replies: Replies | null;
};

/** The application, ready to listen. Closing it closes all it opened, but not the database. */
export async function buildApp(settings: AppSettings): Promise<BuiltApp> {
  const options: FastifyServerOptions = {
    bodyLimit: largestBody,
    requestTimeout,
    forceCloseConnections: 'idle',
    genReqId: requestIds(settings.trustProxy),
    trustProxy: settings.trustProxy,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: handleError,
    clientErrorHandler: refuseUnreadable,
    logger: {
      level: settings.logLevel,
      ...(settings.logTo === undefined ? {} : { stream: settings.logTo }),
      serializers: { err: loggedError, req: loggedRequest },
    },
  };
  const app: App = Fastify(options);
  app.server.headersTimeout = requestTimeout; // Node swaps the two if this is the longer one
  try {
    return await assemble(app, settings);
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** What only watches the service: it would make most of its requests, and none that anybody waits for. */
const isWatching = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/health/') === true;

/** Where a browser on this machine finds what listens here: as the program says it, so that cookies are the same. */
function boundOrigin({ server }: App): string {
  const bound = server.address();
  const isBound = typeof bound === 'object' && bound !== null;
  return isBound ? writeUrl(bound.address, bound.port) : 'http://localhost';
}

async function assemble(app: App, settings: AppSettings): Promise<BuiltApp> {
  const { database } = settings;
  const trouble = (what: string) => (error: Error) => app.log.error({ err: error }, what);

  const lost = trouble('a database connection was lost');
  database.pool.on('error', lost);
  app.addHook('onClose', async () => {
    database.pool.off('error', lost); // from now on they end because they are told to
  });
  const { now = () => new Date() } = settings;
  const relay = openRelay(database, trouble('the relay failed'), now);
  app.addHook('onClose', relay.close);
  const feed = await openFeed(database, trouble('the feed was lost'), settings.probing);
  app.addHook('onClose', feed.close);
  const store = openStore(database);
  const following = openFollowing(store, feed, trouble('a moved game could not be looked up'));
  const lines = openLines(settings.limits);
  app.addHook('preClose', async () => lines.closeAll());
  closeCleanly(app);
  await keepEditions(store);
  const methods = noteMethods(app);
  const origin = () => settings.publicUrl ?? boundOrigin(app);
  const { replyDomain: domain = null } = settings;
  const returnPaths =
    domain === null
      ? null
      : openReturnPaths(database, { key: await returnPathKey(database), domain, now });
  const telling = {
    strict: settings.strictAnswers,
    report: (keys: readonly string[]) => {
      metrics.keysDropped(keys.length);
      app.log.error({ keys }, 'undeclared keys were dropped');
    },
  };
  const accounts = openAccounts(database, origin, now, {
    'sign-in from an address': settings.limits.failedSignInsPerAddress,
    'mail asked for from an address': settings.limits.mailsPerAddress,
  });
  const writings = openWritings(database);
  const forget = forgetAtTables(database);
  const leaveAll = async (userId: string): Promise<void> => {
    await leaveAllGames(games, userId);
    await writings.erase(userId);
    await forget(userId, await accounts.personOf(userId));
  };
  const outageAfter = (settings.outageAfter ?? 0) * 60_000;
  const longLogs = openLongLogs(database.url, settings.logBounds);
  app.addHook('preClose', longLogs.close);
  const games: Games = openGames(store, {
    aside: longLogs,
    report: (found) => app.log.error(found, 'stored data is damaged'),
    committed: relay.nudge,
    now,
    people: accounts,
    timingOf: openTimetables({ database, outageAfter, now }),
    seated: async (userId) => {
      if (await accounts.isGone(userId)) await leaveAll(userId);
    },
    telling,
  });
  const checkClock = clockCheck({ database, now, tolerance: settings.clockTolerance });
  const notices = openNoticeWorker({
    database,
    checkClock,
    games,
    accounts,
    writings,
    origin,
    delay: (settings.noticeDelay ?? usualDelay) * 1_000,
    replyDomain: domain,
    now,
    onTrouble: trouble('a notice failed'),
  });
  app.addHook('onClose', notices.close);
  const post =
    settings.post === null
      ? null
      : openPost({
          database,
          settings: settings.post,
          origin,
          returnPaths,
          again: notices.again,
          now,
          checkClock,
          onTrouble: trouble('a mail was not sent'),
        });
  app.addHook('onClose', async () => post?.close());
  const clocks = openClockWorker({
    database,
    checkClock,
    games,
    outageAfter,
    now,
    onTrouble: trouble('a clock could not be looked at'),
  });
  app.addHook('onClose', clocks.close);
  const noteAnswers = openBeat({ database, duty: 'answers', outageAfter, now, checkClock });
  const attending = openRounds(noteAnswers, trouble('that requests are answered was not noted'));
  app.addHook('onClose', attending.close);
  const pulse = openPulse({
    database,
    posts: settings.post !== null,
    hears: feed.isHearing,
    now,
    onTrouble: trouble('that a process is there was not noted'),
  });
  app.addHook('onClose', pulse.close);
  const attend = async (): Promise<void> => {
    await despiteClock(noteAnswers(), trouble('that requests are answered was not noted'));
    attending.work();
    pulse.begin('answers');
  };
  const mailReading = openMailReading(settings.mailBounds);
  app.addHook('preClose', mailReading.close);
  const replies =
    domain === null || returnPaths === null
      ? null
      : openReplies({
          ...{ database, games, accounts, returnPaths, origin, domain, now },
          read: mailReading.read,
          postmaster: openPostmaster({
            ...{ domain, to: settings.postmaster, post, database, now },
            onDropped: () => app.log.warn('a mail to the postmaster was brought to nobody'),
          }),
        });
  const desk = openDesk({
    ...{ database, games, longLogs, accounts, writings, notices, origin, now },
  });
  app.addHook('preClose', desk.editions.close);
  app.addHook('preClose', desk.files.close);
  const ownMails = openOwnMails(database);
  const vacations = openVacations(database, settings.vacationDays ?? usualVacation, now);
  const services: RouteServices = {
    accounts,
    games,
    feed,
    following,
    lines,
    heartbeatEvery: settings.heartbeatEvery ?? usualHeartbeat,
    longestWait: settings.longestWait ?? usualWait,
    writings,
    offersExamples: settings.offersExamples,
    isSecure: settings.publicUrl?.startsWith('https:') ?? false,
    leaveAllGames: leaveAll,
    isPlaying: async (userId) => (await store.unfinished(userId)).length > 0,
    keptInGames: [keptAtTables(database), writings.of, ownMails.kept, vacations.kept],
    mailbox: settings.showsMailbox ? openMailbox(database, origin, replies?.receive ?? null) : null,
    ownMails,
    vacations,
    moveLinks: openMoveLinks(database, games, accounts, now),
    notePage: openPresence(database, now, trouble('an open page was not noted')),
    desk,
    isReady: () =>
      Promise.all([database.pool.query('select 1'), checkClock()]).then(
        () => feed.isHearing(),
        () => false,
      ),
  };

  app.removeContentTypeParser(['text/plain', 'application/json']); // JSON or nothing
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null) : readJson(request, body, done)),
  );
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (value) =>
        JSON.stringify(tell(telling, schema, value)),
  );
  app.setErrorHandler(handleError);
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false, // the proxy that speaks TLS says so
  });
  app.addHook('onRequest', (request, reply, next) => protect(request.raw, reply.raw, () => next()));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await allowOrigins(app, settings.corsOrigins ?? []);
  const uncounted = new Set<string>();
  const isFree = (request: FastifyRequest): boolean => {
    const { url } = request.routeOptions;
    return isWatching(request) || url === '/metrics' || (url !== undefined && uncounted.has(url));
  };
  refuseOverload(app, settings.limits, isFree);
  const counts = openSharedCounts(database, trouble('requests were counted by this process alone'));
  app.addHook('onClose', counts.close);
  const known = openKnownTokens();
  await limitRequests(app, { limits: settings.limits, counts, known, uncounted });
  await app.register(cookie);
  await app.register(jwt, { secret: await signingKey(database) });
  app.addHook('onResponse', async (request, reply) => {
    if (!isWatching(request)) pulse.count(reply.statusCode);
  });
  const metrics = measure(app, settings.metricsToken ?? null, {
    database,
    openLines: lines.count,
    heldGames: games.cache.count,
  });
  app.decorate('identify', identifier(app, services.accounts, known.note));
  registerRoutes(app, services);
  await docsRoutes(app, settings.docsFolder);
  await unsubscribingRoutes(app, { database, store, accounts });
  await mailInRoutes(app, replies, settings.mailInToken ?? null);
  await webRoutes(app, settings.webFolder, { methods, uncounted });
  return { app, services, relay, post, notices, clocks, attend, pulse, replies };
}
