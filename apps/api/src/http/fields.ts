import { z } from 'zod';
import { nameKey } from '../accounts/name-key.ts';

// What people say of themselves.

/** How somebody is called, in so many letters at least. An @ would make it another's address. */
const calling = (least: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(30)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}@]*$/u, 'no control characters and no @')
    .refine((text) => !text.normalize('NFKC').includes('@'), 'no control characters and no @')
    .refine((text) => nameKey(text) !== '', 'something one can read');

/** How a user or a bot is called. */
export const name = calling(2).meta({ description: 'How the others will call you.' });

/** How those around one screen are called, by seat: who has no account has no name but this. */
export const seatNames = z
  .array(calling(1).nullable())
  .max(16)
  .refine((names) => {
    const keys = names.filter((one) => one !== null).map(nameKey);
    return new Set(keys).size === keys.length;
  }, 'each once')
  .meta({ description: 'In a hot-seat game: who plays which seat; null for whom nobody names.' });

/** Text the database can hold: all but NUL and halves of letters. */
export const isStorable = (text: string): boolean => !(text.includes('\0') || /\p{Cs}/u.test(text));

/** What nobody sees of a text: blanks, accents that stand alone, marks for programs, and a braille cell without dots. */
const unseen = /[\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const areSeen = (text: string, least: number): boolean =>
  [...text.replace(unseen, '')].length >= least;

/** What shows a text otherwise than it was written: it turns the direction of what stands behind, or moves about. */
const showsOtherwise = /(?![\0\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

/** Text that others read, in so many characters one can see. */
export const readable = (text: z.ZodString, least: number) =>
  text
    .refine(isStorable, { error: 'text that can be kept', abort: true })
    .refine((said) => !showsOtherwise.test(said), { error: 'no control characters', abort: true })
    .refine(
      (said) => said.length < least || areSeen(said, least), // shorter is told of already
      least === 1 ? 'something one can read' : `at least ${least} characters one can see`,
    );

/** Whether the database can hold all text and numbers within this, however deep. */
export function isStorableWhole(value: unknown): boolean {
  const parts = [value];
  for (const part of parts) {
    if (typeof part === 'string' && !isStorable(part)) return false;
    if (typeof part === 'number' && !Number.isFinite(part)) return false; // too large to be read: 1e400
    if (typeof part !== 'object' || part === null) continue;
    for (const below of Object.entries(part).flat()) parts.push(below);
  }
  return true;
}

/** How much there may be within a value. */
export type Extent = {
  readonly deepest: number; // lists and objects within one another
  readonly most?: number; // values in all
};

/** How many values stand within one, itself among them; null: more than may, by a walk that ends as soon as there do. */
export function valuesWithin(
  value: unknown,
  { deepest, most = Number.POSITIVE_INFINITY }: Extent,
): number | null {
  let level = [value];
  let seen = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return null;
    const below: unknown[] = [];
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue;
      for (const entry of Object.values(part)) below.push(entry);
      if (seen + below.length > most) return null;
    }
    seen += below.length;
    level = below;
  }
  return seen;
}

/** Whether no more stands within a value. */
export const isWithin = (value: unknown, extent: Extent): boolean =>
  valuesWithin(value, extent) !== null;

/** Deeper than anything of a title's, and not too deep to be hashed. */
export const hashableDepth = 100;

export const password = z.string().min(10).max(200);

export const mail = z.email().max(254).meta({ description: 'Your mail address.' });

/** Somebody must be able to come back. */
export const registration = z
  .strictObject({ name, password: password.optional(), mail: mail.optional() })
  .refine((wish) => wish.password !== undefined || wish.mail !== undefined, {
    path: ['password'],
    message: 'a password, a mail address, or both',
  })
  .meta({
    id: 'Registration',
    description: 'With a password, with a mail address to be sent links to, or with both.',
  });

/** A name of the IANA database, such as Europe/Rome. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/)
  .refine((zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  }, 'a time zone, such as Europe/Rome');

/** Printed facts by what pins them. */
export const printedHash = z.string().regex(/^[0-9a-f]{64}$/);

const trueOrFalse = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' });

/** Yes or no in an address, in these two words alone. */
export const yesOrNo = (description: string) =>
  trueOrFalse.optional().meta({ type: 'boolean', description });

/** The same where it is one of them if left out. */
export const yesOrNoElse = (usual: boolean, description: string) =>
  trueOrFalse
    .default(usual)
    .meta({ type: 'boolean', description: `${description} If left out: \`${usual}\`.` });

/** A number as one writes it: nothing, blanks and other ways of writing are none. */
const plainNumber = /^(?:0|-?[1-9]\d*)$/;

/** What is read as a number in an address, where a blank would else be the first seat. */
export const readNumber = <Read extends z.ZodType>(read: Read) =>
  z.preprocess((text) => {
    const isOdd =
      typeof text === 'string' && !(Number.isNaN(Number(text)) || plainNumber.test(text));
    return isOdd ? Number.NaN : text;
  }, read);

/** The same where it must be said. */
export const needNumber = <Read extends z.ZodType>(read: Read) =>
  z.preprocess((text, context) => {
    if (text === undefined) context.addIssue({ code: 'custom', message: 'needed', input: text });
    return text;
  }, readNumber(read));
