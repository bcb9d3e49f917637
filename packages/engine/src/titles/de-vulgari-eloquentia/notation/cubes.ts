import { languages } from '../../../core/language.ts';
import { ofColour } from '../pieces.ts';
import type { View } from '../types.ts';
import { names } from '../words/names/index.ts';
import { colourCalled } from './called.ts';
import { numberOf } from './saying.ts';

const isNothing = (said: string): boolean =>
  languages.some((language) => names[language].nothing === said);

/** Cubes by colour, each colour said at most once: `1 red 2 yellow`, `nothing`. */
export function cubesPaid(said: string): Readonly<Record<string, number>> | null {
  const none = { red: 0, black: 0, yellow: 0 };
  if (isNothing(said)) return none;
  const words = said.split(' ');
  const pairs = words.flatMap((word, index) =>
    index % 2 === 0 ? [[colourCalled(words[index + 1] ?? ''), numberOf(word)] as const] : [],
  );
  const paid = pairs.flatMap(([colour, count]) =>
    colour === undefined || colour === 'green' || count === null ? [] : [[colour, count] as const],
  );
  const isPlain = paid.length === pairs.length && new Map(paid).size === paid.length;
  return isPlain ? { ...none, ...Object.fromEntries(paid) } : null;
}

/** What is discarded to become a Cardinal, as it is said. */
export const discardCalled = (said: string): string =>
  said === 'virtual' ? said : (colourCalled(said) ?? said);

/** DVE 4.5: what can be discarded to become a Cardinal, if that leaves nothing to choose. */
export function onlyDiscard({ players, me }: View): string | undefined {
  const player = players.find(({ seat }) => seat === me);
  if (player?.friar === 'friar-stefano') return 'virtual';
  const cubes = player?.screen?.cubes ?? [];
  const [one, other] = (['red', 'black'] as const).filter(
    (colour) => ofColour(cubes, colour).length > 0,
  );
  return other === undefined ? one : undefined;
}
