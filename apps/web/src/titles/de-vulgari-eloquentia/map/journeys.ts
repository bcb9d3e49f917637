import type { SpokenEvent } from '@staffetta/client';
import type { Fact } from './facts.ts';

/** Where somebody came to, and on which turn; turn 0: where he began. */
export type Stop = { readonly turn: number; readonly place: string };

/** Everybody's stops, by seat. */
export type Journeys = readonly (readonly Stop[])[];

/** DVE 12.1: where everybody is called to at the end. */
const lastCity = 'roma';

type Arrival = { readonly seat: number | null; readonly place: string }; // null: everybody

function arrivalIn(fact: Fact): Arrival | null {
  switch (fact.type) {
    case 'city-chosen':
      return { seat: fact.seat, place: fact.zone };
    case 'pawn-moved':
      return { seat: fact.seat, place: fact.to };
    case 'summons-answered':
      return fact.comes ? { seat: fact.seat, place: fact.zone } : null;
    case 'pawns-called-to-roma':
      return { seat: null, place: lastCity };
    default:
      return null;
  }
}

/** How many of whose acts an event takes back. */
const takenBackIn = ({ facts }: SpokenEvent) => facts.find((fact) => fact.type === 'taken-back');

/** The events that still count: acts that were taken back never happened. */
function standing(events: readonly SpokenEvent[]): readonly SpokenEvent[] {
  return events.reduce<readonly SpokenEvent[]>((kept, event) => {
    const back = takenBackIn(event);
    if (back === undefined) return [...kept, event];
    const acts = kept.filter(({ seat, kind }) => seat === back.seat && kind === 'play');
    const gone = new Set(acts.slice(acts.length - back.acts));
    return kept.filter((one) => !gone.has(one));
  }, []);
}

const turnIn = (fact: Fact, turn: number): number =>
  fact.type === 'turn-begun' ? fact.turn : turn;

/** Everybody's journey, as the log has it. */
export function journeysIn(events: readonly SpokenEvent[], seats: number): Journeys {
  let turn = 0;
  const arrivals: (Arrival & { readonly turn: number })[] = [];
  for (const fact of standing(events).flatMap(({ facts }) => facts)) {
    turn = turnIn(fact, turn);
    const arrival = arrivalIn(fact);
    if (arrival !== null) arrivals.push({ ...arrival, turn });
  }
  return Array.from({ length: seats }, (_, seat) =>
    arrivals
      .filter((one) => one.seat === null || one.seat === seat)
      .map(({ turn: at, place }) => ({ turn: at, place })),
  );
}
