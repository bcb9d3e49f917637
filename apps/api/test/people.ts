import { type Api, ask, type Player } from './api.ts';

/** Somebody who tries the service out, as the service itself makes one. */
export async function registerGuest(api: Api): Promise<Player> {
  const { body } = await ask(api, { method: 'post', path: '/v1/guests', headers: elsewhere() });
  return { id: body.user.id, name: body.user.name, token: body.token };
}

/** One wants nothing to do with another. */
export async function block(api: Api, one: Player, other: Player): Promise<void> {
  await api.service.services.accounts.blocks.block(one.id, other.id);
}

let guests = 0;

/** An address of its own for each, as only so many guests come from one. */
function elsewhere() {
  guests += 1;
  return { 'x-forwarded-for': `10.99.${Math.floor(guests / 256)}.${guests % 256}` };
}
