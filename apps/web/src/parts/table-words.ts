import type { Game, Title } from '@staffetta/client';
import { locale, words } from '../language.ts';
import { lasting } from '../language-forms.ts';
import { optionFields } from './option-fields.ts';

/** How a table is played at, one line for each thing to know. */
type Terms = Pick<Game, 'visibility' | 'pace' | 'spectators' | 'start' | 'seating' | 'hotSeat'>;

export function paceInWords(pace: Game['pace']): string {
  const say = words.value.pages.table;
  const tell = (hours: number) => lasting(locale.value, hours);
  if (pace.kind === 'none') return say.noClock;
  return pace.kind === 'perTurn'
    ? say.perTurn(tell(pace.hours))
    : say.bank(tell(pace.hours), tell(pace.increment), tell(pace.cap));
}

export function termsInWords({ hotSeat, ...terms }: Terms): readonly string[] {
  const say = words.value.pages.table;
  if (hotSeat) return [say.hotSeat, paceInWords(terms.pace)];
  return [
    say.comes[terms.visibility],
    say.starts[terms.start],
    say.seating[terms.seating],
    say.spectators[terms.spectators ? 'may' : 'mayNot'],
    paceInWords(terms.pace),
  ];
}

/** What was chosen otherwise than usual, in the words of the title. */
export function optionsInWords(title: Title, options: unknown): readonly string[] {
  const chosen: Readonly<Record<string, unknown>> = { ...(options as object) };
  return optionFields(title.options).flatMap((field) => {
    const value = chosen[field.name] ?? field.usual;
    if (value === field.usual) return [];
    return field.kind === 'yesNo' && value === true
      ? [field.label]
      : [`${field.label}: ${String(value)}`];
  });
}
