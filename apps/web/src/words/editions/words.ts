/** The words of admins' pages about editions; what is printed is named as it is in the files. */
export type EditionsWords = {
  readonly lead: string;
  readonly titleLead: string;
  readonly list: string;
  readonly begin: string;
  readonly titlesOwn: string; // in place of a name
  readonly unnamed: (hash: string) => string;
  readonly isDefault: string;
  readonly isWithdrawn: string;
  readonly notPlayable: string;
  readonly since: string; // before a day
  readonly addedBy: (name: string) => string; // before a day
  readonly onMachine: string;
  readonly makeDefault: string;
  readonly defaultMeans: (name: string) => string;
  readonly madeDefault: (name: string) => string;
  readonly withdraw: string;
  readonly withdrawMeans: (name: string) => string;
  readonly withdrawn: (name: string) => string;
  readonly offer: string;
  readonly offerMeans: (name: string) => string;
  readonly offered: (name: string) => string;

  readonly toList: string;
  readonly save: string;
  readonly beginFrom: string;
  readonly noChanges: string;
  readonly changes: (count: number) => string;
  readonly place: string;
  readonly own: string;
  readonly here: string;
  readonly cut: (count: number) => string;

  readonly newOf: (title: string) => string;
  readonly newLead: string;
  readonly file: string;
  readonly fileHint: string;
  readonly fileRead: (name: string) => string;
  readonly fileWrong: (name: string) => string;
  readonly facts: string;
  readonly byFile: string;
  readonly add: (name: string) => string;
  readonly take: string;
  readonly takeNamed: (name: string) => string;
  readonly faults: (count: number) => string;

  readonly trying: string;
  readonly tryingMeans: string;
  readonly attempt: string;
  readonly isTried: string;
  readonly tried: (games: number) => string;
  readonly known: string;

  readonly adding: string;
  readonly addingMeans: string;
  readonly label: string;
  readonly labelHint: string;
  readonly labelMissing: string;
  readonly origin: string;
  readonly originHint: string;
  readonly originMissing: string;
  readonly addIt: string;
  readonly added: (name: string) => string;
};
