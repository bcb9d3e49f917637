import { describe, expect, it } from 'vitest';
import { redact } from '../../core/event.ts';
import { toldSchema } from '../../core/fact.ts';
import { takeUp } from '../../core/form.ts';
import { languages } from '../../core/language.ts';
import { offers, toAct } from '../../core/play.ts';
import { redecide } from '../../core/redecide.ts';
import type { Seat } from '../../core/seat.ts';
import {
  cancelGame,
  closeInvitation,
  invite,
  moveVersion,
  resign,
  standUp,
  tableEvent,
  withdrawVote,
} from '../../core/seating.ts';
import { factSentence, refusalSentence } from '../../core/sentences.ts';
import { endingOf, type TableFact, tableFacts, vacantSeats } from '../../core/table.ts';
import { takeBack, visit } from '../../core/visit.ts';
import {
  acts,
  again,
  begins,
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
  sits,
  votes,
} from './tests/course.ts';

// The table's own business, which is the same for every title, at a table of this one.

const unvotes =
  (seat: Seat): Step =>
  (position) =>
    withdrawVote(setting, position, seat);
const stands =
  (seat: Seat): Step =>
  (position) =>
    standUp(setting, position, seat);
const invites: Step = (position) => invite(setting, position);
const closes =
  (invitation: number, how: 'declined' | 'withdrawn'): Step =>
  (position) =>
    closeInvitation(setting, position, invitation, how);
const cancels: Step = (position) => cancelGame(setting, position);

/** Plays on, polishing a lantern where that may be done and buying else, until enough is enough. */
function bidsUntil(isEnough: (course: Course) => boolean): Course {
  let course = running();
  for (let turn = 0; turn < 100; turn += 1) {
    if (isEnough(course)) return course;
    const [seat = 0] = toAct(setting, course.position.game);
    const open = offers(setting, course.position.game, seat);
    const wanted = ['polish', 'keep', 'seal', 'raise', 'pass', 'take'];
    const [offer] = wanted.flatMap((type) =>
      open.filter(({ action }) => action.type === type).slice(-1 - (seat % 2)),
    );
    if (offer === undefined) throw new Error('It offers nothing');
    const actions = [takeUp(offer, () => 0)];
    course = going(course, (position) =>
      visit(setting, position, { seat, cancel: [], place: [], actions }, draw),
    );
  }
  throw new Error('It is never enough');
}

describe('a table before the game', () => {
  it('is left and taken again, and decided the same way again', () => {
    const course = going(openedTable(), sits(0), sits(1), stands(1), sits(1), sits(2), begins);
    expect(course.position.game).toMatchObject({ status: 'running', seated: [true, true, true] });
    expect(again(course)).toBeNull();
  });

  it('invites, and hears yes and no', () => {
    const course = going(
      openedTable(),
      ...[sits(0), invites, invites, invites],
      ...[closes(2, 'declined'), closes(3, 'withdrawn'), sits(1, 1)],
    );
    expect(course.position.game).toMatchObject({ invited: 3, pending: [] });
    expect(again(course)).toBeNull();
  });

  it('is closed', () => {
    const course = going(openedTable(), sits(0), cancels);
    expect(course.position.game.outcome).toBeNull();
    expect(endingOf(course.position.game)).toBe('cancelled');
    expect(again(course)).toBeNull();
  });

  it('draws its seats at the start, where it was opened so, and nowhere else', () => {
    const drawn = running('random');
    expect(drawn.events.at(-1)?.facts.slice(0, 2)).toEqual([
      { type: 'seats-drawn', places: [2, 1, 0] },
      { type: 'game-started' },
    ]);
    expect(again(drawn)).toBeNull();
    expect(lastFacts(running())?.[0]).toBe('game-started');
    const undrawn = { ...drawn, events: [...openedTable().events, ...drawn.events.slice(1)] };
    expect(again(undrawn)).toEqual({ number: 5, what: 'facts' });
  });
});

describe('a game that somebody leaves', () => {
  it('goes on with a vacant seat, which waits and does nothing, until somebody takes it over', () => {
    const deserted = going(running(), resigns(1));
    expect(vacantSeats(deserted.position.game)).toEqual([1]);
    expect(acts(1)(deserted.position)).toMatchObject({ ok: false, refusal: { rule: 'S13' } });
    const refilled = going(deserted, refills(1));
    expect(vacantSeats(refilled.position.game)).toEqual([]);
    expect(refilled.position.game.state).toEqual(running().position.game.state);
    expect(again(refilled)).toBeNull();
  });

  it('is won by the last one left, whatever he voted', () => {
    const won = going(running(), votes(2), resigns(0), resigns(1));
    expect(lastFacts(won)).toEqual(['seat-resigned', 'game-ended']);
    expect(won.position.game).toMatchObject({ status: 'ended', outcome: { winners: [2] } });
    expect(endingOf(won.position.game)).toBe('resigned');
    expect(again(won)).toBeNull();
  });

  it('is abandoned when all who still play vote for it', () => {
    const abandoned = going(running(), votes(0), unvotes(0), votes(1), resigns(2), votes(0));
    expect(lastFacts(abandoned)).toEqual(['abandonment-voted', 'game-abandoned']);
    expect(endingOf(abandoned.position.game)).toBe('abandoned');
    expect(abandoned.position.game.outcome).toBeNull();
    expect(again(abandoned)).toBeNull();
  });

  it('is abandoned too when the one who would play on resigns', () => {
    const abandoned = going(running(), votes(0), votes(1), resigns(2));
    expect(lastFacts(abandoned)).toEqual(['seat-resigned', 'game-abandoned']);
  });

  it('does not count the vote of who left, nor of who came for him', () => {
    const course = going(running(), votes(0), votes(1), resigns(1), refills(1));
    expect(course.position.game).toMatchObject({ status: 'running', votes: [0] });
  });

  it('takes nothing back behind it', () => {
    const course = running();
    const kept = { ...course.position, trail: [{ ...course.position, number: 4 }] };
    const left = resign(setting, kept, 1);
    expect(left.ok && left.position.trail).toEqual([]);
    expect(left.ok && takeBack(setting, left.position, 0, 1)).toMatchObject({ ok: false });
  });
});

describe('a game that is moved to another version', () => {
  const moves: Step = (position) => moveVersion(setting, position, { from: 1, to: 2 });

  it('stands as it did, is told to all, and is decided the same way again', () => {
    const before = going(running(), acts(0));
    const course = going(before, moves);
    expect(course.position).toEqual({ ...before.position, number: before.position.number + 1 });
    expect(course.events.at(-1)).toMatchObject({ kind: 'table', seat: null });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const told = course.events.slice(-1).map((event) => redact(event, viewer, 9)?.facts);
      expect(told).toEqual([[{ type: 'version-moved', from: 1, to: 2 }]]);
    }
    expect(again(going(course, acts(1)))).toBeNull();
  });

  it('takes back behind it what could be taken back before', () => {
    const bidding = bidsUntil(({ position }) => position.trail.length > 0);
    const [mark] = bidding.position.trail;
    const course = going(bidding, moves);
    expect(course.position.trail).toEqual(bidding.position.trail);
    const [seat = 0] = toAct(setting, course.position.game);
    const undone = going(course, (position) => takeBack(setting, position, seat, 1));
    expect(undone.position.game).toEqual(mark?.game);
    expect(again(undone)).toBeNull();
  });

  it('goes on, and neither waits to begin nor is over', () => {
    const over = going(running(), resigns(0), resigns(1));
    expect(moves(openedTable().position)).toMatchObject({ refusal: { code: 'game-not-started' } });
    expect(moves(over.position)).toMatchObject({ refusal: { code: 'game-ended' } });
    const moved = { type: 'version-moved', from: 1, to: 2 } as const;
    const forged = { ...tableEvent(null, [moved]), number: over.events.length + 1, at: '' };
    expect(redecide(setting, [...over.events, forged], draw)).toEqual({
      number: forged.number,
      what: 'refused',
    });
  });
});

describe('the orders of who leaves', () => {
  const order = { stalls: 'all', seal: 2, upTo: 7, atLimit: 'pass', offered: 'take' };
  const leaves =
    (seat: Seat): Step =>
    (position) =>
      visit(setting, position, { seat, cancel: [], place: [order], actions: [] }, draw);
  const course = going(running(), leaves(1), resigns(1), refills(1), leaves(1));

  it('are dropped, and counted from the first again', () => {
    const { orders } = course.position;
    expect(orders[1]?.standing.map(({ id }) => id)).toEqual([1]);
    expect(going(running(), leaves(1), resigns(1)).position.orders[1]?.standing).toEqual([]);
    expect(again(course)).toBeNull();
  });

  it('are not told to who takes the seat over, but his own are; versions count on', () => {
    const since = course.position.orders[1]?.since;
    const told = course.events.map((event) => redact(event, 1, 1, since));
    expect(told).not.toContain(null);
    const placed = told.filter((event) => event?.kind === 'order').map((event) => event?.facts);
    expect(placed).toEqual([[], [expect.objectContaining({ type: 'order-placed' })]]);
    expect(JSON.stringify(told.slice(0, -1))).not.toContain('upTo');
  });

  it('change nothing the others are told when they are dropped', () => {
    const without = going(running(), resigns(1), refills(1));
    const toldOthers = ({ events }: Course) =>
      events.map((event) => redact(event, 0, 0)).filter((event) => event !== null);
    expect(toldOthers(going(running(), leaves(1), resigns(1), refills(1)))).toEqual(
      toldOthers(without),
    );
  });
});

describe('the table refuses', () => {
  const over = going(running(), resigns(0), resigns(1));
  const table = openedTable();
  it.each<[string, Course, Step, string, string]>([
    ['to be left when the game runs', running(), stands(1), 'game-under-way', 'S10'],
    ['to be left by nobody', table, stands(1), 'seat-not-taken', 'S11'],
    ['to be left when the game is over', over, stands(1), 'game-ended', 'S2'],
    ['invitations when all seats are played', running(), invites, 'game-under-way', 'S10'],
    ['an answer to no invitation', table, closes(1, 'declined'), 'no-such-invitation', 'S12'],
    [
      'a second answer',
      going(table, invites, closes(1, 'declined')),
      closes(1, 'withdrawn'),
      'no-such-invitation',
      'S12',
    ],
    ['an answer when the game runs', running(), closes(1, 'declined'), 'game-under-way', 'S10'],
    ['who was not invited', table, sits(0, 1), 'no-such-invitation', 'S12'],
    ['who comes too late', running(), sits(0), 'game-started', 'S4'],
    ['who comes when it is over', over, sits(0), 'game-ended', 'S2'],
    ['to be closed when the game runs', running(), cancels, 'game-under-way', 'S10'],
    ['to begin with a free seat', going(table, sits(0)), begins, 'game-not-started', 'S3'],
    ['to begin twice', running(), begins, 'game-under-way', 'S10'],
    ['resigning before the game', going(table, sits(0)), resigns(0), 'game-not-started', 'S3'],
    ['resigning after it', over, resigns(2), 'game-ended', 'S2'],
    ['resigning twice', going(running(), resigns(0)), resigns(0), 'seat-vacant', 'S13'],
    ['resigning a seat it does not have', running(), resigns(3), 'seat-not-taken', 'S11'],
    ['the vote of a vacant seat', going(running(), resigns(0)), votes(0), 'seat-vacant', 'S13'],
    ['a second vote', going(running(), votes(0)), votes(0), 'vote-stands', 'S14'],
    ['to forget no vote', running(), unvotes(0), 'no-vote', 'S14'],
    ['to forget a vote when it is over', over, unvotes(2), 'game-ended', 'S2'],
    ['another for a seat that is played', running(), refills(0), 'seat-not-free', 'S5'],
    ['another before the game', table, refills(0), 'game-not-started', 'S3'],
    ['another after it', over, refills(0), 'game-ended', 'S2'],
  ])('%s', (_what, { position }, step, code, rule) => {
    const followed = step(position);
    expect(followed).toMatchObject({ ok: false, refusal: { code, rule } });
    if (followed.ok) return;
    const said = languages.map((language) =>
      refusalSentence(setting, followed.refusal, language, (seat) => `Player ${seat}`),
    );
    expect(new Set(said).size).toBe(languages.length);
  });

  it('a forged log of any of it', () => {
    const forgeries: readonly TableFact[] = [
      { type: 'seat-left', seat: 0 },
      { type: 'invitation-sent', invitation: 1 },
      { type: 'invitation-declined', invitation: 1 },
      { type: 'invitation-withdrawn', invitation: 1 },
      { type: 'game-cancelled' },
      { type: 'seat-refilled', seat: 0 },
      { type: 'abandonment-withdrawn', seat: 0 },
      { type: 'game-abandoned' },
      { type: 'seats-drawn', places: [1, 0, 2] },
      { type: 'game-ended', winners: [0] },
    ];
    for (const fact of forgeries) {
      const { events } = running();
      const forged = { ...tableEvent(null, [fact]), number: 6, at: '' };
      expect(redecide(setting, [...events, forged], draw)).toEqual({ number: 6, what: 'refused' });
    }
  });
});

it('says each of its facts in four languages', () => {
  const facts: readonly TableFact[] = [
    ...[...running('random').events, ...going(openedTable(), invites).events].flatMap(
      ({ facts: stated }) => stated as TableFact[],
    ),
    { type: 'seat-left', seat: 1 },
    { type: 'invitation-declined', invitation: 1 },
    { type: 'invitation-withdrawn', invitation: 1 },
    { type: 'game-cancelled' },
    { type: 'seat-resigned', seat: 1 },
    { type: 'seat-refilled', seat: 1 },
    { type: 'abandonment-voted', seat: 1 },
    { type: 'abandonment-withdrawn', seat: 1 },
    { type: 'game-abandoned' },
    { type: 'version-moved', from: 1, to: 2 },
  ];
  const known = tableFacts.map(toldSchema);
  for (const fact of facts.filter(({ type }) =>
    known.some(({ shape }) => shape.type?.safeParse(type).success),
  )) {
    const said = languages.map((language) =>
      factSentence(setting, fact, language, (seat) => `Player ${seat}`),
    );
    expect(new Set(said).size, fact.type).toBe(languages.length);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
  }
});
