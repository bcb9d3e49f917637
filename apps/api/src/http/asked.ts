import { z } from 'zod';

// What several requests ask with.

/** A player's share of chance. */
export const contribution = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .optional()
  .meta({
    description:
      'Your share of chance: 128 random bits in hex. Note it, and check the finished game with it. Left out, the service takes some, and you have only its word for the game’s chance.',
  });

/** What the link to a table consists of. */
export const linkCode = z.string().regex(/^[\w-]{43}$/);
