import type { Title } from '@staffetta/client';
import { locale, words } from '../../language.ts';
import { hoursOfDay, lasting, listed } from '../../language-forms.ts';
import {
  optionsOf,
  type PaceField,
  paceFields,
  paceOf,
  paceRanges,
  seatNamesOf,
  seatsOf,
  tableWish,
  wishFor,
  wrongPace,
  wrongPaceFields,
} from '../../new-table.ts';
import { Choices } from '../../parts/choices.tsx';
import { optionFields } from '../../parts/option-fields.ts';
import { optionsInWords, termsInWords, timeInWords } from '../../parts/table-words.ts';
import { createAddress } from '../../route.ts';
import { isGuest } from '../../session.ts';

const turnTimes = [12, 24, 48, 72, 120, 168, 336] as const;

const change = (pace: Partial<ReturnType<typeof paceWish>>): void =>
  wishFor({ pace: { ...tableWish.peek().pace, ...pace } });

const paceWish = () => tableWish.value.pace;

function TurnTime() {
  return (
    <div class="field pace-detail">
      <label for="turn-time">{words.value.pages.create.timeForTurn}</label>
      <select
        id="turn-time"
        value={String(paceWish().turnHours)}
        onChange={({ currentTarget: { value } }) => change({ turnHours: Number(value) })}
      >
        {turnTimes.map((hours) => (
          <option key={hours} value={hours}>
            {lasting(locale.value, hours)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What is still wrong with a field of the purse, and what to do. */
function noteOn(field: PaceField): string | null {
  const { least, most } = paceRanges[field];
  switch (wrongPace(tableWish.value, field)) {
    case null:
      return null;
    case 'no-number':
      return words.value.form.wholeNumber(least, most);
    case 'below-hours':
      return words.value.pages.create.atLeastAtStart(Number(paceWish().hours));
  }
}

function Purse({ wrong }: { readonly wrong: readonly string[] }) {
  const say = words.value.pages.create;
  const labels: Readonly<Record<PaceField, string>> = {
    hours: say.hoursAtStart,
    increment: say.hoursAdded,
    cap: say.hoursAtMost,
  };
  return (
    <div class="pace-detail pace-purse">
      {paceFields.map((field) => {
        const note = wrong.includes(field) ? noteOn(field) : null;
        const isWrong = note !== null;
        return (
          <div key={field} class="field">
            <label for={`pace-${field}`}>{labels[field]}</label>
            <input
              id={`pace-${field}`}
              name={field}
              type="text"
              inputMode="numeric"
              autocomplete="off"
              value={paceWish()[field]}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? `pace-${field}-note` : undefined}
              onInput={({ currentTarget: { value } }) => change({ [field]: value })}
            />
            {isWrong && (
              <p id={`pace-${field}-note`} class="error">
                {note}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

type LineProps = { readonly step: 1 | 2; readonly title: Title; readonly lines: readonly string[] };

/** What was chosen in a step, and the way back to it. */
function Chosen({ step, title, lines }: LineProps) {
  const say = words.value.pages.create;
  const name = say.steps[step - 1] ?? '';
  return (
    <div class="summary-part">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a href={createAddress(title.id, step)} class="summary-change">
        {say.change(name)}
      </a>
    </div>
  );
}

function Summary({ title }: { readonly title: Title }) {
  const say = words.value;
  const { pages } = say;
  const wish = tableWish.value;
  const hotSeat = isGuest.value || wish.hotSeat;
  const fields = optionFields(title.options);
  const options = optionsInWords(title, optionsOf(fields, wish));
  const count = seatsOf(wish, title);
  const isClear = !hotSeat && wrongPaceFields(wish).length === 0;
  const times = isClear ? timeInWords({ ...wish, pace: paceOf(wish) }) : [];
  const invited = listed(
    locale.value,
    wish.invited.map(({ name }) => name),
  );
  const named = seatNamesOf(wish, count)?.map((name, seat) => name ?? say.game.player(seat + 1));
  return (
    <section class="summary" aria-labelledby="summary">
      <h3 id="summary">{pages.create.summary}</h3>
      <Chosen
        step={1}
        title={title}
        lines={[title.name, ...(options.length > 0 ? options : [pages.table.usual])]}
      />
      <Chosen
        step={2}
        title={title}
        lines={[
          pages.home.forPlayers(count, count),
          ...termsInWords({ ...wish, hotSeat }),
          ...(hotSeat && named !== undefined ? [listed(locale.value, named)] : []),
          ...(hotSeat || invited === '' ? [] : [`${pages.create.invited}: ${invited}`]),
        ]}
      />
      {times.length > 0 && (
        <ul class="summary-pace">
          {times.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const graces = [0, 2, 6, 12, 24, 48, 72] as const;
const leastHours = [8, 10, 12, 16, 24] as const;

type TimeFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly hours: readonly number[];
  readonly tell: (hours: number) => string;
  readonly choose: (hours: number) => void;
};

/** So many hours of something, and what it is for. */
const HoursField = ({ id, label, hint, value, hours, tell, choose }: TimeFieldProps) => (
  <div class="field">
    <label for={id}>{label}</label>
    <select
      id={id}
      value={String(value)}
      aria-describedby={`${id}-hint`}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    >
      {hours.map((one) => (
        <option key={one} value={one}>
          {tell(one)}
        </option>
      ))}
    </select>
    <span id={`${id}-hint`} class="hint">
      {hint}
    </span>
  </div>
);

/** What follows when time is over, and when it stands still: the usual suits most tables. */
function MoreTime() {
  const say = words.value.pages.create;
  const { grace, absent, rest } = tableWish.value;
  const tell = (hours: number) => lasting(locale.value, hours);
  return (
    <details class="more-time">
      <summary>{say.moreTime}</summary>
      <div class="more-time-fields">
        <HoursField
          id="grace"
          label={say.grace}
          hint={say.graceHint}
          value={grace}
          hours={graces}
          tell={(hours) => (hours === 0 ? say.graceNone : tell(hours))}
          choose={(hours) => wishFor({ grace: hours })}
        />
        <Choices
          name="absent"
          legend={say.absent}
          value={absent}
          choices={(['replace', 'vote'] as const).map((value) => ({
            value,
            label: words.value.pages.table.absent[value],
            hint: say.absentHints[value],
          }))}
          choose={(value) => wishFor({ absent: value })}
        />
        <HoursField
          id="least-hours"
          label={say.leastHours}
          hint={say.leastHoursHint}
          value={rest.leastHours}
          hours={leastHours}
          tell={(hours) => (hours === hoursOfDay ? say.allDay : tell(hours))}
          choose={(hours) => wishFor({ rest: { ...rest, leastHours: hours } })}
        />
        <div>
          <label class="check">
            <input
              type="checkbox"
              name="weekends"
              checked={rest.weekends}
              aria-describedby="weekends-hint"
              onChange={({ currentTarget: { checked } }) =>
                wishFor({ rest: { ...rest, weekends: checked } })
              }
            />
            {say.weekends}
          </label>
          <span id="weekends-hint" class="hint">
            {say.weekendsHint}
          </span>
        </div>
      </div>
    </details>
  );
}

/** How much time there is for a turn. */
function Pace({ wrong }: { readonly wrong: readonly string[] }) {
  const say = words.value.pages;
  const { kind } = paceWish();
  return (
    <>
      <Choices
        name="pace"
        legend={say.create.pace}
        value={kind}
        choices={[
          { value: 'none', label: say.table.noClock, hint: say.create.noClockHint },
          { value: 'perTurn', label: say.create.eachTurn, hint: say.create.eachTurnHint },
          { value: 'bank', label: say.create.fromBank, hint: say.create.fromBankHint },
        ]}
        choose={(value) => change({ kind: value })}
      />
      {kind === 'perTurn' && <TurnTime />}
      {kind === 'bank' && <Purse wrong={wrong} />}
      {kind !== 'none' && (
        <>
          <p class="hint">{say.create.paceHint}</p>
          <MoreTime />
        </>
      )}
    </>
  );
}

type PaceStepProps = { readonly title: Title; readonly wrong: readonly string[] };

/** How fast it goes, and the table as it will be. */
export function PaceStep({ title, wrong }: PaceStepProps) {
  const isAlone = isGuest.value || tableWish.value.hotSeat;
  return (
    <>
      {isAlone ? (
        <p class="hint">{words.value.pages.create.noTimeTogether}</p>
      ) : (
        <Pace wrong={wrong} />
      )}
      <Summary title={title} />
    </>
  );
}
