import { type Client, createClient, type Fetch } from '@staffetta/client';
import { register, tokenOf } from '../api.ts';
import { good } from '../clients.ts';
import type { TestService } from '../harness.ts';
import type { ReadMail } from '../mail-server.ts';
import type { Days } from './hours.ts';
import { type Choose, type Habits, vacationDays } from './people.ts';
import type { Employed } from './staff.ts';

/** Somebody of the club, as the service knows him, and what he has not read yet. */
export type Member = Habits & {
  readonly id: string;
  readonly mail: string;
  readonly client: Client;
  readonly unread: ReadMail[];
  readonly vacation: Days | null;
};

/**
 * Requests go to whichever process answers now; one that is killed leaves them without an answer. Each
 * comes from another address: what is allowed in a minute is not meant for a week in a second.
 */
const through =
  (api: Employed, pick: Choose): Fetch =>
  (request) =>
    api.use(({ url }) => {
      const { pathname, search } = new URL(request.url);
      request.headers.set('x-forwarded-for', `10.${pick(256)}.${pick(256)}.${pick(256)}`);
      return fetch(new Request(`${url}${pathname}${search}`, request));
    });

const day = 86_400_000;

const dayAfter = (from: Date, days: number): string =>
  new Date(from.getTime() + days * day).toISOString().slice(0, 10);

/** A member with a confirmed address, all his wishes told, and a token that does not end with the day. */
export async function enrol(
  service: TestService,
  api: Employed,
  { now, pick }: { readonly now: Date; readonly pick: Choose },
  habits: Habits,
): Promise<Member> {
  const { id } = await register({ service, url: '', close: async () => undefined });
  const mail = `${id}@members.example`;
  await service.database.pool.query(
    'update user_account set mail = $2, mail_key = $2, mail_verified_at = now() where user_id = $1',
    [id, mail],
  );
  let token = await tokenOf(service, id);
  const client = createClient({
    baseUrl: 'http://club.example',
    token: () => token,
    language: () => habits.language,
    fetch: through(api, pick),
    retry: { wait: async () => undefined, random: () => pick(1_000) / 1_000 },
  });
  const { name, language, timeZone, telling, playTimes, awayFrom } = habits;
  await good(client.updateMe({ name, language, timeZone, telling, playTimes }));
  const vacation =
    awayFrom === null
      ? null
      : { from: dayAfter(now, awayFrom), to: dayAfter(now, awayFrom + vacationDays - 1) };
  if (vacation !== null) await good(client.announceVacation(vacation));
  const scopes = ['games:read', 'games:play'] as const;
  ({ token } = await good(client.createToken({ name: 'the club', scopes: [...scopes] })));
  return { ...habits, id, mail, client, unread: [], vacation };
}
