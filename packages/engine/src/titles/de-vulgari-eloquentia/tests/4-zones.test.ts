import { describe, expect, it } from 'vitest';
import { reconstruction } from '../edition.ts';
import type { Fact } from '../types.ts';
import { cubesOf, inTurn, learned, only, returned, seen } from './given.ts';

const move = (to: string) => ({ type: 'move', to });
const moved = (to: string, points: number, ducats: number): Fact => ({
  type: 'pawn-moved',
  seat: 0,
  to,
  points,
  ducats,
});
const claim = { type: 'claim-event' };
const claimed = (number: number, ducats: number): Fact => ({
  type: 'event-claimed',
  seat: 0,
  event: `event-${number}`,
  ducats,
});
const takeValue = { type: 'take-value' };
const took = (zone: string, ducats: number, seat = 0): Fact => ({
  type: 'value-taken',
  seat,
  zone,
  ducats,
});
const friar = (name: string) => ({ type: 'become-friar', friar: `friar-${name}` });
const becameFriar = (name: string, ducats: number): Fact => ({
  type: 'friar-chosen',
  seat: 0,
  friar: `friar-${name}`,
  ducats,
});
const cardinal = (name: string, discard: string) => ({
  type: 'become-cardinal',
  cardinal: `cardinal-${name}`,
  discard,
});
const becameCardinal = (name: string, ducats: number): Fact => ({
  type: 'cardinal-chosen',
  seat: 0,
  cardinal: `cardinal-${name}`,
  ducats,
});
const refunded: Fact = { type: 'ducats-refunded', seat: 0, ducats: 40 };
const convert = (into: string) => ({ type: 'convert-greens', into });
const converted = (into: 'knowledge' | 'points', cubes: readonly string[]): Fact => ({
  type: 'greens-converted',
  seat: 0,
  into,
  cubes: [...cubes],
});
const mario = { friar: 'friar-mario' };
const zazza = { cardinal: 'cardinal-zazza' };

describe('4.1 event tiles', () => {
  it('DVE 4.1 worked example: Red moves to Venezia and gets 30 ducats for Mercis', () => {
    const claimedIt = inTurn({ at: 'milano', placed: [2] })
      .when(0, move('venezia'))
      .then(moved('venezia', 1, 0))
      .when(0, claim)
      .then(claimed(2, 30));
    expect(seen(claimedIt).players[0]?.ducats).toBe(40);
    expect(seen(claimedIt).events).toMatchObject({ placed: [], used: ['event-2'] });
  });

  it('DVE 4.1 worked example: Green uses Filocolo before he leaves Napoli: 4 knowledge', () => {
    inTurn({ at: 'napoli', placed: [1] })
      .when(0, claim)
      .then(claimed(1, 0), learned(0, 4, 4))
      .when(0, move('salerno'))
      .then(moved('salerno', 1, 0));
  });

  it('DVE 4.1 gives ducats to Merchants only, knowledge to anyone', () => {
    for (const religious of [mario, zazza]) {
      inTurn({ at: 'venezia', placed: [2], ...religious })
        .when(0, claim)
        .refused('DVE 4.1', 'merchants-only');
      inTurn({ at: 'napoli', placed: [1], ...religious })
        .when(0, claim)
        .then(claimed(1, 0), learned(0, 4, 4));
    }
  });

  it('DVE 4.1 is there once in the game, for the first to come', () => {
    const used = inTurn({ at: 'napoli', placed: [1], others: { 1: { at: 'napoli' } } })
      .when(0, claim)
      .then(claimed(1, 0), learned(0, 4, 4));
    used.when(0, claim).refused('DVE 4.1', 'no-event-here');
    used
      .and(
        { type: 'player-ended', seat: 0, unspent: 5 },
        { type: 'player-began', seat: 1, points: 5 },
      )
      .when(1, claim)
      .refused('DVE 4.1', 'no-event-here');
  });

  it('DVE 4.1 lies there from its turn on, as long as nobody takes it', () => {
    inTurn({ at: 'napoli', waiting: [1] })
      .when(0, claim)
      .refused('DVE 4.1', 'no-event-here');
    inTurn({ at: 'palermo', placed: [1] })
      .when(0, claim)
      .refused('DVE 4.1', 'no-event-here');
    inTurn({ at: 'napoli', turn: 15, placed: [1] })
      .when(0, claim)
      .then(claimed(1, 0), learned(0, 4, 4));
  });

  it('DVE 4.1 Stupor Mundi is not taken but summons (DVE 11.1)', () => {
    inTurn({ at: 'brindisi', turn: 10, placed: [10] })
      .when(0, claim)
      .refused('DVE 11.1', 'summon-instead');
  });
});

describe('4.2 city values', () => {
  it('DVE 4.2 worked example: Roma gives 8 ducats and 15 knowledge, once, marked by a disc', () => {
    const red = inTurn({ at: 'siena' })
      .when(0, move('roma'))
      .then(moved('roma', 1, 0))
      .when(0, takeValue)
      .then(took('roma', 8), learned(0, 15, 15));
    expect(seen(red).players[0]).toMatchObject({ ducats: 18, visited: ['roma'] });
    red.when(0, takeValue).refused('DVE 4.2', 'value-taken-before');
  });

  it('DVE 4.2 is there for each player', () => {
    inTurn({ at: 'roma', others: { 1: { at: 'roma' } } })
      .and(took('roma', 8, 1))
      .when(0, takeValue)
      .then(took('roma', 8), learned(0, 15, 15));
  });

  it('DVE 4.2 gives a Friar or Cardinal the knowledge alone; the city is used up for him', () => {
    for (const religious of [mario, zazza]) {
      const after = inTurn({ at: 'roma', ...religious })
        .when(0, takeValue)
        .then(took('roma', 0), learned(0, 15, 15));
      expect(seen(after).players[0]).toMatchObject({ ducats: 10, visited: ['roma'] });
      after.when(0, takeValue).refused('DVE 4.2', 'value-taken-before');
    }
  });

  it('DVE 4.2 a city with ducats only offers nothing to a religious', () => {
    inTurn({ at: 'milano', ...mario })
      .when(0, takeValue)
      .refused('DVE 4.2', 'nothing-for-religious');
    inTurn({ at: 'milano', ...zazza })
      .when(0, takeValue)
      .refused('DVE 4.2', 'nothing-for-religious');
    inTurn({ at: 'milano' }).when(0, takeValue).then(took('milano', 25));
  });

  it('DVE 4.2 a city with knowledge only gives it to a Merchant, too', () => {
    inTurn({ at: 'padova' })
      .when(0, takeValue)
      .then(took('padova', 0), learned(0, 8, 8));
  });

  it('DVE 4.2 zones without a value give nothing', () => {
    for (const at of ['torino', 'assisi', 'la-verna', 'montecassino']) {
      inTurn({ at }).when(0, takeValue).refused('DVE 4.2', 'no-value-here');
    }
  });

  it('DVE 4.2 worked example: with the Orient, from Venezia to Milano: 35 ducats', () => {
    const { lastSpace } = reconstruction.tracks.orient;
    const orient = (to: number, spaces: number): Fact => ({
      type: 'disc-advanced',
      seat: 0,
      track: 'orient',
      to,
      spaces,
      withVirtualCube: false,
    });
    const yellow = inTurn({ at: 'venezia', placed: [4] }).and(orient(lastSpace - 2, 0 + 1));
    const traded = yellow
      .when(0, { type: 'advance', track: 'orient', spaces: 2 })
      .then(orient(lastSpace, 2))
      .when(0, move('milano'))
      .then(moved('milano', 1, 0))
      .when(0, takeValue)
      .then(took('milano', 35));
    traded.when(0, takeValue).refused('DVE 4.2', 'value-taken-before');
    traded.when(0, claim).then(claimed(4, 25)); // DVE 8.3: not for event tiles
    inTurn({ at: 'milano' })
      .and(orient(lastSpace - 1, 1))
      .when(0, takeValue)
      .then(took('milano', 25));
  });

  it('DVE 4.2 the Orient adds nothing where a city has no ducats, nor for a religious', () => {
    const { lastSpace } = reconstruction.tracks.orient;
    const end: Fact = {
      type: 'disc-advanced',
      seat: 0,
      track: 'orient',
      to: lastSpace,
      spaces: 1,
      withVirtualCube: false,
    };
    inTurn({ at: 'padova' })
      .and(end)
      .when(0, takeValue)
      .then(took('padova', 0), learned(0, 8, 8));
    for (const religious of [mario, zazza]) {
      inTurn({ at: 'roma', ...religious })
        .and(end)
        .when(0, takeValue)
        .then(took('roma', 0), learned(0, 15, 15));
    }
  });
});

describe('4.3 Bologna', () => {
  const study = { type: 'study-at-bologna' };
  const gift: Fact = { type: 'messenger-paid', seat: 0, ducats: 0, gift: 15 };
  const visited: Fact = { type: 'bologna-visited', seat: 0, zone: 'bologna' };

  it('DVE 4.3 Bologna has no printed value', () => {
    inTurn({ at: 'bologna' }).when(0, takeValue).refused('DVE 4.3', 'bologna-by-messenger');
    inTurn({ at: 'bologna' })
      .and(gift)
      .when(0, takeValue)
      .refused('DVE 4.3', 'bologna-by-messenger');
  });

  it('DVE 4.3 Bologna gives what the Messenger has earned, once', () => {
    inTurn({ at: 'bologna' }).when(0, study).refused('DVE 8.2', 'no-gift-earned');
    inTurn({ at: 'ferrara' }).and(gift).when(0, study).refused('DVE 4.3', 'not-in-bologna');
    inTurn({ at: 'ferrara' })
      .and(gift)
      .when(0, move('bologna'))
      .then(moved('bologna', 1, 0))
      .when(0, study)
      .then(visited, learned(0, 15, 15))
      .when(0, study)
      .refused('DVE 4.3', 'value-taken-before');
  });
});

describe('4.4 convents', () => {
  it('DVE 4.4 lets a Merchant become a Friar for half his ducats, the loss rounded up', () => {
    for (const [ducats, lost] of [
      [10, 5],
      [11, 6],
      [1, 1],
      [0, 0],
    ] as const) {
      const after = inTurn({ at: 'la-verna', ducats })
        .when(0, friar('gigi'))
        .then(becameFriar('gigi', lost));
      expect(seen(after).players[0]).toMatchObject({ friar: 'friar-gigi', ducats: ducats - lost });
      expect(seen(after).going?.points).toBe(5); // no points
      expect(seen(after).friars).not.toContain('friar-gigi');
    }
  });

  it('DVE 4.4 both convents do, and the tile’s gains come at once', () => {
    for (const [name, gain] of [
      ['mario', 12],
      ['michael', 7],
      ['stefano', 7],
      ['ralph', 7],
    ] as const) {
      inTurn({ at: 'monte-santangelo' })
        .when(0, friar(name))
        .then(becameFriar(name, 5), learned(0, gain, gain));
    }
  });

  it('DVE 4.4 refuses it elsewhere, to a religious, and a tile that is not free', () => {
    inTurn({ at: 'roma' }).when(0, friar('mario')).refused('DVE 4.4', 'not-in-convent');
    inTurn({ at: 'la-verna', ...mario })
      .when(0, friar('gigi'))
      .refused('DVE 4.4', 'not-a-merchant');
    inTurn({ at: 'la-verna', ...zazza })
      .when(0, friar('gigi'))
      .refused('DVE 4.4', 'not-a-merchant');
    inTurn({ at: 'la-verna', others: { 1: mario } })
      .when(0, friar('mario'))
      .refused('DVE 4.4', 'friar-not-free');
    // Nor one that has left the game.
    inTurn({ at: 'la-verna', others: { 1: { ...mario, ...zazza } } })
      .when(0, friar('mario'))
      .refused('DVE 4.4', 'friar-not-free');
  });
});

describe('4.5 cathedrals', () => {
  const abbot = (more: object = {}) =>
    inTurn({ at: 'milano', ducats: 40, cubes: ['red-1', 'black-1'], ...mario, ...more });

  it('DVE 4.5 makes a Friar a Cardinal for 40 ducats and a red or black cube', () => {
    const red = abbot()
      .when(0, cardinal('lanzuisi', 'red'))
      .then(becameCardinal('lanzuisi', 40), returned(0, { 4: ['red-1'] }));
    expect(seen(red).players[0]).toMatchObject({
      ducats: 0,
      friar: null,
      cardinal: 'cardinal-lanzuisi',
      screen: { cubes: ['black-1'] },
    });
    expect(seen(red).going?.points).toBe(5); // no points
    expect(seen(red).retired).toEqual(['friar-mario']);
    expect(seen(red).friars).not.toContain('friar-mario');
    expect(seen(red).cardinals).not.toContain('cardinal-lanzuisi');
    abbot({ at: 'brindisi' })
      .when(0, cardinal('shlasinger', 'black'))
      .then(becameCardinal('shlasinger', 40), returned(0, { 4: ['black-1'] }));
  });

  it('DVE 4.5 Balestreri brings his knowledge at once', () => {
    abbot()
      .when(0, cardinal('balestreri', 'red'))
      .then(becameCardinal('balestreri', 40), returned(0, { 4: ['red-1'] }), learned(0, 4, 4));
  });

  it('DVE 4.5 Muret costs 70', () => {
    abbot({ ducats: 69 }).when(0, cardinal('muret', 'red')).refused('DVE 4.5', 'too-few-ducats');
    abbot({ ducats: 70 })
      .when(0, cardinal('muret', 'red'))
      .then(becameCardinal('muret', 70), returned(0, { 4: ['red-1'] }));
  });

  it('DVE 4.5 Muret’s sixth point is there at once, even when five are spent', () => {
    const business = { type: 'do-business' };
    const spent = abbot({ ducats: 70, points: 0 });
    spent.when(0, business).refused('DVE 2.4', 'too-few-points');
    spent
      .when(0, cardinal('muret', 'black'))
      .then(becameCardinal('muret', 70), returned(0, { 4: ['black-1'] }))
      .when(0, business)
      .then({ type: 'business-done', seat: 0, ducats: 10 })
      .when(0, { type: 'study-salterio' })
      .refused('DVE 2.4', 'too-few-points');
    const fresh = abbot({ ducats: 70 })
      .when(0, cardinal('muret', 'black'))
      .then(becameCardinal('muret', 70), returned(0, { 4: ['black-1'] }));
    expect(seen(fresh).going?.points).toBe(6);
  });

  it('DVE 4.5 the ducats must be in hand before Zazza gives 40 back', () => {
    abbot({ ducats: 39 }).when(0, cardinal('zazza', 'red')).refused('DVE 4.5', 'too-few-ducats');
    const back = abbot()
      .when(0, cardinal('zazza', 'red'))
      .then(becameCardinal('zazza', 40), returned(0, { 4: ['red-1'] }), refunded);
    expect(seen(back).players[0]?.ducats).toBe(40);
  });

  it('DVE 4.5 refuses it elsewhere, to a Merchant, to a Cardinal, and a tile that is not free', () => {
    abbot({ at: 'roma' }).when(0, cardinal('zazza', 'red')).refused('DVE 4.5', 'not-in-cathedral');
    inTurn({ at: 'milano', ducats: 90, cubes: ['red-1'] })
      .when(0, cardinal('zazza', 'red'))
      .refused('DVE 4.5', 'not-a-friar');
    abbot(zazza).when(0, cardinal('muret', 'red')).refused('DVE 4.5', 'already-cardinal');
    abbot({ others: { 2: zazza } })
      .when(0, cardinal('zazza', 'red'))
      .refused('DVE 4.5', 'cardinal-not-free');
  });

  it('DVE 4.5 asks for the cube that is named, from behind the screen', () => {
    abbot({ cubes: ['black-1', 'yellow-1'] })
      .when(0, cardinal('zazza', 'red'))
      .refused('DVE 4.5', 'no-cube-to-discard');
    abbot({ cubes: ['red-1'] })
      .when(0, cardinal('zazza', 'black'))
      .refused('DVE 4.5', 'no-cube-to-discard');
    abbot().when(0, cardinal('zazza', 'virtual')).refused('DVE 4.5', 'no-virtual-cube');
    // Michael's virtual cube is a yellow one.
    abbot({ friar: 'friar-michael' })
      .when(0, cardinal('zazza', 'virtual'))
      .refused('DVE 4.5', 'no-virtual-cube');
  });

  it('DVE 4.5 Stefano’s virtual black cube serves, and no real one is asked for', () => {
    const stefano = { friar: 'friar-stefano' };
    const with2 = abbot(stefano)
      .when(0, cardinal('lanzuisi', 'virtual'))
      .then(becameCardinal('lanzuisi', 40));
    expect(seen(with2).players[0]?.screen?.cubes).toEqual(['red-1', 'black-1']);
    abbot({ ...stefano, cubes: [] })
      .when(0, cardinal('lanzuisi', 'virtual'))
      .then(becameCardinal('lanzuisi', 40));
    abbot(stefano).when(0, cardinal('lanzuisi', 'black')).refused('DVE 4.5', 'virtual-cube-serves');
    abbot(stefano).when(0, cardinal('lanzuisi', 'red')).refused('DVE 4.5', 'virtual-cube-serves');
  });

  it('DVE 4.5 both conversions may happen in one turn', () => {
    inTurn({ at: 'monte-santangelo', ducats: 101, cubes: ['red-1'] })
      .when(0, friar('ralph'))
      .then(becameFriar('ralph', 51), learned(0, 7, 7))
      .when(0, move('brindisi')) // by way of Bari, free for Ralph
      .then(moved('brindisi', 2, 0))
      .when(0, cardinal('zazza', 'red'))
      .then(becameCardinal('zazza', 40), returned(0, { 4: ['red-1'] }), refunded);
  });

  it('DVE 4.5 with the Friar tile all its powers go', () => {
    const was = abbot({ friar: 'friar-ralph', ducats: 45 })
      .when(0, cardinal('lanzuisi', 'red'))
      .then(becameCardinal('lanzuisi', 40), returned(0, { 4: ['red-1'] }));
    was.when(0, move('torino')).then(moved('torino', 1, 0));
    was.when(0, move('bologna')).refused('DVE 3.2', 'too-few-ducats');
    // Gigi's charity too: a Cardinal's 10 either way, and no -4 at the end.
    const { retired, players } = seen(was);
    expect([retired, players[0]?.friar]).toEqual([['friar-ralph'], null]);
  });
});

describe('4.6 abbeys', () => {
  const five = cubesOf('green', 5);
  const inAbbey = (more: object = {}) => inTurn({ at: 'nonantola', front: five, ...more });

  it('DVE 4.6 worked example: five greens become 15 knowledge and go back to the chart', () => {
    const yellow = inAbbey({ at: 'parma' })
      .when(0, move('nonantola'))
      .then(moved('nonantola', 1, 0))
      .when(0, convert('knowledge'))
      .then(converted('knowledge', five), returned(0, { 4: [...five] }), learned(0, 15, 15));
    expect(seen(yellow).players[0]).toMatchObject({ front: [], screen: { cubes: [] } });
    expect(seen(yellow).chart[3]).toEqual(five);
  });

  it('DVE 4.6 worked example: or they go behind the screen, for a point each at the end', () => {
    const yellow = inAbbey().when(0, convert('points')).then(converted('points', five));
    expect(seen(yellow).players[0]).toMatchObject({ front: [], screen: { cubes: five } });
    expect(seen(yellow).going?.points).toBe(5); // no points
  });

  it('DVE 4.6 is so in all three abbeys, for anyone', () => {
    for (const at of ['nonantola', 'montecassino', 'fiore']) {
      for (const tiles of [{}, mario, zazza]) {
        inTurn({ at, front: ['green-1'], ...tiles })
          .when(0, convert('knowledge'))
          .then(
            converted('knowledge', ['green-1']),
            returned(0, { 4: ['green-1'] }),
            learned(0, 3, 3),
          );
      }
    }
  });

  it('DVE 4.6 spreads the discarded cubes over the spaces with room', () => {
    const after = inAbbey({ turn: 5, chart: { 6: cubesOf('red', 4), 7: cubesOf('yellow', 6) } });
    expect(only(after, 0, convert('knowledge'), 'cubes-returned')).toEqual([
      returned(0, { 6: ['green-1', 'green-2'], 8: ['green-3', 'green-4', 'green-5'] }),
    ]);
  });

  it('DVE 4.6 may be repeated whenever greens lie in front, another way if he likes', () => {
    const again = inAbbey({ sale: ['green-9'] })
      .when(0, convert('points'))
      .then(converted('points', five));
    again.when(0, convert('points')).refused('DVE 4.6', 'no-greens');
    const more = again
      .when(0, { type: 'take-cubes', colour: 'green', count: 1, sell: 0 })
      .then({
        type: 'cubes-taken',
        seat: 0,
        colour: 'green',
        cubes: ['green-9'],
        points: 1,
        ducats: 0,
      })
      .when(0, convert('knowledge'))
      .then(converted('knowledge', ['green-9']), returned(0, { 4: ['green-9'] }), learned(0, 3, 3));
    // Greens converted into points stay behind the screen.
    expect(seen(more).players[0]?.screen?.cubes).toEqual(five);
  });

  it('DVE 4.6 refuses it elsewhere and without greens in front', () => {
    inAbbey({ at: 'milano' }).when(0, convert('points')).refused('DVE 4.6', 'not-in-abbey');
    inAbbey({ front: [] }).when(0, convert('points')).refused('DVE 4.6', 'no-greens');
    inAbbey({ front: [], cubes: ['yellow-1'] })
      .when(0, convert('knowledge'))
      .refused('DVE 4.6', 'no-greens');
  });

  it('DVE 4.6 yellow cubes cost no ducats while he stands there', () => {
    inAbbey({ ducats: 0, sale: ['yellow-1', 'yellow-2'] })
      .when(0, { type: 'take-cubes', colour: 'yellow', count: 2, sell: 0 })
      .then({
        type: 'cubes-taken',
        seat: 0,
        colour: 'yellow',
        cubes: ['yellow-1', 'yellow-2'],
        points: 4,
        ducats: 0,
      });
  });
});

describe('4 zones', () => {
  it('DVE 4 interacts where the turn began and where the movement ended, for no points', () => {
    const both = inTurn({ at: 'venezia', placed: [2] })
      .when(0, takeValue)
      .then(took('venezia', 20))
      .when(0, claim)
      .then(claimed(2, 30))
      .when(0, move('milano'))
      .then(moved('milano', 1, 0))
      .when(0, takeValue)
      .then(took('milano', 25));
    expect(seen(both).going?.points).toBe(4);
    expect(seen(both).players[0]?.ducats).toBe(85);
  });

  it('DVE 4 interacts with none on the way', () => {
    const passed = inTurn({ at: 'venezia', placed: [4] })
      .when(0, move('torino')) // through Milano
      .then(moved('torino', 2, 10));
    passed.when(0, claim).refused('DVE 4.1', 'no-event-here');
    passed.when(0, takeValue).refused('DVE 4.2', 'no-value-here');
  });

  it('DVE 4 is for one whose turn it is', () => {
    inTurn({ at: 'milano', others: { 1: { at: 'milano' } } })
      .when(1, takeValue)
      .refused('S1', 'not-your-turn');
  });

  it('DVE 4.7 lets several share a zone, and compels nobody', () => {
    const others = { 1: { at: 'milano' }, 2: { at: 'milano' } };
    const together = inTurn({ at: 'venezia', placed: [2, 4], others })
      .when(0, move('milano'))
      .then(moved('milano', 1, 0));
    expect(
      seen(together)
        .players.slice(0, 3)
        .map(({ place }) => place),
    ).toEqual(['milano', 'milano', 'milano']);
    expect(only(together, 0, { type: 'end-turn' }, 'player-ended')).toEqual([
      { type: 'player-ended', seat: 0, unspent: 4 },
    ]);
    inTurn({ at: 'la-verna' })
      .when(0, { type: 'end-turn' })
      .then(
        { type: 'player-ended', seat: 0, unspent: 5 },
        { type: 'player-began', seat: 1, points: 5 },
      );
  });
});
