import { languages } from '@staffetta/engine';
import { z } from 'zod';
import { noticeKinds } from '../../accounts/own-account.ts';
import { tokenScopes } from '../../accounts/tokens.ts';
import { playTimesSchema } from './clocks.ts';
import { mailTroubleSchema, tellingSchema } from './notices.ts';

const kind = z.enum(['person', 'guest', 'bot']).meta({
  id: 'UserKind',
  description: 'Somebody registered, somebody who only tries it, or a program.',
});

const ownerSchema = z
  .strictObject({ id: z.uuid(), name: z.string() })
  .meta({ id: 'Owner', description: 'The user a bot belongs to.' });

export const userSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    kind,
    owner: ownerSchema.exactOptional(),
  })
  .meta({
    id: 'User',
    description:
      'A player; a bot with its owner, who counts as the same person. One who is gone has the name — and an id of zeros.',
  });

export const profileSchema = z
  .strictObject({ ...userSchema.shape, since: z.iso.datetime() })
  .meta({ id: 'Profile', description: 'A player, as everybody may know him.' });

export const profilesSchema = z
  .strictObject({ users: z.array(profileSchema) })
  .meta({ id: 'Profiles', description: 'The players found.' });

export const usersSchema = z
  .strictObject({ users: z.array(userSchema) })
  .meta({ id: 'Users', description: 'Some players.' });

export const signedInSchema = z
  .strictObject({
    user: userSchema,
    isAdmin: z.boolean().meta({ description: 'Whether you may administer this service.' }),
    token: z.string().meta({ description: 'Send it as `Authorization: Bearer …`.' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SignedIn', description: 'Proof of who you are, for a while.' });

/** What somebody wants to be told of; what is not said is wanted. */
export const noticesSchema = z
  .strictObject(
    Object.fromEntries(noticeKinds.map((of) => [of, z.boolean()])) as Record<
      (typeof noticeKinds)[number],
      z.ZodBoolean
    >,
  )
  .meta({ id: 'Notices', description: 'What you want to be told of.' });

export const languageSchema = z
  .enum(languages)
  .meta({ id: 'Language', description: 'A language the service speaks.' });

export const meSchema = z
  .strictObject({
    ...profileSchema.shape,
    mail: z.string().nullable().meta({ description: 'Your address, once it is confirmed.' }),
    mailWanted: z.string().nullable().meta({ description: 'The one that is to be confirmed.' }),
    mailTrouble: mailTroubleSchema.nullable(),
    hasPassword: z.boolean(),
    language: languageSchema
      .nullable()
      .meta({ description: 'For mails, and answers to requests that ask for none.' }),
    timeZone: z.string().nullable(),
    notices: noticesSchema,
    telling: tellingSchema,
    playTimes: playTimesSchema,
    isAdmin: z.boolean(),
  })
  .meta({ id: 'Me', description: 'You, and what you have chosen.' });

const sessionSchema = z
  .strictObject({
    id: z.uuid(),
    device: z.string().nullable().meta({ description: 'What your browser calls itself.' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session', description: 'Where you are signed in.' });

export const sessionsSchema = z
  .strictObject({ sessions: z.array(sessionSchema) })
  .meta({ id: 'Sessions', description: 'Where you are signed in, the last used first.' });

export const tokenScopeSchema = z.enum(tokenScopes).meta({
  id: 'TokenScope',
  description: 'What a personal token may be allowed to.',
});

const personalToken = {
  id: z.uuid(),
  user: userSchema.meta({ description: 'Whom it signs in: you, or one of your bots.' }),
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable().meta({ description: 'To the minute.' }),
};

const tokenSchema = z
  .strictObject(personalToken)
  .meta({ id: 'PersonalToken', description: 'A token for a program, which is not shown again.' });

export const newTokenSchema = z
  .strictObject({
    ...personalToken,
    token: z
      .string()
      .meta({ description: 'Shown this once. Send it as `Authorization: Bearer …`.' }),
  })
  .meta({ id: 'NewPersonalToken', description: 'A new token, shown this once.' });

export const tokensSchema = z
  .strictObject({ tokens: z.array(tokenSchema) })
  .meta({ id: 'PersonalTokens', description: 'Your tokens and those of your bots, newest first.' });

export const myDataSchema = z
  .strictObject({
    account: meSchema,
    sessions: z.array(sessionSchema),
    tokens: z.array(tokenSchema),
    bots: z.array(userSchema),
    blocks: z.array(userSchema),
    mails: z.array(
      z.strictObject({
        createdAt: z.iso.datetime(),
        sentAt: z.iso.datetime().nullable(),
        address: z.string().nullable(),
        subject: z.string().nullable(),
      }),
    ),
    games: z.record(z.string(), z.array(z.unknown())).meta({
      description: 'What is kept of you in games, by its kind.',
    }),
  })
  .meta({ id: 'MyData', description: 'Everything that is kept of you.' });

export const mailboxSchema = z
  .strictObject({
    mails: z.array(
      z.strictObject({
        id: z.uuid(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string().nullable(),
        at: z.iso.datetime(),
        mayAnswer: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Mailbox', description: 'Mails that nobody sends, the newest first.' });
