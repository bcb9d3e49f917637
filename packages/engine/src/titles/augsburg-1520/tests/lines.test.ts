import { describe, expect, it } from 'vitest';
import { recordingChance } from '../../../core/chance.ts';
import { dryRun, weigh } from '../../../core/dry-run.ts';
import type { Language } from '../../../core/language.ts';
import { openPosition, type Position } from '../../../core/position.ts';
import { refusalSentence } from '../../../core/sentences.ts';
import { visit } from '../../../core/visit.ts';
import { seededDraws } from '../../../testing/chance.ts';
import { atAuction, atWin, type Hand, type Laid } from './laid.ts';

// What a line of several acts comes to: all of it, or nothing.

const draw = seededDraws(1);
const plain: readonly Hand[] = [{}, {}, {}];

const positionOf = ({ game, setting }: Laid): Position => ({ ...openPosition(setting), game });

/** What seat 0 does, from where the table stands. */
const doing = (table: Laid, ...actions: readonly string[]) =>
  visit(table.setting, positionOf(table), { seat: 0, cancel: [], place: [], actions }, draw);

/** The kinds of acts that are done, and the facts behind them. */
function doneBy(table: Laid, ...lines: readonly string[]) {
  const followed = doing(table, ...lines);
  if (!followed.ok) throw new Error(JSON.stringify(followed));
  const acts = followed.events.map(({ action }) => action?.asked.type);
  const facts = followed.events.flatMap(({ facts: told }) => told.map(({ type }) => type));
  return { acts, facts };
}

const refusedAt = (table: Laid, ...lines: readonly string[]) => {
  const followed = doing(table, ...lines);
  return followed.ok ? 'done' : { step: followed.step, ...followed.refusal };
};

const foreseen = (table: Laid, ...lines: readonly string[]) => {
  const { chance } = recordingChance(draw, {});
  return dryRun(table.setting, positionOf(table), 0, lines, chance);
};

const weighed = (table: Laid, after: readonly string[], asked: string) => {
  const { chance } = recordingChance(draw, {});
  return weigh(table.setting, positionOf(table), 0, { after, asked }, chance);
};

/** Seat 1 holds the only tile of the agencies’ third level. */
const robbing: readonly Hand[] = [{ yellow: 2 }, { yellow: 3 }, {}];

describe('a line of several acts', () => {
  it('A 3.1 takes a card and uses two of its privileges, one act behind the other', () => {
    const table = atWin(0, { hands: plain });
    expect(doneBy(table, 'privilege 4: yellow step, violet church')).toEqual({
      acts: ['choose-privileges', 'step', 'build'],
      facts: [
        'privileges-chosen',
        'level-taken',
        'building-built',
        'privileges-done',
        'auction-opened',
      ],
    });
    expect(doneBy(table, 'privilege 4: yellow step').acts).toEqual(['choose-privileges', 'step']);
    expect(doneBy(table, 'privilege 4: leave, unused').acts).toEqual([
      'choose-privileges',
      'waive',
      'waive',
    ]);
    expect(doneBy(table, 'privilege 5: agenzie step e prestigio').acts).toEqual([
      'choose-privileges',
      'step',
      'gain-prestige',
    ]);
  });

  it('A 3.6, 3.7 reads each act once those before it are done', () => {
    const noble = atWin(0, { hands: [{ yellow: 2, orange: 3 }, {}, {}], open: [4] });
    expect(doneBy(noble, 'privilege 4: 300 florins').acts).toHaveLength(2);
    expect(doneBy(noble, 'privilege 4: yellow florins, coat of arms').acts).toEqual([
      'choose-privileges',
      'take-florins',
      'take-right',
    ]);
    // By whom the church is built is plain only when the card has been taken.
    const builder = atWin(0, { hands: [{ rights: ['architect'] }, {}, {}], open: [9] });
    expect(doneBy(builder, 'build church, privilege 9: florins, prestige').acts).toEqual([
      'build',
      'choose-privileges',
      'take-florins',
      'gain-prestige',
    ]);
    expect(doneBy(builder, 'privilege 9: florins, build church, prestige').acts).toEqual([
      'choose-privileges',
      'take-florins',
      'build',
      'gain-prestige',
    ]);
    const rich = atWin(0, { hands: [{ rights: ['architect'], florins: 3000 }, {}, {}] });
    expect(
      doneBy(rich, 'privilege 4: violet church, architect cathedral, orange step').acts,
    ).toEqual(['choose-privileges', 'build', 'build', 'step']);
    expect(doneBy(rich, 'privilege 4: waive, waive, done').acts.at(-1)).toBe('done');
  });

  it('stands among other lines, and counts as many steps as it says acts', () => {
    const table = atWin(0, { hands: plain });
    expect(doneBy(table, 'privilege 4', 'yellow step, violet church').acts).toHaveLength(3);
    expect(refusedAt(table, 'privilege 4: yellow step', 'orange coat')).toMatchObject({
      step: 2,
      rule: 'A 3.7',
      code: 'level-too-low',
    });
  });

  it('is refused whole at the act that may not be done, which is named', () => {
    const table = atWin(0, { hands: plain });
    expect(refusedAt(table, 'privilege 6: yellow step')).toEqual({
      step: 0,
      part: 'privilege 6',
      code: 'card-not-open',
      rule: 'A 3.1',
    });
    expect(refusedAt(table, 'privilege 4: yellow step, Agencies step')).toMatchObject({
      step: 2,
      part: 'Agencies step',
      code: 'privilege-not-left',
    });
    expect(refusedAt(table, 'privilege 4: dance, violet church')).toEqual({
      step: 1,
      part: 'dance',
      code: 'not-understood',
      rule: 'A 3.1',
    });
  });

  it.each<readonly [Language, string]>([
    ['en', 'At “dance”: Not understood.'],
    ['it', 'A «dance»: Non capito.'],
    ['fr', 'À « dance » : Pas compris.'],
    ['es', 'En «dance»: No entendido.'],
  ])('says in %s at which act it is refused', (language, begins) => {
    const table = atWin(0, { hands: plain });
    const followed = doing(table, 'privilege 4: yellow step, dance');
    if (followed.ok) throw new Error('It was understood');
    const sentence = refusalSentence(table.setting, followed.refusal, language, String);
    expect(sentence.startsWith(begins), sentence).toBe(true);
    expect(sentence).toContain('privilege 4: yellow step, violet church');
  });

  it('A 3.4 leaves apart what stands behind drawn cards', () => {
    const table = atWin(0, {
      hands: [{ cards: ['leo-3'] }, {}, {}],
      deck: ['louise-1', 'louise-2', 'louise-3'],
    });
    expect(doneBy(table, 'privilege 1: yellow step, draw').acts).toHaveLength(3);
    for (const rest of ['discard leo-3', 'yellow step', 'dance']) {
      expect(refusedAt(table, `privilege 1: draw, ${rest}`)).toEqual({
        step: 2,
        part: rest,
        code: 'rest-apart',
        rule: 'S9',
      });
    }
  });

  it('A 3.5 leaves apart what stands behind a robbery: the robbed player chooses first', () => {
    const table = atWin(0, { hands: robbing });
    const [line, rest] = ['privilege 4: yellow step from 2', 'violet church'];
    expect(doneBy(table, line).facts.at(-1)).toBe('level-taken');
    const apart = { step: 2, part: rest, code: 'rest-apart', rule: 'S9' };
    expect(refusedAt(table, `${line}, ${rest}`)).toEqual(apart);
    expect(refusedAt(table, line, rest)).toEqual({ step: 2, code: 'rest-apart', rule: 'S9' });
  });

  it('A 3.1 ends with the card: the next auction is another question', () => {
    const table = atWin(0, { hands: [{ cards: ['maria-1'] }, {}, {}] });
    const line = 'privilege 4: yellow step, waive, bid 1';
    expect(refusedAt(table, line)).toMatchObject({ step: 3, part: 'bid 1', code: 'rest-apart' });
    expect(foreseen(table, line).refused).toMatchObject({
      step: 3,
      refusal: { code: 'rest-apart', part: 'bid 1' },
    });
  });

  it('says no more of a bid than it ever did', () => {
    const table = atAuction('leo', { hands: plain });
    expect(refusedAt(table, 'bid: 0, 500')).not.toHaveProperty('part');
    expect(refusedAt(table, 'yellow step, violet church')).toMatchObject({
      step: 0,
      part: 'yellow step',
    });
  });
});

describe('a line of several acts, tried', () => {
  it('A 3.1 is foreseen act by act', () => {
    const table = atWin(0, { hands: plain });
    const { acts, refused, isCut } = foreseen(table, 'privilege 4: yellow step, violet church');
    expect(acts.map(({ action }) => action.type)).toEqual(['choose-privileges', 'step', 'build']);
    expect({ refused, isCut }).toEqual({ refused: null, isCut: false });
  });

  it('A 3.4, 3.5 is refused where its rest must wait, and foreseen as far', () => {
    const drawing = atWin(0, { hands: plain, deck: ['louise-1', 'louise-2', 'louise-3'] });
    expect(foreseen(drawing, 'privilege 1: draw, yellow step')).toMatchObject({
      acts: [{}, {}],
      refused: { step: 2, refusal: { code: 'rest-apart', part: 'yellow step' } },
      isCut: true,
    });
    expect(foreseen(drawing, 'privilege 1: draw').refused).toBeNull();
    expect(foreseen(drawing, 'privilege 1: draw', 'yellow step').refused).toBeNull(); // as ever
    const robbed = atWin(0, { hands: robbing });
    expect(foreseen(robbed, 'privilege 4: yellow step from 2, violet church')).toMatchObject({
      acts: [{}, {}],
      refused: { step: 2, refusal: { code: 'rest-apart', part: 'violet church' } },
      isCut: false,
    });
  });

  it('A 3.8 is weighed with all it costs', () => {
    const table = atWin(0, { hands: [{ rights: ['architect'], florins: 3000 }, {}, {}] });
    const cost = (after: readonly string[], line: string) => {
      const found = weighed(table, after, line);
      return found.can === 'do' ? found.costs : found;
    };
    const church = cost(['privilege 4'], 'violet church') as Readonly<Record<string, number>>;
    const cathedral = cost([], 'architect cathedral') as Readonly<Record<string, number>>;
    const [name = ''] = Object.keys(church);
    expect(church[name]).toBeGreaterThan(0);
    expect(cost([], 'privilege 4: yellow step, violet church')).toEqual(church);
    expect(cost([], 'privilege 4: violet church, architect cathedral')).toEqual({
      [name]: (church[name] ?? 0) + (cathedral[name] ?? 0),
    });
    expect(cost(['privilege 4: yellow step'], 'violet church')).toEqual(church);
    expect(weighed(table, [], 'privilege 4: yellow step, dance')).toMatchObject({
      can: 'not-do',
      refusal: { code: 'not-understood', part: 'dance' },
    });
    expect(weighed(table, ['privilege 4: dance'], 'waive')).toMatchObject({
      can: 'not-come-so-far',
      step: 1,
      refusal: { code: 'not-understood', part: 'dance' },
    });
  });
});
