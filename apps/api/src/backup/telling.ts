import type { Restored } from './restoring.ts';

/** What a restored database is like, in lines. */
export function linesAbout({ at, games, events, damages, applied, notices }: Restored): string[] {
  return [
    ...notices,
    `As it was at ${at.toISOString()}: ${games} games, ${events} events.`,
    ...(applied.length === 0 ? [] : [`Brought up to this release: ${applied.join(', ')}.`]),
    ...damages.map(
      ({ gameId, number }) => `Game ${gameId}: broken at event ${number}. It is read-only.`,
    ),
    damages.length === 0
      ? 'Every game’s chain holds.'
      : `${damages.length} games are broken, as they were there.`,
  ];
}
