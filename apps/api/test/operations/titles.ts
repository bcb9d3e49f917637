import { expect } from 'vitest';
import type { Row } from './row.ts';

/** What one can play. */
export const titleOperations: Readonly<Record<string, Row>> = {
  listTitles: {
    path: '/v1/titles',
    method: 'get',
    good: () => ({ path: '/v1/titles' }),
    status: 200,
    check: ({ body: told }, { title }) =>
      expect(told.titles.map(({ id }: { id: string }) => id)).toContain(title),
    isPublic: true,
    needsNothing: true,
  },
};
