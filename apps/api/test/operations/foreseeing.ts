import { expect } from 'vitest';
import { explanationSchema, foreseenSchema } from '../../src/http/answers/foreseeing.ts';
import { offersTo, read } from '../api.ts';
import { body, type Refusal, type Row } from './row.ts';

const spectator: Refusal = {
  when: 'a spectator asks',
  status: 403,
  problem: 'not-seated',
  ask: ({ stranger }) => ({ as: stranger }),
};

/** Trying things out. */
export const foreseeingOperations: Readonly<Record<string, Row>> = {
  foresee: {
    path: '/v1/games/{game}/dry-runs',
    method: 'post',
    forSeat: true,
    hasBody: true,
    good: async ({ player, turning }, api) => {
      const { offers } = await offersTo(api, turning, player);
      return {
        path: `/v1/games/${turning}/dry-runs`,
        as: player,
        body: { actions: [offers[0]?.action] },
      };
    },
    status: 200,
    check: (response) => {
      const { steps, refused, facts, sentences, sections } = read(response, foreseenSchema);
      expect(steps).toHaveLength(1);
      expect(refused).toBeNull();
      expect(facts).not.toEqual([]);
      expect(sentences).not.toEqual([]);
      expect(sections).not.toEqual([]);
    },
    refusals: [
      body('an action of no kind', 'actions.0', { actions: [{ type: 'no such action' }] }),
      body('both actions and notation', '', { notation: ['pass'] }),
      body('an order of no kind', 'place.0', { place: [{ about: 'nothing' }] }),
      body('no order at all', 'place', { place: [] }),
      body('51 lines', 'notation', {
        actions: undefined,
        notation: Array.from({ length: 51 }, () => 'pass'),
      }),
      spectator,
      {
        when: 'the game has not begun',
        status: 409,
        problem: 'wrong-state',
        ask: ({ open }) => ({ path: `/v1/games/${open}/dry-runs` }),
      },
    ],
  },
  explain: {
    path: '/v1/games/{game}/why-not',
    method: 'post',
    forSeat: true,
    hasBody: true,
    good: async ({ player, other, turning }, api) => {
      const { offers } = await offersTo(api, turning, player);
      return {
        path: `/v1/games/${turning}/why-not`,
        as: other,
        body: { action: offers[0]?.action },
      };
    },
    status: 200,
    check: (response) =>
      expect(read(response, explanationSchema)).toEqual({
        result: 'refused',
        code: 'not-your-turn',
        rule: 'S1',
        sentence: 'It is not your turn. Wait until the others have decided.',
        ruleText: 'Only seats that have something to decide may act.',
      }),
    refusals: [
      body('an action of no kind', 'action', { action: { type: 'no such action' } }),
      body('both an action and notation', '', { notation: 'pass' }),
      body('an empty line', 'notation', { action: undefined, notation: '' }),
      body('an act before it of no kind', 'after.0', { after: [{ type: 'no such action' }] }),
      spectator,
    ],
  },
};
