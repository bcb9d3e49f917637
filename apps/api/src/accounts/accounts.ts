import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { serviceKey, type UserKind, userAccount } from '../database/schema.ts';
import { openBlocks } from './blocks.ts';
import { openBots } from './bots.ts';
import { nameKey } from './name-key.ts';
import { openOwnAccount } from './own-account.ts';
import { openPersons } from './persons.ts';
import { openRegistering } from './registering.ts';
import { openSessions } from './sessions.ts';
import { openSigningIn } from './signing-in.ts';
import { type OwnLimits, openThrottle } from './throttle.ts';
import { openTokens } from './tokens.ts';

/** Users and how they prove who they are. */
export type Accounts = ReturnType<typeof openAccounts>;

export type User = {
  readonly id: string;
  readonly name: string;
  readonly kind: UserKind;
  readonly owner?: Owner; // of a bot
};

/** The user a bot belongs to. */
export type Owner = Pick<User, 'id' | 'name'>;

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
  const persons = openPersons(database, keptSecret(database, 'persons'));
  const profile = {
    id: userAccount.userId,
    name: userAccount.name,
    kind: userAccount.kind,
    since: userAccount.createdAt,
    owner: userAccount.owner,
  };

  /** Users who are still there, by something that is theirs alone. */
  async function profiles(condition: Parameters<typeof and>[0]): Promise<readonly Profile[]> {
    const found = await query
      .select(profile)
      .from(userAccount)
      .where(and(condition, isNull(userAccount.deletedAt)));
    const owners = await ownersOf(found.flatMap(({ owner }) => owner ?? []));
    return found.map(({ owner: ownerId, name, ...rest }) => {
      const owner = owners.get(ownerId ?? '');
      return { ...rest, name: name ?? '', ...(owner === undefined ? {} : { owner }) };
    });
  }

  /** Owners of bots, by their ids. */
  async function ownersOf(ownerIds: readonly string[]): Promise<ReadonlyMap<string, Owner>> {
    if (ownerIds.length === 0) return new Map();
    const found = await query
      .select({ id: userAccount.userId, name: userAccount.name })
      .from(userAccount)
      .where(and(inArray(userAccount.userId, ownerIds), isNull(userAccount.deletedAt)));
    return new Map(found.map(({ id, name }) => [id, { id, name: name ?? '' }]));
  }

  /** Users by their ids; who is gone is not among them. */
  async function users(userIds: readonly string[]): Promise<ReadonlyMap<string, User>> {
    if (userIds.length === 0) return new Map();
    const found = await profiles(inArray(userAccount.userId, [...new Set(userIds)]));
    return new Map(found.map(({ since: _since, ...user }) => [user.id, user]));
  }

  return {
    ...openRegistering(database, throttle, origin),
    ...openSigningIn(database, throttle, origin),
    ...openOwnAccount(database, throttle, origin, now, persons.hashing),
    sessions: openSessions(database, keptSecret(database, 'refresh-tokens')),
    tokens: openTokens(database),
    bots: openBots(database),
    blocks,
    hasBlocked: blocks.hasBlocked,
    personOf: persons.personOf,
    users,

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

/** The same, read when it is first needed. */
function keptSecret(database: Database, name: string): () => Promise<Buffer> {
  let secret: Promise<Buffer> | null = null;
  return () => {
    secret ??= serviceSecret(database, name).catch((error: unknown) => {
      secret = null; // asked for again next time
      throw error;
    });
    return secret;
  };
}

/** The key of the return paths of mails. */
export const returnPathKey = (database: Database): Promise<Buffer> =>
  serviceSecret(database, 'return-paths');

/** The key that signs access tokens. */
export const signingKey = (database: Database): Promise<Buffer> =>
  serviceSecret(database, 'access-tokens');
