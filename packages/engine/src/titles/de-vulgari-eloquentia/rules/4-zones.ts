import { isRefusal, type Refusal, refusal } from '../../../core/refusal.ts';
import { at, type Seat } from '../../../core/seat.ts';
import { isAtSea } from '../atlas.ts';
import { spaceOf } from '../discs.ts';
import type { Zone } from '../edition.ts';
import { cardinalTiles, eventTile, friarTiles, ofColour, zoneOf } from '../pieces.ts';
import type { ActionOf, Fact, Player, Rules, State, Step } from '../types.ts';
import { learns } from './1-10-knowledge.ts';
import { discarded } from './2-1-event.ts';
import { isMerchant } from './2-2-charity.ts';
import { costs, firstOf, goingOf, goingOn, refuseDucats, withPlayer } from './2-4-actions.ts';
import { friarGains } from './9-friars.ts';
import { cardinalGains, cardinalPrice } from './10-cardinals.ts';

/** DVE 3.4, 4: the zone a seat's pawn stands in during its turn, or why it can do nothing there. */
export function zoneUnder(state: State, seat: Seat): Zone | Refusal {
  const going = goingOf(state, seat);
  if (isRefusal(going)) return going;
  const { place } = at(state.players, seat);
  const zone = zoneOf(state.edition, place);
  if (zone !== undefined) return zone;
  if (isAtSea(state.edition, place)) return refusal('at-sea', 'DVE 3.4');
  throw new Error(`Seat ${seat} stands nowhere`);
}

/** The event tile that lies open in a zone, if one does. */
const eventIn = ({ edition, events }: State, zone: string): string | undefined =>
  events.placed.find((id) => eventTile(edition, id).zone === zone);

/** DVE 4.1: the city's event tile, first come: ducats for Merchants only, knowledge for anyone. */
export const claimEvent: Rules<'claim-event'> = {
  openness: 'open',
  candidates: () => [{ type: 'claim-event' }],
  refuse: (state, _action, seat) => {
    const zone = zoneUnder(state, seat);
    if (isRefusal(zone)) return zone;
    const event = eventIn(state, zone.id);
    if (event === undefined) return refusal('no-event-here', 'DVE 4.1');
    const { gives } = eventTile(state.edition, event);
    if (gives === 'auction') return refusal('summon-instead', 'DVE 11.1');
    return gives === 'ducats' && !isMerchant(at(state.players, seat))
      ? refusal('merchants-only', 'DVE 4.1')
      : null;
  },
  perform: (state, _action, seat) => {
    const event = eventIn(state, at(state.players, seat).place ?? '') ?? '';
    const { gives, amount } = eventTile(state.edition, event);
    const claimed = { type: 'event-claimed', seat, event } as const;
    return gives === 'ducats'
      ? [{ ...claimed, ducats: amount }]
      : [{ ...claimed, ducats: 0 }, ...learns(state, seat, amount)];
  },
};

export const claimedEvent: Step<'event-claimed'> = (state, { seat, event, ducats }) => ({
  ...withPlayer(state, seat, (player) => ({ ducats: player.ducats + ducats })),
  events: usedUp(state.events, event),
});

/** An event tile turned over. */
export const usedUp = (
  { waiting, placed, used }: State['events'],
  event: string,
): State['events'] => ({
  waiting,
  placed: placed.filter((id) => id !== event),
  used: [...used, event],
});

/** DVE 8.3: on the last space of the Orient track, 10 ducats more where a city gives ducats. */
const orientBonus = ({ edition, tracks }: State, seat: Seat): number =>
  spaceOf(tracks.orient, seat) === edition.tracks.orient.lastSpace ? 10 : 0;

/** DVE 4.2: what a city gives a player: ducats to Merchants only, knowledge to anyone. */
function valueFor(state: State, zone: Zone, seat: Seat) {
  const { ducats = 0, knowledge = 0 } = zone;
  const paid = isMerchant(at(state.players, seat)) ? ducats : 0;
  return { ducats: paid > 0 ? paid + orientBonus(state, seat) : 0, knowledge };
}

/** DVE 4.2: once per player and city, ducats and knowledge together. */
export const takeValue: Rules<'take-value'> = {
  openness: 'open',
  candidates: () => [{ type: 'take-value' }],
  refuse: (state, _action, seat) => {
    const zone = zoneUnder(state, seat);
    if (isRefusal(zone)) return zone;
    if (zone.messenger === true) return refusal('bologna-by-messenger', 'DVE 4.3');
    const { visited } = at(state.players, seat);
    if (visited.includes(zone.id)) return refusal('value-taken-before', 'DVE 4.2');
    if (zone.ducats === undefined && zone.knowledge === undefined) {
      return refusal('no-value-here', 'DVE 4.2');
    }
    return zone.knowledge === undefined && !isMerchant(at(state.players, seat))
      ? refusal('nothing-for-religious', 'DVE 4.2')
      : null;
  },
  perform: (state, _action, seat) => {
    const zone = zoneUnder(state, seat);
    if (isRefusal(zone)) return [];
    const { ducats, knowledge } = valueFor(state, zone, seat);
    return [
      { type: 'value-taken', seat, zone: zone.id, ducats },
      ...learns(state, seat, knowledge),
    ];
  },
};

export const tookValue: Step<'value-taken'> = (state, { seat, zone, ducats }) =>
  withPlayer(state, seat, (player) => ({
    ducats: player.ducats + ducats,
    visited: [...player.visited, zone],
  }));

/** DVE 4.3, 8.2: in Bologna, once, what the Messenger's fee has earned. */
export const studyAtBologna: Rules<'study-at-bologna'> = {
  openness: 'open',
  candidates: () => [{ type: 'study-at-bologna' }],
  refuse: (state, _action, seat) => {
    const zone = zoneUnder(state, seat);
    if (isRefusal(zone)) return zone;
    if (zone.messenger !== true) return refusal('not-in-bologna', 'DVE 4.3');
    const { gift, visited } = at(state.players, seat);
    if (gift === null) return refusal('no-gift-earned', 'DVE 8.2');
    return visited.includes(zone.id) ? refusal('value-taken-before', 'DVE 4.3') : null;
  },
  perform: (state, _action, seat) => {
    const { gift, place } = at(state.players, seat);
    return [
      { type: 'bologna-visited', seat, zone: place ?? '' },
      ...learns(state, seat, gift ?? 0),
    ];
  },
};

export const visitedBologna: Step<'bologna-visited'> = (state, { seat, zone }) =>
  withPlayer(state, seat, ({ visited }) => ({ visited: [...visited, zone] }));

/** DVE 4.4: half of one's ducats, the loss rounded up. */
const halfOf = ({ ducats }: Player): number => Math.ceil(ducats / 2);

/** DVE 4.4: in a convent a Merchant may become a Friar: half his ducats go, the loss rounded up. */
export const becomeFriar: Rules<'become-friar'> = {
  openness: 'open',
  candidates: () => friarTiles.map((friar) => ({ type: 'become-friar', friar })),
  refuse: (state, { friar }, seat) => {
    const zone = zoneUnder(state, seat);
    if (isRefusal(zone)) return zone;
    if (zone.convent !== true) return refusal('not-in-convent', 'DVE 4.4');
    if (!isMerchant(at(state.players, seat))) return refusal('not-a-merchant', 'DVE 4.4');
    return state.friars.includes(friar) ? null : refusal('friar-not-free', 'DVE 4.4', { friar });
  },
  costs: ({ players }, _action, seat) => costs({ ducats: halfOf(at(players, seat)) }),
  perform: (state, { friar }, seat) => [
    { type: 'friar-chosen', seat, friar, ducats: halfOf(at(state.players, seat)) },
    ...friarGains(state, seat, friar),
  ],
};

export const choseFriar: Step<'friar-chosen'> = (state, { seat, friar, ducats }) => ({
  ...withPlayer(state, seat, (player) => ({ friar, ducats: player.ducats - ducats })),
  friars: state.friars.filter((free) => free !== friar),
});

/** DVE 4.5: the cube that is discarded; with Stefano his virtual one serves. */
function refuseDiscard(
  { friar, cubes }: Player,
  { discard }: ActionOf<'become-cardinal'>,
): Refusal | null {
  const hasVirtual = friar === 'friar-stefano';
  if (discard === 'virtual') {
    return hasVirtual ? null : refusal('no-virtual-cube', 'DVE 4.5');
  }
  if (hasVirtual) return refusal('virtual-cube-serves', 'DVE 4.5');
  return ofColour(cubes, discard).length > 0
    ? null
    : refusal('no-cube-to-discard', 'DVE 4.5', { colour: discard });
}

/** DVE 4.5: in a cathedral a Friar may become a Cardinal. */
export const becomeCardinal: Rules<'become-cardinal'> = {
  openness: 'open',
  candidates: () =>
    cardinalTiles.flatMap((cardinal) =>
      (['red', 'black', 'virtual'] as const).map((discard) => ({
        type: 'become-cardinal' as const,
        cardinal,
        discard,
      })),
    ),
  refuse: (state, action, seat) => {
    const zone = zoneUnder(state, seat);
    if (isRefusal(zone)) return zone;
    if (zone.cathedral !== true) return refusal('not-in-cathedral', 'DVE 4.5');
    const player = at(state.players, seat);
    if (player.cardinal !== null) return refusal('already-cardinal', 'DVE 4.5');
    if (player.friar === null) return refusal('not-a-friar', 'DVE 4.5');
    const { cardinal } = action;
    return firstOf(
      state.cardinals.includes(cardinal)
        ? null
        : refusal('cardinal-not-free', 'DVE 4.5', { cardinal }),
      refuseDucats(state, seat, cardinalPrice(cardinal), 'DVE 4.5'),
      refuseDiscard(player, action),
    );
  },
  costs: (_state, { cardinal, discard }) => ({
    ducats: cardinalPrice(cardinal),
    ...(discard === 'virtual' ? {} : { [discard]: 1 }),
  }),
  perform: (state, { cardinal, discard }, seat) => {
    const { cubes } = at(state.players, seat);
    const gone = discard === 'virtual' ? [] : ofColour(cubes, discard).slice(0, 1);
    return [
      { type: 'cardinal-chosen', seat, cardinal, ducats: cardinalPrice(cardinal) },
      ...discarded(state, seat, gone),
      ...cardinalGains(state, seat, cardinal),
    ];
  },
};

/** DVE 4.5: the Friar tile leaves the game. DVE 10: Muret brings a sixth point from this turn on. */
export const choseCardinal: Step<'cardinal-chosen'> = (state, { seat, cardinal, ducats }) => {
  const { friar } = at(state.players, seat);
  const converted = withPlayer(state, seat, (player) => ({
    friar: null,
    cardinal,
    ducats: player.ducats - ducats,
  }));
  const chosen = {
    ...converted,
    cardinals: state.cardinals.filter((free) => free !== cardinal),
    retired: friar === null ? state.retired : [...state.retired, friar],
  };
  return cardinal === 'cardinal-muret'
    ? goingOn(chosen, ({ points }) => ({ points: points + 1 }))
    : chosen;
};

/** DVE 4.6: in an abbey all the green cubes before the screen become knowledge, or points. */
export const convertGreens: Rules<'convert-greens'> = {
  openness: 'open',
  candidates: () => [
    { type: 'convert-greens', into: 'knowledge' },
    { type: 'convert-greens', into: 'points' },
  ],
  refuse: (state, _action, seat) => {
    const zone = zoneUnder(state, seat);
    if (isRefusal(zone)) return zone;
    if (zone.abbey !== true) return refusal('not-in-abbey', 'DVE 4.6');
    return at(state.players, seat).front.length === 0 ? refusal('no-greens', 'DVE 4.6') : null;
  },
  perform: (state, { into }, seat) => {
    const cubes = [...at(state.players, seat).front];
    const converted: Fact = { type: 'greens-converted', seat, into, cubes };
    return into === 'points'
      ? [converted]
      : [converted, ...discarded(state, seat, cubes), ...learns(state, seat, cubes.length * 3)];
  },
};

/** Behind the screen they count at the end; for knowledge they go back to the chart. */
export const convertedGreens: Step<'greens-converted'> = (state, { seat, into, cubes }) =>
  into === 'points'
    ? withPlayer(state, seat, (player) => ({ front: [], cubes: [...player.cubes, ...cubes] }))
    : state;
