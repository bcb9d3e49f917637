import type { WaitingMail } from '../src/accounts/mailbox.ts';
import type { TestService } from './harness.ts';

/** The mail of a seat's turn in the mailbox of a service whose notices wait for nothing: he has an address from now on. */
export async function answerableMail(
  { services, database, relay, notices }: TestService,
  game: string,
  seat = 0,
): Promise<WaitingMail> {
  const userId = (await services.games.cache.current(game))?.players[seat] ?? '';
  const address = `${userId}@members.example`;
  await database.pool.query(
    `update user_account set mail = $2, mail_key = $2, mail_verified_at = now() where user_id = $1`,
    [userId, address],
  );
  await relay.carry();
  await notices.run();
  const mails = (await services.mailbox?.read()) ?? [];
  const found = mails.find(
    ({ to, text, mayAnswer }) => to === address && mayAnswer && text.includes(game),
  );
  if (found === undefined) throw new Error('There is no mail to answer');
  return found;
}
