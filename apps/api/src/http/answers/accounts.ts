import { z } from 'zod';

export const userSchema = z
  .strictObject({ id: z.uuid(), name: z.string() })
  .meta({ id: 'User', description: 'A player.' });

export const signedInSchema = z
  .strictObject({
    user: userSchema,
    token: z.string().meta({ description: 'Send it as `Authorization: Bearer …`.' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SignedIn', description: 'Proof of who you are, for a while.' });
