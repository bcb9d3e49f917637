import { locale } from '../../language.ts';

type Form = Intl.DateTimeFormatOptions;

const written =
  (form: Form) =>
  (tag: string, at: string): string =>
    new Intl.DateTimeFormat(tag, form).format(Date.parse(at));

/** A day and an hour, to be compared with those of other lists and logs. */
export const momentOf = written({ dateStyle: 'medium', timeStyle: 'medium' });

/** The same where finer times are not kept, as in a game's log. */
export const minuteOf = written({ dateStyle: 'medium', timeStyle: 'short' });

type MomentProps = { readonly at: string };

const told =
  (writtenAs: typeof momentOf) =>
  ({ at }: MomentProps) => (
    <time dateTime={at} class="moment">
      {writtenAs(locale.value, at)}
    </time>
  );

export const Moment = told(momentOf);
export const Minute = told(minuteOf);

/** Where the hour does not matter. */
export const Day = told(written({ dateStyle: 'medium' }));

/** Above what was on one day, */
export const WholeDay = told(written({ dateStyle: 'full' }));

/** and at each of that. */
export const Hour = told(written({ timeStyle: 'short' }));
