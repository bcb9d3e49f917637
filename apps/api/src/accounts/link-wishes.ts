import { randomUUID } from 'node:crypto';
import type { Language } from '@staffetta/engine';
import { type Database, inTransaction } from '../database/connection.ts';
import type { LinkPurpose } from '../database/schema.ts';
import { type Asker, readers, writeLink } from './mailing.ts';

// Links that somebody who is not signed in asks for. Who asks is answered before anybody looks whether
// the address is known: neither the work nor what waits for the disk can tell him.

type LinkWish = {
  readonly mailKey: string;
  readonly purpose: LinkPurpose;
  readonly language: Language;
};

export async function noteWish(
  run: Asker,
  { mailKey, purpose, language }: LinkWish,
): Promise<void> {
  await run.query(
    'insert into link_wish (wish_id, mail_key, purpose, language) values ($1, $2, $3, $4)',
    [randomUUID(), mailKey, purpose, language],
  );
}

/** Each process takes other wishes than the rest. */
const takeSql = `
  delete from link_wish
    where wish_id = (
      select wish_id from link_wish order by created_at, wish_id limit 1 for update skip locked)
    returning mail_key as "mailKey", purpose, language`;

/** Writes the links that are wished for, to whoever reads the addresses. */
export async function grantWishes(
  { pool }: Pick<Database, 'pool'>,
  origin: () => string,
): Promise<void> {
  const grantOne = (): Promise<boolean> =>
    inTransaction(pool, async (run) => {
      const { rows } = await run.query<LinkWish>(takeSql);
      const [wish] = rows;
      if (wish === undefined) return false;
      const { mailKey: of, purpose, language } = wish;
      const reader = purpose === 'verify' ? readers.wanting : readers.ownerOf;
      await writeLink(run, { reader, of, language }, purpose, origin());
      return true;
    });
  while (await grantOne());
}
