import { randomUUID } from 'node:crypto';
import { canonicalJson } from '@staffetta/engine';
import type { Database } from '../database/connection.ts';
import { sha256 } from '../games/secret.ts';
import { playsSql } from './looks.ts';

/** What is noted of a request before it is done. */
export type Deed = {
  readonly admin: string | null; // null: whoever may run commands on the machine itself
  readonly operation: string;
  readonly gameId: string | null;
  readonly userId: string | null; // whom it is about
  readonly reason: string | null;
  readonly asked: Readonly<Record<string, unknown>>;
};

/** An entry of the log. Of what another did about a game one plays one is told neither what he asked for nor why. */
export type AuditEntry = Deed & {
  readonly isDeed: boolean; // else it was only read
  readonly isWithheld: boolean;
  readonly id: string;
  readonly at: Date;
  readonly adminName: string | null;
  readonly userName: string | null;
  readonly status: number | null; // null: its process died, or it is being done
};

/**
 * Whether an entry is a deed: what changes something, or looks at what is secret, has a reason, but for codes of one's own
 * app. All else is only read. In these words an index holds them.
 */
export const isDeedSql = (entry: string): string =>
  `(${entry}.reason is not null or ${entry}.operation in ('confirmAdminCodes', 'endAdminCodes'))`;

/** What is noted of whom somebody looks for: a name, but no address, which would stay for ever. */
export const notedName = (named: string): string => (named.includes('@') ? 'an address' : named);

/** What is noted of what is long, and kept elsewhere if it is kept. */
export const notedHash = (value: unknown): string => sha256(canonicalJson(value)).toString('hex');

/** Which entries are wanted; null: it does not matter. */
export type AuditWish = {
  readonly gameId: string | null;
  readonly userId: string | null;
  readonly admin: string | null;
  readonly asker: string | null; // an admin who reads; null: whoever may run commands on the machine itself
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly limit: number | null; // null: all
  readonly deedsOnly?: boolean; // left out: what was only read, too
};

/** What admins did, which can be added to and never changed. */
export type Audit = ReturnType<typeof openAudit>;

const noteSql = `
  insert into admin_audit (entry_id, at, admin, operation, game_id, user_id, reason, asked)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)`;

const settleSql = 'insert into admin_outcome (entry_id, status, at) values ($1, $2, $3)';

/** Entries as an admin may read them: of his own game numbers of events, and reasons, are secret. */
const entriesSql = (asker: string): string => `
  select a.entry_id as id, a.at, a.admin, a.operation, a.game_id as "gameId",
         case when not w."isWithheld" then a.user_id end as "userId", w."isWithheld", o.status,
         ${isDeedSql('a')} as "isDeed",
         case when not w."isWithheld" then a.reason end as reason,
         case when w."isWithheld" then '{}' else a.asked end as asked,
         one.name as "adminName",
         case when not w."isWithheld" then other.name end as "userName"
    from admin_audit a
    cross join lateral (
      select a.admin is distinct from ${asker} and ${playsSql('a.game_id', asker)} as "isWithheld") w
    left join admin_outcome o on o.entry_id = a.entry_id
    left join user_account one on one.user_id = a.admin
    left join user_account other on other.user_id = a.user_id`;

const listSql = (deedsOnly: boolean): string => `${entriesSql('$7::uuid')}
   where ($1::uuid is null or a.game_id = $1) and ($2::uuid is null or (a.user_id = $2 and not w."isWithheld"))
     and ($3::uuid is null or a.admin = $3)
     and ($4::timestamptz is null or (a.at, a.entry_id) < ($4, $5::uuid))
     and ${deedsOnly ? isDeedSql('a') : 'true'}
   order by a.at desc, a.entry_id desc
   limit $6`;

export function openAudit({ pool }: Pick<Database, 'pool'>, now: () => Date) {
  return {
    /** Notes what is about to be done; without its entry nothing is. */
    async note(deed: Deed): Promise<string> {
      const id = randomUUID();
      const { admin, operation, gameId, userId, reason, asked } = deed;
      const values = [id, now(), admin, operation, gameId, userId, reason, JSON.stringify(asked)];
      await pool.query(noteSql, values);
      return id;
    },

    /** Notes how it ended, as the status of its answer says. */
    async settle(id: string, status: number): Promise<void> {
      await pool.query(settleSql, [id, status, now()]);
    },

    /** The newest first. */
    async list({
      gameId,
      userId,
      admin,
      asker,
      before,
      limit,
      deedsOnly = false,
    }: AuditWish): Promise<readonly AuditEntry[]> {
      const values = [gameId, userId, admin, before?.at ?? null, before?.id ?? null, limit, asker];
      return (await pool.query<AuditEntry>(listSql(deedsOnly), values)).rows;
    },

    /** These entries, in no order, for somebody who may read all of them. */
    async of(ids: readonly string[]): Promise<readonly AuditEntry[]> {
      const sql = `${entriesSql('$2::uuid')} where a.entry_id = any($1)`;
      return (await pool.query<AuditEntry>(sql, [ids, null])).rows;
    },
  };
}
