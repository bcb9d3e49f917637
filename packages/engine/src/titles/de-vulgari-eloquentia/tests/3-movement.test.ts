import { describe, expect, it } from 'vitest';
import { refuse } from '../../../core/play.ts';
import { reconstruction } from '../edition.ts';
import type { Fact } from '../types.ts';
import { endTurn, inTurn, lastInTurn, learned, only, seen } from './given.ts';

const move = (to: string) => ({ type: 'move', to });
const moved = (to: string, points: number, ducats: number): Fact => ({
  type: 'pawn-moved',
  seat: 0,
  to,
  points,
  ducats,
});
const business = { type: 'do-business' };
const did: Fact = { type: 'business-done', seat: 0, ducats: 10 };
const advance = (track: string, spaces: number) => ({ type: 'advance', track, spaces });

/** From a place, the points and the ducats of a movement. */
const fares = (at: string, ...expected: (readonly [string, number, number])[]) => {
  for (const [to, points, ducats] of expected) {
    inTurn({ at, points: 6 })
      .when(0, move(to))
      .then(moved(to, points, ducats));
  }
};

describe('3 movement', () => {
  it('DVE 3.1 is one in a turn, to one destination', () => {
    const arrived = inTurn({ at: 'bologna' })
      .when(0, move('ferrara'))
      .then(moved('ferrara', 1, 0));
    expect(seen(arrived).players[0]?.place).toBe('ferrara');
    expect(seen(arrived).going).toMatchObject({ points: 4, hasMoved: true });
    arrived.when(0, move('bologna')).refused('DVE 3.1', 'already-moved');
  });

  it('DVE 3.1 takes the cheapest route, across the sea where that is cheaper', () => {
    fares('torino', ['genova', 2, 10], ['bologna', 3, 10]);
    fares('genova', ['roma', 3, 10], ['siena', 4, 10], ['perugia', 4, 10], ['lucca', 2, 10]);
    fares('roma', ['siena', 1, 0], ['ancona', 2, 10]);
  });

  it('DVE 3.1 refuses where one is, what is not on the map, and what costs more points than left', () => {
    inTurn({ at: 'roma' }).when(0, move('roma')).refused('DVE 3.1', 'already-there');
    inTurn({ at: 'roma' }).when(0, move('avignone')).refused('DVE 3.1', 'unknown-place');
    inTurn({ at: 'roma', points: 1 })
      .when(0, move('siena'))
      .then(moved('siena', 1, 0));
    inTurn({ at: 'roma', points: 1 }).when(0, move('ancona')).refused('DVE 3.1', 'too-few-points');
    // Milano, Venezia, across, Bari: six.
    inTurn({ at: 'torino' })
      .when(0, move('brindisi'))
      .then(moved('brindisi', 5, 10));
    inTurn({ at: 'torino' }).when(0, move('bari')).refused('DVE 3.1', 'too-few-points');
  });

  it('DVE 3.2 worked example: one step costs a point and no ducats', () => {
    inTurn({ at: 'venezia', ducats: 0 })
      .when(0, move('milano'))
      .then(moved('milano', 1, 0));
  });

  it('DVE 3.2 worked example: three zones cost 3 points and 10 ducats', () => {
    fares('milano', ['bologna', 2, 10], ['ravenna', 3, 10], ['firenze', 3, 10]);
  });

  it('DVE 3.2 costs 10 ducats in all, however many steps', () => {
    fares('torino', ['milano', 1, 0], ['verona', 2, 10], ['vicenza', 3, 10], ['padova', 3, 10]);
    fares('torino', ['ferrara', 3, 10], ['firenze', 4, 10], ['arezzo', 5, 10]);
    inTurn({ at: 'torino', ducats: 10 })
      .when(0, move('verona'))
      .then(moved('verona', 2, 10));
    inTurn({ at: 'torino', ducats: 9 })
      .when(0, move('verona'))
      .refused('DVE 3.2', 'too-few-ducats');
  });

  it('DVE 3.3 worked example: embarking and stopping costs a point, a crossing 3 and 10 ducats', () => {
    inTurn({ at: 'genova', ducats: 0 })
      .when(0, move('tyrrhenian'))
      .then(moved('tyrrhenian', 1, 0));
    fares('genova', ['palermo', 3, 10], ['cagliari', 3, 10], ['napoli', 3, 10]);
    fares('ancona', ['adriatic', 1, 0], ['venezia', 3, 10], ['brindisi', 3, 10]);
    inTurn({ at: 'genova', ducats: 9 })
      .when(0, move('palermo'))
      .refused('DVE 3.2', 'too-few-ducats');
  });

  it('DVE 3.3 never leads from one sea to the other, whatever lies between', () => {
    inTurn({ at: 'tyrrhenian' }).when(0, move('adriatic')).refused('DVE 3.3', 'no-way');
    inTurn({ at: 'cagliari', points: 6 }).when(0, move('adriatic')).refused('DVE 3.3', 'no-way');
    inTurn({ at: 'palermo', points: 6 }).when(0, move('adriatic')).refused('DVE 3.3', 'no-way');
  });

  it('DVE 3.3 allows one crossing in a movement at most', () => {
    // A board on which nothing but the Adriatic leads to Catania, and from Sardinia only two crossings.
    const edition = reconstruction;
    const zones = edition.zones.map((zone) =>
      zone.id === 'catania' ? { ...zone, port: 'adriatic' } : zone,
    );
    const list = edition.roads.list.filter((road) => !road.includes('catania'));
    const board = { ...edition, zones, roads: { ...edition.roads, list } };
    const at = (place: string) => inTurn({ at: place, points: 6, edition: board });
    at('brindisi')
      .when(0, move('catania'))
      .then(moved('catania', 3, 10));
    at('perugia')
      .when(0, move('catania'))
      .then(moved('catania', 5, 10)); // Gubbio, Ancona, across
    at('sassari').when(0, move('catania')).refused('DVE 3.3', 'no-way');
  });

  it('DVE 3.3 leads from inland to the sea only by one of its own ports', () => {
    fares('milano', ['adriatic', 2, 10], ['tyrrhenian', 2, 10]);
    fares('perugia', ['tyrrhenian', 2, 10], ['adriatic', 3, 10]);
  });
});

/** Every route walked step by step: the points of the cheapest to each place, six at most. */
function walked(from: string): ReadonlyMap<string, number> {
  const { zones, seas, roads } = reconstruction;
  const portOf = (zone: string) => zones.find(({ id }) => id === zone)?.port;
  const portsOf = (sea: string) => zones.filter(({ port }) => port === sea).map(({ id }) => id);
  const neighbours = (zone: string) =>
    roads.list
      .filter((road) => road.includes(zone))
      .map(([one, other]) => (one === zone ? other : one));
  const costs = new Map<string, number>();
  const walk = (place: string, points: number, hasSailed: boolean): void => {
    if (points > 6) return;
    costs.set(place, Math.min(points, costs.get(place) ?? points));
    for (const zone of neighbours(place)) walk(zone, points + 1, hasSailed);
    const sea = portOf(place);
    if (sea === undefined || hasSailed) return;
    costs.set(sea, Math.min(points + 1, costs.get(sea) ?? points + 1));
    for (const port of portsOf(sea)) walk(port, points + 3, true);
  };
  if (seas.some(({ id }) => id === from)) {
    for (const port of portsOf(from)) walk(port, 1, true);
  } else walk(from, 0, false);
  costs.delete(from);
  return costs;
}

describe('3 movement, all of it', () => {
  const places = [...reconstruction.zones, ...reconstruction.seas].map(({ id }) => id);

  it('DVE 3.1 to 3.5 costs what the cheapest of all routes does, from everywhere to everywhere', () => {
    for (const at of places) {
      const table = inTurn({ at, points: 6 });
      const offered = places.flatMap((to) => {
        const allowed = refuse(table.setting, table.game, move(to), 0) === null;
        return allowed ? [[to, only(table, 0, move(to), 'pawn-moved')[0]] as const] : [];
      });
      const expected = [...walked(at)].map(
        ([to, points]) => [to, moved(to, points, points > 1 ? 10 : 0)] as const,
      );
      expect(Object.fromEntries(offered), `from ${at}`).toEqual(Object.fromEntries(expected));
    }
  });
});

describe('3.4 at sea', () => {
  const atSea = (layout: object = {}) => inTurn({ at: 'tyrrhenian', ...layout });

  it('DVE 3.4 lets one land in any port of the sea for a point, the one he left included', () => {
    for (const port of ['genova', 'roma', 'napoli', 'palermo', 'cagliari']) {
      atSea({ ducats: 0 })
        .when(0, move(port))
        .then(moved(port, 1, 0));
    }
    for (const port of ['venezia', 'ancona', 'brindisi']) {
      inTurn({ at: 'adriatic', ducats: 0 })
        .when(0, move(port))
        .then(moved(port, 1, 0));
    }
    // Embarked in Genova last turn, back in Genova in this one.
    const landed = inTurn({ seats: 2, seat: 1, at: 'genova' })
      .when(1, move('tyrrhenian'))
      .then({ type: 'pawn-moved', seat: 1, to: 'tyrrhenian', points: 1, ducats: 0 })
      .and(
        { type: 'player-ended', seat: 1, unspent: 4 },
        { type: 'turn-begun', turn: 4 },
        { type: 'order-set', order: [1, 0], rested: null },
        { type: 'player-began', seat: 1, points: 5 },
      );
    landed
      .when(1, move('genova'))
      .then({ type: 'pawn-moved', seat: 1, to: 'genova', points: 1, ducats: 0 });
  });

  it('DVE 3.4 lets him walk on, for 10 ducats in all, but not embark again', () => {
    atSea()
      .when(0, move('perugia'))
      .then(moved('perugia', 2, 10));
    atSea({ ducats: 9 }).when(0, move('perugia')).refused('DVE 3.2', 'too-few-ducats');
    atSea()
      .when(0, move('ancona'))
      .then(moved('ancona', 3, 10));
    atSea().when(0, move('tyrrhenian')).refused('DVE 3.1', 'already-there');
    atSea({ points: 6 }).when(0, move('adriatic')).refused('DVE 3.3', 'no-way');
    const ashore = atSea()
      .when(0, move('roma'))
      .then(moved('roma', 1, 0));
    ashore.when(0, move('tyrrhenian')).refused('DVE 3.1', 'already-moved');
    // Brindisi is only to be walked to: Napoli, Monte Sant'Angelo, Bari, Brindisi.
    atSea({ points: 4 })
      .when(0, move('brindisi'))
      .then(moved('brindisi', 4, 10));
    atSea({ points: 3 }).when(0, move('brindisi')).refused('DVE 3.1', 'too-few-points');
  });

  it('DVE 3.4 refuses what would leave no point for landing, until he has landed', () => {
    atSea().when(0, advance('rest', 5)).refused('DVE 3.4', 'keep-point-to-land');
    atSea({ points: 1 }).when(0, business).refused('DVE 3.4', 'keep-point-to-land');
    atSea({ points: 1 })
      .when(0, { type: 'study-salterio' })
      .refused('DVE 3.4', 'keep-point-to-land');
    atSea({ points: 1, sale: ['green-1'] })
      .when(0, { type: 'take-cubes', colour: 'green', count: 1, sell: 0 })
      .refused('DVE 3.4', 'keep-point-to-land');
    const four = atSea().when(0, advance('rest', 4)).then({
      type: 'disc-advanced',
      seat: 0,
      track: 'rest',
      to: 4,
      spaces: 4,
      withVirtualCube: false,
    });
    four.when(0, business).refused('DVE 3.4', 'keep-point-to-land');
    four.when(0, move('roma')).then(moved('roma', 1, 0));
    // Walking on after landing is his own affair, and after it the last point is free.
    atSea({ points: 2 })
      .when(0, move('roma'))
      .then(moved('roma', 1, 0))
      .when(0, business)
      .then(did);
  });

  it('DVE 3.4 refuses more points than there are as such', () => {
    atSea().when(0, advance('rest', 6)).refused('DVE 2.4', 'too-few-points');
  });

  it('DVE 3.4 refuses to end the turn before he has landed', () => {
    atSea().when(0, endTurn).refused('DVE 3.4', 'must-land');
    const landed = atSea()
      .when(0, move('genova'))
      .then(moved('genova', 1, 0));
    expect(only(landed, 0, endTurn, 'player-ended')).toHaveLength(1);
  });

  it('DVE 3.4 lets one who has embarked in this turn stop there, to his last point', () => {
    const embarked = inTurn({ at: 'genova', points: 2 })
      .when(0, move('tyrrhenian'))
      .then(moved('tyrrhenian', 1, 0));
    const spent = embarked.when(0, business).then(did);
    expect(only(spent, 0, endTurn, 'player-ended')).toHaveLength(1);
  });

  it('DVE 3.4 the duty lapses when he is moved to Brindisi', () => {
    // DVE 11.1: he comes to the summons of one who played before him.
    const summoned = inTurn({
      seats: 3,
      at: 'brindisi',
      turn: 10,
      placed: [10],
      others: { 1: { at: 'tyrrhenian' } },
    })
      .when(0, { type: 'summon' })
      .then({ type: 'summons-called', seat: 0, event: 'event-10' })
      .and(
        { type: 'summons-answered', seat: 1, comes: true, zone: 'brindisi' },
        { type: 'summons-answered', seat: 2, comes: false, zone: 'brindisi' },
        { type: 'auction-opened', bidders: [0, 1] },
        { type: 'bid-made', seat: 0, votes: 1 },
      );
    const passed = summoned.when(1, { type: 'pass' });
    const begun = only(summoned, 1, { type: 'pass' }, 'player-began', 'player-ended');
    expect(begun).toEqual([
      { type: 'player-ended', seat: 0, unspent: 5 },
      { type: 'player-began', seat: 1, points: 5 },
    ]);
    const his = passed.then(
      { type: 'bidder-passed', seat: 1 },
      { type: 'auction-won', seat: 0, votes: 1 },
      { type: 'votes-paid', seat: 0, cubes: [] },
      { type: 'stupor-mundi-gained', seat: 0 },
      learned(0, 10, 10),
      ...(begun as Fact[]),
    );
    expect(only(his, 1, endTurn, 'player-ended')).toHaveLength(1);
  });

  it('DVE 3.4 the duty lapses when all are called to Roma', () => {
    const last = lastInTurn({
      seats: 2,
      turn: 12,
      others: { 0: { at: 'adriatic' } },
      papal: ['papal-red-2'],
    }).and({ type: 'papal-tile-revealed', tile: 'papal-red-1' });
    const called = last
      .when(1, endTurn)
      .then(
        { type: 'player-ended', seat: 1, unspent: 5 },
        { type: 'turn-begun', turn: 13 },
        { type: 'papal-tile-revealed', tile: 'papal-red-2', reveals: true },
        { type: 'pawns-called-to-roma' },
        { type: 'cubes-laid-out', cubes: [] },
        { type: 'order-set', order: [0, 1], rested: null },
        { type: 'player-began', seat: 0, points: 5 },
      );
    expect(seen(called).players.map(({ place }) => place)).toEqual(['roma', 'roma']);
    expect(only(called, 0, endTurn, 'player-ended')).toHaveLength(1);
    expect(only(called, 0, move('siena'), 'pawn-moved')).toEqual([moved('siena', 1, 0)]);
  });

  it('DVE 3.4 at sea nothing of section 4 is possible', () => {
    const religious = atSea({
      friar: 'friar-mario',
      ducats: 90,
      cubes: ['red-1'],
      front: ['green-1'],
    });
    for (const action of [
      { type: 'claim-event' },
      { type: 'take-value' },
      { type: 'study-at-bologna' },
      { type: 'become-friar', friar: 'friar-gigi' },
      { type: 'become-cardinal', cardinal: 'cardinal-zazza', discard: 'red' },
      { type: 'convert-greens', into: 'points' },
    ]) {
      religious.when(0, action).refused('DVE 3.4', 'at-sea');
    }
    // Nor for one who has embarked in this turn.
    inTurn({ at: 'genova' })
      .when(0, move('tyrrhenian'))
      .then(moved('tyrrhenian', 1, 0))
      .when(0, { type: 'take-value' })
      .refused('DVE 3.4', 'at-sea');
  });

  it('DVE 3.4 at sea no manuscript is, but for Lingua Volgare; nor a track with a place', () => {
    const scholar = atSea({ knows: 84, shown: { 1: [] } }).and({ type: 'lingua-volgare-offered' });
    scholar
      .when(0, { type: 'take-manuscript', manuscript: '2-oil' })
      .refused('DVE 5.2', 'wrong-dialect');
    scholar
      .when(0, { type: 'take-manuscript', manuscript: 'volgare' })
      .then({ type: 'manuscript-taken', seat: 0, manuscript: 'lingua-volgare', points: 4 });
    atSea({ knows: 84, shown: { 1: [] }, points: 4 })
      .and({ type: 'lingua-volgare-offered' })
      .when(0, { type: 'take-manuscript', manuscript: 'volgare' })
      .refused('DVE 3.4', 'keep-point-to-land');
    atSea().when(0, advance('riddle', 1)).refused('DVE 8.1', 'not-in-oil-zone');
    atSea().when(0, advance('canticle', 1)).refused('DVE 8.4', 'no-franciscan-city');
    for (const track of ['messenger', 'orient', 'rest']) {
      expect(only(atSea(), 0, advance(track, 1), 'disc-advanced')).toHaveLength(1);
    }
  });
});

describe('3.5 to 3.7', () => {
  it('DVE 3.5 worked example: one land step and one embarking cost 2 points and 10 ducats', () => {
    fares('milano', ['tyrrhenian', 2, 10]);
    inTurn({ at: 'milano', ducats: 9 })
      .when(0, move('tyrrhenian'))
      .refused('DVE 3.2', 'too-few-ducats');
  });

  it('DVE 3.5 adds steps before embarking, the crossing and steps after landing', () => {
    fares('milano', ['cagliari', 4, 10]); // Genova, across
    fares('asti', ['sassari', 5, 10]); // Genova, across to Cagliari, Sassari
    fares('palermo', ['perugia', 4, 10]); // across to Roma, Perugia
    fares('torino', ['palermo', 5, 10], ['catania', 6, 10]); // Asti, Genova, across, Catania
    inTurn({ at: 'torino' }).when(0, move('catania')).refused('DVE 3.1', 'too-few-points');
    fares('catania', ['tyrrhenian', 2, 10]);
  });

  it('DVE 3.5 landing and one step are two steps', () => {
    inTurn({ at: 'adriatic' })
      .when(0, move('bari'))
      .then(moved('bari', 2, 10));
    inTurn({ at: 'adriatic' })
      .when(0, move('gubbio'))
      .then(moved('gubbio', 2, 10));
  });

  it('DVE 3.6 Friar Ralph never pays ducats to move', () => {
    const ralph = (at: string) => inTurn({ at, ducats: 0, friar: 'friar-ralph' });
    ralph('torino')
      .when(0, move('ferrara'))
      .then(moved('ferrara', 3, 0));
    ralph('genova')
      .when(0, move('palermo'))
      .then(moved('palermo', 3, 0));
    ralph('tyrrhenian')
      .when(0, move('perugia'))
      .then(moved('perugia', 2, 0));
    inTurn({ at: 'torino', ducats: 50, friar: 'friar-ralph' })
      .when(0, move('ferrara'))
      .then(moved('ferrara', 3, 0));
  });

  it('DVE 3.6 not any more once he is a Cardinal, nor for another Friar', () => {
    for (const tiles of [
      { friar: 'friar-ralph', cardinal: 'cardinal-zazza' },
      { friar: 'friar-mario' },
    ]) {
      inTurn({ at: 'torino', ...tiles })
        .when(0, move('ferrara'))
        .then(moved('ferrara', 3, 10));
    }
  });

  it('DVE 3.7 no road leads from Sicily or Sardinia to the mainland', () => {
    // Catania and the near abbey are separated by the sea (EN): Palermo, Napoli, Salerno, Fiore.
    fares('catania', ['fiore', 6, 10], ['napoli', 4, 10]);
    fares('palermo', ['napoli', 3, 10], ['salerno', 4, 10]);
    fares('sassari', ['roma', 4, 10], ['palermo', 4, 10], ['cagliari', 1, 0]);
  });
});
