import { expect } from 'vitest';
import { mailMutesSchema, myMailsSchema } from '../../src/http/answers/notices.ts';
import { read } from '../api.ts';
import { query, type Row } from './row.ts';
import type { World } from './world.ts';

const aMail = '55555555-2222-4333-8444-555555555555';

const muting = ({ choosing, player }: World) => ({
  path: `/v1/games/${choosing}/mail-mute`,
  as: player,
});

/** What one is told of by mail. */
export const noticeOperations: Readonly<Record<string, Row>> = {
  listMyMails: {
    path: '/v1/users/me/mails',
    method: 'get',
    good: async ({ player, choosing }, api) => {
      await api.service.database.pool.query(
        `insert into notice (notice_id, user_id, game_id, seat, kind, turn, number, created_at, due_at,
                             state, settled_at)
           values ($1, $2, $3, 0, 'turn', 1, 7, now(), now(), 'sent', now())
           on conflict do nothing`,
        [aMail, player.id, choosing],
      );
      return { path: '/v1/users/me/mails', as: player };
    },
    status: 200,
    check: (response, { choosing }) =>
      expect(read(response, myMailsSchema)).toEqual({
        mails: [
          {
            id: aMail,
            kind: 'turn',
            game: choosing,
            at: expect.any(String),
            state: 'sent',
            endedAt: expect.any(String),
            withheldFor: null,
          },
        ],
        next: null,
      }),
    refusals: [
      query('nothing', 'limit=0', 'querystring.limit'),
      query('too much', 'limit=101', 'querystring.limit'),
      query('a cursor of another list', 'cursor=abc', 'cursor'),
      query('an unknown parameter', 'colour=red', 'querystring.'),
    ],
  },
  listMailMutes: {
    path: '/v1/users/me/mail-mutes',
    method: 'get',
    good: ({ stranger }) => ({ path: '/v1/users/me/mail-mutes', as: stranger }),
    status: 200,
    check: (response) => expect(read(response, mailMutesSchema)).toEqual({ games: [] }),
  },
  muteMails: {
    path: '/v1/games/{game}/mail-mute',
    method: 'put',
    good: muting,
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
    takesNoBody: true,
  },
  unmuteMails: {
    path: '/v1/games/{game}/mail-mute',
    method: 'delete',
    good: muting,
    status: 204,
    check: ({ text }) => expect(text).toBe(''),
  },
};
