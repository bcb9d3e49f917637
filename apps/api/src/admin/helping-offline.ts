import { mostHoursMore, mostPauseDays } from '@staffetta/engine';
import { z } from 'zod';
import { Problem } from '../http/problems.ts';
import { OperatorError } from '../operator-error.ts';
import type { Desk } from './desk.ts';
import { personCalled } from './desk-offline.ts';
import type { Help } from './helping.ts';
import { noted } from './noted.ts';

// How commands on the machine help games: as admins do, noted the same, and told to the same people.

export const helpUsage = `npm run -s games -- take-back <game> --event <number> --newest <number> --reason <why>
npm run -s games -- end <game> --newest <number> --reason <why>
npm run -s games -- give-time <game> --hours <count> [--seat <number>] --newest <number> --reason <why>
npm run -s games -- pause <game> --days <count> --reason <why>
npm run -s games -- resume <game> --reason <why>
npm run -s games -- free-seat <game> --seat <number> --newest <number> --reason <why>
npm run -s games -- replace <game> --seat <number> --player <name, address or id> --newest <number> --reason <why>
npm run -s games -- close-chat | open-chat | archive | unarchive <game> --reason <why>
npm run -s games -- resend-mail <game> --mail <id> --reason <why>
Newest is the number of its last event when you looked, seats count from 1.
Who reads the reason: of a chat that is closed or opened whoever reads the chat, there; of a game that is archived or no longer so whoever
may see it, on its page; of a mail that is sent again admins alone, in the audit log; of all else whoever may see the game, in its log.`;

export const helpNames = ['newest', 'event', 'hours', 'days', 'seat', 'player', 'mail'] as const;

/** What is said by name; null where it is not. */
export type Said = Readonly<Record<(typeof helpNames)[number], string | null>>;

/** A number people write, from 1 on. */
export function wholeUpTo(most: number) {
  const says = `a number, from 1 to ${most}`;
  return z.int(says).min(1, says).max(most, says);
}

const text = z.string({ error: 'say it as well' });
const count = (most: number) => text.transform(Number).pipe(wholeUpTo(most));

const number = count(2 ** 31 - 1);
const seat = count(16).transform((place) => place - 1); // people count them from 1

/** A help: what is noted, what must be said, and how it is done. */
const helping = <Shape extends z.ZodRawShape>(
  operation: string,
  shape: Shape,
  make: (desk: Desk, help: Help, said: z.infer<z.ZodObject<Shape>>) => Promise<void>,
) => ({
  operation,
  read(said: object) {
    const parsed = z.object(shape).safeParse(said);
    if (!parsed.success) {
      throw new OperatorError(`${z.prettifyError(parsed.error)}\n${helpUsage}`);
    }
    const { data } = parsed;
    return { asked: data, make: (desk: Desk, help: Help) => make(desk, help, data) };
  },
});

const helps: Readonly<Record<string, ReturnType<typeof helping>>> = {
  'take-back': helping('takeGameBack', { event: number, newest: number }, (desk, help, said) =>
    desk.helping.takeBack(help, said),
  ),
  end: helping('endGame', { newest: number }, (desk, help, said) => desk.helping.end(help, said)),
  'give-time': helping(
    'giveTime',
    { hours: count(mostHoursMore), seat: seat.nullable(), newest: number },
    (desk, help, said) => desk.helping.giveTime(help, said),
  ),
  pause: helping('pauseGame', { days: count(mostPauseDays) }, (desk, help, { days }) =>
    desk.helping.pause(help, days),
  ),
  resume: helping('endPause', {}, (desk, help) => desk.helping.endPause(help)),
  'free-seat': helping('freeSeat', { seat, newest: number }, (desk, help, said) =>
    desk.helping.freeSeat(help, said.seat, said),
  ),
  replace: helping(
    'inviteReplacement',
    { seat, user: z.string({ error: 'say --player as well' }), newest: number },
    (desk, help, said) => desk.helping.replacePlayer(help, said.seat, said),
  ),
  'close-chat': helping('closeChat', {}, ({ tidying }, { gameId, reason }) =>
    tidying.closeChat(gameId, reason),
  ),
  'open-chat': helping('openChat', {}, ({ tidying }, { gameId, reason }) =>
    tidying.openChat(gameId, reason),
  ),
  archive: helping('archiveGame', {}, ({ tidying }, { gameId, reason }) =>
    tidying.archive(gameId, reason),
  ),
  unarchive: helping('unarchiveGame', {}, ({ tidying }, { gameId, reason }) =>
    tidying.unarchive(gameId, reason),
  ),
  'resend-mail': helping(
    'sendMailAgain',
    { mail: text.pipe(z.uuid('no id of a mail').toLowerCase()) },
    async ({ mails }, { gameId }, { mail }) => {
      try {
        await mails.sendAgain(gameId, mail, true);
      } catch (error) {
        if (!(error instanceof Problem && error.problem === 'not-found')) throw error;
        const detail = `No mail of this game has the id ${mail}. \`npm run -s games -- timeline ${gameId} --kind mail\` lists them, those about private messages with --referee --reason <why>.`;
        throw new Problem('not-found', { detail });
      }
    },
  ),
};

export const isHelp = (what: string): boolean => Object.hasOwn(helps, what);

/** Does it, or says what is missing. */
export async function helpGame(
  desk: Desk,
  what: string,
  { game, reason, said }: { readonly game: string; readonly reason: string; readonly said: Said },
): Promise<void> {
  const found = helps[what];
  if (found === undefined) throw new OperatorError(helpUsage);
  const user = said.player === null ? undefined : await personCalled(desk, said.player);
  const { asked, make } = found.read({ ...said, user });
  const deed = { operation: found.operation, gameId: game, userId: user ?? null, reason };
  await noted(desk.audit, { ...deed, asked: { game, ...asked } }, (entry) =>
    make(desk, { gameId: game, admin: null, entry, reason, language: 'en', firstSeat: 1 }),
  );
}
