import type { FastifyReply, FastifyRequest } from 'fastify';
import { lookAtGame } from '../games/look.ts';
import { type Caller, once } from '../games/tables.ts';
import type { RouteServices } from '../http/app-types.ts';
import { askerOf } from '../http/caller.ts';

/** Something a request does at a table. */
type Step = (game: string, caller: Caller) => Promise<void>;

type Asking = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Does something at a table, once however often it is asked for with its key; gives who asked. */
export async function step(
  { games }: RouteServices,
  { request, reply }: Asking,
  game: string,
  take: Step,
): Promise<Caller> {
  const caller = askerOf(request, reply);
  await once(games, game, caller, () => take(game, caller));
  return caller;
}

/** The same, and gives the game after it. */
export async function stepAndLook(
  services: RouteServices,
  asking: Asking,
  game: string,
  take: Step,
) {
  const caller = await step(services, asking, game, take);
  return lookAtGame(services.games, services.accounts, game, caller);
}
