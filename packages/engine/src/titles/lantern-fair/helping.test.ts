import { describe, expect, it } from 'vitest';
import { type GameEvent, redact } from '../../core/event.ts';
import { takeUp } from '../../core/form.ts';
import {
  endPause,
  freeSeat,
  giveTime,
  pauseGame,
  replacePlayer,
  stopGame,
  takeGameBack,
} from '../../core/helping.ts';
import { placeLateOrder } from '../../core/late-order.ts';
import { offers, questionOf, toAct } from '../../core/play.ts';
import { judge, redecide } from '../../core/redecide.ts';
import { invite } from '../../core/seating.ts';
import { endingOf, type TableFact } from '../../core/table.ts';
import { mayTakeBack, visit } from '../../core/visit.ts';
import { voteForPause } from '../../core/votes.ts';
import {
  again,
  type Course,
  draw,
  going,
  lastFacts,
  momentOf,
  openedTable,
  refills,
  resigns,
  running,
  type Step,
  setting,
  votes,
} from './tests/course.ts';

// How admins help: by events all are told of, which are decided again like any other.

const goesBack =
  (events: readonly GameEvent[], to: number): Step =>
  (position) =>
    takeGameBack(setting, position, momentOf(events, to));
const stops: Step = (position) => stopGame(setting, position);
const gives =
  (seats: readonly number[], hours: number): Step =>
  (position) =>
    giveTime(setting, position, seats, hours);
const pauses =
  (days: number): Step =>
  (position) =>
    pauseGame(setting, position, days);
const goesOn: Step = (position) => endPause(setting, position);
const frees =
  (seat: number): Step =>
  (position) =>
    freeSeat(setting, position, seat);
const replaces =
  (seat: number): Step =>
  (position) =>
    replacePlayer(setting, position, seat);
const orders =
  (seat: number): Step =>
  (position) =>
    visit(
      setting,
      position,
      {
        seat,
        cancel: [],
        place: [{ stalls: 'all', seal: 2, upTo: 4, atLimit: 'pass', offered: 'take' }],
        actions: [],
      },
      draw,
    );
const ordersLate =
  (seat: number): Step =>
  (position) =>
    placeLateOrder(setting, position, seat, [{ type: 'pass' }]);
const refusalOf = ({ position }: Course, step: Step): string => {
  const followed = step(position);
  return followed.ok ? 'allowed' : followed.refusal.code;
};

/** Whoever is waited for takes up something he is offered. */
const act: Step = (position) => {
  const [seat = 0] = toAct(setting, position.game);
  const open = offers(setting, position.game, seat);
  const offer = open[position.number % open.length];
  const actions = offer === undefined ? [] : [takeUp(offer, () => 0)];
  return visit(setting, position, { seat, cancel: [], place: [], actions }, draw);
};

const playedOn = (from: Course, times: number): Course =>
  going(from, ...Array.from({ length: times }, () => act));

describe('a game that is taken back', () => {
  const begun = running();
  const later = playedOn(begun, 7);
  const back = going(later, goesBack(later.events, begun.events.length));

  it('goes on from where it stood, told to all but for what is secret', () => {
    expect(back.position.game.state).toEqual(begun.position.game.state);
    expect(toAct(setting, back.position.game)).toEqual(toAct(setting, begun.position.game));
    const event = back.events.at(-1);
    if (event === undefined) throw new Error('Nothing was entered');
    expect(redact(event, 0, 1)?.facts).toEqual([{ type: 'game-taken-back', at: '' }]);
    expect(redact(event, 'spectator', 1)?.facts).toEqual([{ type: 'game-taken-back', at: '' }]);
    expect(again(back)).toBeNull();
  });

  it('asks another question than before, though of the same', () => {
    expect(questionOf(setting, begun.position.game)).toBe('charms');
    expect(questionOf(setting, back.position.game)).toBe('charms~1');
  });

  it('keeps who sits, who is gone and who is invited as they are now', () => {
    const left = going(later, resigns(2), (position) => invite(setting, position));
    const { game } = going(left, goesBack(left.events, begun.events.length)).position;
    expect(game).toMatchObject({ vacant: [2], invited: 1, pending: [1], status: 'running' });
  });

  it('ends what was proposed and all orders, and leaves nothing to take back', () => {
    const busy = going(begun, orders(0), ordersLate(1), votes(1), (position) =>
      voteForPause(setting, position, 2, 3),
    );
    const played = playedOn(busy, 4);
    const after = going(played, goesBack(played.events, begun.events.length)).position;
    expect(after.game).not.toHaveProperty('votes');
    expect(after.game).not.toHaveProperty('pausing');
    expect(after.orders.map(({ standing, late }) => [standing, late])).toEqual(
      [0, 1, 2].map(() => [[], undefined]),
    );
    expect(after.orders[0]?.placed).toBe(1);
    expect(going({ position: after, events: [] }, orders(0)).position.orders[0]?.standing).toEqual([
      expect.objectContaining({ id: 2 }),
    ]);
    for (const seat of [0, 1, 2]) expect(mayTakeBack(setting, after, seat)).toBe(0);
  });

  it('stays paused if it is', () => {
    const paused = going(later, pauses(5));
    const { game } = going(paused, goesBack(paused.events, begun.events.length)).position;
    expect(game.paused).toBe(5);
  });

  it('may be taken back behind a stretch that was taken back itself', () => {
    const more = playedOn(back, 3);
    const abandoned = later.events.length - 2; // in the stretch that no longer holds
    const there = going(more, goesBack(more.events, abandoned));
    const { game } = playedOn(begun, abandoned - begun.events.length).position;
    expect(there.position.game.state).toEqual(game.state);
    expect(there.position.game.epoch).toBe(2);
    expect(again(playedOn(there, 5))).toBeNull();
  });

  it('is refused before the beginning, behind what not all know, and where there is nothing', () => {
    const ordered = playedOn(going(begun, orders(0)), 1);
    const isRefused = (course: Course, to: number) =>
      refusalOf(course, goesBack(course.events, to));
    expect(isRefused(later, begun.events.length - 1)).toBe('no-such-moment');
    expect(isRefused(ordered, begun.events.length + 1)).toBe('no-such-moment');
    expect(isRefused(later, 99)).toBe('no-such-moment');
    const table = openedTable();
    expect(isRefused(table, 1)).toBe('game-not-started');
    const over = going(later, stops);
    expect(isRefused(over, begun.events.length)).toBe('game-ended');
  });

  it('is found out where its log says what is not so', () => {
    const event = back.events.at(-1);
    const [fact] = (event?.facts ?? []) as readonly Extract<
      TableFact,
      { type: 'game-taken-back' }
    >[];
    if (event === undefined || fact === undefined) throw new Error('Nothing was entered');
    const with_ = (change: object) =>
      redecide(setting, [...later.events, { ...event, facts: [{ ...fact, ...change }] }], draw);
    const { secret } = fact;
    const found = { number: event.number };
    expect(with_({})).toBeNull();
    const elsewhere = playedOn(begun, 1).position.game.state;
    expect(with_({ secret: { ...secret, state: elsewhere } })).toEqual({ ...found, what: 'facts' });
    expect(with_({ secret: { ...secret, to: secret.to + 1 } })).toEqual({
      ...found,
      what: 'facts',
    });
    expect(with_({ secret: { ...secret, to: 2 } })).toEqual({ ...found, what: 'refused' });
    expect(with_({ at: '2026-11-19T10:00:00.000Z' })).toEqual({ ...found, what: 'facts' });
    const judged = judge(setting, [...later.events, { ...event, seat: 0 }], draw);
    expect(judged).toMatchObject({ verdict: 'different', what: 'event' });
  });
});

describe('a game that is stopped', () => {
  it('is over, and nobody has won', () => {
    const over = going(running(), stops);
    expect(over.position.game).toMatchObject({ status: 'ended', outcome: null });
    expect(endingOf(over.position.game)).toBe('stopped');
    expect(again(over)).toBeNull();
    expect(refusalOf(over, stops)).toBe('game-ended');
    expect(refusalOf(openedTable(), stops)).toBe('game-not-started');
  });
});

describe('time', () => {
  it('is given to those who are waited for', () => {
    const course = going(running(), gives([0, 2], 24));
    expect(course.events.at(-1)).toMatchObject({
      kind: 'repair',
      seat: null,
      facts: [
        { type: 'time-given', seat: 0, hours: 24 },
        { type: 'time-given', seat: 2, hours: 24 },
      ],
    });
    expect(again(course)).toBeNull();
  });

  it('is given to nobody else, and in whole hours up to thirty days', () => {
    const sealed = going(running(), act, resigns(1));
    expect(refusalOf(sealed, gives([0], 1))).toBe('not-waited-for');
    expect(refusalOf(sealed, gives([1], 1))).toBe('not-waited-for');
    expect(refusalOf(sealed, gives([2, 2], 1))).toBe('not-waited-for');
    expect(refusalOf(sealed, gives([], 1))).toBe('not-waited-for');
    for (const hours of [0, 1.5, 721]) {
      expect(refusalOf(sealed, gives([2], hours))).toBe('no-such-time');
    }
    expect(refusalOf(sealed, gives([2], 720))).toBe('allowed');
  });

  it('stands still for some days, and passes again', () => {
    const paused = going(running(), pauses(7));
    expect(paused.position.game.paused).toBe(7);
    expect(refusalOf(paused, pauses(3))).toBe('game-paused');
    const on = going(paused, goesOn);
    expect(on.position.game).not.toHaveProperty('paused');
    expect(refusalOf(on, goesOn)).toBe('not-paused');
    expect(refusalOf(on, pauses(61))).toBe('no-such-pause');
    expect(again(on)).toBeNull();
  });
});

describe('a seat', () => {
  it('is freed though its player was never late', () => {
    const freed = going(running(), frees(1));
    expect(freed.events.at(-1)?.facts).toEqual([{ type: 'seat-vacated', seat: 1, by: 'admin' }]);
    expect(freed.position.game.vacant).toEqual([1]);
    expect(refusalOf(freed, frees(1))).toBe('seat-vacant');
    expect(again(going(freed, refills(1)))).toBeNull();
  });

  it('is freed, and somebody invited to it, in one event', () => {
    const replaced = going(running(), replaces(1));
    expect(lastFacts(replaced)).toEqual(['seat-vacated', 'invitation-sent']);
    expect(replaced.position.game).toMatchObject({ vacant: [1], pending: [1] });
    const another = going(replaced, replaces(1));
    expect(lastFacts(another)).toEqual(['invitation-sent']);
    expect(again(another)).toBeNull();
  });

  it('leaves what the others agree on to happen, and then nobody is invited', () => {
    const voted = going(running(), votes(0), votes(2));
    for (const step of [frees(1), replaces(1)]) {
      const ended = going(voted, step);
      expect(lastFacts(ended)).toEqual(['seat-vacated', 'game-abandoned']);
      expect(again(ended)).toBeNull();
    }
  });

  it('of the last one who plays stays his', () => {
    const alone = going(running(), frees(0), frees(1));
    expect(refusalOf(alone, frees(2))).toBe('nobody-else-plays');
    expect(refusalOf(alone, replaces(2))).toBe('nobody-else-plays');
    expect(refusalOf(alone, replaces(0))).toBe('allowed');
  });
});

describe('a log in which nobody could have helped so', () => {
  const repair = (facts: readonly TableFact[], number: number): GameEvent => ({
    kind: 'repair',
    seat: null,
    action: null,
    facts,
    draws: [],
    byOrder: null,
    number,
    at: '',
  });
  const found = (...facts: readonly TableFact[]) => {
    const { events } = running();
    return redecide(setting, [...events, repair(facts, events.length + 1)], draw)?.what;
  };

  it('is found out', () => {
    expect(found({ type: 'seat-vacated', seat: 1 })).toBe('facts');
    expect(found({ type: 'seat-resigned', seat: 1 })).toBe('refused');
    expect(found({ type: 'game-resumed' })).toBe('refused');
    expect(found({ type: 'invitation-sent', invitation: 1 })).toBe('refused');
    expect(found({ type: 'game-ended', winners: [0] })).toBe('refused');
    const one: TableFact = { type: 'time-given', seat: 0, hours: 3 };
    expect(found(one, one)).toBe('refused');
    expect(found(one, { ...one, seat: 1, hours: 4 })).toBe('facts');
    expect(found({ type: 'game-stopped' })).toBeUndefined();
  });
});
