import { expect } from 'vitest';
import type { Row } from './row.ts';

// How admins see how the service itself is.

export const adminServiceOperations: Readonly<Record<string, Row>> = {
  getDashboard: {
    path: '/v1/admin/dashboard',
    method: 'get',
    forAdmins: 'entered',
    good: ({ admin }) => ({ path: '/v1/admin/dashboard', as: admin }),
    status: 200,
    check: ({ body: told }) => {
      const { readings, games, tables } = told;
      expect(readings).toContainEqual(
        expect.objectContaining({ name: 'games-broken', group: 'games', actFrom: 1 }),
      );
      expect(games).toContainEqual(expect.objectContaining({ isKnown: true, isPresent: true }));
      expect(tables).toContainEqual(expect.objectContaining({ name: 'game_event' }));
    },
  },
};
