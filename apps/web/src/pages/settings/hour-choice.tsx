import { locale } from '../../language.ts';
import { hourOfDay } from '../../language-forms.ts';
import { sayings } from '../../words/settings.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

type HourProps = {
  readonly id: string;
  readonly label: string;
  readonly hour: number;
  readonly besides?: number; // the one it may not be
  readonly describedBy: string;
  readonly choose: (hour: number) => void;
};

/** A full hour of the day. */
export const HourChoice = ({ id, label, hour, besides, describedBy, choose }: HourProps) => (
  <div class="field hour-choice">
    <label for={id}>{label}</label>
    <select
      id={id}
      value={hour}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    >
      {hours
        .filter((one) => one !== besides)
        .map((one) => (
          <option key={one} value={one}>
            {hourOfDay(locale.value, one)}
          </option>
        ))}
    </select>
  </div>
);

/** By which clock an hour or a day is meant. */
export function ZoneNote({ id, zone }: { readonly id: string; readonly zone: string | null }) {
  const say = sayings.value.zone;
  return (
    <p id={id} class="hint">
      {zone === null ? say.none : say.clock(zone)} <a href="#zone">{say.change}</a>
    </p>
  );
}
