import { canonicalJson } from '../../core/canonical.ts';
import type { DrawNumber } from '../../core/chance.ts';
import { type Fact, redactFact } from '../../core/fact.ts';
import { refuse, replay, start } from '../../core/play.ts';
import type { Position } from '../../core/position.ts';
import type { Viewer } from '../../core/seat.ts';
import type { Game } from '../../core/table.ts';
import type { AnyTitle } from '../../core/title.ts';
import { seededDraws } from '../chance.ts';
import { chanceAt, type Played, type Step } from '../random-game.ts';
import {
  forRandomGames,
  type Promised,
  require,
  requireSame,
  sampled,
  spread,
  viewersOf,
} from './promise.ts';
import { isSealedFor, redealt, seenIn, toldOfFacts } from './told.ts';

/** One step of a decision: where the rules stood, and what they did there, asked or unasked. */
type Stage = {
  readonly position: Position;
  readonly facts: readonly Fact[];
  readonly drew: boolean; // whether chance was asked
  /** The same step in another game; null where it cannot be taken there. */
  readonly elsewhere: (game: Game, draw: DrawNumber) => Happened | null;
};

type Happened = { readonly facts: readonly Fact[]; readonly drew: boolean };

/** The steps of an act: what its seat asked for, then what the rules did unasked. */
function stagesOf({ setting, draw }: Played, { event, before }: Step): readonly Stage[] {
  const { title } = setting;
  const { action, seat } = event;
  const rule = action === null ? undefined : title.actions[action.asked.type];
  if (action === null || seat === null || rule === undefined) return [];
  const stages: Stage[] = [];
  let position = before;
  let elsewhere: Stage['elsewhere'] = (game, numbers) => {
    if (refuse(setting, game, action.asked, seat) !== null) return null;
    const { chance, draws } = chanceAt(numbers, before);
    const facts = rule.perform(game.state, action.asked, seat, chance);
    return { facts, drew: draws.length > 0 };
  };
  for (let step = 0; step < 10_000; step += 1) {
    const { facts, drew } = elsewhere(position.game, draw) ?? { facts: [], drew: false };
    if (step > 0 && facts.length === 0) return stages;
    stages.push({ position, facts, drew, elsewhere });
    position = { ...position, game: replay(setting, facts, position.game) };
    if (title.outcome(position.game.state) !== null) return stages;
    elsewhere = (game, numbers) => {
      const { chance, draws } = chanceAt(numbers, before);
      const proceeded = title.proceed(game.state, chance);
      return { facts: proceeded, drew: draws.length > 0 };
    };
  }
  return stages;
}

/** What is found out about marks in all games together, by the type of the fact. */
type Found = {
  readonly times: Map<string, number>;
  readonly borneOut: Set<string>; // by another dealing, or by chance
};

const note = ({ times }: Found, what: string): void => {
  times.set(what, (times.get(what) ?? 0) + 1);
};

/** Often enough that what never showed does not exist. */
const often = 5;

const neverBorneOut = ({ times, borneOut }: Found): readonly string[] =>
  [...times].flatMap(([what, count]) => (count >= often && !borneOut.has(what) ? [what] : []));

type Findings = { readonly marks: Found; readonly behind: Found };

const nothingFound = (): Findings => ({
  marks: { times: new Map(), borneOut: new Set() },
  behind: { times: new Map(), borneOut: new Set() },
});

/** The facts a viewer is told of, each with what it tells him and its place among all. */
const toldPlaces = (facts: readonly Fact[], viewer: Viewer) =>
  facts.flatMap((fact, place) => {
    const told = redactFact(fact, viewer);
    return told === null ? [] : [{ fact, told, place, text: canonicalJson(told) }];
  });

/** How often games are dealt anew to find one in which the same was revealed, or something else was. */
const [triesForSame, triesForOther] = [24, 8];

const isRevealing = ({ reveals }: Fact): boolean => reveals === true;

/** Names for facts that stand behind a revealing one in the same step. */
function namesBehind(facts: readonly Fact[], viewer: Viewer): readonly string[] {
  const told = toldPlaces(facts, viewer).map(({ fact }) => fact);
  const first = told.findIndex(isRevealing);
  return first === -1
    ? []
    : told.slice(first + 1).map(({ type }) => `${type} behind ${told[first]?.type}`);
}

/** Tells a viewer the same in games he cannot tell apart, up to where what is marked reveals. */
function requireUntold(
  played: Played,
  { event }: Step,
  stage: Stage,
  viewer: Viewer,
  { marks, behind }: Findings,
): void {
  const { position, facts, elsewhere } = stage;
  const names = namesBehind(facts, viewer);
  for (const name of names) note(behind, name);
  const isOpen = facts.some((fact) => isRevealing(fact) && !marks.borneOut.has(fact.type));
  const tries = Math.max(names.length > 0 ? triesForSame : 1, isOpen ? triesForOther : 1);
  for (let dealing = 1; dealing <= tries; dealing += 1) {
    const { game } = redealt(played, position, viewer, dealing);
    const other = elsewhere(game, seededDraws(played.plan.seed + 98 + dealing));
    if (other === null && isSealedFor(event, viewer)) return;
    require(other !== null, () => `What ${viewer} sees allowed is refused in another dealing`);
    const parted = partingOf(played, stage, { game, facts: other?.facts ?? [] }, viewer);
    noteParting(parted, names, { marks, behind });
  }
}

/** Where dealings part, a mark is borne out; where they do not, all behind it was compared. */
function noteParting(
  parted: readonly string[] | null,
  names: readonly string[],
  { marks, behind }: Findings,
): void {
  for (const type of parted ?? []) marks.borneOut.add(type);
  for (const name of parted === null ? names : []) behind.borneOut.add(name);
}

/** The marked facts in which two dealings part for a viewer; null where they do not. */
function partingOf(
  played: Played,
  { position, facts }: Stage,
  other: { readonly game: Game; readonly facts: readonly Fact[] },
  viewer: Viewer,
): readonly string[] | null {
  const [ones, twos] = [toldPlaces(facts, viewer), toldPlaces(other.facts, viewer)];
  for (let index = 0; index < Math.max(ones.length, twos.length); index += 1) {
    const [one, two] = [ones[index], twos[index]];
    if (one?.text === two?.text) continue;
    const parting = [one, two].filter((entry) => entry !== undefined);
    if (!parting.some(({ fact }) => isRevealing(fact))) {
      requireSame(one?.told ?? null, two?.told ?? null, `What ${viewer} is told without a mark`);
    }
    if (one?.told.secret !== undefined && two?.told.secret !== undefined) {
      const views = [
        replay(played.setting, facts.slice(0, one.place + 1), position.game),
        replay(played.setting, other.facts.slice(0, two.place + 1), other.game),
      ].map(({ state }) => canonicalJson(played.setting.title.view(state, viewer)));
      require(views[0] !== views[1], () =>
        `${viewer} is told the secret of ${one.fact.type}, of which his view shows nothing`);
    }
    return parting.map(({ fact }) => fact.type);
  }
  return null;
}

/** Holds what every step of these games tells against other dealings. */
function findMarks(played: Played, findings: Findings): void {
  const viewers = viewersOf(played).filter((viewer) => viewer !== 'referee');
  for (const step of sampled(played)) {
    if (step.before.game.status !== 'running') continue;
    for (const stage of stagesOf(played, step)) {
      for (const { type } of stage.facts.filter(isRevealing)) {
        note(findings.marks, type);
        if (stage.drew) findings.marks.borneOut.add(type);
      }
      for (const viewer of viewers) requireUntold(played, step, stage, viewer, findings);
    }
  }
}

/** What was found out about a title's marks: two promises ask for it. */
const findingsKept = new WeakMap<AnyTitle, Findings>();

function findingsOf(title: AnyTitle): Findings {
  const kept = findingsKept.get(title);
  if (kept !== undefined) return kept;
  const findings = nothingFound();
  forRandomGames(title, (played) => findMarks(played, findings));
  findingsKept.set(title, findings);
  return findings;
}

const marksReveals: Promised = {
  says: 'marks every fact that reveals: else nobody is told what he could not know',
  keep: (title) => {
    const [unchecked] = neverBorneOut(findingsOf(title).behind);
    require(unchecked === undefined, () =>
      `${unchecked}, in one step: no other dealing reveals the same, so that nobody knows what it tells. State it in a step of its own`);
  },
};

const marksNothingElse: Promised = {
  says: 'marks no fact that reveals nothing, since no undo passes it',
  keep: (title) => {
    const needless = neverBorneOut(findingsOf(title).marks);
    require(needless.length === 0, () => `Nothing hidden shows in ${needless.join(', ')}`);
  },
};

/** Some of the numbers a beginning draws: each alone changed shows who learns of it. */
const changedDraws = 12;

const dealsUnseen: Promised = {
  says: 'tells nobody more of the set-up than he sees after it',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const { setting, draw, steps } = played;
        const begun = steps.find(({ event }) => event.facts[0]?.type === 'game-started');
        if (begun === undefined) return;
        for (const changed of [null, ...spread(begun.event.draws, changedDraws)]) {
          const { chance } = chanceAt((purpose, ordinal, size, epoch) => {
            const number = draw(purpose, ordinal, size, epoch);
            const isIt =
              changed === null || (changed.purpose === purpose && changed.ordinal === ordinal);
            return isIt ? (number + Math.ceil(size / 2)) % size : number;
          }, begun.before);
          const other = start(setting, begun.before.game, chance);
          if (other.ok) requireUnseen(played, begun, other, viewersOf(played));
        }
      },
      0.3,
    ),
};

/** Who sees the same after two set-ups was told the same of them. */
function requireUnseen(
  played: Played,
  { event, after }: Step,
  other: { readonly game: Game; readonly facts: readonly Fact[] },
  viewers: readonly Viewer[],
): void {
  for (const viewer of viewers.filter((one) => one !== 'referee')) {
    const [one, two] = [after.game, other.game].map((game) =>
      canonicalJson(seenIn(played, game, viewer)),
    );
    if (one !== two) continue;
    requireSame(
      toldOfFacts(event.facts, viewer),
      toldOfFacts(other.facts, viewer),
      `What ${viewer} is told of the set-up`,
    );
  }
}

export const revealPromises: readonly Promised[] = [marksReveals, marksNothingElse, dealsUnseen];
