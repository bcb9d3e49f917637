import { z } from 'zod';
import { nameKey } from '../accounts/name-key.ts';

// What people say of themselves.

/** How a user or a bot is called. An @ would let somebody be called as another's address. */
export const name = z
  .string()
  .trim()
  .min(2)
  .max(30)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}@]*$/u, 'no control characters and no @')
  .refine((text) => !text.normalize('NFKC').includes('@'), 'no control characters and no @')
  .refine((text) => nameKey(text) !== '', 'something one can read')
  .meta({ description: 'How the others will call you.' });

/** Text the database can hold: all but NUL and halves of letters. */
export const isStorable = (text: string): boolean => !(text.includes('\0') || /\p{Cs}/u.test(text));

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

/** More often than anybody mistypes a password, less than whoever tries them out. */
export const slowly = { rateLimit: { max: 20, timeWindow: '1 minute' } };
