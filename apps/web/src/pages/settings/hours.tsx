import { locale } from '../../language.ts';
import { hourOfDay } from '../../language-forms.ts';
import { Choices } from '../../parts/choices.tsx';
import { Saved } from '../../parts/saving.tsx';
import { sayings } from '../../words/settings.ts';
import type { Me, PartProps } from './account.tsx';
import { HourChoice, ZoneNote } from './hour-choice.tsx';
import { useWishes } from './wishes.ts';

type PlayTimes = Me['playTimes'];

/** What whoever wants some hours begins with. */
const usualHours = { from: 8, to: 22 } as const;

const midnight = 24;
const days = [0, 1, 2, 3, 4, 5, 6] as const; // from Monday
const isWeekend = (day: number): boolean => day > 4;
const ofScale = [0, 6, 12, 18] as const;

/** A day of a week, as it is called in short. */
const nameOfDay = (day: number): string =>
  new Intl.DateTimeFormat(locale.value, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + day), // a Monday, and on
  );

/** From which hour to which one's clocks go on a day. */
function spansOn(day: number, { hours, weekendsOff }: PlayTimes) {
  if (weekendsOff && isWeekend(day)) return [];
  if (hours === null) return [{ from: 0, to: midnight }];
  const { from, to } = hours;
  if (from < to) return [{ from, to }];
  return [
    { from: 0, to },
    { from, to: midnight },
  ];
}

/** The week as one's clocks go, an hour beside the other. */
const Week = ({ times }: { readonly times: PlayTimes }) => (
  <div class="week" aria-hidden="true">
    {days.map((day) => (
      <div key={day} class="week-day">
        <span>{nameOfDay(day)}</span>
        <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
          <rect class="week-all" width="24" height="1" />
          {spansOn(day, times).map(({ from, to }) => (
            <rect key={from} class="week-goes" x={from} width={to - from} height="1" />
          ))}
        </svg>
      </div>
    ))}
    <div class="week-scale">
      {ofScale.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </div>
  </div>
);

/** When one's clocks go, in a sentence. */
function meaning({ hours, weekendsOff }: PlayTimes): string {
  const say = sayings.value.hours.goes;
  if (hours === null) return weekendsOff ? say.weekdays : say.always;
  const [from, to] = [hours.from, hours.to].map((hour) => hourOfDay(locale.value, hour));
  return (weekendsOff ? say.hoursOnWeekdays : say.hours)(from ?? '', to ?? '');
}

type SomeHoursProps = {
  readonly hours: NonNullable<PlayTimes['hours']>;
  readonly choose: (hours: NonNullable<PlayTimes['hours']>) => void;
};

const SomeHours = ({ hours, choose }: SomeHoursProps) => (
  <div class="settings-detail hour-pair">
    {(['from', 'to'] as const).map((end) => (
      <HourChoice
        key={end}
        id={`hours-${end}`}
        label={sayings.value.hours[end]}
        hour={hours[end]}
        besides={hours[end === 'from' ? 'to' : 'from']}
        describedBy="hours-zone"
        choose={(hour) => choose({ ...hours, [end]: hour })}
      />
    ))}
  </div>
);

/** At which hours and days one's clocks go; kept with every choice. */
export function HoursPart({ me, note }: PartProps) {
  const say = sayings.value.hours;
  const { shown, saving, wish } = useWishes({ me, note });
  const { playTimes } = shown;
  const { hours, weekendsOff } = playTimes;
  return (
    <div class="form">
      <p>{say.lead}</p>
      <Choices
        name="play-hours"
        legend={say.when}
        value={hours === null ? 'all' : 'some'}
        choices={[
          { value: 'all', label: say.all },
          { value: 'some', label: say.some },
        ]}
        choose={(value) => wish({ playTimes: { hours: value === 'all' ? null : usualHours } })}
      />
      {hours !== null && (
        <SomeHours hours={hours} choose={(some) => wish({ playTimes: { hours: some } })} />
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={weekendsOff}
          onChange={({ currentTarget: { checked } }) =>
            wish({ playTimes: { weekendsOff: checked } })
          }
        />
        {say.weekendsOff}
      </label>
      <div class="week-told">
        <p class="week-meaning">{meaning(playTimes)}</p>
        <Week times={playTimes} />
        <ZoneNote id="hours-zone" zone={me.timeZone} />
      </div>
      <ul class="points">
        {say.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Saved saving={saving} />
    </div>
  );
}
