import { adminAddress, route } from '../../route.ts';

/** What the page of one game is made of, each shown by itself. */
export const parts = ['log', 'positions', 'timeline', 'check', 'help'] as const;
export type Part = (typeof parts)[number];

/** What the address says behind its `?`; all that one chose stands there. */
export const searched = (): URLSearchParams =>
  new URLSearchParams(route.value.page === 'admin' ? route.value.search : '');

/** A part of the page of a game, and what is chosen there. */
export const partAddress = (
  game: string,
  part: Part,
  chosen: Readonly<Record<string, string>> = {},
): string => adminAddress(`games/${game}`, { ...(part === 'log' ? {} : { part }), ...chosen });

/** An event, where the log stands. */
export const eventAddress = (game: string, number: number): string =>
  partAddress(game, 'log', { at: String(number) });

export function partIn(search: URLSearchParams): Part {
  const named = search.get('part');
  return parts.find((part) => part === named) ?? 'log';
}

/** A whole number from 1 on, such as that of an event; null: it is none. */
export const wholeIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** The id of a game in what somebody was sent: alone, or in a link; null: there is none. */
export const gameIdIn = (text: string): string | null => uuid.exec(text)?.[0].toLowerCase() ?? null;
