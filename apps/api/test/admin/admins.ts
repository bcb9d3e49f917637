import { Secret, TOTP } from 'otpauth';
import { type Api, type Player, register } from '../api.ts';

// Admins for tests.

/** The password of everybody whom `register` makes. */
export const password = 'correct horse';

const sessionOf = ({ token }: Player): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

/** Somebody who may administer, but has not signed in afresh. */
export async function newAdminOutside(api: Api, called = 'Admin'): Promise<Player> {
  const player = await register(api, called);
  await api.service.services.desk.admins.grant(player.id);
  return player;
}

/** Signs an admin in afresh. */
export async function enter(api: Api, admin: Player): Promise<void> {
  const { entries } = api.service.services.desk;
  await entries.enter({ userId: admin.id, sessionId: sessionOf(admin) }, { password });
}

/** Somebody who administers. */
export async function newAdmin(api: Api, called = 'Admin'): Promise<Player> {
  const admin = await newAdminOutside(api, called);
  await enter(api, admin);
  return admin;
}

/** What an app makes of its secret. */
export const codeOf = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** A clock of which no two moments are the same, and which can be put forward. */
export function tickingClock(from: number) {
  let time = from;
  return {
    now(): Date {
      time += 1;
      return new Date(time);
    },
    pass(milliseconds: number): void {
      time += milliseconds;
    },
  };
}
