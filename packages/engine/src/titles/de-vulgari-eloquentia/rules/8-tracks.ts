import { isRefusal, type Refusal, refusal } from '../../../core/refusal.ts';
import { at, type Seat } from '../../../core/seat.ts';
import { movedTo, spaceOf } from '../discs.ts';
import { numberOfTile, ofColour, turnOfCanticle, valueOfTile, zoneOf } from '../pieces.ts';
import {
  type ActionOf,
  type Fact,
  type Rules,
  type State,
  type Step,
  type Track,
  tracks,
} from '../types.ts';
import { discarded } from './2-1-event.ts';
import { isMerchant } from './2-2-charity.ts';
import {
  costs,
  firstOf,
  goingOf,
  goingOn,
  refusePoints,
  spent,
  withPlayer,
} from './2-4-actions.ts';
import { virtualCube } from './9-friars.ts';

/** How far a seat's disc is from the end of a track. */
const spacesLeft = ({ edition, tracks: discs }: State, track: Track, seat: Seat): number =>
  edition.tracks[track].lastSpace - spaceOf(discs[track], seat);

const yellowOf = (state: State, seat: Seat): readonly string[] =>
  ofColour(at(state.players, seat).cubes, 'yellow');

const hasMichael = (state: State, seat: Seat): boolean =>
  virtualCube(at(state.players, seat)) === 'yellow';

/** DVE 8.2: the fee for the last space, and what Bologna will give for it. */
export const messengerFee = (turn: number) =>
  turn <= 7 ? { ducats: 20, cubes: 2, gift: 15 } : { ducats: 10, cubes: 1, gift: 10 };

/** DVE 8.2, 9.1: the fee's cubes that must be real; Michael's virtual one counts once. */
const feeCubes = (state: State, seat: Seat): number =>
  messengerFee(state.turn).cubes - (hasMichael(state, seat) ? 1 : 0);

/** DVE 8.2: the last space costs a fee; without all of it the disc stops one space short. */
function refuseFee(state: State, seat: Seat, spaces: number): Refusal | null {
  if (spaces < spacesLeft(state, 'messenger', seat)) return null;
  const { ducats } = messengerFee(state.turn);
  const cubes = feeCubes(state, seat);
  const has = at(state.players, seat).ducats;
  const abbesses = yellowOf(state, seat).length;
  if (has >= ducats && abbesses >= cubes) return null;
  const mayStop = spaces > 1 && refusePoints(state, seat, 1) === null ? 1 : 0;
  return refusal('fee-not-paid', 'DVE 8.2', { ducats, cubes, has, abbesses, mayStop });
}

/** DVE 8.4, 9.1: whether Michael's virtual cube can still save an Abbess this turn. */
const savesCube = (state: State, seat: Seat): boolean =>
  hasMichael(state, seat) && state.going?.hasUsedVirtual === false;

/** DVE 8.4: the Abbesses that so many spaces cost. */
const canticleCubes = (state: State, seat: Seat, spaces: number): number =>
  spaces - (savesCube(state, seat) ? 1 : 0);

/** From this turn on every Franciscan city is active (DVE 8.4). */
const allCitiesActive = 14;

/** DVE 8.4: in an active Franciscan city, an Abbess for each space. */
function refuseCanticle(state: State, seat: Seat, spaces: number): Refusal | null {
  const { place } = at(state.players, seat);
  const tile = state.canticle.find(({ zone }) => zone === place)?.tile;
  if (tile === undefined) return refusal('no-franciscan-city', 'DVE 8.4');
  const turn = turnOfCanticle(tile);
  if (state.turn < allCitiesActive && state.turn !== turn) {
    return refusal('canticle-not-active', 'DVE 8.4', { turn, now: state.turn });
  }
  const needed = canticleCubes(state, seat, spaces);
  const has = yellowOf(state, seat).length;
  return has < needed ? refusal('too-few-abbesses', 'DVE 8.4', { needed, has }) : null;
}

/** From this turn on the Papal Library is open (DVE 8.5). */
const libraryOpens = 12;

/** What each track asks besides the points. */
const refuseTrack: Readonly<
  Record<Track, (state: State, seat: Seat, spaces: number) => Refusal | null>
> = {
  riddle: ({ edition, players }, seat) =>
    zoneOf(edition, at(players, seat).place)?.dialect === 'oil'
      ? null
      : refusal('not-in-oil-zone', 'DVE 8.1'),
  messenger: refuseFee,
  orient: ({ players }, seat) =>
    isMerchant(at(players, seat)) ? null : refusal('merchants-only', 'DVE 8.3'),
  canticle: refuseCanticle,
  library: ({ turn }) => (turn < libraryOpens ? refusal('library-closed', 'DVE 8.5') : null),
  rest: () => null,
};

/** DVE 8.2: whether an advance enters the Messenger's last space. */
const paysFee = (
  state: State,
  { track, spaces }: Pick<ActionOf<'advance'>, 'track' | 'spaces'>,
  seat: Seat,
): boolean => track === 'messenger' && spaces === spacesLeft(state, track, seat);

/** The Abbesses that leave the screen for an advance. */
function abbessesFor(state: State, seat: Seat, { track, spaces }: ActionOf<'advance'>) {
  if (track === 'canticle') {
    return yellowOf(state, seat).slice(0, canticleCubes(state, seat, spaces));
  }
  return paysFee(state, { track, spaces }, seat)
    ? yellowOf(state, seat).slice(0, feeCubes(state, seat))
    : [];
}

/** DVE 8: a point for each space, one to five or six; DVE 8.7: never past the last. */
export const advance: Rules<'advance'> = {
  openness: 'open',
  candidates: (state, seat) =>
    tracks.flatMap((track) =>
      Array.from(
        { length: Math.min(state.going?.points ?? 0, spacesLeft(state, track, seat)) },
        (_, index) => ({ type: 'advance' as const, track, spaces: index + 1 }),
      ),
    ),
  refuse: (state, { track, spaces }, seat) => {
    const going = goingOf(state, seat);
    if (isRefusal(going)) return going;
    const left = spacesLeft(state, track, seat);
    return firstOf(
      spaces > left ? refusal('beyond-last-space', 'DVE 8.7', { left }) : null,
      refuseTrack[track](state, seat, spaces),
      refusePoints(state, seat, spaces),
    );
  },
  costs: (state, action, seat) => {
    const isFee = paysFee(state, action, seat);
    return costs({
      points: action.spaces,
      ducats: isFee ? messengerFee(state.turn).ducats : 0,
      yellow: abbessesFor(state, seat, action).length,
    });
  },
  perform: (state, action, seat) => {
    const { track, spaces } = action;
    const to = spaceOf(state.tracks[track], seat) + spaces;
    const advanced: Fact = {
      type: 'disc-advanced',
      seat,
      track,
      to,
      spaces,
      withVirtualCube: track === 'canticle' && savesCube(state, seat),
    };
    const { ducats, gift } = messengerFee(state.turn);
    return [
      advanced,
      ...(paysFee(state, action, seat)
        ? [{ type: 'messenger-paid', seat, ducats, gift } as const]
        : []),
      ...discarded(state, seat, abbessesFor(state, seat, action)),
    ];
  },
};

export const advancedDisc: Step<'disc-advanced'> = (
  state,
  { seat, track, to, spaces, withVirtualCube },
) => ({
  ...spent(state, spaces, withVirtualCube ? { hasUsedVirtual: true } : {}),
  tracks: { ...state.tracks, [track]: movedTo(state.tracks[track], seat, to) },
});

export const paidMessenger: Step<'messenger-paid'> = (state, { seat, ducats, gift }) =>
  withPlayer(state, seat, (player) => ({ ducats: player.ducats - ducats, gift }));

/** DVE 8.5, 10: as many tiles as the space says, one more for Zazza, at most what is left. */
function tilesToSee({ edition, tracks: discs, players, library }: State, seat: Seat): number {
  const said = edition.tracks.library.tilesDrawn[spaceOf(discs.library, seat)] ?? 0;
  const more = at(players, seat).cardinal === 'cardinal-zazza' ? 1 : 0;
  return said === 0 ? 0 : Math.min(said + more, library.deck.length);
}

/** DVE 8.5: once in the game, free, in one's own turn. */
export const lookInLibrary: Rules<'look-in-library'> = {
  openness: 'open',
  candidates: () => [{ type: 'look-in-library' }],
  refuse: (state, _action, seat) => {
    const going = goingOf(state, seat);
    if (isRefusal(going)) return going;
    if (at(state.players, seat).tile !== null) return refusal('tile-kept-before', 'DVE 8.5');
    return tilesToSee(state, seat) === 0 ? refusal('not-in-library', 'DVE 8.5') : null;
  },
  perform: (state, _action, seat) => [
    { type: 'library-opened', seat, tiles: tilesToSee(state, seat) },
  ],
};

export const openedLibrary: Step<'library-opened'> = (state, { tiles }) =>
  goingOn(state, () => ({ looking: tiles }));

/** DVE 8.5: what lies on top is shown to him alone; there is no way back behind it. */
export function libraryShown({ going, library }: State): readonly Fact[] {
  if (going === null || going.looking === null || going.hasLooked) return [];
  const { seat, looking } = going;
  const secret = { seenBy: [seat], shown: library.deck.slice(0, looking) };
  return [{ type: 'library-seen', seat, tiles: looking, secret, reveals: true }];
}

export const sawLibrary: Step<'library-seen'> = (state, { seat, secret }) => ({
  ...goingOn(state, () => ({ hasLooked: true })),
  library: {
    ...state.library,
    looks: [...state.library.looks, { seat, shown: secret.shown.map(numberOfTile) }],
  },
});

/** The tiles a seat is looking at, the top first; none while it is not. */
export const tilesInHand = ({ going, library }: State, seat: Seat): readonly string[] =>
  going?.seat === seat && going.looking !== null && going.hasLooked
    ? library.deck.slice(0, going.looking)
    : [];

/** Tiles by their numbers, in this order; null where these are not the tiles. */
function tilesFor(
  { edition }: State,
  tiles: readonly string[],
  values: readonly number[],
): readonly string[] | null {
  const left = [...tiles];
  const found = values.map((value) => {
    const index = left.findIndex((tile) => valueOfTile(edition, tile) === value);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  });
  const known = found.filter((tile) => tile !== undefined);
  return known.length === values.length && left.length === 0 ? known : null;
}

/** Every order these numbers can be put in, each once. */
function ordersOf(values: readonly number[]): readonly (readonly number[])[] {
  if (values.length === 0) return [[]];
  return [...new Set(values)].flatMap((first) => {
    const rest = values.filter((_, index) => index !== values.indexOf(first));
    return ordersOf(rest).map((order) => [first, ...order]);
  });
}

/** DVE 8.5: keeps one tile, and puts the others back on top in the order he likes. */
export const keepTile: Rules<'keep-tile'> = {
  openness: 'sealed',
  candidates: (state, seat) => {
    const values = tilesInHand(state, seat).map((tile) => valueOfTile(state.edition, tile));
    return values.length === 0
      ? []
      : ordersOf(values).map(([keep = 0, ...back]) => ({ type: 'keep-tile', keep, back }));
  },
  refuse: (state, { keep, back }, seat) => {
    const { going } = state;
    if (going === null || going.seat !== seat || going.looking === null) {
      return refusal('not-looking', 'DVE 8.5');
    }
    return tilesFor(state, tilesInHand(state, seat), [keep, ...back]) === null
      ? refusal('not-these-tiles', 'DVE 8.5')
      : null;
  },
  perform: (state, { keep, back }, seat) => {
    const tiles = tilesFor(state, tilesInHand(state, seat), [keep, ...back]) ?? [];
    const [kept = '', ...others] = tiles;
    return [{ type: 'library-tile-kept', seat, secret: { seenBy: [seat], kept, back: others } }];
  },
};

export const keptTile: Step<'library-tile-kept'> = (state, { seat, secret }) => {
  const { kept, back } = secret;
  const below = state.library.deck.slice(back.length + 1);
  return {
    ...withPlayer(
      goingOn(state, () => ({ looking: null })),
      seat,
      () => ({ tile: kept }),
    ),
    library: { ...state.library, deck: [...back, ...below] },
  };
};
