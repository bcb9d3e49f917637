import { locale } from '../../language.ts';

/** A day and an hour, to be compared with those of other lists and logs. */
export const momentOf = (tag: string, at: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }).format(Date.parse(at));

type MomentProps = { readonly at: string };

export const Moment = ({ at }: MomentProps) => (
  <time dateTime={at} class="moment">
    {momentOf(locale.value, at)}
  </time>
);

/** Where finer times are not kept. */
export const Minute = ({ at }: MomentProps) => (
  <time dateTime={at} class="moment">
    {new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
      Date.parse(at),
    )}
  </time>
);

/** Where the hour does not matter. */
export const Day = ({ at }: MomentProps) => (
  <time dateTime={at} class="moment">
    {new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(Date.parse(at))}
  </time>
);
