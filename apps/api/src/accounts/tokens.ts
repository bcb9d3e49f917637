import { randomUUID } from 'node:crypto';
import { type Database, inTransaction } from '../database/connection.ts';
import { sha256 } from '../games/secret.ts';
import { Problem } from '../http/problems.ts';
import type { User } from './accounts.ts';
import { lockAccount } from './lock.ts';
import { newBearer } from './secrets.ts';
import type { Identity } from './sessions.ts';

/** What a personal token may be allowed to. */
export const tokenScopes = ['games:read', 'games:play', 'account:read', 'admin'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** By this a personal token is known for one, also by whoever finds it where it should not be. */
export const tokenPrefix = 'stf_';

const mostTokens = 50; // of one user

export type TokenWish = {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresInDays?: number | undefined;
};

/** A token as its owner sees it listed. */
export type ListedToken = {
  readonly id: string;
  readonly user: User; // whom it signs in: its owner, or one of his bots
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
};

const columns = `t.token_id as id, t.name, t.scopes, t.created_at as "createdAt",
  t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt",
  json_build_object('id', u.user_id, 'name', u.name, 'kind', u.kind) as "user"`;

const makeSql = `
  with t as (
    insert into personal_token (token_id, user_id, name, digest, scopes, expires_at)
      select $1, $2, $3, $4, $5, now() + $6::integer * interval '1 day'
       where (select count(*) from personal_token where user_id = $2) < ${mostTokens}
      returning *)
  select ${columns} from t join user_account u on u.user_id = t.user_id`;

/** A bot is let in only while its owner is. */
const identifySql = `
  select u.user_id as sub, u.kind, u.is_admin as "isAdmin", u.language, null as "sessionId",
         t.scopes, t.token_id as "tokenId",
         coalesce(t.last_used_at < now() - interval '1 minute', true) as "isUnnoted"
    from personal_token t
    join user_account u on u.user_id = t.user_id
    left join user_account o on o.user_id = u.owner
    where t.digest = $1 and (t.expires_at is null or t.expires_at > now())
      and u.suspended_at is null and u.deleted_at is null
      and o.suspended_at is null and o.deleted_at is null`;

const noteUseSql = `
  update personal_token set last_used_at = now()
    where token_id = $1 and coalesce(last_used_at < now() - interval '1 minute', true)`;

type Identified = Identity & { readonly tokenId: string; readonly isUnnoted: boolean };

export function openTokens({ pool }: Database) {
  return {
    /** A new token, which is shown this once. */
    async make(userId: string, wish: TokenWish): Promise<ListedToken & { readonly token: string }> {
      const { secret, digest } = newBearer(tokenPrefix);
      const { rows } = await inTransaction(pool, async (run) => {
        if (!(await lockAccount(run, userId))) throw new Problem('not-signed-in');
        return run.query<ListedToken>(makeSql, [
          randomUUID(),
          userId,
          wish.name,
          digest,
          wish.scopes,
          wish.expiresInDays ?? null,
        ]);
      });
      const [made] = rows;
      if (made === undefined) throw new Problem('limit-reached');
      return { ...made, token: secret };
    },

    /** The tokens of a user and of his bots, the newest first. */
    async list(userId: string): Promise<readonly ListedToken[]> {
      const { rows } = await pool.query<ListedToken>(
        `select ${columns}
           from personal_token t join user_account u on u.user_id = t.user_id
          where u.user_id = $1 or u.owner = $1
          order by t.created_at desc, t.token_id`,
        [userId],
      );
      return rows;
    },

    /** Makes a token of his, or of a bot of his, void. */
    async revoke(userId: string, tokenId: string): Promise<void> {
      const { rowCount } = await pool.query(
        `delete from personal_token t using user_account u
          where t.token_id = $2 and u.user_id = t.user_id and (u.user_id = $1 or u.owner = $1)`,
        [userId, tokenId],
      );
      if (rowCount === 0) throw new Problem('not-found');
    },

    /** Whose token it is, now; that it was used is written down at most once a minute. */
    async identify(token: string): Promise<Identity | null> {
      const { rows } = await pool.query<Identified>({
        name: 'identify_token',
        text: identifySql,
        values: [sha256(token)],
      });
      const [found] = rows;
      if (found === undefined) return null;
      const { tokenId, isUnnoted, ...identity } = found;
      if (isUnnoted) await pool.query(noteUseSql, [tokenId]);
      return identity;
    },
  };
}
