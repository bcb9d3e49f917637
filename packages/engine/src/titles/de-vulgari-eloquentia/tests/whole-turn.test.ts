import { describe, expect, it } from 'vitest';
import { openPosition, type Position } from '../../../core/position.ts';
import { mayTakeBack, takeBack, visit } from '../../../core/visit.ts';
import { seededDraws } from '../../../testing/chance.ts';
import { laid } from './laid.ts';

const draw = seededDraws(1);

/** A laid-out table as a position a visit starts from. */
function positionOf({ setting, game }: ReturnType<typeof laid>): Position {
  return { ...openPosition(setting), game };
}

const sent = (table: ReturnType<typeof laid>, actions: readonly { readonly type: string }[]) =>
  visit(table.setting, positionOf(table), { seat: 0, cancel: [], place: [], actions }, draw);

describe('a whole turn as one list', () => {
  const table = laid({ hands: [{ place: 'torino' }, { place: 'ancona' }], turn: 3 });
  const turn = [
    { type: 'do-business' },
    { type: 'move', to: 'milano' },
    { type: 'take-value' },
    { type: 'study-salterio' },
    { type: 'end-turn' },
  ];

  it('DVE 2.4 is played act by act, to its end', () => {
    const followed = sent(table, turn);
    expect(followed.ok && followed.events.map(({ action }) => action?.asked)).toEqual(turn);
  });

  it('DVE 2.4 is played whole or not at all: a refusal names the step, and nothing has happened', () => {
    const [business, move, ...rest] = turn;
    const twice = [business, move, { type: 'move', to: 'torino' }, ...rest] as typeof turn;
    expect(sent(table, twice)).toMatchObject({
      ok: false,
      step: 2,
      refusal: { rule: 'DVE 3.1', code: 'already-moved' },
    });
  });

  it('DVE 2.4 is taken back act by act, as long as it is one’s turn', () => {
    const followed = sent(table, turn.slice(0, 3));
    if (!followed.ok) throw new Error(followed.refusal.code);
    const { position } = followed;
    expect(mayTakeBack(table.setting, position, 0)).toBe(3);
    const back = takeBack(table.setting, position, 0, 3);
    expect(back.ok && back.position.game.state).toEqual(table.game.state);
  });

  it('goes on neither behind what is revealed nor behind the end of the turn', () => {
    const library = laid({ hands: [{ library: 3 }, {}], turn: 12 });
    const refused = { ok: false, step: 1, refusal: { rule: 'S9', code: 'rest-apart' } };
    for (const keep of [2, 3, 4]) {
      const guess = { type: 'keep-tile', keep, back: [2, 3] };
      expect(sent(library, [{ type: 'look-in-library' }, guess])).toMatchObject(refused);
    }
    expect(sent(library, [{ type: 'end-turn' }, { type: 'end-turn' }])).toMatchObject(refused);
  });
});
