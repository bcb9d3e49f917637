import type pg from 'pg';
import { mostTries, pauseAfter } from '../accounts/pauses.ts';
import type { Again } from '../accounts/post.ts';
import type { CheckClock } from '../clocks/machine-clock.ts';
import { attempt, type Database, inTransaction } from '../database/connection.ts';
import type { MailHeaders, MailTrouble } from '../database/schema.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { versionOf } from '../games/look.ts';
import { newReplyAddress, writeAddress } from '../replies/addresses.ts';
import { compose, type Playing, type Sources } from './composing.ts';
import { type GameNotice, judge, type Witnesses } from './judging.ts';
import { linksTo, writeLinks } from './move-links.ts';
import { corrected } from './notice.ts';
import { wayOut, writeOut } from './outgoing.ts';
import { type Reader, readerOf } from './reader.ts';

/** What delivering stands on. */
export type Delivering = Sources & {
  readonly database: Pick<Database, 'pool'>;
  readonly delay: number; // milliseconds
  readonly replyDomain: string | null; // of the addresses that answer mails; null: there are none
  readonly now: () => Date;
  readonly checkClock: CheckClock;
  readonly onTrouble: (error: Error) => void;
};

/** Each worker takes other notices than the rest. */
const columns = `
  notice_id as "noticeId", user_id as "userId", game_id as "gameId", seat, kind, turn, number,
  created_at as "createdAt", due_at as "dueAt", tries, state, settled_at as "settledAt", again`;
const findSql = `select ${columns} from notice where notice_id = $1`;
const dueSql = `
  select ${columns}
    from notice
    where state = 'waiting' and due_at <= $1 and game_id is not null
    order by due_at, notice_id
    limit 1
    for update skip locked`;

const settleSql = `
  update notice set state = $2, settled_at = $3, withheld_for = $4 where notice_id = $1`;
const laterSql = 'update notice set due_at = $2, tries = tries + $3 where notice_id = $1';

/** How soon one looks again whether a page is still open, at least. */
const shortestLater = 60_000;

/** What to do about a notice: known before anything is written. */
export type Plan = (run: pg.PoolClient) => Promise<void>;

const noPlan: Plan = () => Promise.resolve();

/** How one plays by a mail, as it is kept with it. */
type PlayingBy = Pick<MailHeaders, 'replyTo' | 'playing'>;

const playingIn = ({ replyTo, playing }: PlayingBy): Playing => ({
  moves: playing?.moves ?? [],
  ...(replyTo === undefined ? {} : { replyTo }),
});

export function openDelivering(delivering: Delivering) {
  const { database, games, writings, origin, delay, replyDomain, now, onTrouble } = delivering;
  const { pool } = database;

  const witnesses: Witnesses = {
    games,
    unreadSince: async (gameId, userId) =>
      (await writings.unreadBy(gameId, [userId]))[0]?.number ?? null,
    isNoticed: async (noticeId) => (await pool.query(findSql, [noticeId])).rowCount === 1,
    wasTold: async (noticeId) => {
      const { rowCount } = await pool.query(
        `select from notice n
          where n.notice_id = $1
            and (n.state in ('written', 'sent')
                 or exists (select from outgoing_mail m
                             where m.notice_id = n.notice_id and m.sent_at is not null))`,
        [noticeId],
      );
      return rowCount === 1;
    },
    correctedBy: (notice) => corrected(notice.gameId, notice),
  };

  const settle =
    ({ noticeId }: GameNotice, state: 'retracted' | 'unwanted' | 'given-up'): Plan =>
    async (run) => {
      await run.query(settleSql, [noticeId, state, now(), null]);
    };

  const withhold =
    ({ noticeId }: GameNotice, { kind }: MailTrouble): Plan =>
    async (run) => {
      await run.query(settleSql, [noticeId, 'withheld', now(), kind]);
    };

  const postpone =
    ({ noticeId }: GameNotice, until: Date, tries: 0 | 1): Plan =>
    async (run) => {
      await run.query(laterSql, [noticeId, until, tries]);
    };

  /** Links and an address nobody was told, by which one plays upon the game as it is, and what keeps them. */
  function newPlaying(
    loaded: LoadedGame,
    notice: GameNotice,
  ): { readonly by: PlayingBy; readonly keep: Plan } {
    const { seat, kind, userId } = notice;
    if (seat === null || !['turn', 'reminder'].includes(kind)) return { by: {}, keep: noPlan };
    const links = linksTo(loaded, notice, origin());
    const moves = links.map((link) => link?.url ?? null);
    const reply = replyDomain === null ? null : newReplyAddress(replyDomain);
    return {
      by: {
        playing: { version: versionOf(loaded.versions, seat), moves },
        ...(reply === null ? {} : { replyTo: reply.address }),
      },
      async keep(run) {
        const at = now();
        await writeLinks(run, loaded, notice, links, at);
        if (reply === null) return;
        await writeAddress(run, reply.digest, loaded, { userId, seat, pending: null }, at);
      },
    };
  }

  async function tell(notice: GameNotice, loaded: LoadedGame, reader: Reader): Promise<Plan> {
    const out = wayOut(origin());
    const { by, keep } = newPlaying(loaded, notice);
    const mail = await compose(delivering, loaded, notice, reader, out, playingIn(by));
    return async (run) => {
      const at = now();
      await keep(run);
      await writeOut(run, notice, reader.mail, mail, out, at, by);
      await run.query(settleSql, [notice.noticeId, 'written', at, null]);
    };
  }

  /** What becomes of a notice, and its mail if there is to be one. */
  async function plan(notice: GameNotice): Promise<Plan> {
    const { gameId, userId } = notice;
    const loaded = await games.cache.current(gameId);
    if (loaded === null) return settle(notice, 'retracted');
    const reader = await readerOf(pool, userId, gameId, now());
    const verdict = await judge(witnesses, loaded, notice, reader);
    if (typeof verdict === 'string') return settle(notice, verdict);
    if (verdict.isLater) {
      return postpone(notice, new Date(now().getTime() + Math.max(delay, shortestLater)), 0);
    }
    const { mailTrouble } = verdict.reader;
    return mailTrouble === null
      ? tell(verdict.notice, loaded, verdict.reader)
      : withhold(notice, mailTrouble);
  }

  /** What failed is tried again, later and later, and given up at last. */
  function failed(notice: GameNotice, error: unknown): Plan {
    onTrouble(error instanceof Error ? error : new Error('A notice could not be told'));
    if (notice.tries + 1 >= mostTries) return settle(notice, 'given-up');
    return postpone(notice, pauseAfter(now(), notice.tries), 1);
  }

  /** Sees to one notice that is due; says whether there was one. */
  const deliverOnce = (): Promise<boolean> =>
    inTransaction(pool, async (run) => {
      const { rows } = await run.query<GameNotice>(dueSql, [now()]);
      const [notice] = rows;
      if (notice === undefined) return false;
      const see = async () => (await plan(notice))(run);
      await attempt(run, see, (error) => failed(notice, error)(run));
      return true;
    });

  /** What a notice tells of, and to whom, as things are now; or why it is not to be told. */
  async function judgeAgain(noticeId: string) {
    const { rows } = await pool.query<GameNotice>(findSql, [noticeId]);
    const [notice] = rows;
    const loaded = notice === undefined ? null : await games.cache.current(notice.gameId);
    if (notice === undefined || loaded === null) return 'retracted';
    const reader = await readerOf(pool, notice.userId, notice.gameId, now());
    const verdict = await judge(witnesses, loaded, notice, reader);
    return typeof verdict === 'string' ? verdict : { ...verdict, loaded };
  }

  async function whyNot(noticeId: string): Promise<'retracted' | 'unwanted' | null> {
    const found = await judgeAgain(noticeId);
    return typeof found === 'string' ? found : null;
  }

  /**
   * What becomes of a mail that was written and has waited until a server took it: it is written anew, with the way out it
   * has. Its links and its address stay while its reader is told of nothing new. Then it has others, and those it had are
   * not ended: they are good upon what they told of and no more, and where the server's word was lost he has them already.
   */
  async function again(noticeId: string, headers: MailHeaders): Promise<NonNullable<Again>> {
    const found = await judgeAgain(noticeId);
    if (typeof found === 'string') return found;
    const { notice, loaded, reader } = found;
    const ways = { ...wayOut(origin()), unsubscribe: headers.unsubscribe ?? '' };
    const version = notice.seat === null ? null : versionOf(loaded.versions, notice.seat);
    const isAsItWas = version !== null && headers.playing?.version === version;
    const { by, keep } = isAsItWas ? { by: headers, keep: noPlan } : newPlaying(loaded, notice);
    const mail = await compose(delivering, loaded, notice, reader, ways, playingIn(by));
    await inTransaction(pool, keep); // before it leaves: it can arrive though its process dies
    return { ...mail, headers: { ...headers, ...by } };
  }

  return { deliverOnce, again, whyNot };
}
