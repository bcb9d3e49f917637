import type { Locator } from 'playwright-core';
import type { Rider } from '../hands.ts';
import { offers, type Seen } from '../hooks.ts';
import { type Memory, note, often } from '../memory.ts';
import type { Site } from '../site.ts';
import { comeBack, playTwice, reconnect, type Trial, thinkTwice } from '../trials.ts';
import type { Four, Guest } from '../way-in.ts';
import type { Act, Wish } from '../whole-game.ts';
import type { Window } from '../window.ts';
import { byMap, isOpenOnMap } from './by-map.ts';

// Four people who play with mouse, finger and keyboard, each in a language of their own.

export const people: Four<Guest> = [
  { name: 'Alice', locale: 'en-GB', hand: 'mouse' },
  { name: 'Beatrice', locale: 'it-IT', width: 390, hand: 'finger' },
  { name: 'Chrétien', locale: 'fr-FR', hand: 'keyboard' },
  { name: 'Dionís', locale: 'es-ES', hand: 'mouse' },
];

/** The city where Stupor Mundi is called, and ports of its own sea not far from it. */
const city = 'brindisi';
const nearby = ['taranto', 'bari', 'napoli'];

type Wisher = { readonly seen: Seen; readonly rider: Rider; readonly memory: Memory };

const may = ({ seen }: Wisher, kind: string): boolean => seen.kinds.includes(kind);
const all = ({ rider }: Wisher, kind: string): Locator => offers(rider.page, kind);
/** What is done on a thing that lies on the board: cubes in the market, a space of a track. */
const onBoard = ({ rider }: Wisher, kind: string): Locator =>
  rider.page.locator(`.dve-act[data-kind="${kind}"]`);
const isCaller = ({ rider }: Wisher): boolean => rider.name === people[0].name;

/** In the auction they bid until somebody has who pays with cubes alone; all leave it to him. */
function bidding(wisher: Wisher): readonly Locator[] {
  const { memory } = wisher;
  if (often(memory, 'others bid') > 0 && may(wisher, 'pass')) return [all(wisher, 'pass')];
  note(memory, isCaller(wisher) ? 'the caller bids' : 'others bid');
  return [all(wisher, 'bid')];
}

/** What one is asked beside one's turns, the first answer there is. */
const questions = ['answer-summons', 'pay-votes', 'declare', 'ask-alms'];

function answering(wisher: Wisher): readonly Act[] | null {
  const { rider, memory } = wisher;
  if (may(wisher, 'start-at')) return [byMap(rider, memory, isCaller(wisher) ? nearby : [])];
  if (may(wisher, 'bid')) return bidding(wisher);
  const question = questions.find((kind) => may(wisher, kind));
  if (question === undefined) return null;
  note(memory, question);
  return [all(wisher, question)];
}

/** Cubes to bid with, now of one colour, now of another; after the first of them a step on a track. */
async function gain(wisher: Wisher): Promise<readonly Act[]> {
  const { memory, rider } = wisher;
  const cubes = `${rider.name} takes cubes`;
  const step = `${rider.name} steps on`;
  const taken = often(memory, cubes);
  if (taken > 0 && may(wisher, 'advance') && often(memory, step) === 0) {
    note(memory, step);
    return [onBoard(wisher, 'advance')];
  }
  if (!may(wisher, 'take-cubes') || taken >= 6) return [];
  note(memory, cubes);
  const sale = onBoard(wisher, 'take-cubes');
  return [sale.nth(taken % (await sale.count()))];
}

/** Goes by map for the first time: one start is far from another for the arrow keys, a road is not. */
function firstWay(wisher: Wisher): readonly Act[] {
  const { rider, memory } = wisher;
  const isNew = often(memory, `by map with ${rider.hand}`) === 0;
  return isNew && may(wisher, 'move') ? [byMap(rider, memory)] : [];
}

/** The caller's walk to where Stupor Mundi is called. */
async function walk(wisher: Wisher): Promise<readonly Act[]> {
  const { memory, rider } = wisher;
  const isNew = isCaller(wisher) && often(memory, 'walk') === 0 && may(wisher, 'move');
  if (!(isNew && (await isOpenOnMap(rider.page, city)))) return [];
  note(memory, 'walk');
  return [byMap(rider, memory, [city])];
}

/** Ends a turn: with a summons where one may. */
function close(wisher: Wisher): Act {
  if (may(wisher, 'summon')) {
    note(wisher.memory, 'summon');
    return all(wisher, 'summon');
  }
  return may(wisher, 'end-turn') ? all(wisher, 'end-turn') : byMap(wisher.rider, wisher.memory);
}

/** Short turns, but with a walk, cubes for the auction, a summons, bids, and what is paid for them. */
export const wishWith =
  (memory: Memory): Wish =>
  async (seen, rider) => {
    const wisher: Wisher = { seen, rider, memory };
    const answer = answering(wisher);
    if (answer !== null) return answer;
    const walking = await walk(wisher);
    if (walking.length > 0) return walking; // the summons may follow in the same turn
    return [...firstWay(wisher), ...(await gain(wisher)), close(wisher)];
  };

const isTurn = ({ kinds }: Seen): boolean =>
  kinds.includes('do-business') && kinds.includes('study-salterio');

type Table = { readonly riders: Four<Rider>; readonly windows: Four<Window> };

/** What three of them go through, and all when the connection is lost, after so many visits. */
export function trialsOf(site: Site, { riders, windows }: Table, visits: number): readonly Trial[] {
  const [, beatrice, chretien, dionis] = riders;
  const business = 'do-business'; // once a turn
  return [
    {
      what: 'thought twice',
      isNow: (rider, seen) => rider === chretien && isTurn(seen),
      undergo: (rider) => thinkTwice(rider, business),
    },
    {
      what: 'played twice',
      isNow: (rider, seen) => rider === beatrice && isTurn(seen),
      undergo: (rider) => playTwice(rider, { planned: business, played: 'study-salterio' }),
    },
    {
      what: 'came back',
      isNow: (rider, seen) => rider === dionis && isTurn(seen),
      undergo: (rider) => comeBack(rider, business),
    },
    {
      what: 'reconnected',
      isNow: (_rider, _seen, count) => count >= visits,
      undergo: () => reconnect(site, windows),
    },
  ];
}

/** What all of them do in their own turns, sooner or later. */
export const doneByAll: readonly string[] = people.flatMap(({ name, hand }) => [
  `${name} takes cubes`,
  `by map with ${hand}`,
]);
