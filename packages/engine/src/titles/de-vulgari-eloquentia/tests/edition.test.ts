import { describe, expect, it } from 'vitest';
import { givenTable } from '../../../testing/index.ts';
import { type Edition, editionFaults, editionSchema, reconstruction } from '../edition.ts';
import printed from '../editions/reconstruction-1.json' with { type: 'json' };
import { title } from '../index.ts';
import { words } from '../words/index.ts';
import { endTurn, inTurn, lastInTurn, learned, only, returned, seen } from './given.ts';

/** What is wrong with an edition: the entry, and what is said about it. */
function faults(edition: unknown): readonly string[] {
  const parsed = editionSchema.safeParse(edition);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  }
  return editionFaults(parsed.data).map(
    ({ path, code, details }) => `${path.join('.')}: ${words.en.faults[code](details)}`,
  );
}

const changed = (change: Partial<Edition>): Edition => ({ ...reconstruction, ...change });

type Zones = Edition['zones'];
const zones = (id: string, change: Partial<Zones[number]>): Partial<Edition> => ({
  zones: reconstruction.zones.map((zone) => (zone.id === id ? { ...zone, ...change } : zone)),
});
const without = (id: string, field: keyof Zones[number]): Partial<Edition> => ({
  zones: reconstruction.zones.map((zone) => {
    if (zone.id !== id) return zone;
    const { [field]: _, ...rest } = zone;
    return rest as Zones[number];
  }),
});
const indexOf = (id: string) => reconstruction.zones.findIndex((zone) => zone.id === id);
const { roads, events, tracks, manuscripts, cubesByPlayers, knowledge } = reconstruction;
const withRoads = (...more: [string, string][]): Partial<Edition> => ({
  roads: { ...roads, list: [...roads.list, ...more] },
});
const event = (number: number, change: Partial<Edition['events'][number]>): Partial<Edition> => ({
  events: events.map((tile) => (tile.number === number ? { ...tile, ...change } : tile)),
});

describe('an edition', () => {
  it('that is shipped passes', () => {
    expect(faults(printed)).toEqual([]);
    expect(reconstruction).toEqual(printed);
  });

  it.each<[string, Partial<Edition>, string]>([
    [
      'two zones of one name',
      { zones: [...reconstruction.zones, { ...reconstruction.zones[10], id: 'roma' } as Zones[0]] },
      'zones: Two zones or seas are called roma.',
    ],
    [
      'a zone called as a sea',
      { seas: [...reconstruction.seas, { id: 'asti', name: 'Asti', at: [8, 44] }] },
      'zones: Two zones or seas are called asti.',
    ],
    [
      'a port of no sea',
      zones('genova', { port: 'ligurian' }),
      `zones.${indexOf('genova')}.port: genova is a port of ligurian, which is no sea here.`,
    ],
    [
      'a city printed as another',
      zones('asti', { name: 'Roma' }),
      'zones: Two places are printed Roma: nobody could type which.',
    ],
    [
      'two events in one city',
      event(1, { zone: 'venezia' }),
      'events: Two events go to venezia: whoever stands there could not say which.',
    ],
    [
      'tiles for who has not advanced',
      { tracks: { ...tracks, library: { ...tracks.library, tilesDrawn: [1, 1, 2, 3, 4] } } },
      'tracks.library.tilesDrawn.0: Who has not advanced draws no tile.',
    ],
    [
      'a pair of dialects twice',
      {
        manuscripts: {
          ...manuscripts,
          levelFourPairs: [['latino', 'oil'], ...manuscripts.levelFourPairs.slice(0, 9)],
        },
      },
      'manuscripts.levelFourPairs: The pair latino – oil is there twice.',
    ],
    [
      'two Canticle tiles of one turn',
      { canticleTurns: { ...reconstruction.canticleTurns, tiles: [2, 5, 5, 10, 12] } },
      'canticleTurns.tiles: Two tiles name turn 5.',
    ],
    ['no Roma', zones('roma', { id: 'avignone' }), 'zones: roma is missing: all end there.'],
    [
      'a starting city less',
      without('catania', 'start'),
      'zones: There are 4 starting cities, not 5.',
    ],
    [
      'a starting city more',
      zones('roma', { start: true }),
      'zones: There are 6 starting cities, not 5.',
    ],
    ['a convent less', without('la-verna', 'convent'), 'zones: There are 1 convents, not 2.'],
    ['an abbey more', zones('roma', { abbey: true }), 'zones: There are 4 abbeys, not 3.'],
    ['a cathedral less', without('milano', 'cathedral'), 'zones: There are 1 cathedrals, not 2.'],
    [
      'no Bologna',
      without('bologna', 'messenger'),
      'zones: There are 0 cities of the Messenger, not 1.',
    ],
    [
      'a Franciscan city more',
      zones('roma', { franciscan: true }),
      'zones: There are 6 Franciscan cities, not 5.',
    ],
    [
      'too few Canticle tiles',
      { canticleTurns: { ...reconstruction.canticleTurns, tiles: [2, 5, 8, 10] } },
      'canticleTurns.tiles: Each of the five Franciscan cities needs a tile.',
    ],
    [
      'a road to nowhere',
      withRoads(['roma', 'avignone']),
      `roads.list.${roads.list.length}: A road leads to avignone, which is no zone.`,
    ],
    [
      'a road from a zone to itself',
      withRoads(['roma', 'roma']),
      `roads.list.${roads.list.length}: A road leads from roma to itself.`,
    ],
    [
      'a road twice',
      withRoads(['asti', 'torino']),
      'roads.list: The road asti – torino is there twice.',
    ],
    [
      'a rulebook’s road that is not in the list',
      { roads: { ...roads, rulebook: [['roma', 'milano']] } },
      'roads.rulebook: roma – milano is not in the list.',
    ],
    [
      'a zone nobody can get to',
      {
        roads: { ...roads, list: roads.list.filter((road) => !road.includes('catania')) },
      },
      'zones: Nobody can get to catania, by road or by sea.',
    ],
    [
      'events not numbered 1 to 10',
      { events: events.filter(({ number }) => number !== 7) },
      'events: The event tiles are not numbered 1 to 10.',
    ],
    [
      'an event twice',
      event(3, { number: 4 }),
      'events: The event tiles are not numbered 1 to 10.',
    ],
    [
      'an event in no zone',
      event(3, { zone: 'avignone' }),
      'events.2.zone: Event 3 goes to avignone, which is no zone.',
    ],
    [
      'an auction that is not event 10',
      event(3, { gives: 'auction' }),
      'events.2.gives: Event 10, and no other, is the auction.',
    ],
    [
      'an event 10 that is no auction',
      event(10, { gives: 'ducats' }),
      'events.9.gives: Event 10, and no other, is the auction.',
    ],
    [
      'levels that do not begin at space 0',
      { knowledge: { ...knowledge, levelStarts: [1, 12, 24, 36, 48, 60, 72, 84] } },
      'knowledge.levelStarts: The levels do not rise from space 0 to the last.',
    ],
    [
      'levels that do not rise',
      { knowledge: { ...knowledge, levelStarts: [0, 12, 24, 24, 48, 60, 72, 84] } },
      'knowledge.levelStarts: The levels do not rise from space 0 to the last.',
    ],
    [
      'a level beyond the last space',
      { knowledge: { ...knowledge, lastSpace: 83 } },
      'knowledge.levelStarts: The levels do not rise from space 0 to the last.',
    ],
    [
      'Riddle numbers that do not rise',
      {
        tracks: {
          ...tracks,
          riddle: {
            ...tracks.riddle,
            points: [
              { from: 7, vp: 4 },
              { from: 4, vp: 5 },
            ],
          },
        },
      },
      'tracks.riddle.points: The numbers do not rise along the track.',
    ],
    [
      'a Riddle number beyond the track',
      { tracks: { ...tracks, riddle: { ...tracks.riddle, lastSpace: 9 } } },
      'tracks.riddle.points: The numbers do not rise along the track.',
    ],
    [
      'a space of the Library without a number',
      { tracks: { ...tracks, library: { ...tracks.library, tilesDrawn: [0, 1, 2, 3] } } },
      'tracks.library.tilesDrawn: Each space, the start too, needs a number.',
    ],
    [
      'other papal tiles',
      { papalEvents: { ...reconstruction.papalEvents, red: 3 } },
      'papalEvents: Two papal tiles are red and three are white.',
    ],
    [
      'a Library of seven tiles',
      { libraryTiles: { ...reconstruction.libraryTiles, values: [2, 2, 2, 3, 3, 3, 4] } },
      'libraryTiles.values: The Papal Library has eight tiles.',
    ],
    [
      'too few manuscripts',
      { manuscripts: { ...manuscripts, perDialect: { '1': 3, '2': 3, '3': 2 } } },
      'manuscripts: There are 50 manuscripts, not 55.',
    ],
    [
      'a pair of one dialect',
      {
        manuscripts: {
          ...manuscripts,
          levelFourPairs: [['oil', 'oil'], ...manuscripts.levelFourPairs.slice(1)],
        },
      },
      'manuscripts.levelFourPairs.0: Twice oil: two dialects, please.',
    ],
    [
      'cubes that do not fill seven turns',
      { cubesByPlayers: { ...cubesByPlayers, '4': { ...cubesByPlayers['4'], red: 9 } } },
      'cubesByPlayers.4: 43 cubes do not fill seven turns of 6 each.',
    ],
  ])('names the entry of %s', (_, change, fault) => {
    expect(faults(changed(change))).toContain(fault);
  });

  it('names the entry that is of the wrong shape', () => {
    const [first] = faults({
      ...printed,
      knowledge: { ...printed.knowledge, lastSpace: 'ninety' },
    });
    expect(first).toMatch(/^knowledge\.lastSpace: /);
    const misspelt = printed.zones.map((zone) =>
      zone.id === 'roma' ? { ...zone, harbour: 1 } : zone,
    );
    expect(faults({ ...printed, zones: misspelt })[0]).toMatch(
      new RegExp(`^zones\\.${indexOf('roma')}: `),
    );
    const { seas: _, ...landlocked } = printed;
    expect(faults(landlocked)[0]).toMatch(/^seas: /);
  });
});

describe('the engine reads nothing printed from code', () => {
  const move = (to: string) => ({ type: 'move', to });
  const moved = (to: string, points: number, ducats: number) => ({
    type: 'pawn-moved',
    seat: 0,
    to,
    points,
    ducats,
  });
  const took = (zone: string, ducats: number) => ({ type: 'value-taken', seat: 0, zone, ducats });
  const takeValue = { type: 'take-value' };

  it('DVE 3.2 a road more is a road', () => {
    const edition = changed(withRoads(['torino', 'roma']));
    inTurn({ at: 'torino', edition })
      .when(0, move('roma'))
      .then(moved('roma', 1, 0));
    inTurn({ at: 'torino' })
      .when(0, move('roma'))
      .then(moved('roma', 5, 10));
  });

  it('DVE 3.3 a port more is a port', () => {
    const edition = changed(zones('pisa', { port: 'tyrrhenian' }));
    inTurn({ at: 'palermo', edition })
      .when(0, move('pisa'))
      .then(moved('pisa', 3, 10));
    inTurn({ at: 'tyrrhenian', edition })
      .when(0, move('pisa'))
      .then(moved('pisa', 1, 0));
  });

  it('DVE 4.1 an event’s city and amount', () => {
    const edition = changed(event(2, { zone: 'genova', amount: 33 }));
    inTurn({ at: 'genova', placed: [2], edition })
      .when(0, { type: 'claim-event' })
      .then({ type: 'event-claimed', seat: 0, event: 'event-2', ducats: 33 });
    inTurn({ at: 'venezia', placed: [2], edition })
      .when(0, { type: 'claim-event' })
      .refused('DVE 4.1', 'no-event-here');
  });

  it('DVE 4.2 a city’s value', () => {
    const edition = changed(zones('genova', { ducats: 21, knowledge: 2 }));
    inTurn({ at: 'genova', edition })
      .when(0, takeValue)
      .then(took('genova', 21), learned(0, 2, 2));
    inTurn({ at: 'genova', edition, friar: 'friar-gigi' })
      .when(0, takeValue)
      .then(took('genova', 0), learned(0, 2, 2));
  });

  it('DVE 4.3 to 4.6 where Bologna, the convents, the cathedrals and the abbeys are', () => {
    const edition = changed({
      zones: reconstruction.zones.map((zone) =>
        zone.id === 'roma'
          ? { ...zone, convent: true, cathedral: true, abbey: true, messenger: true }
          : zone,
      ),
    });
    const gift = { type: 'messenger-paid', seat: 0, ducats: 0, gift: 10 };
    const inRoma = inTurn({
      at: 'roma',
      ducats: 80,
      cubes: ['red-1'],
      front: ['green-1'],
      edition,
    });
    inRoma
      .and(gift)
      .when(0, { type: 'study-at-bologna' })
      .then({ type: 'bologna-visited', seat: 0, zone: 'roma' }, learned(0, 10, 10))
      .when(0, { type: 'become-friar', friar: 'friar-gigi' })
      .then({ type: 'friar-chosen', seat: 0, friar: 'friar-gigi', ducats: 40 })
      .when(0, { type: 'become-cardinal', cardinal: 'cardinal-lanzuisi', discard: 'red' })
      .then(
        { type: 'cardinal-chosen', seat: 0, cardinal: 'cardinal-lanzuisi', ducats: 40 },
        returned(0, { 4: ['red-1'] }),
      )
      .when(0, { type: 'convert-greens', into: 'points' })
      .then({ type: 'greens-converted', seat: 0, into: 'points', cubes: ['green-1'] });
  });

  it('DVE 1.8 the starting cities', () => {
    const edition = changed({
      zones: [...reconstruction.zones].map((zone) => {
        if (zone.id === 'roma') return { ...zone, start: true as const };
        const { start: _, ...rest } = zone;
        return zone.id === 'torino' ? rest : zone;
      }),
    });
    expect(faults(edition)).toEqual([]);
    const start = givenTable({ ...title, edition }, 2).and({ type: 'order-drawn', order: [0, 1] });
    start.when(1, { type: 'start-at', zone: 'torino' }).refused('DVE 1.8', 'no-starting-city');
    start
      .when(1, { type: 'start-at', zone: 'roma' })
      .then({ type: 'city-chosen', seat: 1, zone: 'roma' });
  });

  it('DVE 5.2 a zone’s dialect, and where levels begin', () => {
    const shown = { 2: ['manuscript-2-oc-1'] };
    const take = { type: 'take-manuscript', manuscript: '2-oc' };
    const edition = changed({
      ...zones('torino', { dialect: 'oc' }),
      knowledge: { ...knowledge, levelStarts: [0, 5, 24, 36, 48, 60, 72, 84] },
    });
    inTurn({ at: 'torino', knows: 5, shown, decks: { 2: ['manuscript-2-oc-2'] }, edition })
      .when(0, take)
      .then({ type: 'manuscript-taken', seat: 0, manuscript: 'manuscript-2-oc-1', points: 2 });
    inTurn({ at: 'torino', knows: 12, shown }).when(0, take).refused('DVE 5.2', 'wrong-dialect');
    inTurn({ at: 'asti', knows: 5, shown }).when(0, take).refused('DVE 5.2', 'knowledge-too-low');
  });

  it('DVE 5.4 what Lingua Volgare costs and asks', () => {
    const edition = changed({
      manuscripts: { ...manuscripts, linguaVolgare: { level: 2, actions: 3, vp: 9 } },
    });
    inTurn({ knows: 12, edition })
      .and({ type: 'lingua-volgare-offered' })
      .when(0, { type: 'take-manuscript', manuscript: 'volgare' })
      .then({ type: 'manuscript-taken', seat: 0, manuscript: 'lingua-volgare', points: 3 });
  });

  it('DVE 1.10 the last space of knowledge', () => {
    const edition = changed({ knowledge: { ...knowledge, lastSpace: 90 } });
    inTurn({ at: 'padova', knows: 88, edition })
      .when(0, takeValue)
      .then(took('padova', 0), learned(0, 90, 2));
  });

  it('DVE 2.1 how many cubes a turn’s space holds', () => {
    const edition = changed({
      cubesByPlayers: {
        ...cubesByPlayers,
        '4': { red: 1, black: 2, yellow: 3, green: 1, perTurn: 1 },
      },
    });
    expect(faults(edition)).toEqual([]);
    const given = lastInTurn({ turn: 8, sale: ['yellow-1', 'yellow-2'], edition });
    expect(only(given, 3, endTurn, 'cubes-returned', 'cubes-laid-out')).toEqual([
      returned(null, { 9: ['yellow-1'], 10: ['yellow-2'] }),
      { type: 'cubes-laid-out', cubes: ['yellow-1'] },
    ]);
  });

  it('DVE 8.3 where the Orient track ends', () => {
    const edition = changed({ tracks: { ...tracks, orient: { ...tracks.orient, lastSpace: 1 } } });
    const traded = inTurn({ at: 'milano', edition })
      .when(0, { type: 'advance', track: 'orient', spaces: 1 })
      .then({
        type: 'disc-advanced',
        seat: 0,
        track: 'orient',
        to: 1,
        spaces: 1,
        withVirtualCube: false,
      })
      .when(0, takeValue)
      .then(took('milano', 35));
    expect(seen(traded).players[0]?.ducats).toBe(45);
  });
});
