import { useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { locale } from '../../language.ts';
import { daysOf, lasting } from '../../language-forms.ts';
import { Field } from '../../parts/field.tsx';
import { type FieldErrors, SendForm, useForm } from '../../parts/form.tsx';
import { Mark } from '../../parts/marks.tsx';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { Sure } from '../../parts/sure.tsx';
import { Loading } from '../../parts/trouble.tsx';
import { isOnNow } from '../../parts/vacation-notice.tsx';
import { client } from '../../service.ts';
import { sayings } from '../../words/settings.ts';
import type { PartProps } from './account.tsx';
import { ZoneNote } from './hour-choice.tsx';

type Vacations = Schemas['Vacations'];
type Vacation = Vacations['vacations'][number];
type Days = Pick<Vacation, 'from' | 'to'>;

const dayLong = 86_400_000;

const countOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayLong + 1;
const inWords = ({ from, to }: Days): string => daysOf(locale.value, from, to);
const lengthInWords = (days: Days): string => lasting(locale.value, countOf(days) * 24);

const isOver = ({ untilAt }: Vacation): boolean => Date.parse(untilAt) <= Date.now();

/** The day it is where somebody lives. */
const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());

/** How many days are left of this year's. */
function Left({ daysLeft, daysAYear }: Pick<Vacations, 'daysLeft' | 'daysAYear'>) {
  return (
    <div class="days-left">
      <p>
        {sayings.value.vacation.left(daysLeft, daysAYear)}
        <span class="soft"> {sayings.value.vacation.leftHint}</span>
      </p>
      <svg
        class="gauge"
        viewBox={`0 0 ${Math.max(daysAYear, 1)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect class="gauge-all" width={daysAYear} height="1" />
        <rect class="gauge-part" width={daysLeft} height="1" />
      </svg>
    </div>
  );
}

type EntryProps = { readonly vacation: Vacation; readonly end: () => void };

/** One that goes on, which is cut short only when it was meant; or one that comes. */
function Entry({ vacation, end }: EntryProps) {
  const say = sayings.value.vacation;
  const isAsked = useSignal(false);
  const isNow = isOnNow(vacation);
  const days = inWords(vacation);
  return (
    <li class={isNow ? 'vacation vacation-now' : 'vacation'}>
      <div class="entry">
        <span>
          <strong class="vacation-days">
            {isNow && <Mark of="sun" />}
            {days}
          </strong>
          <span class="entry-more">
            {isNow ? say.now : say.coming} · {lengthInWords(vacation)}
          </span>
        </span>
        <button
          type="button"
          class="button button-small"
          aria-label={isNow ? say.backNamed(days) : say.takeBackNamed(days)}
          onClick={() => {
            if (isNow) isAsked.value = true;
            else end();
          }}
        >
          {isNow ? say.back : say.takeBack}
        </button>
      </div>
      {isAsked.value && (
        <Sure
          question={say.backSure}
          act={say.backAct}
          keep={say.stay}
          onAct={end}
          onKeep={() => {
            isAsked.value = false;
          }}
        />
      )}
    </li>
  );
}

type AnnounceProps = {
  readonly zone: string | null;
  readonly onAnnounced: (now: Vacations) => void;
};

/** What is wrong with days before they are asked for. */
function lackingIn({ from, to }: Days, today: string): FieldErrors {
  const say = sayings.peek().vacation;
  if (from === '') return { 'vacation-from': say.fromMissing };
  if (from < today) return { 'vacation-from': say.fromOver };
  if (to === '') return { 'vacation-to': say.toMissing };
  return to < from ? { 'vacation-to': say.toBefore } : {};
}

function Announce({ zone, onAnnounced }: AnnounceProps) {
  const say = sayings.value.vacation;
  const form = useForm();
  const from = useSignal('');
  const to = useSignal('');
  const announced = useSignal<Days | null>(null);
  const today = todayIn(zone ?? 'UTC');
  const days = { from: from.value, to: to.value };
  const isWhole = from.value !== '' && to.value >= from.value;

  function announce(): void {
    const wish = { from: from.peek(), to: to.peek() };
    announced.value = null;
    void form.send({
      lacking: lackingIn(wish, today),
      call: () => client.announceVacation(wish),
      blame: ({ type, detail, fields }): FieldErrors => {
        if (type.endsWith(':vacation-overlaps')) return { 'vacation-from': detail };
        if (type.endsWith(':vacation-too-long')) return { 'vacation-to': detail };
        const paths = fields?.map(({ path }) => path) ?? [];
        if (paths.includes('from')) return { 'vacation-from': say.fromOver };
        return paths.includes('to') ? { 'vacation-to': say.toBefore } : {};
      },
      done: (now) => {
        announced.value = wish;
        from.value = '';
        to.value = '';
        onAnnounced(now);
      },
    });
  }

  return (
    <SendForm form={form} button={say.announce} onSend={announce}>
      <div class="day-pair">
        <Field
          id="vacation-from"
          label={say.from}
          hint={null}
          error={form.errors.value['vacation-from'] ?? null}
          value={from}
          type="date"
          complete="off"
          min={today}
        />
        <Field
          id="vacation-to"
          label={say.to}
          hint={null}
          error={form.errors.value['vacation-to'] ?? null}
          value={to}
          type="date"
          complete="off"
          min={from.value === '' ? today : from.value}
        />
      </div>
      <p role="status" class="saved">
        {isWhole
          ? `${inWords(days)} · ${lengthInWords(days)}`
          : announced.value !== null && say.announced(inWords(announced.value))}
      </p>
      <ZoneNote id="vacation-zone" zone={zone} />
    </SendForm>
  );
}

/** Days on which one does not play: how many are left, those that go on or come, and new ones. */
export function VacationPart({ me }: PartProps) {
  const say = sayings.value.vacation;
  const known = useSignal<Vacations | null>(null);
  const saving = useSaving();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    void saving.ask(client.vacations).then((found) => {
      known.value = found;
    });
  }, []);

  async function end(vacation: Vacation): Promise<void> {
    const told = isOnNow(vacation) ? say.isBack : say.takenBack;
    const now = await saving.ask(() => client.endVacation(vacation.id), told);
    if (now === null) return;
    known.value = now;
    heading.current?.focus(); // its button is gone
  }

  const all = known.value;
  const shown = all?.vacations.filter((vacation) => !isOver(vacation)) ?? [];
  return (
    <div class="form">
      <p>{say.lead}</p>
      {all === null && saving.problem.value === null && <Loading />}
      {all !== null && (
        <>
          <Left {...all} />
          <h3 ref={heading} tabIndex={-1}>
            {say.list}
          </h3>
          {shown.length === 0 && <p class="empty">{say.none}</p>}
          <ul class="vacations">
            {shown.map((vacation) => (
              <Entry key={vacation.id} vacation={vacation} end={() => void end(vacation)} />
            ))}
          </ul>
        </>
      )}
      <Saved saving={saving} />
      <Announce
        zone={me.timeZone}
        onAnnounced={(now) => {
          known.value = now;
        }}
      />
    </div>
  );
}
