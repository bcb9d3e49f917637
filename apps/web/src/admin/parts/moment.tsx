import { locale } from '../../language.ts';

const precise = { dateStyle: 'medium', timeStyle: 'medium' } as const;

/** A day and an hour, to be compared with those of other lists and logs. */
export const momentOf = (tag: string, at: string): string =>
  new Intl.DateTimeFormat(tag, precise).format(Date.parse(at));

type MomentProps = { readonly at: string };

type Form = Intl.DateTimeFormatOptions;

const told =
  (form: Form) =>
  ({ at }: MomentProps) => (
    <time dateTime={at} class="moment">
      {new Intl.DateTimeFormat(locale.value, form).format(Date.parse(at))}
    </time>
  );

export const Moment = told(precise);

/** Where finer times are not kept. */
export const Minute = ({ at }: MomentProps) => (
  <time dateTime={at} class="moment">
    {new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
      Date.parse(at),
    )}
  </time>
);

/** Where the hour does not matter. */
export const Day = told({ dateStyle: 'medium' });

/** Above what was on one day, */
export const WholeDay = told({ dateStyle: 'full' });

/** and at each of that. */
export const Hour = told({ timeStyle: 'short' });
