import type { Language } from '@staffetta/engine';
import type { Asker } from '../accounts/mailing.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import type { NoticeKind } from '../database/schema.ts';
import { findTitle } from '../games/catalogue.ts';
import { playersOf } from '../games/loaded-game.ts';
import { type Names, namesAt } from '../games/look.ts';
import { sha256 } from '../games/secret.ts';
import type { Store } from '../games/store.ts';
import { othersOf } from './composing.ts';
import { gameName } from './letters.ts';
import { mailWords } from './words.ts';

/** What a link in a mail ends. */
export type WayOut = {
  readonly userId: string;
  readonly gameId: string | null;
  readonly kind: NoticeKind;
  readonly language: Language | null; // his, if he has chosen one
};

const findSql = `
  select l.user_id as "userId", l.game_id as "gameId", l.kind, u.language
    from unsubscribe_link l join user_account u on u.user_id = l.user_id
    where l.digest = $1 and u.deleted_at is null`;

const muteSql = `
  insert into notice_mute (user_id, game_id) select $1::uuid, $2::uuid where $2::uuid is not null
    on conflict do nothing`;
const noDigestSql = `
  update user_account set telling = telling || '{"turns":"nothing"}', digest_at = null
    where user_id = $1`;
const noSuchSql = `
  update user_account set notices = notices || jsonb_build_object($2::text, false)
    where user_id = $1`;

/** Ends the kind of mail a link stood in, and nothing else. */
async function end(run: Asker, { userId, gameId, kind }: WayOut): Promise<void> {
  switch (kind) {
    case 'turn':
    case 'correction':
    case 'reminder':
      await run.query(muteSql, [userId, gameId]);
      return;
    case 'digest':
      await run.query(noDigestSql, [userId]);
      return;
    case 'invitation':
    case 'chat':
    case 'ended':
      await run.query(noSuchSql, [userId, kind]);
  }
}

/** What the ways out of mails stand on. */
export type Unsubscribing = {
  readonly database: Pick<Database, 'pool'>;
  readonly store: Store;
  readonly accounts: Names;
};

export function openUnsubscribing({ database: { pool }, store, accounts }: Unsubscribing) {
  async function find(run: Asker, secret: string): Promise<WayOut | null> {
    const { rows } = await run.query<WayOut>(findSql, [sha256(secret)]);
    return rows[0] ?? null;
  }

  return {
    /** In which language its reader is answered; null: the link is none. */
    find: (secret: string) => find(pool, secret),

    /** Ends the mails of its kind, however often it is asked to; null: the link is none. */
    unsubscribe: (secret: string): Promise<WayOut | null> =>
      inTransaction(pool, async (run) => {
        const way = await find(run, secret);
        if (way !== null) await end(run, way);
        return way;
      }),

    /**
     * The game a link's mail was about, as its reader's mails call it; by its title alone for who plays it no
     * longer, as others may be there now. Null: it was about none, or this release does not know it.
     */
    async gameOf({ gameId, userId }: WayOut, language: Language): Promise<string | null> {
      const row = gameId === null ? null : await store.game(gameId);
      const entry = row === null ? null : findTitle(row.title, row.titleVersion);
      if (row === null || entry === null) return null;
      const players = await playersOf(store, row);
      const nameOf = await namesAt(accounts, { row, players }, language);
      const others = players.includes(userId) ? othersOf(players, userId, nameOf) : [];
      return gameName({ title: entry.title.words[language].name, others }, mailWords[language]);
    },
  };
}
