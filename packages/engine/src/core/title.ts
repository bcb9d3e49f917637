import type { z } from 'zod';
import type { Chance } from './chance.ts';
import type { Fact } from './fact.ts';
import type { Costs, Form } from './form.ts';
import type { ByLanguage, Language, NameOf } from './language.ts';
import type { PrintedWords } from './printed-words.ts';
import type { Refusal } from './refusal.ts';
import type { BySeat, Seat, Viewer } from './seat.ts';
import type { Section } from './show.ts';

/** The shapes of one title, gathered so that everything else needs one type parameter. */
export type Shapes = {
  readonly Options: object;
  readonly Edition: unknown;
  readonly State: unknown;
  readonly Action: { readonly type: string };
  readonly Fact: Fact;
  readonly View: unknown;
  readonly Order: unknown; // a standing order; never where a title has none
  readonly Rule: string; // the ids of the rules, such as `DVE 4.5`
  readonly RefusalCode: string;
  readonly FaultCode: string; // of what printed facts cannot say; never where a title checks no more than their form
};

/** What a game is played with: fixed when its table is opened. */
export type Table<S extends Shapes> = {
  readonly options: S['Options'];
  readonly edition: S['Edition'];
  readonly seats: number;
};

export type Tagged<T extends { readonly type: string }, K extends T['type']> = Extract<
  T,
  { readonly type: K }
>;

/** The chapter a rule stands in, by the first number of its id: `DVE 4.5` in `DVE 4`. */
type ChapterOf<R extends string> = R extends `${infer Chapter}.${string}` ? Chapter : R;

/** A fact as it is told: its secret is there only for those who see it. */
export type Told<F extends Fact> = F extends Fact
  ? Omit<F, 'toldTo' | 'reveals' | 'secret'> &
      (NonNullable<F['secret']> extends { readonly seenBy: unknown }
        ? { readonly secret?: Omit<NonNullable<F['secret']>, 'seenBy'> }
        : object)
  : never;

/** One kind of action: which to try, why it may be refused, what then happens. */
export type ActionRule<S extends Shapes, A extends S['Action']> = {
  /** Whether the others may read the action itself in the log; its facts speak for it otherwise. */
  readonly openness: 'open' | 'sealed';
  /** Every action of this kind worth trying; `refuse` has the last word. */
  candidates(state: S['State'], seat: Seat): readonly A[];
  /** Choices of sets, which nobody wants to see as a list of all of them. */
  forms?(state: S['State'], seat: Seat): readonly Form[];
  /** Why not, or null. The only place legality is written. */
  refuse(state: S['State'], action: A, seat: Seat): Refusal | null;
  /** What it costs; nothing if left out. Asked only when `refuse` gave null. */
  costs?(state: S['State'], action: A, seat: Seat): Costs;
  /** The facts that follow. Called only when `refuse` gave null. */
  perform(state: S['State'], action: A, seat: Seat, chance: Chance): readonly S['Fact'][];
};

/** Turns one fact into the state after it. A method's shape, so that any title is an `AnyTitle`. */
export type Evolve<S extends Shapes, F extends S['Fact']> = {
  evolve(state: S['State'], fact: F): S['State'];
}['evolve'];

/** Sealed instructions of a seat, which the service plays for it. They see only their owner's view. */
export type OrderRules<S extends Shapes> = {
  readonly schema: z.ZodType<S['Order']>;
  /** The order as it will stand, bound to what its owner sees now; or why it cannot. */
  place(
    view: S['View'],
    order: S['Order'],
    table: Table<S>,
  ):
    | { readonly ok: true; readonly order: S['Order'] }
    | { readonly ok: false; readonly refusal: Refusal };
  /** What to do now, and which of the orders says so; null: ask the owner. Newer orders stand later. */
  obey(
    view: S['View'],
    orders: readonly S['Order'][],
    table: Table<S>,
  ): { readonly action: S['Action']; readonly by: number } | null;
};

/** One line of a score, itemised. */
export type ScoreLine = {
  readonly line: string; // what for: the words say it
  readonly rule: string;
  readonly points: number;
};

/** Something printed facts of the right form say that cannot be played, where, and what its sentence needs. */
export type EditionFault<Code extends string> = {
  readonly path: readonly (string | number)[];
  readonly code: Code; // what is wrong, such as `road-twice`
  readonly details: Readonly<Record<string, number | string>>;
};

/** How a game ended: who won, several when they share it. */
export type Outcome = { readonly winners: readonly Seat[] };

/** Something to choose when a table is opened: as beside its field, and what one may wish to know. */
export type OptionWords = { readonly label: string; readonly hint?: string };

/** Every sentence players read, in one language. What is printed, such as a name, is on the table. */
export type TitleWords<S extends Shapes> = {
  readonly name: string;
  readonly summary: string;
  /** What can be chosen when a table is opened, by the names its schema has. */
  readonly options: Readonly<Record<keyof S['Options'] & string, OptionWords>>;
  /** What a seat may do, as on a button. */
  readonly actions: {
    readonly [K in S['Action']['type']]: (
      action: Tagged<S['Action'], K>,
      nameOf: NameOf,
      table: Table<S>,
    ) => string;
  };
  /** A form's question, such as "Keep up to three charms". */
  readonly forms: {
    readonly [K in S['Action']['type']]?: (form: Form, nameOf: NameOf, table: Table<S>) => string;
  };
  /** What a list of a form holds, by the field it fills, such as "charms". */
  readonly choices: Readonly<Record<string, string>>;
  /** What actions cost, such as "3 action points". */
  readonly costs: Readonly<Record<string, (count: number) => string>>;
  /** What the pieces of a form count, such as "florins". */
  readonly counts: Readonly<Record<string, string>>;
  readonly piece: (id: string, table: Table<S>) => string;
  readonly order: (order: S['Order'], nameOf: NameOf, table: Table<S>) => string;
  /** What happened, as in the log; null where another fact says it already. */
  readonly facts: {
    readonly [K in S['Fact']['type']]: (
      fact: Told<Tagged<S['Fact'], K>>,
      nameOf: NameOf,
      table: Table<S>,
    ) => string | null;
  };
  /** Why not, and what to do instead. */
  readonly refusals: {
    readonly [K in S['RefusalCode']]: (
      details: Readonly<Record<string, number | string>>,
      nameOf: NameOf,
      table: Table<S>,
    ) => string;
  };
  /** What is printed, as it is named where somebody fills it in. */
  readonly printed: PrintedWords<S['Edition']>;
  /** What printed facts cannot say, and what to change. */
  readonly faults: {
    readonly [K in S['FaultCode']]: (details: EditionFault<K>['details']) => string;
  };
  /** What the lines of a score are for. */
  readonly lines: Readonly<Record<string, string>>;
  /** What the chapters of the rules are about, in a word or two, in their order. */
  readonly chapters: { readonly [K in ChapterOf<S['Rule']>]: string };
  /** The rules, in our own words, by id: the rules page. */
  readonly rules: { readonly [K in S['Rule']]: string };
};

/** Everything a title must say for itself: plain data and pure functions. */
export type TitleDefinition<S extends Shapes> = {
  readonly id: string;
  /** Raised when old logs would be decided differently. */
  readonly version: number;
  /** An example is played in tests, demonstrations and by newcomers, but is not on a club's shelf. */
  readonly stage: 'example' | 'published';
  readonly seats: { readonly min: number; readonly max: number };
  /** The API's schemas are generated from these; each strict, the facts and actions by their type. */
  readonly schema: {
    readonly options: z.ZodType<S['Options']>;
    readonly edition: z.ZodType<S['Edition']>;
    readonly actions: readonly z.ZodObject[];
    readonly facts: readonly z.ZodObject[];
    readonly view: z.ZodType<S['View']>;
  };
  /** The printed facts a game is played with unless it chooses others. */
  readonly edition: S['Edition'];

  /** The id of every piece in the box, each once. */
  pieces(table: Table<S>): readonly string[];
  /** The box opened: seats taken, nothing dealt. */
  open(table: Table<S>): S['State'];
  /** The rulebook's set-up: what is shuffled and dealt. */
  setup(state: S['State'], chance: Chance): readonly S['Fact'][];
  /** Whom the game waits for: several when choosing in secret, none when it is over. */
  toAct(state: S['State']): readonly Seat[];
  /** The name of the question now open; another question has another name. */
  decision(state: S['State']): string;
  /** Who may act though nobody waits for him, such as to change his mind; nobody if left out. */
  mayAlsoAct?(state: S['State']): readonly Seat[];
  readonly actions: {
    readonly [K in S['Action']['type']]: ActionRule<S, Tagged<S['Action'], K>>;
  };
  /** What the rules do unasked, one step at a time; empty when a seat must choose. */
  proceed(state: S['State'], chance: Chance): readonly S['Fact'][];
  readonly evolve: { readonly [K in S['Fact']['type']]: Evolve<S, Tagged<S['Fact'], K>> };

  /** What this viewer may know. Built up field by field, never by deleting. */
  view(state: S['State'], viewer: Viewer): S['View'];
  /** The same table with everything this viewer cannot know dealt anew. */
  redeal(state: S['State'], viewer: Viewer, chance: Chance): S['State'];
  readonly orders?: OrderRules<S>;
  /** The least harmful act, when a seat's time is over. Legal whenever the seat is waited for. */
  fallback(view: S['View'], table: Table<S>): S['Action'];
  /** One short line per action: for logs, mail and terminals. */
  readonly notation: {
    write(action: S['Action']): string;
    read(text: string, view: S['View'], table: Table<S>): S['Action'] | Refusal;
    /**
     * The lines a line stands for where it says several acts one behind the other; else the line alone.
     * Each is read when its turn comes. A line says one act where this is left out.
     */
    split?(text: string, view: S['View'], table: Table<S>): readonly string[];
  };
  /** The score as far as this viewer can count it; in full, once the game is over. */
  score(view: S['View'], table: Table<S>): BySeat<readonly ScoreLine[]>;
  outcome(state: S['State']): Outcome | null;
  /** The position in words. */
  show(view: S['View'], language: Language, nameOf: NameOf, table: Table<S>): readonly Section[];
  /**
   * All that keeps a game with these printed facts from being played to its end; none if left out. Asked
   * of an edition that comes in, and not again of one that games are played with.
   */
  faults?(edition: S['Edition']): readonly EditionFault<S['FaultCode']>[];
  /** What people should know of the printed facts, such as which are guesses; nothing if left out. */
  aboutEdition?(edition: S['Edition'], language: Language): readonly Section[];
  readonly words: ByLanguage<TitleWords<S>>;
};

/** Any title, where which one does not matter. */
export type AnyTitle = TitleDefinition<Shapes>;

/**
 * Says all of a title, checked against its shapes, and hands it out as any other. The one cast: what
 * comes from outside is parsed by the title's own schemas before any of these functions sees it.
 */
export const defineTitle = <S extends Shapes>(definition: TitleDefinition<S>): AnyTitle =>
  definition as unknown as AnyTitle;
