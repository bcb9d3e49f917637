import { describe, expect, it } from 'vitest';
import { titles } from '../titles/index.ts';
import { playScript } from './golden.ts';
import { forRandomGames, requireSame } from './promises/promise.ts';
import { readScript, scriptOf } from './script.ts';

describe('a script', () => {
  it('is read with its comments and what followed left out', () => {
    const text =
      '# why\nseats: A, B\ndraws deck: 1 0\n\n  It begins.\nB: bid 3\n  B bids.\nA: undo';
    expect(readScript(text)).toEqual({
      names: ['A', 'B'],
      options: {},
      draws: { deck: [1, 0] },
      acts: [
        { name: 'B', act: 'bid 3' },
        { name: 'A', act: 'undo' },
      ],
    });
    expect(() => readScript('B bids')).toThrow('No colon');
  });

  it.each(titles)('of a random game of $id plays that game again, orders and undo too', (title) => {
    forRandomGames(
      title,
      (played) => {
        const { end, events } = playScript(title, scriptOf(played));
        requireSame(played.end, end, 'The end of the game');
        requireSame(
          played.steps.map(({ event }) => event),
          events,
          'What happened in the game',
        );
      },
      0.15,
    );
  });
});
