import { z } from 'zod';
import { replyTellings, turnTellings } from '../../accounts/telling.ts';
import { mailTroubles, noticeKinds, noticeStates } from '../../database/schema.ts';

export const tellingSchema = z
  .strictObject({
    turns: z.enum(turnTellings).meta({
      description:
        'A mail for every turn; only a reminder before your time is over; one mail a day for all games that wait; none.',
    }),
    digestHour: z
      .int()
      .min(0)
      .max(23)
      .meta({ description: 'When the daily mail comes, by the clock of your time zone.' }),
    aloneWhileOpen: z
      .boolean()
      .meta({ description: 'Mails wait while a page of yours follows a game.' }),
    replies: z.enum(replyTellings).meta({
      description:
        'What you answer to a mail is first told you as what it would do, and played when you say yes; or played at once.',
    }),
  })
  .meta({ id: 'Telling', description: 'How you are told by mail.' });

export const mailTroubleSchema = z
  .strictObject({
    kind: z.enum(mailTroubles).meta({
      description: 'Mails to your address came back; or one was reported as unwanted from there.',
    }),
    at: z.iso.datetime(),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'The code the other server gave, as 5.1.1; null: it gave none.' }),
  })
  .meta({
    id: 'MailTrouble',
    description:
      'Why mails about games are withheld from your address, until you confirm it again or another.',
  });

const mailSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum([...noticeKinds, 'answer', 'account']).meta({
      description:
        'What it is about; `answer`: to a mail of yours; `account`: yours, as a link to sign in by.',
    }),
    game: z.uuid().nullable(),
    at: z.iso.datetime().meta({ description: 'When there was something to tell.' }),
    state: z.enum(noticeStates).meta({
      description:
        'It waits; it is written, and will be sent; it was sent; it was retracted, as what it would say was no longer so; you did not want it; it was withheld from your address; no mail server took it, or it came back.',
    }),
    endedAt: z.iso.datetime().nullable().meta({ description: 'Since when this is so.' }),
    withheldFor: z
      .enum(mailTroubles)
      .nullable()
      .meta({ description: 'Why it was withheld, if it was: the trouble there was then.' }),
  })
  .meta({ id: 'MyMail', description: 'A mail to you, without what it says.' });

export const myMailsSchema = z
  .strictObject({ mails: z.array(mailSchema), next: z.string().nullable() })
  .meta({ id: 'MyMails', description: 'Mails to you, the newest first.' });

export const mailMutesSchema = z
  .strictObject({ games: z.array(z.uuid()) })
  .meta({ id: 'MailMutes', description: 'Games of which you want no mails.' });
