import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Language } from '@staffetta/engine';
import type { Database } from '../database/connection.ts';
import type { UserKind } from '../database/schema.ts';
import { sha256 } from '../games/secret.ts';
import { Problem } from '../http/problems.ts';
import type { User } from './accounts.ts';

/** What an access token says: who, signed in when, and before which end of all his sessions. */
export type TokenClaims = { readonly sub: string; readonly sid: string; readonly epoch: number };

/** What a session's holder gets: what his access tokens say, and what makes the next one. */
export type Session = {
  readonly claims: TokenClaims;
  readonly isAdmin: boolean;
  readonly refreshToken: string;
};

/** Who asks, as his token proves. */
export type Identity = {
  readonly sub: string; // his id, by the name tokens have for it
  readonly kind: UserKind;
  readonly isAdmin: boolean;
  readonly language: Language | null;
  readonly sessionId: string | null; // null: it was a personal token,
  readonly scopes: readonly string[]; // which may do no more than this
};

const sessionDays = 30;

/** Two tabs may send the same refresh token; so may one whose answer was lost. */
const graceSeconds = 20;

const beginSql = `
  insert into user_session (session_id, user_id, device, digest, expires_at)
    select $1, user_id, $3, $4, now() + ${sessionDays} * interval '1 day'
      from user_account
     where user_id = $2 and suspended_at is null and deleted_at is null
       for share -- who is being deleted begins none
    returning (select epoch from user_account where user_id = $2) as epoch,
              (select is_admin from user_account where user_id = $2) as "isAdmin"`;

const rotateSql = `
  with rotated as (
    update user_session
      set digest = $3, rotated_at = now(),
          expires_at = now() + ${sessionDays} * interval '1 day'
      where session_id = $1 and digest = $2 and expires_at > now()
      returning session_id)
  insert into spent_refresh_token (digest, session_id) select $2, session_id from rotated`;

/** After the rotation: whose the token was, if it was one of ours, by now or before. */
const spentSql = `
  select u.user_id as id, u.name, u.kind, u.epoch, u.is_admin as "isAdmin",
         u.suspended_at is not null as "isSuspended",
         s.digest as current,
         t.rotated_at > now() - ${graceSeconds} * interval '1 second' as "isInGrace"
    from spent_refresh_token t
    join user_session s on s.session_id = t.session_id
    join user_account u on u.user_id = s.user_id
    where t.digest = $2 and t.session_id = $1 and s.expires_at > now() and u.deleted_at is null`;

/** More often than anybody renews within the grace. */
const mostSteps = 1_000;

const identifySql = `
  select u.user_id as sub, u.kind, u.is_admin as "isAdmin", u.language,
         s.session_id as "sessionId", '{}'::text[] as scopes
    from user_session s join user_account u on u.user_id = s.user_id
    where s.session_id = $1 and u.user_id = $2 and u.epoch = $3
      and s.expires_at > now() and u.suspended_at is null and u.deleted_at is null`;

/** Every access token of somebody is void at once, and every link that could sign him in. */
export const endAllSql = `
  with ended as (delete from user_session where user_id = $1 returning expires_at),
       void as (delete from capability_link where user_id = $1)
  update user_account set epoch = epoch + 1 where user_id = $1
    returning exists (select from ended where expires_at > now()) as "wasSignedIn"`;

const tokenShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

type Spent = User & {
  readonly epoch: number;
  readonly isAdmin: boolean;
  readonly isSuspended: boolean;
  readonly current: Buffer;
  readonly isInGrace: boolean;
};

export function openSessions({ pool }: Database, keys: () => Promise<Buffer>) {
  /**
   * A refresh token's successor is made of it: whoever sends one twice gets the same answer twice,
   * whichever of the two arrives.
   */
  async function successor(sessionId: string, refreshToken: string): Promise<string> {
    const secret = createHmac('sha256', await keys())
      .update(refreshToken)
      .digest('base64url');
    return `${sessionId}.${secret}`;
  }

  /** The token of this digest, which came of another in a few steps. */
  async function follow(sessionId: string, from: string, digest: Buffer): Promise<string | null> {
    let token = from;
    for (let step = 0; step < mostSteps; step += 1) {
      if (sha256(token).equals(digest)) return token;
      token = await successor(sessionId, token);
    }
    return null;
  }

  return {
    async begin(userId: string, device: string | null = null): Promise<Session> {
      const sessionId = randomUUID();
      const refreshToken = `${sessionId}.${randomBytes(32).toString('base64url')}`;
      const { rows } = await pool.query<{ epoch: number; isAdmin: boolean }>(beginSql, [
        sessionId,
        userId,
        device?.slice(0, 200) ?? null,
        sha256(refreshToken),
      ]);
      const [begun] = rows;
      if (begun === undefined) throw new Problem('not-signed-in');
      const { epoch, isAdmin } = begun;
      return { claims: { sub: userId, sid: sessionId, epoch }, isAdmin, refreshToken };
    },

    /**
     * The next tokens of a session. One that was used before, not just now, ends it: somebody has
     * stolen it. One that was never ours ends nothing.
     */
    async refresh(refreshToken: string): Promise<Session & { readonly user: User }> {
      const [, sessionId] = tokenShape.exec(refreshToken) ?? [];
      if (sessionId === undefined) throw new Problem('not-signed-in');
      const next = await successor(sessionId, refreshToken);
      const digest = sha256(refreshToken);
      await pool.query(rotateSql, [sessionId, digest, sha256(next)]);
      const { rows } = await pool.query<Spent>(spentSql, [sessionId, digest]);
      const [spent] = rows;
      if (spent === undefined) throw new Problem('not-signed-in');
      const current = spent.isInGrace ? await follow(sessionId, next, spent.current) : null;
      if (current === null) {
        await pool.query('delete from user_session where session_id = $1', [sessionId]);
        throw new Problem('not-signed-in');
      }
      const { id, name, kind, epoch, isAdmin, isSuspended } = spent;
      if (isSuspended) throw new Problem('suspended');
      return {
        user: { id, name, kind },
        claims: { sub: id, sid: sessionId, epoch },
        isAdmin,
        refreshToken: current,
      };
    },

    /** Whose access token it is, now: asked with every request. */
    async identify({ sub, sid, epoch }: TokenClaims): Promise<Identity | null> {
      const { rows } = await pool.query<Identity>({
        name: 'identify_session',
        text: identifySql,
        values: [sid, sub, epoch],
      });
      return rows[0] ?? null;
    },

    async end(userId: string, sessionId: string): Promise<void> {
      await pool.query('delete from user_session where session_id = $1 and user_id = $2', [
        sessionId,
        userId,
      ]);
    },

    /** Signs out everywhere. */
    async endAll(userId: string): Promise<void> {
      await pool.query(endAllSql, [userId]);
    },

    async list(userId: string): Promise<readonly ListedSession[]> {
      const { rows } = await pool.query<ListedSession>(
        `select session_id as id, device, created_at as "createdAt", rotated_at as "lastUsedAt"
           from user_session where user_id = $1 and expires_at > now()
           order by rotated_at desc, session_id`,
        [userId],
      );
      return rows;
    },
  };
}

type ListedSession = {
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
};
