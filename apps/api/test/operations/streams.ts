import { expect } from 'vitest';
import { header, type Row } from './row.ts';

/** Streams. */
export const streamOperations: Readonly<Record<string, Row>> = {
  streamGame: {
    path: '/v1/games/{game}/stream',
    method: 'get',
    forSeat: true,
    good: ({ player, choosing }) => ({ path: `/v1/games/${choosing}/stream`, as: player }),
    status: 200,
    check: ({ headers, text }, { choosing }) => {
      expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
      expect(text).toContain(`"game":"${choosing}"`);
    },
    refusals: [
      header('an id that is no version', 'last-event-id', 'the last one'),
      header('an id of ten digits', 'last-event-id', '1234567890'),
    ],
  },
  streamMine: {
    path: '/v1/stream',
    method: 'get',
    good: ({ player }) => ({ path: '/v1/stream', as: player }),
    status: 200,
    check: ({ headers, text }, { choosing, turning }) => {
      expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
      for (const game of [choosing, turning]) expect(text).toContain(`"game":"${game}"`);
    },
    refusals: [header('an id that no message had', 'last-event-id', '12')],
  },
};
