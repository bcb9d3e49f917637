import type { Game, Title } from '@staffetta/client';
import { locale, words } from '../language.ts';
import { hoursOfDay, lasting } from '../language-forms.ts';
import { optionFields } from './option-fields.ts';

/** How a table is played at, one line for each thing to know. */
type Terms = Pick<Game, 'visibility' | 'spectators' | 'start' | 'seating' | 'hotSeat'>;

/** How much time there is, what follows when it is over, and when it stands still. */
type Times = Pick<Game, 'pace' | 'grace' | 'absent' | 'rest'>;

export function paceInWords(pace: Game['pace']): string {
  const say = words.value.pages.table;
  const tell = (hours: number) => lasting(locale.value, hours);
  if (pace.kind === 'none') return say.noClock;
  return pace.kind === 'perTurn'
    ? say.perTurn(tell(pace.hours))
    : say.bank(tell(pace.hours), tell(pace.increment), tell(pace.cap));
}

function restInWords({ leastHours, weekends }: Game['rest']): string {
  const say = words.value.pages.table;
  const most = hoursOfDay - leastHours;
  if (most === 0 && !weekends) return say.noRest;
  return say.rest(most === 0 ? null : lasting(locale.value, most), weekends);
}

/** Where time passes, all that follows from it. */
export function timeInWords({ pace, grace, absent, rest }: Times): readonly string[] {
  const say = words.value.pages.table;
  if (pace.kind === 'none') return [paceInWords(pace)];
  return [
    paceInWords(pace),
    grace === 0 ? say.noGrace : say.grace(lasting(locale.value, grace)),
    say.absent[absent],
    restInWords(rest),
  ];
}

export function termsInWords({ hotSeat, ...terms }: Terms): readonly string[] {
  const say = words.value.pages.table;
  if (hotSeat) return [say.hotSeat];
  return [
    say.comes[terms.visibility],
    say.starts[terms.start],
    say.seating[terms.seating],
    say.spectators[terms.spectators ? 'may' : 'mayNot'],
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
