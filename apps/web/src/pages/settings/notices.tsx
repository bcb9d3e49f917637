import { Choices } from '../../parts/choices.tsx';
import { Saved } from '../../parts/saving.tsx';
import { sayings } from '../../words/settings.ts';
import type { PartProps } from './account.tsx';
import { HourChoice, ZoneNote } from './hour-choice.tsx';
import { useWishes } from './wishes.ts';

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
const kinds = ['invitation', 'chat', 'ended'] as const;
const replies = ['ask', 'at-once'] as const;

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
        <div class="settings-detail">
          <HourChoice
            id="digest-hour"
            label={say.hour}
            hour={telling.digestHour}
            describedBy="digest-hour-note"
            choose={(digestHour) => wish({ telling: { digestHour } })}
          />
          <ZoneNote id="digest-hour-note" zone={me.timeZone} />
        </div>
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
      <Choices
        name="replies"
        legend={say.replies}
        value={telling.replies}
        choices={replies.map((value) => ({ value, ...say.replyWays[value] }))}
        choose={(way) => wish({ telling: { replies: way } })}
      />
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
