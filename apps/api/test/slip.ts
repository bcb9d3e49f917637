import { randomUUID } from 'node:crypto';
import type { Help } from '../src/admin/helping.ts';

/** How an admin who is nobody in particular helps a game. */
export const slipIn = (gameId: string): Help => ({
  ...{ gameId, admin: randomUUID(), entry: null },
  ...{ reason: 'a slip', language: 'en' },
});
