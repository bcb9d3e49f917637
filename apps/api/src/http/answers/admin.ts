import { z } from 'zod';
import { languageSchema, profileSchema, userSchema } from './accounts.ts';
import { mailTroubleSchema } from './notices.ts';

export const entrySchema = z
  .strictObject({
    until: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Until when you may administer; null: sign in afresh first.' }),
    usesCodes: z.boolean().meta({ description: 'Whether a code of your app is asked for too.' }),
  })
  .meta({ id: 'AdminEntry', description: 'Whether this session may administer.' });

export const codesSchema = z
  .strictObject({
    secret: z.string().meta({ description: 'What to type into the app, if it cannot be opened.' }),
    address: z.string().meta({ description: 'The same as an address that opens such an app.' }),
  })
  .meta({ id: 'CodeSecret', description: 'What an app makes codes of; shown this once.' });

const adminSchema = z
  .strictObject({ ...userSchema.shape, usesCodes: z.boolean() })
  .meta({ id: 'Admin', description: 'Somebody who may administer this service.' });

export const adminsSchema = z
  .strictObject({ admins: z.array(adminSchema) })
  .meta({ id: 'Admins', description: 'All who may administer this service.' });

const auditEntrySchema = z
  .strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    admin: z
      .uuid()
      .nullable()
      .meta({ description: 'Who; null: by a command on the machine itself.' }),
    adminName: z.string().nullable(),
    operation: z.string().meta({ description: 'Which operation, by its id in this contract.' }),
    isDeed: z.boolean().meta({
      description:
        'Whether it changed something, or looked at what is secret; else it was only read.',
    }),
    gameId: z.uuid().nullable(),
    userId: z.uuid().nullable().meta({ description: 'Whom it is about.' }),
    userName: z.string().nullable(),
    reason: z.string().nullable(),
    asked: z.record(z.string(), z.unknown()).meta({ description: 'All else that was asked for.' }),
    isWithheld: z.boolean().meta({
      description: 'Whether `reason` and `asked` are left out, as you play in that game.',
    }),
    status: z
      .int()
      .nullable()
      .meta({ description: 'How it was answered; null: it never was, or is being done.' }),
  })
  .meta({ id: 'AuditEntry', description: 'One thing an admin asked for, and how it ended.' });

export const auditSchema = z
  .strictObject({
    entries: z.array(auditEntrySchema),
    next: z.string().nullable().meta({ description: 'The cursor of the next page.' }),
  })
  .meta({ id: 'Audit', description: 'What admins did, the newest first.' });

const foundPerson = {
  ...profileSchema.shape,
  suspendedAt: z.iso.datetime().nullable(),
  isAdmin: z.boolean(),
};

export const peopleSchema = z
  .strictObject({
    people: z.array(
      z
        .strictObject(foundPerson)
        .meta({ id: 'FoundPerson', description: 'Somebody with an account, as admins find him.' }),
    ),
    next: z.string().nullable().meta({ description: 'The cursor of the next page.' }),
  })
  .meta({ id: 'FoundPeople', description: 'Whom was looked for, by the order of their names.' });

const count = z.int().min(0);

export const personSchema = z
  .strictObject({
    ...foundPerson,
    owner: z.uuid().nullable().meta({ description: 'Whose bot it is.' }),
    mail: z.string().nullable().meta({ description: 'The confirmed address.' }),
    mailWanted: z.string().nullable().meta({ description: 'An address not confirmed yet.' }),
    mailTrouble: mailTroubleSchema.nullable(),
    language: languageSchema.nullable(),
    timeZone: z.string().nullable(),
    lastSeenAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When he, or a program of his, was last here, roughly.' }),
    sessions: count,
    tokens: count,
    bots: count,
    waiting: count.meta({ description: 'Games that wait for him.' }),
    running: count,
    ended: count,
  })
  .meta({ id: 'Person', description: 'Somebody with an account, as admins see him.' });

const reportSchema = z
  .strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    game: z.uuid(),
    message: z.uuid(),
    author: z
      .string()
      .nullable()
      .meta({ description: 'Who wrote it; null: he is gone, or it is withheld.' }),
    text: z
      .string()
      .nullable()
      .meta({ description: 'What was written; null: it is erased, or withheld.' }),
    reporter: z.string().nullable(),
    reason: z.string().nullable(),
    withheld: z.enum(['plays-here', 'about-you', 'look-needed']).nullable().meta({
      description:
        'Why another admin must answer it: you play in that game, and are told neither what was written nor of whom; or it is about what you, or a bot of yours, wrote, and you are not told who reports it. Or why you must look as referee at that game first: it was written to one seat alone, or is erased, and nobody knows any more to whom it was written.',
    }),
    answeredAt: z.iso.datetime().nullable(),
    answer: z.string().nullable(),
  })
  .meta({ id: 'ReportedMessage', description: 'A message somebody reported.' });

export const reportsSchema = z
  .strictObject({
    reports: z.array(reportSchema),
    next: z.string().nullable().meta({ description: 'The cursor of the next page.' }),
  })
  .meta({ id: 'ReportedMessages', description: 'Messages that were reported, the newest first.' });
