import { expect, it } from 'vitest';
import { type Language, languages } from '../../../core/language.ts';
import { openPosition } from '../../../core/position.ts';
import { refusalSentence } from '../../../core/sentences.ts';
import { visit } from '../../../core/visit.ts';
import type { Action, Order } from '../types.ts';
import { advance, type Laid, laid } from './laid.ts';

const nameOf = (seat: number) => ['Ada', 'Bruno', 'Carla'][seat] ?? 'Nobody';

/** Why a table refuses the last of what seat 0 does, as its players are told. */
function refusedTo({ game, setting }: Laid, actions: readonly Action[], place: readonly Order[]) {
  const position = { ...openPosition(setting), game };
  const followed = visit(setting, position, { seat: 0, cancel: [], place, actions }, () => 0);
  if (followed.ok) throw new Error('It is allowed');
  const { refusal } = followed;
  return (language: Language) => refusalSentence(setting, refusal, language, nameOf);
}

const inEnglish = (table: Laid, ...actions: Action[]) => refusedTo(table, actions, [])('en');
const orderInEnglish = (table: Laid, order: Order) => refusedTo(table, [], [order])('en');

const fee = (turn: number, hand: object) =>
  laid({ hands: [{ messenger: 2, ducats: 5, ...hand }, {}], turn });

it('DVE 8.2 names of the fee only what is due, and says to stop short where one can', () => {
  expect(inEnglish(fee(8, { friar: 'friar-michael' }), advance('messenger', 2))).toBe(
    'The last space of the Messenger costs you 10 ducats; you have 5 ducats. Stop one space short, or gather the fee first.',
  );
  expect(inEnglish(fee(7, { messenger: 3 }), advance('messenger', 1))).toBe(
    'The last space of the Messenger costs you 20 ducats and 2 Abbesses; you have 5 ducats and 0 Abbesses. Gather the fee first.',
  );
});

it('DVE 8.4 sends nobody back to a turn that is past', () => {
  const cortona = (turn: number) => laid({ hands: [{ place: 'cortona' }, {}], turn }); // on turn 2
  expect(inEnglish(cortona(1), advance('canticle', 1))).toMatch(/on turn 2,.*come back then/);
  expect(inEnglish(cortona(3), advance('canticle', 1))).not.toMatch(/come back/);
});

it('DVE 11.3 offers the caller no pass before his first bid', () => {
  const hands = [{ place: 'brindisi' }, { cubes: { red: 1 } }];
  const auction = laid({ hands, turn: 12, events: [10] }).and(
    { type: 'summons-called', seat: 0, event: 'event-10' },
    { type: 'summons-answered', seat: 1, comes: true, zone: 'brindisi' },
    { type: 'auction-opened', bidders: [0, 1] },
  );
  const bid: Action = { type: 'bid', votes: 9 };
  expect(inEnglish(auction, bid)).toBe('The most you can bid is 2 votes: bid no more than that.');
  const raised = auction.and(
    { type: 'bid-made', seat: 0, votes: 1 },
    { type: 'bid-made', seat: 1, votes: 2 },
  );
  expect(inEnglish(raised, bid)).toMatch(/, or pass\.$/);
});

it('DVE 16.1 says of an order for alms why it would never act', () => {
  const religious = laid({ hands: [{}, { friar: 'friar-gigi' }, {}] });
  expect(orderInEnglish(religious, { about: 'alms', from: 1 })).toMatch(/Bruno is none/);
  const two = laid({ hands: [{}, {}] });
  expect(orderInEnglish(two, { about: 'alms', from: 'last' })).not.toMatch(/wait/);
});

it('tells each of these in every language otherwise', () => {
  const told = refusedTo(fee(8, {}), [advance('messenger', 2)], []);
  expect(new Set(languages.map(told)).size).toBe(languages.length);
});
