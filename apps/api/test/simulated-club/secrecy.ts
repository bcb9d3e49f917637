import { fork, recordingChance } from '@staffetta/engine';
import { compose } from '../../src/notices/composing.ts';
import { linksTo } from '../../src/notices/move-links.ts';
import type { NoticeRow } from '../../src/notices/notice.ts';
import { readerOf } from '../../src/notices/reader.ts';
import type { TestService } from '../harness.ts';
import type { ReadMail } from '../mail-server.ts';
import type { Choose } from './people.ts';
import { host } from './setup.ts';

// What a mail tells that its reader cannot know: nothing, if the same mail is written of a game in
// which everything he cannot know was dealt anew.

/** Secrets of one mail alone, which are drawn at random. */
const withoutSecrets = (text: string): string =>
  text.replaceAll(/(move#|unsubscribe\?link=)[\w-]{43}/g, '$1').trimEnd();

const bothParts = ({
  text,
  html,
}: {
  readonly text: string;
  readonly html: string | null;
}): string => [text, html ?? ''].map(withoutSecrets).join('\n');

type Noticed = Pick<NoticeRow, 'userId' | 'turn' | 'number'> & {
  readonly gameId: string;
  readonly seat: number;
  readonly kind: 'turn' | 'reminder';
};

const noticeSql = `
  select user_id as "userId", game_id as "gameId", seat, kind, turn, number from notice
    where notice_id = $1 and kind in ('turn', 'reminder')`;

/** A mail, and what of it its reader can know. */
export type Difference = { readonly came: string; readonly known: string };

/** Compares the mail of a turn, which has just come, with the one of such a game. */
export async function differenceIn(
  { services, database }: TestService,
  mail: ReadMail,
  { now, pick }: { readonly now: Date; readonly pick: Choose },
): Promise<readonly Difference[]> {
  const id = /^<([\w-]{36})@/.exec(mail.headers.get('message-id') ?? '')?.[1];
  const { rows } = await database.pool.query<Noticed>(noticeSql, [id]);
  const [notice] = rows;
  if (notice === undefined) throw new Error('A mail has no notice');
  const { gameId, userId, seat } = notice;
  const loaded = await services.games.cache.current(gameId);
  const reader = await readerOf(database.pool, userId, gameId, now);
  if (loaded === null || reader === null) throw new Error('A mail tells of nothing');
  const { chance } = recordingChance((_purpose, _ordinal, size) => pick(size), {});
  const other = { ...loaded, ...fork(loaded.setting, loaded, seat, chance) };
  const origin = `https://${host}`;
  const links = linksTo(other, notice, origin);
  const known = await compose(
    { ...services, origin: () => origin },
    other,
    notice,
    reader,
    { settings: `${origin}/settings#notices`, unsubscribe: `${origin}/unsubscribe?link=` },
    { moves: links.map((link) => link?.url ?? null), replyTo: 'whichever' },
  );
  const both = { came: bothParts(mail), known: bothParts(known) };
  return both.came === both.known ? [] : [both];
}
