import { describe, expect, it } from 'vitest';
import { type Act, type Back, goneAfter } from './taken-back.ts';

const play = (number: number, seat = 0): Act => ({ number, kind: 'play', seat });
const undo = (number: number, first: number) => ({ number, seat: 0, first });
const back = (number: number, behind: number) => ({ number, seat: null, behind });

const plays = [play(1), play(2), play(3)];

function gone(acts: readonly Act[], backs: readonly Back[]): readonly number[] {
  const undos = backs.flatMap(({ number, seat, ...to }): readonly Act[] =>
    'first' in to ? [{ number, kind: 'undo', seat }] : [],
  );
  const all = new Map([...acts, ...undos].map((act) => [act.number, act]));
  return [...goneAfter(backs, all)].sort();
}

describe('what counts no more of a log', () => {
  it.each<[string, readonly Act[], readonly Back[], readonly number[]]>([
    ['nothing, where nothing was taken back', plays, [], []],
    ['an act its seat took back', plays, [undo(4, 3)], [3]],
    ['several', plays, [undo(4, 2)], [2, 3]],
    ['two that it took back one by one', plays, [undo(4, 3), undo(5, 2)], [2, 3]],
    ['none of another seat', [...plays, play(4, 1)], [undo(5, 3)], [3]],
    [
      'what was played behind where the game was taken back to',
      [...plays, play(5)],
      [back(4, 1)],
      [2, 3],
    ],
    ['an undo behind it, so that its act stands again', plays, [undo(4, 3), back(5, 3)], [4]],
    ['still an act undone before', [...plays, play(5)], [undo(4, 3), back(6, 4)], [3, 5]],
    [
      'what an earlier taking back left, before a later one',
      [...plays, play(5)],
      [back(4, 2), back(6, 4)],
      [3, 5],
    ],
    [
      'nothing of that, where the later one goes further',
      [...plays, play(5)],
      [back(4, 2), back(6, 3)],
      [5],
    ],
    ['what was undone since', [...plays, play(5), play(6)], [back(4, 2), undo(7, 6)], [3, 6]],
  ])('is %s', (_, acts, backs, expected) => {
    expect(gone(acts, backs)).toEqual(expected);
  });
});
