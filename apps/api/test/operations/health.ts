import { expect } from 'vitest';
import type { Row } from './row.ts';

/** For whatever watches the service. */
export const healthOperations: Readonly<Record<string, Row>> = {
  isLive: {
    path: '/health/live',
    method: 'get',
    good: () => ({ path: '/health/live' }),
    status: 200,
    check: ({ body: told }) => expect(told).toEqual({ status: 'ok' }),
    isPublic: true,
    perMinute: null,
    needsNothing: true,
  },
  isReady: {
    path: '/health/ready',
    method: 'get',
    good: () => ({ path: '/health/ready' }),
    status: 200,
    check: ({ body: told }) => expect(told).toEqual({ status: 'ok' }),
    isPublic: true,
    perMinute: null,
    needsNothing: true,
  },
};
