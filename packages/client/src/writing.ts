import { type Api, keyHeader, settle, settleNothing } from './link.ts';
import type { Done, Keyed, QueryOf, Schemas, Seated, Told } from './shapes.ts';

/** What people write at a game. */
export const writingCalls = ({ GET, POST, PUT, DELETE }: Api) => ({
  note: (game: string): Told<'Note'> =>
    settle(GET('/v1/games/{game}/notes', { params: { path: { game } } })),
  /** Writes one's note anew. */
  keepNote: (game: string, text: string): Told<'Note'> =>
    settle(PUT('/v1/games/{game}/notes', { params: { path: { game } }, body: { text } })),
  messages: (game: string, from: QueryOf<'listMessages'> = {}): Told<'Messages'> =>
    settle(GET('/v1/games/{game}/messages', { params: { path: { game }, query: from } })),
  /** Says something to all, or to one seat. */
  say: (
    game: string,
    message: Schemas['NewMessage'],
    { key, ...of }: Seated & Keyed = {},
  ): Told<'Message'> =>
    settle(
      POST('/v1/games/{game}/messages', {
        params: { path: { game }, query: of, header: keyHeader(key) },
        body: message,
      }),
    ),
  reportMessage: (game: string, message: string, reason: string): Done =>
    settleNothing(
      POST('/v1/games/{game}/messages/{message}/report', {
        params: { path: { game, message } },
        body: { reason },
      }),
    ),
  /** Hears no more of somebody at this game. */
  mute: (game: string, user: string): Done =>
    settleNothing(PUT('/v1/games/{game}/mutes/{user}', { params: { path: { game, user } } })),
  unmute: (game: string, user: string): Done =>
    settleNothing(DELETE('/v1/games/{game}/mutes/{user}', { params: { path: { game, user } } })),
});
