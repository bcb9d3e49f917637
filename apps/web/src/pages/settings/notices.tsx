import { useSignal } from '@preact/signals';
import { locale } from '../../language.ts';
import { hourOfDay } from '../../language-forms.ts';
import { Choices } from '../../parts/choices.tsx';
import { Saved, type Saving, useSaving } from '../../parts/saving.tsx';
import { client } from '../../service.ts';
import { sayings } from '../../words/settings.ts';
import type { Me, PartProps } from './account.tsx';

/** What one is told of by mail, and how. */
type Wishes = Pick<Me, 'notices' | 'telling'>;
type Change = {
  readonly notices?: Partial<Me['notices']>;
  readonly telling?: Partial<Me['telling']>;
};

const changed = ({ notices, telling }: Wishes, change: Change): Wishes => ({
  notices: { ...notices, ...change.notices },
  telling: { ...telling, ...change.telling },
});

/** Keeps each change as it is made: whoever goes through the choices by keyboard makes several at once. */
function useWishes({ me, note }: PartProps): {
  readonly shown: Wishes;
  readonly saving: Saving;
  readonly wish: (change: Change) => void;
} {
  const saving = useSaving();
  const unsaved = useSignal<readonly Change[]>([]);

  async function save(): Promise<void> {
    while (unsaved.peek().length > 0) {
      const sent = unsaved.peek();
      const change = {
        notices: Object.assign({}, ...sent.map(({ notices }) => notices)),
        telling: Object.assign({}, ...sent.map(({ telling }) => telling)),
      };
      const now = await saving.ask(() => client.updateMe(change), sayings.peek().saved);
      if (now !== null) note(now);
      unsaved.value = now === null ? [] : unsaved.peek().slice(sent.length);
    }
  }

  return {
    shown: unsaved.value.reduce(changed, me),
    saving,
    wish: (change) => {
      unsaved.value = [...unsaved.peek(), change];
      if (!saving.isSending.peek()) void save();
    },
  };
}

/** Why nothing can be sent, and what to do. */
function NoAddress({ me }: Pick<PartProps, 'me'>) {
  const say = sayings.value.notices;
  if (me.mail !== null) return null;
  return (
    <div class="notice">
      <p>{me.mailWanted === null ? say.noMail : say.unconfirmed(me.mailWanted)}</p>
      <a href="#mail" class="button button-small">
        {me.mailWanted === null ? say.toMail : sayings.value.mail.heading}
      </a>
    </div>
  );
}

const ways = ['every', 'reminders', 'digest', 'nothing'] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const kinds = ['invitation', 'chat', 'ended'] as const;

type HourProps = {
  readonly hour: number;
  readonly zone: string | null;
  readonly choose: (hour: number) => void;
};

/** When the daily mail comes, and by which clock. */
function DigestHour({ hour, zone, choose }: HourProps) {
  const say = sayings.value.notices;
  return (
    <div class="field digest-hour">
      <label for="digest-hour">{say.hour}</label>
      <select
        id="digest-hour"
        value={hour}
        aria-describedby="digest-hour-note"
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      >
        {hours.map((one) => (
          <option key={one} value={one}>
            {hourOfDay(locale.value, one)}
          </option>
        ))}
      </select>
      <p id="digest-hour-note" class="hint">
        {zone === null ? say.noZone : say.zone(zone)} <a href="#zone">{say.toZone}</a>
      </p>
    </div>
  );
}

/** What one wants to hear of by mail; kept with every choice. */
export function NoticesPart({ me, note }: PartProps) {
  const say = sayings.value.notices;
  const { shown, saving, wish } = useWishes({ me, note });
  const { notices, telling } = shown;
  const turns = notices.turn ? telling.turns : 'nothing';
  return (
    <div class="form">
      <NoAddress me={me} />
      <Choices
        name="turns"
        legend={say.turns}
        value={turns}
        choices={ways.map((value) => ({ value, ...say.ways[value] }))}
        choose={(way) =>
          wish({ telling: { turns: way }, ...(way !== 'nothing' && { notices: { turn: true } }) })
        }
      />
      {turns === 'digest' && (
        <DigestHour
          hour={telling.digestHour}
          zone={me.timeZone}
          choose={(digestHour) => wish({ telling: { digestHour } })}
        />
      )}
      <fieldset class="ticks">
        <legend>{say.others}</legend>
        {kinds.map((kind) => (
          <label key={kind} class="check">
            <input
              type="checkbox"
              checked={notices[kind]}
              onChange={({ currentTarget: { checked } }) => wish({ notices: { [kind]: checked } })}
            />
            {say.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <div>
        <label class="check">
          <input
            type="checkbox"
            checked={telling.aloneWhileOpen}
            aria-describedby="alone-note"
            onChange={({ currentTarget: { checked } }) =>
              wish({ telling: { aloneWhileOpen: checked } })
            }
          />
          {say.alone}
        </label>
        <p id="alone-note" class="hint">
          {say.aloneHint}
        </p>
      </div>
      <p>
        <a href="#mails">{say.toMails}</a>
      </p>
      <Saved saving={saving} />
    </div>
  );
}
