import type pg from 'pg';
import { pauseAfter } from '../accounts/pauses.ts';
import { attempt, type Database, inTransaction } from '../database/connection.ts';
import type { Games } from '../games/games.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import type { Writings } from '../games/writings.ts';
import { corrected, fetchable, noticeId, type Wish, wishesIn } from './notice.ts';

/** What looking at moved games stands on. */
export type Looking = {
  readonly database: Pick<Database, 'pool'>;
  readonly games: Games;
  readonly writings: Pick<Writings, 'unreadBy'>;
  readonly delay: number; // milliseconds: how long a notice waits, as an act may be taken back
  readonly now: () => Date;
  readonly onTrouble: (error: Error) => void;
};

type Look = {
  readonly gameId: string;
  readonly topic: 'told' | 'said';
  readonly number: number;
  readonly tries: number;
};

/** Each worker takes other games than the rest. */
const takeSql = `
  select game_id as "gameId", topic, number, tries
    from notice_look
    where due_at <= $1
    order by due_at, game_id, topic, number
    limit 1
    for update skip locked`;

/** What this look has seen; what another worker holds it sees to itself. */
const seenSql = `
  delete from notice_look
    where (game_id, topic, number) in (
      select game_id, topic, number from notice_look
        where game_id = $1 and topic = $2 and number <= $3
        for update skip locked)`;

const laterSql = `
  update notice_look set tries = tries + 1, due_at = $4
    where game_id = $1 and topic = $2 and number = $3`;

/** Only for whom a mail can reach, and a correction only of what was, or is about to be, told. */
const writeSql = `
  insert into notice
    (notice_id, user_id, game_id, seat, kind, turn, number, created_at, due_at, state)
    select w.id, w.user_id, $1::uuid, w.seat, w.kind, w.turn, w.number, $3::timestamptz,
           $4::timestamptz, 'waiting'
      from jsonb_to_recordset($2::jsonb)
        as w (id uuid, user_id uuid, seat smallint, kind text, turn integer, number integer, corrects uuid)
      join user_account u on u.user_id = w.user_id
      where u.mail is not null and u.deleted_at is null
        and (w.corrects is null
             or exists (select from notice n
                         where n.notice_id = w.corrects and n.state in ('waiting', 'written', 'sent')))
    on conflict do nothing`;

const asRow = (gameId: string, wish: Wish) => ({
  id: noticeId(gameId, wish),
  user_id: wish.userId,
  seat: wish.seat,
  kind: wish.kind,
  turn: wish.turn,
  number: wish.number,
  corrects: wish.kind === 'correction' ? corrected(gameId, wish) : null,
});

/** Those who were invited, and have not answered. */
async function invitationsIn(
  { store }: Games,
  { row, game }: LoadedGame,
): Promise<readonly Wish[]> {
  if (game.status === 'ended') return [];
  const admissions = await store.admissions(row.gameId);
  return admissions.flatMap(({ userId, invitation }) =>
    invitation === null
      ? []
      : [{ userId, seat: null, kind: 'invitation', turn: invitation, number: 0 } as const],
  );
}

export function openLooking({ database, games, writings, delay, now, onTrouble }: Looking) {
  const { pool } = database;

  async function chatIn(loaded: LoadedGame): Promise<readonly Wish[]> {
    const unread = await writings.unreadBy(loaded.row.gameId, fetchable(loaded));
    return unread.map(({ userId, number }) => ({
      ...{ userId, seat: null, kind: 'chat', turn: 0, number },
    }));
  }

  /** Whom what happened concerns, and how far this look has seen. */
  async function seeing({ gameId, topic, number }: Look) {
    const loaded = await games.cache.current(gameId);
    if (loaded === null) return { wishes: [], upTo: number };
    if (topic === 'said') return { wishes: await chatIn(loaded), upTo: number };
    const invited = await invitationsIn(games, loaded);
    return { wishes: [...wishesIn(loaded), ...invited], upTo: Math.max(number, loaded.number) };
  }

  /** Writes the notices of one game that moved. */
  async function see(run: pg.PoolClient, look: Look): Promise<void> {
    const { gameId, topic } = look;
    const { wishes, upTo } = await seeing(look);
    const at = now();
    const due = new Date(at.getTime() + delay);
    const rows = JSON.stringify(wishes.map((wish) => asRow(gameId, wish)));
    await run.query(writeSql, [gameId, rows, at, due]);
    await run.query(seenSql, [gameId, topic, upTo]);
  }

  /** Looks at one game that moved; says whether there was one. */
  const lookOnce = (): Promise<boolean> =>
    inTransaction(pool, async (run) => {
      const { rows } = await run.query<Look>(takeSql, [now()]);
      const [look] = rows;
      if (look === undefined) return false;
      const { gameId, topic, number, tries } = look;
      await attempt(
        run,
        () => see(run, look),
        async (error) => {
          onTrouble(error instanceof Error ? error : new Error('A game could not be looked at'));
          await run.query(laterSql, [gameId, topic, number, pauseAfter(now(), tries)]);
        },
      );
      return true;
    });

  return { lookOnce };
}
