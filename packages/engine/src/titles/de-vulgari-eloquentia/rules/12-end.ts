import { refusal } from '../../../core/refusal.ts';
import { at, changed, type Seat, seatsOf } from '../../../core/seat.ts';
import { mostAdvanced } from '../discs.ts';
import {
  type Fact,
  type Player,
  type Rules,
  type State,
  type Status,
  type Step,
  statuses,
} from '../types.ts';
import { isMerchant } from './2-2-charity.ts';
import { withPlayer } from './2-4-actions.ts';
import { cheapest, cubesIn, virtualVotes, votesOf, worthOf } from './6-6-votes.ts';

/** DVE 12.2: what each status costs, in votes. */
export const statusPrice: Readonly<Record<Status, number>> = {
  nothing: 0,
  banker: 7,
  monk: 10,
  camerlengo: 11,
  pope: 17,
};

/** DVE 12.2: what a player may seek, by what he has become. */
export function statusesFor(player: Pick<Player, 'friar' | 'cardinal'>): readonly Status[] {
  if (isMerchant(player)) return ['nothing', 'banker'];
  return player.cardinal === null ? ['nothing', 'monk'] : ['nothing', 'camerlengo', 'pope'];
}

/** DVE 12.2: what a player has the votes for, the highest last. */
export const withinVotes = (
  player: Pick<Player, 'friar' | 'cardinal' | 'cubes'>,
): readonly Status[] =>
  statusesFor(player).filter((status) => statusPrice[status] <= votesOf(player));

export const begunElection: Step<'election-begun'> = (state) => ({ ...state, phase: 'election' });

/** Who has still to declare what he seeks. */
export const toDeclare = ({ phase, declared }: State): readonly Seat[] =>
  phase === 'election' ? declared.flatMap((status, seat) => (status === null ? [seat] : [])) : [];

/** Who may change his mind until the last has declared. */
export const mayRedeclare = ({ phase, players }: State): readonly Seat[] =>
  phase === 'election' ? seatsOf(players.length) : [];

/** DVE 12.2: in secret and all at once; only a status whose votes one has. */
export const declare: Rules<'declare'> = {
  openness: 'sealed',
  candidates: () => statuses.map((status) => ({ type: 'declare', status })),
  refuse: ({ phase, players, declared }, { status }, seat) => {
    if (phase !== 'election') return refusal('no-election', 'DVE 12.2');
    const player = at(players, seat);
    if (!statusesFor(player).includes(status)) {
      return refusal('not-your-status', 'DVE 12.2', { status });
    }
    const [needed, has] = [statusPrice[status], votesOf(player)];
    if (has < needed) return refusal('too-few-votes', 'DVE 12.2', { status, needed, has });
    return declared[seat] === status ? refusal('same-declaration', 'DVE 12.2', { status }) : null;
  },
  perform: ({ declared }, { status }, seat) => {
    const secret = { seenBy: [seat], status };
    return [
      declared[seat] === null
        ? { type: 'status-declared', seat, secret }
        : { type: 'status-declared', seat, toldTo: [seat], secret },
    ];
  },
};

export const declaredStatus: Step<'status-declared'> = (state, { seat, secret }) => ({
  ...state,
  declared: changed(state.declared, seat, () => secret.status),
});

/** DVE 12.4: of several who seek to be Pope the one with more knowledge is; the others Camerlengo. */
function elected({ knowledge }: State, sought: readonly Status[]): readonly Status[] {
  const candidates = sought.flatMap((status, seat) => (status === 'pope' ? [seat] : []));
  const pope = mostAdvanced(knowledge, candidates);
  return sought.map((status, seat) => (status === 'pope' && seat !== pope ? 'camerlengo' : status));
}

/** DVE 12.3: paid with the least that reaches the price; the virtual cube is kept. */
function playerElected(state: State, seat: Seat, status: Status): Fact {
  const player = at(state.players, seat);
  const payment = cheapest(player.cubes, statusPrice[status] - virtualVotes(player));
  if (payment === undefined) throw new Error(`Seat ${seat} cannot pay for ${status}`);
  return {
    type: 'player-elected',
    seat,
    status,
    votes: worthOf(payment),
    cubes: [...cubesIn(player.cubes, payment)],
  };
}

/** Everything behind the screens, once all is paid. */
const handsOpened = ({ players }: State, spent: ReadonlySet<string>): Fact => ({
  type: 'hands-opened',
  hands: players.map(({ cubes, manuscripts, tile }) => ({
    cubes: cubes.filter((cube) => !spent.has(cube)),
    manuscripts: [...manuscripts],
    tile,
  })),
  reveals: true,
});

/** DVE 12.2 to 12.4: once the last has declared. */
export function electionPhase(state: State): readonly Fact[] {
  const sought = state.declared.filter((status) => status !== null);
  if (sought.length < state.declared.length) return [];
  const results = elected(state, sought)
    .map((status, seat) => ({ status, seat }))
    .filter(({ status }) => status !== 'nothing')
    .map(({ status, seat }) => playerElected(state, seat, status));
  const spent = new Set(results.flatMap((fact) => ('cubes' in fact ? fact.cubes : [])));
  return [
    { type: 'declarations-opened', statuses: [...sought], reveals: true },
    ...results,
    handsOpened(state, spent),
  ];
}

export const openedDeclarations: Step<'declarations-opened'> = (state) => ({
  ...state,
  players: state.players.map((player) => ({ ...player, elected: 'nothing' })),
});

/** DVE 12.3: the cubes paid leave the game. */
export const electedPlayer: Step<'player-elected'> = (state, { seat, status, cubes }) => ({
  ...withPlayer(state, seat, (player) => ({
    elected: status,
    cubes: player.cubes.filter((cube) => !cubes.includes(cube)),
  })),
  gone: [...state.gone, ...cubes],
});

export const openedHands: Step<'hands-opened'> = (state) => ({ ...state, phase: 'over' });
