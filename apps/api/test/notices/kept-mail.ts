import { randomUUID } from 'node:crypto';
import type { Api } from '../api.ts';

type Kept = {
  readonly game: string;
  readonly seat: number;
  readonly user: string;
  readonly kind: 'turn' | 'ended';
  readonly state: 'sent' | 'waiting';
};

/** A mail to whoever sits there, who gets an address for it, as if the service had written it; gives its id. */
export async function keptMail({ service }: Api, kept: Kept): Promise<string> {
  const { pool } = service.database;
  const { game, seat, user, kind, state } = kept;
  const mail = randomUUID();
  await pool.query(
    `update user_account
        set mail = coalesce(mail, $2), mail_key = coalesce(mail_key, $2),
            mail_verified_at = coalesce(mail_verified_at, now())
      where user_id = $1`,
    [user, `${mail}@example.org`],
  );
  await pool.query(
    `insert into notice
       (notice_id, user_id, game_id, seat, kind, turn, number, created_at, due_at, state, settled_at)
       select $1, $2, $3, case $5 when 'turn' then $4::smallint end, $5, turn, 1, now(), now(), $6,
              case $6 when 'sent' then now() end
         from game_clock where game_id = $3 and seat = $4`,
    [mail, user, game, seat, kind, state],
  );
  return mail;
}
