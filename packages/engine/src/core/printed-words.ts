// What a title's printed facts are called, where somebody writes down what his box says.

/** What all entries are named, however deep they lie; numbers are their own names. */
type EntryIn<T> = T extends readonly (infer Element)[]
  ? EntryIn<Element>
  : T extends object
    ? {
        [K in keyof T & string]-?: (K extends `${number}` ? never : K) | EntryIn<T[K]>;
      }[keyof T & string]
    : never;

/** What may stand where one chooses between a few words. */
type ChoiceIn<T> = T extends string
  ? string extends T
    ? never
    : T
  : T extends readonly (infer Element)[]
    ? ChoiceIn<Element>
    : T extends object
      ? { [K in keyof T]-?: ChoiceIn<T[K]> }[keyof T]
      : never;

/** Names as within a sentence; of any title where which one does not matter. */
export type PrintedWords<Edition> = unknown extends Edition
  ? Readonly<Record<'entries' | 'choices', Readonly<Record<string, string>>>>
  : {
      readonly entries: Readonly<Record<EntryIn<Edition>, string>>;
      readonly choices: Readonly<Record<ChoiceIn<Edition>, string>>;
    };
