import type { SpokenEvent } from '@staffetta/client';
import type { Turn } from '../contract.ts';

type Fact = SpokenEvent['facts'][number];

const turnOf = (fact: Fact): readonly number[] =>
  fact.type === 'turn-begun' && 'turn' in fact ? [Number(fact.turn)] : [];

/** The turns of a game, and the version at which each begins. */
export const turnsIn = (events: readonly SpokenEvent[]): readonly Turn[] =>
  events.flatMap(({ version, facts }) => facts.flatMap(turnOf).map((turn) => ({ turn, version })));
