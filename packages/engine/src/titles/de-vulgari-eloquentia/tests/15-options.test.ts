import { describe, expect, it } from 'vitest';
import { openPosition } from '../../../core/position.ts';
import { begin, sitDown } from '../../../core/seating.ts';
import { givenTable } from '../../../testing/index.ts';
import { reconstruction } from '../edition.ts';
import { title } from '../index.ts';
import type { View } from '../types.ts';
import { kept, laid, looked, viewOf } from './laid.ts';

/** The manuscripts in the box and those on show at the start. */
function manuscripts(seats: number, options: object) {
  const table = { options: title.schema.options.parse(options), edition: title.edition, seats };
  const setting = { title, table };
  const seated = Array.from({ length: seats }, (_, seat) => seat).reduce((position, seat) => {
    const sat = sitDown(setting, position, seat, '00'.repeat(16));
    return sat.ok ? sat.position : position;
  }, openPosition(setting));
  const begun = begin(setting, seated, () => 0);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const seen = title.view(begun.position.game.state, 0) as View;
  return seen.manuscripts.map(({ onShow, left }) => [onShow.length, onShow.length + left]);
}

describe('15 options at creation', () => {
  it('DVE 15 leaves open screens and the short level 1 out unless asked for', () => {
    expect(title.schema.options.parse({})).toEqual({ openScreens: false, shortLevelOne: false });
    expect(() => title.schema.options.parse({ openScreens: 'yes' })).toThrow();
    expect(() => title.schema.options.parse({ other: true })).toThrow();
  });

  it('DVE 15 lets everybody see behind open screens, but for Library tiles', () => {
    const hands = [{ cubes: { red: 1 }, manuscripts: ['manuscript-1-oc-1'], library: 1 }, {}];
    const table = laid({ hands, turn: 12, options: { openScreens: true } }).and(
      looked(0, [1]),
      kept(0, 1),
    );
    const screen = { cubes: ['red-1'], manuscripts: ['manuscript-1-oc-1'] };
    for (const viewer of [1, 'spectator'] as const) {
      const seen = viewOf(table, viewer);
      expect(seen.openScreens).toBe(true);
      expect(seen.players[0]).toMatchObject({ hasTile: true, screen: { ...screen, tile: null } });
    }
    expect(viewOf(table, 0).players[0]?.screen).toEqual({ ...screen, votes: 3, tile: 'library-1' });
  });

  it('DVE 15 has one level 1 manuscript of each dialect and two on show with two or three', () => {
    const shortLevelOne = true;
    expect(manuscripts(2, { shortLevelOne })).toEqual([
      [2, 5],
      [1, 15],
      [1, 15],
      [1, 10],
    ]);
    expect(manuscripts(3, { shortLevelOne })).toEqual([
      [2, 5],
      [2, 15],
      [2, 15],
      [2, 10],
    ]);
  });

  it('DVE 15 changes nothing of level 1 with more players, or without the option', () => {
    expect(manuscripts(4, { shortLevelOne: true })).toEqual([
      [3, 15],
      [3, 15],
      [3, 15],
      [3, 10],
    ]);
    expect(manuscripts(5, { shortLevelOne: true })).toEqual([
      [4, 15],
      [4, 15],
      [4, 15],
      [4, 10],
    ]);
    expect(manuscripts(2, {})).toEqual([
      [1, 15],
      [1, 15],
      [1, 15],
      [1, 10],
    ]);
    expect(manuscripts(3, {})).toEqual([
      [2, 15],
      [2, 15],
      [2, 15],
      [2, 10],
    ]);
  });

  it('DVE 15 plays with the edition it is given', () => {
    const edition = reconstruction;
    const zones = edition.zones.map((zone) =>
      zone.id === 'milano' ? { ...zone, ducats: 30 } : zone,
    );
    const tracks = { ...edition.tracks, orient: { ...edition.tracks.orient, lastSpace: 2 } };
    const other = title.schema.edition.parse({ ...edition, zones, tracks });
    const table = givenTable({ ...title, edition: other }, 2).and(
      { type: 'order-drawn', order: [0, 1] },
      { type: 'city-chosen', seat: 0, zone: 'milano' },
      { type: 'city-chosen', seat: 1, zone: 'torino' },
      { type: 'turn-begun', turn: 2 },
      { type: 'order-set', order: [0, 1], rested: null },
      { type: 'player-began', seat: 0, points: 5 },
    );
    table
      .when(0, { type: 'advance', track: 'orient', spaces: 3 })
      .refused('DVE 8.7', 'beyond-last-space');
    table.when(0, { type: 'take-value' }).then({
      type: 'value-taken',
      seat: 0,
      zone: 'milano',
      ducats: 30,
    });
  });
});
