import { randomUUID } from 'node:crypto';
import type { ByLanguage, Language } from '@staffetta/engine';
import type pg from 'pg';
import type { GameLetter, LinkPurpose } from '../database/schema.ts';
import type { Mail } from '../mail-out/document.ts';
import { letter } from './letters.ts';
import { newBearer } from './secrets.ts';

// Mails are written with their cause, in its transaction, and sent afterwards. Each is one statement,
// whoever gets it and whether anybody does: who asks cannot learn from it whether an address is known.

/** What statements run on: the pool, or a transaction. */
export type Asker = Pick<pg.Pool, 'query'>;

/** Who gets a mail, as a query: of $1, and of $2, the language of whoever has chosen none. */
type Reader = string & { readonly of: 'reader' };

const reader = (address: string, rest: string): Reader =>
  `select u.user_id, ${address} as mail, coalesce(u.language, $2) as language
     from user_account u ${rest}` as Reader;

const isThere = 'u.suspended_at is null and u.deleted_at is null';
const isFree =
  'not exists (select from user_account o where o.mail_key = u.mail_wanted_key and o.user_id <> u.user_id)';

export const readers = {
  /** Whose verified address it is. */
  ownerOf: reader('u.mail', `where u.mail_key = $1 and ${isThere}`),
  /** Whoever last gave it as his, while it is nobody's. */
  wanting: reader(
    'u.mail_wanted',
    `where u.mail_wanted_key = $1 and ${isFree} and ${isThere}
      order by u.created_at desc, u.user_id limit 1`,
  ),
  /** This user, at the address he gave, while it is nobody's. */
  atWanted: reader(
    'u.mail_wanted',
    `where u.user_id = $1::uuid and u.mail_wanted is not null and ${isFree}`,
  ),
  /** Whose verified address this user gave as his. */
  ownerOfWanted: `select o.user_id, o.mail, coalesce(o.language, $2) as language
     from user_account u join user_account o on o.mail_key = u.mail_wanted_key
    where u.user_id = $1::uuid and o.user_id <> u.user_id` as Reader,
  /** This user, at his verified address. */
  himself: reader('u.mail', 'where u.user_id = $1::uuid and u.mail is not null'),
} as const;

/** To whom, found by what, and in which language if he has chosen none. */
export type To = {
  readonly reader: Reader;
  readonly of: string;
  readonly language: Language;
};

const into = `
  insert into outgoing_mail (mail_id, user_id, address, subject, body, html, game_id, letter)`;

/** A mail's words in the reader's language, of a statement's parameter that holds all. */
const wordsIn = (parameter: `$${number}`): string =>
  ['subject', 'text', 'html']
    .map((part) => `${parameter}::jsonb -> language ->> '${part}'`)
    .join(', ');

/** Which game a letter is about, and which it is. */
type About = { readonly gameId: string; readonly letter: GameLetter };

/** Writes a mail to whoever it concerns, if to anybody. */
export async function writeMail(
  run: Asker,
  { reader: who, of, language }: To,
  mail: ByLanguage<Mail>,
  about: About | null = null,
): Promise<void> {
  await run.query(
    `${into}
       select $3, who.user_id, who.mail, ${wordsIn('$4')}, $5::uuid, $6
         from (${who}) who`,
    [
      ...[of, language, randomUUID(), JSON.stringify(mail)],
      ...[about?.gameId ?? null, about?.letter ?? null],
    ],
  );
}

const minutes: Readonly<Record<LinkPurpose, number>> = {
  'sign-in': 30,
  reset: 30,
  verify: 3 * 24 * 60,
};

/** Behind the #, which no browser sends and no log holds. */
const linkTo = (origin: string, purpose: LinkPurpose, secret: string): string =>
  `${origin}/${purpose}#${secret}`;

/** Writes a mail with a link that is good for one thing, once, for a while. */
export async function writeLink(
  run: Asker,
  { reader: who, of, language }: To,
  purpose: LinkPurpose,
  origin: string,
): Promise<void> {
  const { secret, digest } = newBearer();
  const mail = letter(purpose, linkTo(origin, purpose, secret));
  await run.query(
    `with who as (${who}),
       link as (
         insert into capability_link (digest, user_id, purpose, mail, expires_at)
           select $3, user_id, $4, mail, now() + $5 * interval '1 minute' from who)
     ${into}
       select $6, user_id, mail, ${wordsIn('$7')}, null, null from who`,
    [of, language, digest, purpose, minutes[purpose], randomUUID(), JSON.stringify(mail)],
  );
}
