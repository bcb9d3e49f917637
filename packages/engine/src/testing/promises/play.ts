import { canonicalJson } from '../../core/canonical.ts';
import type { Chance, DrawNumber } from '../../core/chance.ts';
import { playFor, runOut } from '../../core/clock.ts';
import { type GameEvent, type NewEvent, toldOf } from '../../core/event.ts';
import type { Fact } from '../../core/fact.ts';
import { isOffered } from '../../core/form.ts';
import { takeGameBack } from '../../core/helping.ts';
import { decide, offers, refuse, type Setting, start, toAct } from '../../core/play.ts';
import { advance, openPosition, type Position } from '../../core/position.ts';
import { redecide } from '../../core/redecide.ts';
import { at, type Seat, seatsOf } from '../../core/seat.ts';
import { type Game, isTableFact } from '../../core/table.ts';
import type { ScoreLine } from '../../core/title.ts';
import { visit } from '../../core/visit.ts';
import { actionOf, chanceAt, mostActs, type Plan, type Played, type Step } from '../random-game.ts';
import {
  forRandomGames,
  found,
  frozen,
  oncePerGame,
  type Promised,
  positionsOf,
  require,
  requirePlain,
  requireSame,
  sampled,
  spread,
  viewersOf,
} from './promise.ts';
import { toldOfFacts } from './told.ts';

const ends: Promised = {
  says: 'plays every random game to an end somebody has won',
  keep: (title) =>
    forRandomGames(title, ({ end, plan }) => {
      require(end.game.status === 'ended', () => 'The game did not end');
      const winners = end.game.outcome?.winners ?? [];
      require(winners.length > 0, () => 'Nobody has won');
      requireSeats(winners, plan.seats, 'The winners');
    }),
};

/** Seats at the table, each once. */
function requireSeats(seats: readonly Seat[], count: number, what: string): void {
  const isSound =
    new Set(seats).size === seats.length && seats.every((seat) => seat in seatsOf(count));
  require(isSound, () => `${what} are ${seats.join(', ')}, of ${count} seats`);
}

const asksSeats: Promised = {
  says: 'waits for seats of the table, each once, and offers nothing twice',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { setting, plan } = played;
      for (const { after } of sampled(played)) {
        if (after.game.status !== 'running') continue;
        requireSeats(toAct(setting, after.game), plan.seats, 'Those waited for');
        requireSeats(title.mayAlsoAct?.(after.game.state) ?? [], plan.seats, 'Who may also act');
        for (const seat of seatsOf(plan.seats)) {
          const texts = offers(setting, after.game, seat).map(canonicalJson);
          const twice = texts.find((text, index) => texts.indexOf(text) !== index);
          require(twice === undefined, () => `Seat ${seat} is offered ${twice} twice`);
        }
      }
    }),
};

const statesFacts: Promised = {
  says: 'states a fact for every act, and lets its seat see what it sealed or was dealt',
  keep: (title) =>
    forRandomGames(title, ({ steps }) => {
      for (const { event } of steps) {
        if (event.action !== null) {
          const { type } = event.action.asked;
          require(event.facts.length > 0, () => `The act ${type} states no fact`);
        }
        for (const fact of event.facts) requireOwnerTold(fact, event.seat);
      }
    }),
};

/** Who a secret is about sees it; unless nobody may, and then it is about nobody. */
function requireOwnerTold(fact: Fact, actor: Seat | null): void {
  if (fact.secret === undefined || isTableFact(fact)) return;
  const { seenBy } = fact.secret;
  const owner = 'seat' in fact && typeof fact.seat === 'number' ? fact.seat : null;
  const isOwn = owner !== null && (seenBy.length === 0 || owner === actor);
  require(!isOwn || seenBy.includes(owner), () =>
    `${fact.type} is about seat ${owner}, which does not see its secret`);
}

const countsAlike: Promised = {
  says: 'counts for every seat what it knows of its score as the referee does, in seat order',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { table } = played.setting;
      for (const { after } of sampled(played)) {
        const { state } = after.game;
        const known = title.score(title.view(state, 'referee'), table).map(linesOf);
        require(known.length === table.seats, () => 'The score has not one entry per seat');
        for (const seat of seatsOf(table.seats)) {
          const own = linesOf(title.score(title.view(state, seat), table)[seat] ?? []);
          const unknown = own.find((line) => !at(known, seat).includes(line));
          require(unknown === undefined, () => `Seat ${seat} counts ${unknown}, the referee not`);
          requireSame(own, [...new Set(own)], 'A score with a line twice');
        }
      }
    }),
};

const linesOf = (score: readonly ScoreLine[]): readonly string[] => score.map(canonicalJson);

const replays: Promised = {
  says: 'replays its log to the same state, also after a round trip through JSON',
  keep: (title) =>
    forRandomGames(title, ({ setting, steps, end }) => {
      const events = steps.map(({ event }, index) => ({ ...event, number: index + 1 }));
      for (const log of [events, JSON.parse(JSON.stringify(events)) as typeof events]) {
        const replayed = log.reduce(
          (position, event) => advance(setting, position, event),
          openPosition(setting),
        );
        requireSame(end, replayed, 'The replayed game');
      }
      for (const { event, after } of steps) {
        requirePlain(event, 'The event');
        requirePlain(after.game, 'The game');
      }
    }),
};

/** What an event's act, or the beginning of the game, leads to from here. */
function decideAgain(setting: Setting, game: Game, event: NewEvent, chance: Chance) {
  if (event.action !== null && event.seat !== null) {
    return decide(setting, game, event.action.asked, event.seat, chance);
  }
  const isStart = event.facts[0]?.type === 'game-started';
  return isStart ? start(setting, game, chance) : null;
}

const redecides: Promised = {
  says: 'decides every act the same way again, draws included',
  keep: (title) =>
    forRandomGames(title, ({ setting, draw, steps }) => {
      for (const { event, before } of steps) {
        const { chance, draws } = chanceAt(draw, before);
        const again = decideAgain(setting, before.game, event, chance);
        if (again === null) continue;
        const facts = again.ok ? again.facts : again.refusal;
        requireSame(event.facts, facts, 'What follows from an act');
        requireSame(event.draws, draws, 'What is drawn for an act');
      }
    }),
};

const drawsAll: Promised = {
  says: 'comes to the same game from its acts and the draws of its log alone, without orders',
  keep: (title) =>
    forRandomGames(title, ({ setting, steps, end }) => {
      let position = openPosition(setting);
      for (const [index, { event }] of steps.entries()) {
        const left = [...event.draws];
        const again = decideAgain(setting, position.game, event, {
          draw(purpose, size) {
            const next = left.shift();
            requireSame([next?.purpose, next?.size], [purpose, size], 'A draw that no log has');
            return next?.result ?? 0;
          },
        });
        require(again?.ok !== false, () => 'Refused when decided again');
        const facts = again?.ok === true ? again.facts : event.facts;
        require(left.length === 0, () => 'A draw of the log is not drawn again');
        position = advance(setting, position, { ...event, facts, number: index + 1 });
      }
      requireSame(end.game, position.game, 'The game decided again');
    }),
};

const changesNothing: Promised = {
  says: 'changes no state it is given',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { setting, draw, steps } = played;
      for (const { event, before } of steps) {
        advance(setting, frozen(before), { ...frozen(event), number: before.number + 1 });
      }
      for (const { before, after } of sampled(played)) {
        const { chance } = chanceAt(draw, before);
        const state = frozen(after.game.state);
        for (const viewer of [0, 'spectator'] as const) {
          title.view(state, viewer);
          title.redeal(state, viewer, chance);
        }
        for (const seat of toAct(setting, after.game)) offers(setting, after.game, seat);
      }
    }),
};

const sharesNothing: Promised = {
  says: 'lets nothing that is done with a view reach the state',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        for (const { after } of sampled(played)) {
          const state = structuredClone(after.game.state);
          for (const viewer of viewersOf(played)) scribble(title.view(state, viewer));
          requireSame(after.game.state, state, 'The state after its view was scribbled on');
        }
      },
      0.2,
    ),
};

/** Spoils every list and record in a value. */
function scribble(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  for (const entry of Object.values(value)) scribble(entry);
  if (Array.isArray(value)) value.push('scribbled');
  else Object.assign(value, { scribbled: true });
}

const conserves: Promised = {
  says: 'keeps every piece in exactly one place',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const pieces = [...title.pieces(played.setting.table)].sort();
      const among = new Set(pieces);
      require(among.size === pieces.length, () => 'A piece is in the box twice');
      for (const { after } of positionsOf(played)) {
        requireSame(pieces, found(after.game.state, among).sort(), 'What is on the table');
      }
    }),
};

/** Positions of a game with a seat that is waited for, and what is open to it there. */
const decisionsOf = oncePerGame((played: Played) =>
  sampled(played).flatMap(({ after }) => decisionsAt(played, after)),
);

const decisionsAt = ({ setting }: Played, after: Position) =>
  toAct(setting, after.game).map((seat) => ({
    seat,
    game: after.game,
    open: offers(setting, after.game, seat),
  }));

const acceptsOffers: Promised = {
  says: 'accepts everything it offers, and offers something to whom it waits for',
  keep: (title) =>
    forRandomGames(title, (played) => {
      for (const { seat, game, open } of decisionsOf(played)) {
        require(open.length > 0, () => `Seat ${seat} is waited for and has no offer`);
        const numbers = played.plan.choices.slice(0, 5);
        const actions = open.flatMap((offer) =>
          (offer.kind === 'form' ? numbers : [0]).map((number) => actionOf(offer, number)),
        );
        for (const action of actions) {
          const refusal = refuse(played.setting, game, action, seat);
          require(refusal === null, () =>
            `Offered, but refused by ${refusal?.rule}: ${JSON.stringify(action)}`);
        }
      }
    }),
};

/** Every action anybody took or was offered in this game, and forms filled in wildly. */
function actionsSeen(played: Played): readonly { readonly type: string }[] {
  const { steps, plan } = played;
  const taken = steps.flatMap(({ event }) => (event.action === null ? [] : [event.action.asked]));
  const offered = decisionsOf(played).flatMap(({ open }) =>
    open.flatMap((offer) => [
      ...plan.choices.slice(0, 3).map((number) => actionOf(offer, number)),
      ...(offer.kind === 'form' ? wildFillings(offer) : []),
    ]),
  );
  const near = spread([...taken, ...offered], 40).flatMap((action) => neighboursOf(played, action));
  const seen = new Map(
    [...taken, ...offered, ...plan.acts, ...near].map((action) => [canonicalJson(action), action]),
  );
  return [...seen.values()];
}

/** The same action with one field altered: other numbers, other words, other pieces of the kind. */
function neighboursOf({ setting, plan }: Played, action: { readonly type: string }) {
  const { title, table } = setting;
  const pieces = title.pieces(table);
  const schema = title.schema.actions.find(
    ({ shape }) => shape.type?.safeParse(action.type).success === true,
  );
  return Object.entries(action)
    .filter(([field]) => field !== 'type')
    .flatMap(([field, value]) => {
      const made = plan.acts
        .filter(({ type }) => type === action.type)
        .map((act) => Object.entries(act).find(([name]) => name === field)?.[1]);
      return [...alteredValues(value, pieces), ...spread(made, 4)].map((other) => ({
        ...action,
        [field]: other,
      }));
    })
    .filter((other) => schema?.safeParse(other).success === true);
}

function alteredValues(value: unknown, pieces: readonly string[]): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value + 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'string') return [];
  const kind = value.replace(/-.*$/, '-');
  return spread(
    pieces.filter((piece) => piece.startsWith(kind)),
    6,
  );
}

/** Lists that may break a form's bounds: none, each alone, all, and one twice. */
function wildFillings({
  action,
  choices,
}: Extract<ReturnType<typeof offers>[number], { kind: 'form' }>) {
  return choices.flatMap(({ field, from }) => {
    const ids = from.map(({ id }) => id);
    const settled = {
      ...action,
      ...Object.fromEntries(choices.map((choice) => [choice.field, []])),
    };
    const lists = [
      [],
      ids,
      ids.slice(0, 2),
      ids.slice(1),
      [...ids.slice(0, 1), ...ids.slice(0, 1)],
    ];
    return [...lists, ...ids.map((id) => [id])].map((list) => ({ ...settled, [field]: list }));
  });
}

type Tried = { readonly action: { readonly type: string }; readonly text: string };

/** Every action of the list is accepted here exactly where it is offered. */
function requireOffered(setting: Setting, game: Game, seat: Seat, tried: readonly Tried[]): void {
  const open = offers(setting, game, seat);
  const actions = new Set(
    open.flatMap((offer) => (offer.kind === 'action' ? [canonicalJson(offer.action)] : [])),
  );
  const forms = open.filter(({ kind }) => kind === 'form');
  for (const { action, text } of tried) {
    const isAccepted = refuse(setting, game, action, seat) === null;
    const isOpen = actions.has(text) || forms.some((form) => isOffered(form, action));
    const how = isAccepted ? 'accepted, not offered' : 'offered, not accepted';
    require(isAccepted === isOpen, () => `Seat ${seat}, ${text}: ${how}`);
  }
}

/** Actions of a game that are tried at each of its positions. */
const mostTried = 250;

const offersAccepted: Promised = {
  says: 'offers everything it accepts',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const { setting } = played;
        const tried = spread(actionsSeen(played), mostTried).map((action) => ({
          action,
          text: canonicalJson(action),
        }));
        for (const { after } of sampled(played)) {
          for (const seat of seatsOf(setting.table.seats)) {
            requireOffered(setting, after.game, seat, tried);
          }
        }
      },
      0.5,
    ),
};

const fallsBack: Promised = {
  says: 'has a legal least harmful act for everybody it waits for',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { setting } = played;
      for (const { after } of positionsOf(played)) {
        for (const seat of toAct(setting, after.game)) {
          const action = title.fallback(title.view(after.game.state, seat), setting.table);
          const refusal = refuse(setting, after.game, action, seat);
          require(refusal === null, () => `The least harmful act is refused by ${refusal?.rule}`);
        }
      }
    }),
};

/** What happens from a position on when everybody is too late: whoever is waited for is played for. */
function lateToTheEnd({ setting, draw }: Played, from: Position): readonly NewEvent[] {
  const late: NewEvent[] = [];
  let position = from;
  for (let times = 0; position.game.status === 'running'; times += 1) {
    require(times < mostActs, () => 'Least harmful acts lead to no end');
    const [seat = 0] = toAct(setting, position.game);
    for (const happens of [runOut, playFor]) {
      const followed = happens(setting, position, seat, draw);
      require(followed.ok, () => 'Who is too late is not played for');
      if (!followed.ok) break;
      position = followed.position;
      late.push(...followed.events);
    }
  }
  return late;
}

/** The place of some step of a game after its beginning, up to one of them. */
function somePlace({ plan, steps }: Played, upTo = steps.length - 1): number {
  const from = steps.findLastIndex(({ after }) => after.game.status === 'open') + 1;
  return from + (plan.seed % (upTo + 1 - from));
}

const eventsUpTo = ({ steps }: Played, place: number): readonly NewEvent[] =>
  steps.slice(0, place + 1).map(({ event }) => event);

/** A game everybody is too late in, from some moment of it on. */
const playedForToTheEnd = oncePerGame((played: Played): readonly NewEvent[] => {
  const since = somePlace(played);
  const from = played.steps[since]?.after ?? played.end;
  return [...eventsUpTo(played, since), ...lateToTheEnd(played, from)];
});

/** A game that is taken back shortly before its end, to some moment, and goes on; null: there is none all know. */
function takenBack(played: Played) {
  const { setting, steps } = played;
  const last = steps.length - 2;
  const back = somePlace(played, last);
  const [from, to] = [steps[last], steps[back]];
  if (from === undefined || to === undefined || toldOf(to.event) !== null) return null;
  const moment = { event: { ...to.event, number: back + 1, at: '' }, game: to.after.game };
  const followed = takeGameBack(setting, from.after, moment);
  require(followed.ok, () => 'A game that goes on is not taken back');
  if (!followed.ok) return null;
  const before = [...eventsUpTo(played, last), ...followed.events];
  return {
    to,
    before,
    position: followed.position,
    since: lateToTheEnd(played, followed.position),
  };
}

const goesBack: Promised = {
  says: 'goes on from where it is taken back to, draws what was never drawn, and is decided so again',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const back = takenBack(played);
        if (back === null) return;
        const { to, before, position, since } = back;
        requireSame(to.after.game.state, position.game.state, 'What it is taken back to');
        for (const viewer of viewersOf(played)) {
          const told = before.slice(-1).flatMap(({ facts }) => toldOfFacts(facts, viewer));
          const isOpen = told.every((fact) => fact.secret === undefined);
          require(isOpen || viewer === 'referee', () =>
            `${viewer} is told where it stood in the log`);
        }
        const old = since.flatMap(({ draws }) => draws).find(({ epoch }) => epoch === 0);
        require(old === undefined, () => `A number of ${old?.purpose} is drawn once more`);
        const events = [...before, ...since];
        const parts = redecide(played.setting, withoutOrderEvents(events), played.draw);
        require(parts === null, () => `Event ${parts?.number}: ${parts?.what}`);
      },
      0.5,
    ),
};

/** A log as others may read it in the end: without anybody's orders. */
const withoutOrderEvents = (events: readonly NewEvent[]): readonly GameEvent[] =>
  events
    .map((event, index) => ({ ...event, byOrder: null, number: index + 1, at: '' }))
    .filter(({ kind }) => kind !== 'order');

const fallsBackToTheEnd: Promised = {
  says: 'comes to an end when everybody is too late from some moment on',
  keep: (title) => forRandomGames(title, playedForToTheEnd, 0.5),
};

const redecidesTime: Promised = {
  says: 'plays the same again for whoever was too late, when its log is decided again',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const { setting, draw } = played;
        const parts = redecide(setting, withoutOrderEvents(playedForToTheEnd(played)), draw);
        require(parts === null, () => `Event ${parts?.number}: ${parts?.what}`);
      },
      0.5,
    ),
};

const namesQuestions: Promised = {
  says: 'gives the question another name once something was revealed, and no old name again',
  keep: (title) =>
    forRandomGames(title, ({ setting, steps }) => {
      const named = steps.filter(({ after }) => after.game.status === 'running');
      let left: readonly Left[] = [];
      for (const [index, step] of named.entries()) {
        const [last, name] = [named[index - 1] ?? step, step].map(({ after }) =>
          title.decision(after.game.state),
        );
        left = leftAfter(left, step, last ?? '', name ?? '');
        require(left.every((old) => old.name !== name), () =>
          `The question ${name} is asked again`);
        require(name !== last || !mixesAnswers(setting, step), () =>
          `The question is still ${name} after something was revealed`);
      }
    }),
};

/** A question that was answered, and the event that did it. */
type Left = { readonly name: string; readonly number: number };

/** The questions answered after one more step; what was taken back is open again. */
function leftAfter(left: readonly Left[], { event, after }: Step, last: string, name: string) {
  if (event.kind === 'undo') return left.filter(({ number }) => number < firstTakenBack(event));
  return name === last ? left : [...left, { name: last, number: after.number }];
}

/** Whether an answer in secret to what was asked before could be taken for one to what is asked now. */
const mixesAnswers = (setting: Setting, { event, before, after }: Step): boolean =>
  event.facts.some(({ reveals }) => reveals === true) &&
  [before, after].every(({ game }) => asksInSecret(setting, game));

/** The number of the first act an undo takes back. */
function firstTakenBack({ facts: [fact] }: NewEvent): number {
  return fact !== undefined && isTableFact(fact) && fact.type === 'taken-back' ? fact.secret.to : 0;
}

/** Whether somebody is waited for who may answer in secret. */
const asksInSecret = (setting: Setting, game: Game): boolean =>
  toAct(setting, game).some((seat) =>
    offers(setting, game, seat).some(
      ({ action }) => setting.title.actions[action.type]?.openness === 'sealed',
    ),
  );

/** The steps after which no order was about to act: where visits end. */
const settled = (steps: Played['steps']): Played['steps'] =>
  steps.filter((_, index) => (steps[index + 1]?.event.byOrder ?? null) === null);

type Placed = { readonly seat: Seat; readonly order: unknown };

/** An order as its owner means it, who sees this position; null where it makes no sense. */
function boundTo(
  { title, table }: Setting,
  { game }: Position,
  { seats }: Plan,
  { seat, order }: Placed,
): Placed | null {
  if (game.status !== 'running') return null;
  const owner = seat % seats;
  const placed = title.orders?.place(title.view(game.state, owner), order, table);
  return placed?.ok === true ? { seat: owner, order: placed.order } : null;
}

function placedIn(setting: Setting, position: Position, { seat, order }: Placed, draw: DrawNumber) {
  const asked = { seat, cancel: [], place: [order], actions: [] };
  const followed = visit(setting, position, asked, draw);
  return followed.ok ? followed.position : position;
}

/** What orders did is what they say again, asked with their owner's view alone. */
function requireObeyed({ setting, steps }: Played): void {
  const { title, table } = setting;
  for (const { event, before } of steps) {
    if (event.byOrder === null || event.seat === null || event.action === null) continue;
    const standing = at(before.orders, event.seat).standing.map(({ order }) => order);
    const view = title.view(before.game.state, event.seat);
    const obeyed = title.orders?.obey(view, standing, table);
    requireSame(event.action.asked, obeyed?.action, 'What the order did');
    const by = standing[obeyed?.by ?? -1];
    const alone = by === undefined ? null : title.orders?.obey(view, [by], table);
    requireSame(event.action.asked, alone?.action ?? null, 'What the named order does alone');
  }
}

/** What an order would do here is something its owner could do. */
function requireLegal({ setting }: Played, { game }: Position, { seat, order }: Placed): void {
  if (!toAct(setting, game).includes(seat)) return;
  const obeyed =
    setting.title.orders?.obey(setting.title.view(game.state, seat), [order], setting.table) ??
    null;
  const refusal = obeyed === null ? null : refuse(setting, game, obeyed.action, seat);
  require(refusal === null, () => `An order would do what ${refusal?.rule} forbids`);
}

const ordersAsByHand: Promised = {
  says: 'lets orders do only what their owner could do by hand',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { setting, plan } = played;
      requireObeyed(played);
      for (const { after } of sampled(played)) {
        const bound = plan.orders.flatMap((order) => boundTo(setting, after, plan, order) ?? []);
        for (const placed of bound) requireLegal(played, after, placed);
      }
    }),
};

/** Two orders of different seats, each time others. */
function pairOf(bound: readonly Placed[], number: number): readonly [Placed, Placed] | null {
  const one = bound[number % bound.length];
  const other = bound.find(({ seat }) => seat !== one?.seat);
  return one === undefined || other === undefined ? null : [one, other];
}

/** The position with no orders in it: an older order would act until a newer one arrives. */
const withoutOrders = (position: Position): Position => ({
  ...position,
  orders: position.orders.map(({ placed }) => ({ placed, standing: [] })),
});

const ordersInAnyOrder: Promised = {
  says: 'comes to the same game whichever seat’s order arrives first',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { setting, draw, plan } = played;
      for (const [number, { after }] of spread(settled(played.steps), 60).entries()) {
        const bound = plan.orders.flatMap((order) => boundTo(setting, after, plan, order) ?? []);
        const pair = pairOf(bound, number);
        if (pair === null) continue;
        const [one, other] = pair;
        const inTurn = (first: Placed, second: Placed): Position =>
          placedIn(setting, placedIn(setting, withoutOrders(after), first, draw), second, draw);
        requireSame(inTurn(one, other).game, inTurn(other, one).game, 'Where the orders led');
      }
    }),
};

export const playPromises: readonly Promised[] = [
  ends,
  asksSeats,
  statesFacts,
  countsAlike,
  replays,
  redecides,
  drawsAll,
  changesNothing,
  sharesNothing,
  conserves,
  acceptsOffers,
  offersAccepted,
  fallsBack,
  fallsBackToTheEnd,
  redecidesTime,
  goesBack,
  namesQuestions,
  ordersAsByHand,
  ordersInAnyOrder,
];
