import type pg from 'pg';
import { mostTries, pauseAfter } from '../accounts/pauses.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import type { MailTrouble } from '../database/schema.ts';
import { newReplyAddress, writeAddress } from '../replies/addresses.ts';
import { compose, type Sources } from './composing.ts';
import { type GameNotice, judge, type Verdict, type Witnesses } from './judging.ts';
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

export function openDelivering(delivering: Delivering) {
  const { database, games, writings, origin, delay, replyDomain, now, onTrouble } = delivering;
  const { pool } = database;

  const witnesses: Witnesses = {
    games,
    unreadSince: async (gameId, userId) =>
      (await writings.unreadBy(gameId, [userId]))[0]?.number ?? null,
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

  async function tell(
    notice: GameNotice,
    loaded: Parameters<typeof judge>[1],
    reader: Reader,
  ): Promise<Plan> {
    const out = wayOut(origin());
    const links = linksTo(loaded, notice, origin());
    const moves = links.map((link) => link?.url ?? null);
    const { seat, kind, userId } = notice;
    const isToAct = seat !== null && ['turn', 'reminder'].includes(kind);
    const reply = replyDomain === null || !isToAct ? null : newReplyAddress(replyDomain);
    const mail = await compose(delivering, loaded, notice, reader, out, {
      moves,
      ...(reply === null ? {} : { replyTo: reply.address }),
    });
    return async (run) => {
      const at = now();
      await writeLinks(run, loaded, notice, links, at);
      if (reply !== null && seat !== null) {
        await writeAddress(run, reply.digest, loaded, { userId, seat, pending: null }, at);
      }
      await writeOut(run, notice, reader.mail, mail, out, at, reply?.address);
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
    if (verdict === 'later') {
      return postpone(notice, new Date(now().getTime() + Math.max(delay, shortestLater)), 0);
    }
    if (verdict !== 'tell' || reader === null) {
      return settle(notice, verdict === 'retracted' ? 'retracted' : 'unwanted');
    }
    const { mailTrouble } = reader;
    return mailTrouble === null ? tell(notice, loaded, reader) : withhold(notice, mailTrouble);
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
      const act = await plan(notice).catch((error: unknown) => failed(notice, error));
      await act(run);
      return true;
    });

  /** What becomes of a mail that was written: it can have waited until a server took it. */
  async function judgeAgain(noticeId: string): Promise<Verdict> {
    const { rows } = await pool.query<GameNotice>(findSql, [noticeId]);
    const [notice] = rows;
    const loaded = notice === undefined ? null : await games.cache.current(notice.gameId);
    if (notice === undefined || loaded === null) return 'retracted';
    const reader = await readerOf(pool, notice.userId, notice.gameId, now());
    return judge(witnesses, loaded, notice, reader);
  }

  return { deliverOnce, judgeAgain };
}
