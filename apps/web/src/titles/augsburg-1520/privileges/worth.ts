import type { WishedAction } from '../acts.ts';
import { barsOf, fateOf } from '../prestige/bars.ts';
import {
  type Building,
  compensationPoints,
  printedOn,
  standing,
  tilesLeft,
  topLevel,
  unusedPoints,
} from '../printed.ts';
import { incomeOf, rankOf, valueSaid } from '../said.ts';
import { listed, type Scene } from '../scene.ts';
import { tableWords } from '../table-words/index.ts';
import {
  type Colour,
  colours,
  myselfIn,
  type Player,
  type Privilege,
  type Right,
  rights,
} from '../view.ts';

/** Something a choice gives or takes, in words. */
export type Note = { readonly text: string; readonly isLoss: boolean };

const gives = (text: string): Note => ({ text, isLoss: false });
const loses = (text: string): Note => ({ text, isLoss: true });

const oneOf = <T extends string>(known: readonly T[], word: unknown): T | undefined =>
  known.find((one) => one === word);

/** What prestige would be kept and lost at the bar (A 4.1). */
function ofPrestige(me: Player, points: number): readonly Note[] {
  const tell = tableWords.value;
  const { to, lost } = fateOf(me, points);
  return [
    gives(tell.inAll(to)),
    ...(lost === 0 || me.cap === null ? [] : [loses(tell.lostAt(lost, me.cap))]),
  ];
}

function ofStep(scene: Scene, me: Player, colour: Colour, from: unknown): readonly Note[] {
  const tell = tableWords.value;
  const level = me.levels[colour];
  const [now, before] = [incomeOf(scene, colour, level + 1), incomeOf(scene, colour, level)];
  return [
    gives(tell.named(rankOf(scene, colour, level + 1), tell.insteadOf(now, before))),
    ...(typeof from === 'number' ? [loses(tell.drops(scene.nameOf(from)))] : []),
  ];
}

function ofRight(scene: Scene, right: Right): readonly Note[] {
  const [top] = scene.view.stacks[right];
  if (top === undefined) return [];
  return [gives(valueSaid(scene, right, top) ?? tableWords.value.effects[right])];
}

function ofBuilding({ view, facts, say }: Scene, me: Player, building: Building): readonly Note[] {
  const tell = tableWords.value;
  const bars = barsOf(facts);
  const other = building === 'church' ? 'cathedral' : 'church';
  const [top] = view.stacks[building];
  const left =
    me.florins === null || top === undefined ? null : me.florins - printedOn(facts, building, top);
  return [
    gives(tell.lifts(bars[building])),
    ...(me.rights[other] === null ? [loses(tell.stillAt(bars[other]))] : []),
    ...(left === null ? [] : [loses(tell.leaves(say.florins(left)))]),
  ];
}

/** What an action would give whoever looks, and what he would lose by it. */
export function notesOn(scene: Scene, action: WishedAction): readonly Note[] {
  const me = myselfIn(scene.view);
  if (me === null) return [];
  const { type } = action;
  if (type === 'gain-prestige') return ofPrestige(me, pointsOf(`${action.by}`));
  if (type === 'waive') return ofPrestige(me, unusedPoints);
  if (type === 'take-compensation') {
    return action.as === 'prestige' ? ofPrestige(me, compensationPoints) : [];
  }
  const colour = oneOf(colours, action.colour);
  if (type === 'step' && colour !== undefined) return ofStep(scene, me, colour, action.from);
  const right = oneOf(rights, action.right);
  if (type === 'take-right' && right !== undefined) return ofRight(scene, right);
  const building = oneOf(['church', 'cathedral'] as const, action.building);
  return building === undefined ? [] : ofBuilding(scene, me, building);
}

/** The points of a privilege by its name: `prestige6`. */
const pointsOf = (privilege: string): number => Number(privilege.replace(/^\D+/, ''));

/** What a privilege of an open card would be to whoever looks: a step where to, points lost. */
export function promiseOf(scene: Scene, privilege: Privilege): Note | null {
  const me = myselfIn(scene.view);
  if (me === null) return null;
  const colour = oneOf(colours, privilege);
  if (colour !== undefined) return stepPromised(scene, me.levels[colour] + 1, colour);
  if (!privilege.startsWith('prestige')) return null;
  return ofPrestige(me, pointsOf(privilege)).find(({ isLoss }) => isLoss) ?? null;
}

function stepPromised(scene: Scene, level: number, colour: Colour): Note {
  const tell = tableWords.value;
  if (level > topLevel) return loses(tell.topAlready);
  if (tilesLeft(scene, colour, level) > 0) return gives(tell.leadsTo(rankOf(scene, colour, level)));
  return loses(tell.onlyFrom(listed(standing(scene, colour, level).map(scene.nameOf))));
}
