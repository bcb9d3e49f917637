import { describe, expect, it } from 'vitest';
import { playFor, resume, runOut, vacate } from '../../core/clock.ts';
import { type GameEvent, type NewEvent, redact } from '../../core/event.ts';
import type { Fact } from '../../core/fact.ts';
import { languages } from '../../core/language.ts';
import { cancelLateOrder, obeyLate, placeLateOrder } from '../../core/late-order.ts';
import { offers, toAct } from '../../core/play.ts';
import { advance, openPosition, type Position } from '../../core/position.ts';
import { redecide } from '../../core/redecide.ts';
import { type Seat, seatsOf } from '../../core/seat.ts';
import { tableEvent } from '../../core/seating.ts';
import { factSentence, refusalSentence } from '../../core/sentences.ts';
import { endingOf, type TableFact, timesRanOut, vacantSeats } from '../../core/table.ts';
import { mayTakeBack, takeBack, visit } from '../../core/visit.ts';
import { voteForPause, voteForRemoval, withdrawPause, withdrawRemoval } from '../../core/votes.ts';
import {
  again,
  type Course,
  draw,
  going,
  lastFacts,
  openedTable,
  refills,
  resigns,
  running,
  type Step,
  setting,
  votes,
} from './tests/course.ts';

// What follows when time is over, which is the same for every title, at a table of this one.

const { title } = setting;

const isTooLate =
  (seat: Seat): Step =>
  (position) =>
    runOut(setting, position, seat);
const isPlayedFor =
  (seat: Seat): Step =>
  (position) =>
    playFor(setting, position, seat, draw);
const isVacated =
  (seat: Seat): Step =>
  (position) =>
    vacate(setting, position, seat);
const resumes: Step = (position) => resume(setting, position);
const votesAgainst =
  (seat: Seat, of: Seat): Step =>
  (position) =>
    voteForRemoval(setting, position, seat, of);
const bearsWith =
  (seat: Seat, of: Seat): Step =>
  (position) =>
    withdrawRemoval(setting, position, seat, of);
const pauses =
  (seat: Seat, days: number): Step =>
  (position) =>
    voteForPause(setting, position, seat, days);
const pausesNot =
  (seat: Seat): Step =>
  (position) =>
    withdrawPause(setting, position, seat);
const leaves =
  (seat: Seat, ...actions: readonly { type: string; [field: string]: unknown }[]): Step =>
  (position) =>
    placeLateOrder(setting, position, seat, actions);
const cancels =
  (seat: Seat): Step =>
  (position) =>
    cancelLateOrder(setting, position, seat);
const obeysLate =
  (seat: Seat): Step =>
  (position) =>
    obeyLate(setting, position, seat, draw);
const does =
  (seat: Seat, ...actions: readonly { type: string; [field: string]: unknown }[]): Step =>
  (position) =>
    visit(setting, position, { seat, cancel: [], place: [], actions }, draw);
const leavesStanding =
  (seat: Seat, order: object = standing): Step =>
  (position) =>
    visit(setting, position, { seat, cancel: [], place: [order], actions: [] }, draw);
/** By hand what the clock would do. */
const decides =
  (seat: Seat): Step =>
  (position) =>
    does(seat, title.fallback(title.view(position.game.state, seat), setting.table))(position);

const standing = { stalls: 'all', seal: 2, upTo: 7, atLimit: 'pass', offered: 'take' };
const everybody = seatsOf(3);
/** Charms are kept: the first stall sells by sealed bids, so that all three are waited for. */
const firstStall = (): Course => going(running(), ...everybody.map(decides));
/** At the second, an open auction, one is waited for after the other. */
const secondStall = (): Course =>
  going(firstStall(), does(0, { type: 'seal', coins: 3 }), decides(1), decides(2));
const isAsked = ({ position }: Course, seat: Seat): boolean =>
  toAct(setting, position.game).includes(seat);
/** Whoever is waited for decides, or is played for where nobody can. */
function goingOn(course: Course): Course {
  const { game } = course.position;
  const [seat = 0] = toAct(setting, game);
  return going(course, vacantSeats(game).includes(seat) ? isPlayedFor(seat) : decides(seat));
}
/** Until a seat has run out of time twice, while all others decide in theirs. */
function tooLateTwice(course: Course, seat: Seat): Course {
  let late = course;
  while (timesRanOut(late.position.game, seat) < 2) {
    const { game } = late.position;
    if (!isAsked(late, seat)) late = goingOn(late);
    else late = going(late, game.late?.includes(seat) ? isPlayedFor(seat) : isTooLate(seat));
  }
  return late;
}
/** Somebody polishes a lantern of his, which he may take back. */
const polishes =
  (seat: Seat): Step =>
  (position) => {
    const open = offers(setting, position.game, seat);
    const polish = open.find(({ action }) => action.type === 'polish')?.action;
    if (polish === undefined) throw new Error('The buyer of the first stall opens the second');
    return does(seat, polish)(position);
  };
const leavesMany = leaves(0, ...Array.from({ length: 51 }, () => ({ type: 'pass' })));
const said = ({ events }: Course, since: Course) =>
  events
    .slice(since.events.length)
    .map(({ kind, seat, facts, action }) => [
      kind,
      seat,
      facts.map(({ type }) => type),
      action?.asked.type ?? null,
    ]);
const replayed = ({ events }: Course): Position =>
  (JSON.parse(JSON.stringify(events)) as GameEvent[]).reduce(
    (position, event) => advance(setting, position, event),
    openPosition(setting),
  );

describe('a seat whose time is over', () => {
  it('is told of to all, and counted', () => {
    const course = going(running(), isTooLate(1));
    expect(course.events.at(-1)).toMatchObject({
      kind: 'clock',
      seat: 1,
      facts: [{ type: 'time-ran-out', seat: 1, times: 1 }],
    });
    expect(course.position.game).toMatchObject({ ranOut: [0, 1, 0], late: [1] });
    expect(redact(course.events.at(-1) as GameEvent, 'spectator', 1)).not.toBeNull();
    expect(again(course)).toBeNull();
    expect(replayed(course)).toEqual(course.position);
  });

  it('may decide itself all the same, and has time again at the next question', () => {
    const course = going(running(), isTooLate(1), decides(1));
    expect(course.position.game.late).toBeUndefined();
    const later = going(course, decides(0), decides(2), isTooLate(1));
    expect(later.position.game).toMatchObject({ ranOut: [0, 2, 0], late: [1] });
    expect(again(later)).toBeNull();
  });

  it('stays late while the others answer the same question', () => {
    const course = going(running(), isTooLate(1), decides(0));
    expect(course.position.game.late).toEqual([1]);
    expect(isTooLate(1)(course.position)).toMatchObject({ refusal: { code: 'time-is-over' } });
  });

  it('is late again once it has taken its act back', () => {
    const mine = secondStall();
    const [turn = 0] = toAct(setting, mine.position.game);
    const acted = going(mine, isTooLate(turn), polishes(turn));
    expect(acted.position.game.late).toBeUndefined();
    expect(mayTakeBack(setting, acted.position, turn)).toBe(1);
    const takesBack: Step = (position) => takeBack(setting, position, turn, 1);
    const back = going(acted, takesBack);
    expect(back.position.game.late).toEqual([turn]);
    expect(isTooLate(turn)(back.position)).toMatchObject({ refusal: { code: 'time-is-over' } });
    expect(again(going(back, isPlayedFor(turn)))).toBeNull();
  });

  it('takes nothing back that it did before', () => {
    const course = secondStall();
    const [turn = 0] = toAct(setting, course.position.game);
    const acted = going(course, polishes(turn));
    expect(acted.position.trail).toHaveLength(1);
    expect(going(acted, isTooLate(turn)).position.trail).toEqual([]);
  });
});

describe('who is played for', () => {
  it('does the least harmful at once, in events of its own', () => {
    const before = going(firstStall(), isTooLate(1));
    const course = going(before, isPlayedFor(1));
    expect(said(course, before)).toEqual([
      ['clock', 1, ['played-for'], null],
      ['play', 1, ['bid-sealed'], 'seal'],
    ]);
    expect(course.events.at(-1)).toMatchObject({ byOrder: null, action: { openness: 'sealed' } });
    expect(course.position.game.late).toBeUndefined();
    expect(again(course)).toBeNull();
    expect(replayed(course)).toEqual(course.position);
  });

  it('answers one question at a time', () => {
    const last = going(running(), decides(0), decides(2), isTooLate(1), isPlayedFor(1));
    expect(lastFacts(last)).toContain('lantern-lit');
    expect(toAct(setting, last.position.game)).toContain(1);
    expect(isPlayedFor(1)(last.position)).toMatchObject({ refusal: { code: 'time-not-over' } });
  });

  it('is followed by everybody’s standing orders', () => {
    const before = going(running(), leavesStanding(0), decides(0), decides(2), isTooLate(1));
    const course = going(before, isPlayedFor(1));
    expect(said(course, before).map(([kind, seat]) => [kind, seat])).toEqual([
      ['clock', 1],
      ['play', 1],
      ['play', 0],
    ]);
    expect(course.events.at(-1)?.byOrder).toBe(1);
    expect(again(course)).toBeNull();
  });

  it('may be a seat that nobody plays', () => {
    const course = going(running(), resigns(1), isPlayedFor(1));
    expect(lastFacts(course)).toEqual(['charms-kept']);
    expect(timesRanOut(course.position.game, 1)).toBe(0);
    expect(again(course)).toBeNull();
  });

  it('comes to the end of a game in which all are too late', () => {
    let course = running();
    while (course.position.game.status === 'running') {
      const [seat = 0] = toAct(setting, course.position.game);
      course = going(course, isTooLate(seat), isPlayedFor(seat));
    }
    expect(endingOf(course.position.game)).toBe('played');
    expect(course.position.game.late).toBeUndefined();
    expect(again(course)).toBeNull();
    expect(replayed(course)).toEqual(course.position);
  });
});

describe('a seat that is vacated', () => {
  const twice = () => tooLateTwice(running(), 1);

  it('is vacant, without its orders, its votes and its lateness', () => {
    const before = going(
      running(),
      ...[
        leavesStanding(1, { ...standing, seal: null, upTo: null }),
        leaves(1, { type: 'pass' }),
        votes(1),
        pauses(1, 3),
      ],
    );
    const course = going(tooLateTwice(before, 1), isVacated(1));
    expect(course.events.at(-1)).toMatchObject({
      kind: 'clock',
      seat: 1,
      facts: [{ type: 'seat-vacated', seat: 1 }],
    });
    const { game, orders } = course.position;
    expect(game).toMatchObject({ status: 'running', vacant: [1], votes: [], ranOut: [0, 0, 0] });
    expect(game.late).toBeUndefined();
    expect(game.pausing).toBeUndefined();
    expect(orders[1]).toEqual({ placed: 0, standing: [] });
    expect(again(course)).toBeNull();
    expect(replayed(course)).toEqual(course.position);
  });

  it('gives who takes it over all his time', () => {
    const course = going(twice(), isVacated(1), refills(1), isTooLate(1));
    expect(course.position.game.ranOut).toEqual([0, 1, 0]);
    expect(again(course)).toBeNull();
  });

  it('leaves the last one to play on alone, to the end by the rules', () => {
    let alone = going(tooLateTwice(going(twice(), isVacated(1)), 2), isVacated(2));
    expect(lastFacts(alone)).toEqual(['seat-vacated']);
    expect(vacantSeats(alone.position.game)).toEqual([1, 2]);
    while (alone.position.game.status === 'running') alone = goingOn(alone);
    expect(endingOf(alone.position.game)).toBe('played');
    expect(again(alone)).toBeNull();
  });

  it('leaves the last one to abandon the game alone, or to give it up', () => {
    const alone = going(tooLateTwice(going(twice(), isVacated(1)), 2), isVacated(2));
    for (const gives of [votes(0), resigns(0)]) {
      const abandoned = going(alone, gives);
      expect(lastFacts(abandoned)?.at(-1)).toBe('game-abandoned');
      expect(again(abandoned)).toBeNull();
    }
  });

  it('abandons the game when nobody is left, or all who are left had voted for it', () => {
    const alone = going(tooLateTwice(going(twice(), isVacated(1)), 2), isVacated(2));
    const last = going(tooLateTwice(alone, 0), isVacated(0));
    const agreed = going(twice(), votes(0), votes(2), isVacated(1));
    for (const course of [last, agreed]) {
      expect(lastFacts(course)).toEqual(['seat-vacated', 'game-abandoned']);
      expect(endingOf(course.position.game)).toBe('abandoned');
      expect(again(course)).toBeNull();
    }
  });

  it('is so by the votes of all the others who play', () => {
    const voted = going(twice(), votesAgainst(0, 1));
    expect(voted.position.game).toMatchObject({ removing: [{ of: 1, votes: [0] }] });
    const course = going(voted, votesAgainst(2, 1));
    expect(course.events.at(-1)).toMatchObject({
      kind: 'table',
      seat: 2,
      facts: [
        { type: 'removal-voted', seat: 2, of: 1 },
        { type: 'seat-vacated', seat: 1 },
      ],
    });
    expect(course.position.game.removing).toBeUndefined();
    expect(course.position.orders[1]).toEqual({ placed: 0, standing: [] });
    expect(again(course)).toBeNull();
    expect(replayed(course)).toEqual(course.position);
  });

  it('is not so when a vote is withdrawn, and is when the missing voter leaves', () => {
    const borne = going(twice(), votesAgainst(0, 1), bearsWith(0, 1), votesAgainst(2, 1));
    expect(vacantSeats(borne.position.game)).toEqual([]);
    const left = going(borne, resigns(0));
    expect(lastFacts(left)).toEqual(['seat-resigned', 'seat-vacated']);
    expect(vacantSeats(left.position.game)).toEqual([0, 1]);
    expect(again(left)).toBeNull();
  });
});

describe('a pause', () => {
  const paused = () => going(running(), pauses(0, 7), pauses(1, 7), pauses(2, 7));

  it('begins when all who still play vote for the same days', () => {
    const course = paused();
    expect(lastFacts(course)).toEqual(['pause-voted', 'game-paused']);
    expect(course.position.game).toMatchObject({ status: 'running', paused: 7 });
    expect(course.position.game.pausing).toBeUndefined();
    expect(again(course)).toBeNull();
    expect(replayed(course)).toEqual(course.position);
  });

  it('is another proposal for other days, for which one alone has voted', () => {
    const course = going(running(), pauses(0, 7), pauses(1, 7), pauses(2, 3), pauses(0, 3));
    expect(course.position.game).toMatchObject({ pausing: { days: 3, votes: [2, 0] } });
    expect(going(course, pausesNot(2)).position.game.pausing).toEqual({ days: 3, votes: [0] });
    const none = going(course, pausesNot(2), pausesNot(0));
    expect(none.position.game.pausing).toBeUndefined();
    expect(again(none)).toBeNull();
  });

  it('counts who still plays', () => {
    const course = going(running(), resigns(1), pauses(0, 1), pauses(2, 1));
    expect(course.position.game.paused).toBe(1);
    const left = going(running(), pauses(0, 1), pauses(2, 1), resigns(1));
    expect(lastFacts(left)).toEqual(['seat-resigned', 'game-paused']);
  });

  it('lets everybody act, while no time passes', () => {
    const course = going(paused(), decides(0), decides(1));
    expect(course.position.game.paused).toBe(7);
    expect(isTooLate(2)(course.position)).toMatchObject({ refusal: { code: 'game-paused' } });
    expect(again(course)).toBeNull();
  });

  it('ends when the service says so, when all vote to go on, and can be made longer', () => {
    const over = going(paused(), resumes);
    expect(over.events.at(-1)).toMatchObject({
      kind: 'clock',
      seat: null,
      facts: [{ type: 'game-resumed' }],
    });
    const agreed = going(paused(), pauses(0, 0), pauses(1, 0), pauses(2, 0));
    expect(lastFacts(agreed)).toEqual(['pause-voted', 'game-resumed']);
    for (const course of [over, agreed]) {
      expect(course.position.game.paused).toBeUndefined();
      expect(course.position.game.pausing).toBeUndefined();
      expect(again(course)).toBeNull();
      expect(replayed(course)).toEqual(course.position);
      expect(isTooLate(0)(course.position).ok).toBe(true);
    }
    const longer = going(paused(), pauses(0, 9), pauses(1, 9), pauses(2, 9));
    expect(longer.position.game.paused).toBe(9);
    expect(again(longer)).toBeNull();
  });
});

describe('an order for when time runs out', () => {
  const seal = { type: 'seal', coins: 3 };
  const pass = { type: 'pass' };

  it('acts as its seat would, and says nothing of time', () => {
    const before = going(firstStall(), leaves(1, seal));
    const course = going(before, obeysLate(1));
    expect(said(course, before)).toEqual([
      ['order', 1, ['late-order-used'], null],
      ['play', 1, ['bid-sealed'], 'seal'],
    ]);
    expect(course.events.at(-1)?.byOrder).toBeNull();
    expect(course.position.orders[1]?.late).toBeUndefined();
    expect(course.position.game).toEqual(going(firstStall(), does(1, seal)).position.game);
    expect(again(course)).toBeNull();
    expect(replayed(course)).toEqual(course.position);
  });

  it('is the newest of them, until it is cancelled', () => {
    const course = going(firstStall(), leaves(1, pass), leaves(1, seal));
    expect(course.position.orders[1]?.late).toEqual([seal]);
    expect(again(course)).toBeNull();
    const cancelled = going(course, cancels(1));
    expect(cancelled.position.orders[1]).toEqual({ placed: 0, standing: [] });
    expect(again(cancelled)).toBeNull();
    expect(obeysLate(1)(cancelled.position)).toMatchObject({ refusal: { rule: 'S19' } });
  });

  it('does as many of its acts as may be done, and no more once another question is asked', () => {
    const some = going(firstStall(), leaves(0, seal, { ...seal, coins: 49 }, seal), obeysLate(0));
    expect(some.events.at(-1)?.action?.asked).toEqual(seal);
    const sealed = going(firstStall(), decides(0), decides(2), leaves(1, seal, pass));
    const last = going(sealed, obeysLate(1));
    expect(said(last, sealed).map(([kind]) => kind)).toEqual(['order', 'play']);
    expect(again(last)).toBeNull();
  });

  it('is followed by everybody’s standing orders', () => {
    const raise = { type: 'raise', coins: 1 };
    const before = going(secondStall(), leaves(0, raise), leavesStanding(1));
    const next = going(before, obeysLate(0));
    expect(said(next, before).map(([kind, seat]) => [kind, seat])).toEqual([
      ['order', 0],
      ['play', 0],
      ['play', 1],
    ]);
    expect(again(next)).toBeNull();
  });

  it('stays as it was where nothing of it may be done', () => {
    const course = going(firstStall(), leaves(1, pass));
    expect(obeysLate(1)(course.position)).toMatchObject({ ok: false, refusal: { rule: 'LF 3.2' } });
    expect(course.position.orders[1]?.late).toEqual([pass]);
  });

  it('leaves a way back as it was, and is not taken back', () => {
    const course = secondStall();
    const [turn = 0] = toAct(setting, course.position.game);
    const acted = going(course, polishes(turn), leaves(turn, pass));
    expect(acted.position.trail).toHaveLength(1);
    const takesBack: Step = (position) => takeBack(setting, position, turn, 1);
    expect(going(acted, takesBack).position.orders[turn]?.late).toEqual([pass]);
    expect(again(going(acted, takesBack))).toBeNull();
  });

  it('is told to its owner alone', () => {
    const course = going(
      firstStall(),
      leaves(1, pass),
      leaves(1, seal),
      cancels(1),
      leaves(1, seal),
    );
    const used = going(course, obeysLate(1));
    const told = (viewer: Seat | 'spectator', { events }: Course) =>
      events.map((event) => redact(event, viewer, 1)).filter((event) => event !== null);
    const byHand = going(firstStall(), does(1, seal));
    for (const other of [0, 2, 'spectator'] as const) {
      expect(told(other, used)).toEqual(told(other, byHand));
    }
    expect(told(1, used)).toHaveLength(told(1, byHand).length + 5);
    expect(JSON.stringify(told(1, course))).toContain('late-order-placed');
  });

  it('is not told to who takes the seat over, nor kept for him; versions count on', () => {
    const course = going(
      firstStall(),
      leaves(1, { type: 'seal', coins: 4 }),
      resigns(1),
      refills(1),
    );
    expect(course.position.orders[1]?.late).toBeUndefined();
    const since = course.position.orders[1]?.since;
    const told = course.events.map((event) => redact(event, 1, 1, since));
    expect(told).not.toContain(null);
    expect(told.find((event) => event?.kind === 'order')?.facts).toEqual([]);
    expect(JSON.stringify(told)).not.toContain('"coins":4');
    expect(again(course)).toBeNull();
  });
});

describe('time refuses', () => {
  const table = openedTable();
  const over = going(running(), resigns(0), resigns(1));
  const paused = going(running(), pauses(0, 7), pauses(1, 7), pauses(2, 7));
  const twice = tooLateTwice(running(), 1);
  const vacated = going(twice, isVacated(1));
  const kept = going(running(), decides(0));
  const seal = { type: 'seal', coins: 3 };
  it.each<[string, Course, Step, string, string]>([
    ['to run out before the game', table, isTooLate(0), 'game-not-started', 'S3'],
    ['to run out after it', over, isTooLate(2), 'game-ended', 'S2'],
    ['to run out for who is not waited for', kept, isTooLate(0), 'not-waited-for', 'S15'],
    ['to run out for nobody', vacated, isTooLate(1), 'seat-vacant', 'S13'],
    ['to run out twice', going(kept, isTooLate(1)), isTooLate(1), 'time-is-over', 'S15'],
    ['to run out in a pause', paused, isTooLate(0), 'game-paused', 'S15'],
    ['playing for who has time', running(), isPlayedFor(0), 'time-not-over', 'S16'],
    ['playing for who is not waited for', kept, isPlayedFor(0), 'not-waited-for', 'S15'],
    ['playing for somebody in a pause', paused, isPlayedFor(0), 'game-paused', 'S15'],
    ['playing for somebody after the game', over, isPlayedFor(0), 'game-ended', 'S2'],
    [
      'playing twice for who was late once',
      going(running(), isTooLate(1), isPlayedFor(1)),
      isPlayedFor(1),
      'not-waited-for',
      'S15',
    ],
    [
      'vacating who was late once',
      going(running(), isTooLate(1)),
      isVacated(1),
      'too-seldom-late',
      'S17',
    ],
    ['vacating a vacant seat', vacated, isVacated(1), 'seat-vacant', 'S13'],
    ['vacating a seat there is not', running(), isVacated(3), 'seat-not-taken', 'S11'],
    ['vacating before the game', table, isVacated(1), 'game-not-started', 'S3'],
    [
      'vacating in a pause',
      going(twice, pauses(0, 7), pauses(1, 7), pauses(2, 7)),
      isVacated(1),
      'game-paused',
      'S15',
    ],
    ['votes against who was never late', running(), votesAgainst(0, 1), 'too-seldom-late', 'S17'],
    ['votes against oneself', twice, votesAgainst(1, 1), 'own-seat', 'S17'],
    ['votes against a vacant seat', vacated, votesAgainst(0, 1), 'seat-vacant', 'S13'],
    ['votes against nobody', twice, votesAgainst(0, 3), 'seat-not-taken', 'S11'],
    ['votes of a vacant seat', vacated, votesAgainst(1, 0), 'seat-vacant', 'S13'],
    [
      'a second vote against the same',
      going(twice, votesAgainst(0, 1)),
      votesAgainst(0, 1),
      'removal-vote-stands',
      'S17',
    ],
    ['to forget no vote', twice, bearsWith(0, 1), 'no-removal-vote', 'S17'],
    ['to forget a vote after the game', over, bearsWith(2, 1), 'game-ended', 'S2'],
    ['a pause without end', running(), pauses(0, 61), 'no-such-pause', 'S18'],
    ['a pause of half a day', running(), pauses(0, 0.5), 'no-such-pause', 'S18'],
    ['to go on with what goes on', running(), pauses(0, 0), 'not-paused', 'S18'],
    [
      'a second vote for the same pause',
      going(running(), pauses(0, 2)),
      pauses(0, 2),
      'pause-vote-stands',
      'S18',
    ],
    ['a pause before the game', table, pauses(0, 2), 'game-not-started', 'S3'],
    ['a vacant seat’s pause', vacated, pauses(1, 2), 'seat-vacant', 'S13'],
    ['to forget no vote for a pause', running(), pausesNot(0), 'no-pause-vote', 'S18'],
    ['to forget such a vote after the game', over, pausesNot(2), 'game-ended', 'S2'],
    ['to resume what is not paused', running(), resumes, 'not-paused', 'S18'],
    ['to resume before the game', table, resumes, 'game-not-started', 'S3'],
    ['to resume after the game', over, resumes, 'game-ended', 'S2'],
    ['an order before the game', table, leaves(0, seal), 'game-not-started', 'S3'],
    ['an order after the game', over, leaves(2, seal), 'game-ended', 'S2'],
    ['a vacant seat’s order', vacated, leaves(1, seal), 'seat-vacant', 'S13'],
    ['an order of nobody', running(), leaves(3, seal), 'seat-not-taken', 'S11'],
    ['an empty order', running(), leaves(0), 'no-such-act', 'S19'],
    ['an order that goes on and on', running(), leavesMany, 'no-such-act', 'S19'],
    ['an order of no acts', running(), leaves(0, { type: 'fly' }), 'no-such-act', 'S19'],
    ['an order with more in it', running(), leaves(0, { ...seal, x: 1 }), 'no-such-act', 'S19'],
    ['to cancel no order', running(), cancels(0), 'no-late-order', 'S19'],
    ['to cancel an order of nobody', running(), cancels(3), 'no-late-order', 'S19'],
    ['to obey no order', running(), obeysLate(0), 'no-late-order', 'S19'],
    [
      'to obey an order in a pause',
      going(paused, leaves(0, seal)),
      obeysLate(0),
      'game-paused',
      'S15',
    ],
    [
      'to obey who is not waited for',
      going(kept, leaves(0, seal)),
      obeysLate(0),
      'not-waited-for',
      'S15',
    ],
  ])('%s', (_what, { position }, step, code, rule) => {
    const followed = step(position);
    expect(followed).toMatchObject({ ok: false, refusal: { code, rule } });
    if (followed.ok) return;
    const sentences = languages.map((language) =>
      refusalSentence(setting, followed.refusal, language, (seat) => `Player ${seat}`),
    );
    expect(new Set(sentences).size).toBe(languages.length);
  });
});

describe('a log is not decided the same again that has been tampered with: it', () => {
  const byClock = (seat: Seat | null, fact: TableFact): NewEvent => ({
    ...tableEvent(seat, [fact]),
    kind: 'clock',
  });
  const playing = ({ events }: Course): NewEvent => events.at(-1) as GameEvent;
  const forged = ({ events }: Course, ...more: readonly NewEvent[]) =>
    redecide(
      setting,
      [
        ...events,
        ...more.map((event, index) => ({ ...event, number: events.length + index + 1, at: '' })),
      ],
      draw,
    );

  it('plays for who has time', () => {
    const course = running();
    const event = byClock(1, { type: 'played-for', seat: 1 });
    expect(forged(course, event)).toEqual({ number: 6, what: 'refused' });
  });

  it('plays something else for who was too late, or nothing', () => {
    const late = going(firstStall(), isTooLate(1));
    const told = byClock(1, { type: 'played-for', seat: 1 });
    const other = playing(going(late, does(1, { type: 'seal', coins: 5 })));
    const number = late.events.length + 2;
    expect(forged(late, told, other)).toEqual({ number, what: 'facts' });
    const nobody = playing(going(late, decides(0)));
    expect(forged(late, told, nobody)).toEqual({ number, what: 'facts' });
    expect(forged(late, told, byClock(0, { type: 'time-ran-out', seat: 0, times: 1 }))).toEqual({
      number,
      what: 'facts',
    });
  });

  it('lets a vacant seat act once more, or without being played for', () => {
    const vacant = going(firstStall(), resigns(1));
    const sealed = playing(going(firstStall(), does(1, { type: 'seal', coins: 3 })));
    expect(forged(vacant, sealed)).toEqual({ number: vacant.events.length + 1, what: 'refused' });
    const played = going(vacant, isPlayedFor(1));
    expect(forged(played, sealed)).toEqual({ number: played.events.length + 1, what: 'refused' });
  });

  it('counts otherwise, or a second time at once', () => {
    const course = running();
    const counted = byClock(1, { type: 'time-ran-out', seat: 1, times: 2 });
    expect(forged(course, counted)).toEqual({ number: 6, what: 'facts' });
    const late = going(course, isTooLate(1));
    expect(forged(late, counted)).toEqual({ number: 7, what: 'refused' });
    const ofNobody = byClock(null, { type: 'time-ran-out', seat: 1, times: 1 });
    expect(forged(course, ofNobody)).toEqual({ number: 6, what: 'event' });
  });

  it('vacates who was too late once, or by too few votes', () => {
    const once = going(running(), isTooLate(1));
    const vacates: TableFact = { type: 'seat-vacated', seat: 1 };
    expect(forged(once, byClock(1, vacates))).toEqual({ number: 7, what: 'refused' });
    const twice = tooLateTwice(running(), 1);
    const alone: readonly TableFact[] = [{ type: 'removal-voted', seat: 0, of: 1 }, vacates];
    expect(forged(twice, tableEvent(0, alone))).toEqual({
      number: twice.events.length + 1,
      what: 'facts',
    });
    expect(forged(twice, tableEvent(1, [vacates]))).toMatchObject({ what: 'refused' });
  });

  it('pauses by too few votes, or goes on with what was not paused', () => {
    const alone: readonly TableFact[] = [
      { type: 'pause-voted', seat: 0, days: 3 },
      { type: 'game-paused', days: 3 },
    ];
    expect(forged(running(), tableEvent(0, alone))).toEqual({ number: 6, what: 'facts' });
    const resumed = byClock(null, { type: 'game-resumed' });
    expect(forged(running(), resumed)).toEqual({ number: 6, what: 'refused' });
    for (const fact of [
      { type: 'game-paused', days: 3 },
      { type: 'removal-withdrawn', seat: 0, of: 1 },
      { type: 'pause-withdrawn', seat: 0 },
    ] as const) {
      const voted: readonly TableFact[] = [fact];
      expect(forged(running(), tableEvent(0, voted))).toEqual({ number: 6, what: 'refused' });
      expect(forged(running(), byClock(0, fact))).toEqual({ number: 6, what: 'refused' });
    }
  });

  it('leaves, cancels or uses an order that is none', () => {
    const [toldTo, secret] = [[1], { seenBy: [1], actions: [{ type: 'fly' }] }];
    const facts: readonly TableFact[] = [
      { type: 'late-order-placed', seat: 1, toldTo, secret },
      { type: 'late-order-cancelled', seat: 1, toldTo },
      { type: 'late-order-used', seat: 1, toldTo },
    ];
    for (const fact of facts) {
      const event: NewEvent = { ...tableEvent(1, [fact]), kind: 'order' };
      expect(forged(running(), event)).toEqual({ number: 6, what: 'refused' });
    }
  });

  it('tells others of an order, or does something else by it', () => {
    const seal = { type: 'seal', coins: 3 };
    const course = firstStall();
    const left = going(course, leaves(1, seal));
    const placed = left.events.at(-1) as GameEvent;
    const [fact] = placed.facts as readonly [Fact];
    const number = course.events.length + 1;
    expect(forged(course, { ...placed, facts: [{ ...fact, toldTo: [0, 1] }] })).toEqual({
      number,
      what: 'facts',
    });
    const { toldTo: _toldTo, ...open } = fact;
    expect(forged(course, { ...placed, facts: [open] })).toEqual({ number, what: 'facts' });
    const used = going(left, obeysLate(1)).events.at(-2) as GameEvent;
    const other = playing(going(left, does(1, { ...seal, coins: 4 })));
    expect(forged(left, used, other)).toEqual({ number: number + 2, what: 'facts' });
  });

  it('may leave orders out, as an export does', () => {
    const course = going(
      firstStall(),
      ...[leaves(1, { type: 'seal', coins: 3 }), obeysLate(1), decides(0), decides(2)],
    );
    const known = course.events.filter(({ kind }) => kind !== 'order');
    expect(redecide(setting, known, draw)).toBeNull();
  });
});

it('says each fact of time in four languages', () => {
  const seat = 1;
  const facts: readonly TableFact[] = [
    { type: 'time-ran-out', seat, times: 1 },
    { type: 'time-ran-out', seat, times: 2 },
    { type: 'played-for', seat },
    { type: 'seat-vacated', seat },
    { type: 'removal-voted', seat, of: 2 },
    { type: 'removal-withdrawn', seat, of: 2 },
    { type: 'pause-voted', seat, days: 0 },
    { type: 'pause-voted', seat, days: 1 },
    { type: 'pause-voted', seat, days: 30 },
    { type: 'pause-withdrawn', seat },
    { type: 'game-paused', days: 1 },
    { type: 'game-paused', days: 7 },
    { type: 'game-resumed' },
    { type: 'late-order-placed', seat, secret: { seenBy: [1], actions: [{ type: 'pass' }] } },
    { type: 'late-order-cancelled', seat },
    { type: 'late-order-used', seat },
  ];
  for (const fact of facts) {
    const sentences = languages.map((language) =>
      factSentence(setting, fact, language, (player) => `Player ${player}`),
    );
    expect(new Set(sentences).size, fact.type).toBe(languages.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
  }
});
