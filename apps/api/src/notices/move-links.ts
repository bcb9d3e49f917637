import { type Language, type Offer, offers, questionOf, type Seat } from '@staffetta/engine';
import type { Accounts } from '../accounts/accounts.ts';
import type { Asker } from '../accounts/mailing.ts';
import { newBearer } from '../accounts/secrets.ts';
import type { Database } from '../database/connection.ts';
import type { moveLink } from '../database/schema.ts';
import { foresee } from '../games/foresee.ts';
import type { Games } from '../games/games.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { sentencesOf } from '../games/log.ts';
import { namesAt, versionOf } from '../games/look.ts';
import { doneBefore, type Happened, missedSince, type Upon } from '../games/request.ts';
import { sha256 } from '../games/secret.ts';
import type { Caller } from '../games/tables.ts';
import { takenBackSince } from '../games/taken-back.ts';
import { nothingAsked, payVisit } from '../games/visit.ts';
import { Problem } from '../http/problems.ts';
import type { GameNotice } from './judging.ts';

// Links in a mail that each play one of its offers: who has one is its reader, as far as this one act
// upon this one version goes. Looking changes nothing; using does it once.

/** A link to one offer: its address goes into the mail, its hash is kept. */
type NewLink = {
  readonly url: string;
  readonly digest: Buffer;
  readonly act: Act;
  readonly decision: string | null;
};

type Act = { readonly type: string };

/** More would make a mail a list of addresses; the rest is on the page. */
const mostLinks = 12;

const goodFor = 30 * 24 * 3_600_000;

/** Which of an offer's acts is sealed, and so is not overtaken by what others seal. */
const decisionOf = ({ setting, game }: LoadedGame, { type }: Act): string | null =>
  setting.title.actions[type]?.openness === 'sealed' ? questionOf(setting, game) : null;

/** A link for each of a seat's first offers, in their order; null where there is something to fill in. */
export function linksTo(
  loaded: LoadedGame,
  { kind, seat }: Pick<GameNotice, 'kind' | 'seat'>,
  origin: string,
): readonly (NewLink | null)[] {
  if (seat === null || !['turn', 'reminder'].includes(kind)) return [];
  const link = ({ kind: form, action }: Offer<Act>): NewLink | null => {
    if (form === 'form') return null;
    const { secret, digest } = newBearer();
    const decision = decisionOf(loaded, action);
    return { url: `${origin}/move#${secret}`, digest, act: action, decision };
  };
  return offers(loaded.setting, loaded.game, seat).slice(0, mostLinks).map(link);
}

const writeSql = `
  insert into move_link (digest, user_id, game_id, seat, turn, version, decision, act, expires_at)
    select decode(l.digest, 'hex'), $1::uuid, $2::uuid, $3::smallint, $4::integer, $5::integer,
           l.decision, l.act, $6::timestamptz
      from jsonb_to_recordset($7::jsonb) as l (digest text, decision text, act jsonb)`;

/** Keeps the links of a mail, in the transaction that writes it. */
export async function writeLinks(
  run: Asker,
  loaded: LoadedGame,
  { userId, gameId, seat, turn }: Pick<GameNotice, 'userId' | 'gameId' | 'seat' | 'turn'>,
  links: readonly (NewLink | null)[],
  now: Date,
): Promise<void> {
  const rows = links.flatMap((link) =>
    link === null ? [] : [{ ...link, url: undefined, digest: link.digest.toString('hex') }],
  );
  if (seat === null || rows.length === 0) return;
  const version = versionOf(loaded.versions, seat);
  const until = new Date(now.getTime() + goodFor);
  await run.query(writeSql, [userId, gameId, seat, turn, version, until, JSON.stringify(rows)]);
}

type Link = typeof moveLink.$inferSelect & {
  readonly language: Language | null; // its reader's, if he has chosen one
  readonly isSuspended: boolean;
};

const findSql = `
  select l.digest, l.user_id as "userId", l.game_id as "gameId", l.seat, l.turn, l.version, l.decision,
         l.act, l.expires_at as "expiresAt", l.used_at as "usedAt", u.language,
         u.suspended_at is not null as "isSuspended"
    from move_link l join user_account u on u.user_id = l.user_id
    where l.digest = $1 and u.deleted_at is null`;
const usedSql = 'update move_link set used_at = $2 where digest = $1 and used_at is null';

/** A link that may still be good, the game it is of, and in whose name it acts. */
type Opened = { readonly link: Link; readonly loaded: LoadedGame; readonly caller: Caller };

/** Whether the game still asks what it asked when the mail was written. */
function isStillAsked(loaded: LoadedGame, { seat, turn, version, act, decision }: Link): boolean {
  if (decision === null) return versionOf(loaded.versions, seat) === version;
  const clock = loaded.clocks.find((one) => one.seat === seat);
  return clock?.waits === true && clock.turn === turn && decisionOf(loaded, act) === decision;
}

async function overtaken(games: Games, loaded: LoadedGame, seat: Seat, since: number) {
  const version = versionOf(loaded.versions, seat);
  const missed = await missedSince(games, loaded, seat, Math.min(since, version));
  return new Problem('move-overtaken', { version, missed });
}

/** What a rule can say of a link only when the game has gone on. */
const lateProblems: readonly string[] = ['stale', 'refused', 'wrong-state', 'precondition-missing'];

export type MoveLinks = ReturnType<typeof openMoveLinks>;

export function openMoveLinks(
  { pool }: Pick<Database, 'pool'>,
  games: Games,
  accounts: Pick<Accounts, 'names' | 'users'>,
  now: () => Date,
) {
  async function open(secret: string, asked: Language | null): Promise<Opened> {
    const { rows } = await pool.query<Link>(findSql, [sha256(secret)]);
    const [link] = rows;
    if (link === undefined) throw new Problem('move-link-unknown');
    if (link.isSuspended) throw new Problem('suspended');
    if (link.usedAt !== null) throw new Problem('move-link-used');
    if (link.expiresAt <= now()) throw new Problem('move-link-expired');
    const loaded = await games.cache.current(link.gameId);
    if (loaded === null) throw new Problem('move-link-unknown');
    const { userId, seat } = link;
    if (loaded.players[seat] !== userId) throw new Problem('seat-given-up');
    return { link, loaded, caller: { userId, seat, language: asked ?? link.language ?? 'en' } };
  }

  /** The game as whoever follows a link is told of it. */
  async function about({ loaded, caller: { language } }: Opened) {
    const nameOf = await namesAt(accounts, loaded, language);
    const { setting, players, row } = loaded;
    const seats = players.flatMap((player, seat) => (player === null ? [] : [seat]));
    const title = setting.title.words[language].name;
    return { nameOf, told: { game: row.gameId, title, players: seats.map(nameOf) } };
  }

  /** Does what a link is for. */
  async function play({ link, loaded, caller }: Opened, key: string) {
    const { gameId, seat, version, decision, act } = link;
    if (decision !== null && !isStillAsked(loaded, link)) {
      throw await overtaken(games, loaded, seat, version);
    }
    const upon: Upon = {
      ...(decision === null ? { version, decision: null } : { version: null, decision }),
      key,
    };
    const wish = { ...nothingAsked, actions: [act] };
    return payVisit(games, accounts, gameId, caller, wish, upon).catch(async (error: unknown) => {
      const isLate = error instanceof Problem && lateProblems.includes(error.problem);
      const present = isLate ? await games.cache.current(gameId) : null;
      throw present === null ? error : await overtaken(games, present, seat, version);
    });
  }

  /** Whether what a link did counts no more. */
  async function isTakenBack({ link, loaded }: Opened, { version, events }: Happened) {
    const gone = await takenBackSince(games, loaded, link.seat, version - events.length);
    return events.some((event) => gone.has(event.version));
  }

  return {
    /** What a link would do, in words; nothing is done. */
    async look(secret: string, asked: Language | null) {
      const opened = await open(secret, asked);
      const { link, loaded, caller } = opened;
      const { gameId, seat, version, act } = link;
      if (!isStillAsked(loaded, link)) throw await overtaken(games, loaded, seat, version);
      const wish = { actions: [act], notation: [], place: [] };
      const { steps, sentences, isCut } = await foresee(games, accounts, gameId, caller, wish);
      const [step] = steps;
      if (step === undefined) throw await overtaken(games, loaded, seat, version);
      const { sentence, price, notation } = step;
      const { told } = await about(opened);
      const answer = { ...told, sentence, price, notation, sentences, isCut };
      return { language: caller.language, answer };
    },

    /** Does what a link is for, once. If its answer is lost on the way, asking again gives it again. */
    async use(secret: string, asked: Language | null) {
      const opened = await open(secret, asked);
      const { link, loaded, caller } = opened;
      const { digest } = link;
      const key = `move-link ${digest.toString('hex')}`;
      const before = await doneBefore(games, loaded, caller, key);
      const done = before ?? (await play({ link, loaded, caller }, key));
      await pool.query(usedSql, [digest, now()]);
      if (before !== null && (await isTakenBack(opened, before))) {
        throw new Problem('move-link-used');
      }
      const { nameOf, told } = await about(opened);
      const { language } = caller;
      const sentences = done.events.flatMap((event) =>
        sentencesOf(loaded.setting, event, language, nameOf),
      );
      return { language, answer: { ...told, version: done.version, sentences } };
    },
  };
}
