import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Desk } from '../../admin/desk.ts';
import type { AdminSession } from '../../admin/entries.ts';
import { readNumber, yesOrNoElse } from '../../http/fields.ts';
import { Problem } from '../../http/problems.ts';

// With whose eyes admins look at a game.

export const referee = yesOrNoElse(
  false,
  'Whether with all that is secret: look as referee first.',
);

export const as = readNumber(
  z.union([z.enum(['spectator', 'referee']), z.coerce.number().int().min(0).max(15)]),
)
  .default('spectator')
  .meta({
    description:
      'With whose eyes; a spectator’s if left out. A seat’s and the referee’s need a look as referee.',
  });

export const sessionOf = ({ user }: FastifyRequest): AdminSession => ({
  userId: user.sub,
  sessionId: user.sessionId ?? '',
});

/** Refuses what is secret to whoever has not said why he looks. */
export async function requireLook(
  { looks }: Pick<Desk, 'looks'>,
  game: string,
  request: FastifyRequest,
): Promise<void> {
  if ((await looks.until(game, sessionOf(request))) === null) throw new Problem('look-needed');
}
