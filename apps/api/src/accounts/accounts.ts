import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { serviceKey, type UserKind, userAccount } from '../database/schema.ts';
import type { Master } from '../games/people.ts';
import { openBlocks } from './blocks.ts';
import { openBots } from './bots.ts';
import { nameKey } from './name-key.ts';
import { openOwnAccount } from './own-account.ts';
import { openRegistering } from './registering.ts';
import { openSessions } from './sessions.ts';
import { openSigningIn } from './signing-in.ts';
import { type OwnLimits, openThrottle } from './throttle.ts';
import { openTokens } from './tokens.ts';

/** Users and how they prove who they are. */
export type Accounts = ReturnType<typeof openAccounts>;

export type User = { readonly id: string; readonly name: string; readonly kind: UserKind };

/** A user as anybody may know him. */
export type Profile = User & { readonly since: Date };

/** `origin` is where links in mails lead: how the world reaches this service. */
export function openAccounts(
  database: Database,
  origin: () => string,
  now: () => Date = () => new Date(),
  limits: OwnLimits = {},
) {
  const { query } = database;
  const throttle = openThrottle(database, now, limits);
  const blocks = openBlocks(database);
  let refreshKey: Buffer | null = null; // as long as it is not needed
  const profile = {
    id: userAccount.userId,
    name: userAccount.name,
    kind: userAccount.kind,
    since: userAccount.createdAt,
  };

  /** Users who are still there, by something that is theirs alone. */
  const profiles = async (condition: Parameters<typeof and>[0]): Promise<readonly Profile[]> =>
    (await query
      .select(profile)
      .from(userAccount)
      .where(and(condition, isNull(userAccount.deletedAt)))) as readonly Profile[];

  /** Users by their ids; who is gone is not among them. */
  async function users(userIds: readonly string[]): Promise<ReadonlyMap<string, User>> {
    if (userIds.length === 0) return new Map();
    const found = await profiles(inArray(userAccount.userId, [...new Set(userIds)]));
    return new Map(found.map(({ id, name, kind }) => [id, { id, name, kind }]));
  }

  return {
    ...openRegistering(database, throttle, origin),
    ...openSigningIn(database, throttle, origin),
    ...openOwnAccount(database, throttle, origin, now),
    sessions: openSessions(database, async () => {
      refreshKey ??= await serviceSecret(database, 'refresh-tokens');
      return refreshKey;
    }),
    tokens: openTokens(database),
    bots: openBots(database),
    blocks,
    hasBlocked: blocks.hasBlocked,
    users,

    /** Whose bot somebody is, himself where he is none; and whether that one only tries the service out. */
    async masterOf(userId: string): Promise<Master> {
      const { rows } = await database.pool.query<Master>(
        `select m.user_id as id, m.kind = 'guest' and m.deleted_at is null as "isGuest"
           from user_account u join user_account m on m.user_id = coalesce(u.owner, u.user_id)
          where u.user_id = $1`,
        [userId],
      );
      return rows[0] ?? { id: userId, isGuest: false };
    },

    async find(userId: string): Promise<Profile | null> {
      return (await profiles(eq(userAccount.userId, userId)))[0] ?? null;
    },

    async findByName(name: string): Promise<Profile | null> {
      return (await profiles(eq(userAccount.nameKey, nameKey(name))))[0] ?? null;
    },

    /** The names of these users; who is gone has none. */
    async names(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      return new Map([...(await users(userIds))].map(([id, { name }]) => [id, name]));
    },

    /** Whether nobody has registered yet: the database is new. */
    async isEmpty(): Promise<boolean> {
      const rows = await query.select({ id: userAccount.userId }).from(userAccount).limit(1);
      return rows.length === 0;
    },
  };
}

/** A secret of the service's own: made once, the same for every process and after a restart. */
async function serviceSecret({ query }: Database, name: string): Promise<Buffer> {
  await query
    .insert(serviceKey)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await query.select().from(serviceKey).where(eq(serviceKey.name, name));
  if (row === undefined) throw new Error(`The secret ${name} could not be kept`);
  return row.value;
}

/** The key of the return paths of mails. */
export const returnPathKey = (database: Database): Promise<Buffer> =>
  serviceSecret(database, 'return-paths');

/** The key that signs access tokens. */
export const signingKey = (database: Database): Promise<Buffer> =>
  serviceSecret(database, 'access-tokens');
