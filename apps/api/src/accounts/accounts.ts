import { randomBytes, randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { serviceKey, userAccount } from '../database/schema.ts';
import { Problem } from '../http/problems.ts';

/** Users and how they prove who they are. */
export type Accounts = ReturnType<typeof openAccounts>;

export type User = { readonly id: string; readonly name: string };

/** Names that differ only in case, accents, width, spaces or what nobody sees are one name. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{M}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .toLowerCase();

export function openAccounts({ query }: Database) {
  /** Checked when a name is unknown, so that the answer takes as long as for a known one. */
  const nobody = hash(randomBytes(16));

  return {
    async register(name: string, password: string): Promise<User> {
      const user = { userId: randomUUID(), name, nameKey: nameKey(name) };
      const [row] = await query
        .insert(userAccount)
        .values({ ...user, passwordHash: await hash(password) })
        .onConflictDoNothing()
        .returning({ id: userAccount.userId });
      if (row === undefined) throw new Problem('name-taken');
      return { id: row.id, name };
    },

    async signIn(name: string, password: string): Promise<User> {
      const [row] = await query
        .select()
        .from(userAccount)
        .where(eq(userAccount.nameKey, nameKey(name)));
      const isRight = await verify(row?.passwordHash ?? (await nobody), password);
      if (row === undefined || !isRight) throw new Problem('wrong-credentials');
      return { id: row.userId, name: row.name };
    },

    async find(userId: string): Promise<User | null> {
      const [row] = await query
        .select({ id: userAccount.userId, name: userAccount.name })
        .from(userAccount)
        .where(eq(userAccount.userId, userId));
      return row ?? null;
    },

    /** The names of these users; who is gone has none. */
    async names(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (userIds.length === 0) return new Map();
      const rows = await query
        .select({ id: userAccount.userId, name: userAccount.name })
        .from(userAccount)
        .where(inArray(userAccount.userId, [...new Set(userIds)]));
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** Whether nobody has registered yet: the database is new. */
    async isEmpty(): Promise<boolean> {
      const rows = await query.select({ id: userAccount.userId }).from(userAccount).limit(1);
      return rows.length === 0;
    },
  };
}

/** The key that signs access tokens: made once, the same for every process and after a restart. */
export async function signingKey({ query }: Database): Promise<Buffer> {
  const name = 'access-tokens';
  await query
    .insert(serviceKey)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await query.select().from(serviceKey).where(eq(serviceKey.name, name));
  if (row === undefined) throw new Error('The signing key could not be kept');
  return row.value;
}
