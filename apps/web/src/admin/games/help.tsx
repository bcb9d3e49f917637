import { type Signal, useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { locale, words } from '../../language.ts';
import { Field } from '../../parts/field.tsx';
import type { FieldErrors } from '../../parts/form.tsx';
import { sayings } from '../../words/inspecting.ts';
import { FilterChoice } from '../parts/filter.tsx';
import { momentOf } from '../parts/moment.tsx';
import { admin } from '../service.ts';
import { wholeIn } from './address.ts';
import { HelpDeed, type HelpDeedProps, HelpWay } from './help-deed.tsx';
import { nameOfSeat, type PartProps } from './inspected.ts';
import { PersonChoice } from './person-choice.tsx';
import { TakingBack } from './taking-back.tsx';

type HelpProps = {
  readonly heading: string;
  readonly lead: string;
  readonly children: ComponentChildren;
};

const Help = ({ heading, lead, children }: HelpProps) => (
  <div class="sheet help-way">
    <h3>{heading}</h3>
    <p>{lead}</p>
    {children}
  </div>
);

/** A whole number that somebody writes, and what is wrong with it. */
function useCount(first: number, most: number) {
  const text = useSignal(String(first));
  const error = useSignal<string | null>(null);
  const count = () => {
    const found = wholeIn(text.peek());
    return found !== null && found <= most ? found : null;
  };
  return {
    text,
    error,
    count,
    lacking: (id: string): FieldErrors => {
      error.value = count() === null ? words.peek().form.wholeNumber(1, most) : null;
      return error.peek() === null ? {} : { [id]: error.peek() ?? '' };
    },
  };
}

type CountFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly count: ReturnType<typeof useCount>;
};

const CountField = ({ id, label, count: { text, error } }: CountFieldProps) => (
  <Field
    id={id}
    label={label}
    hint={null}
    error={error.value}
    value={text}
    type="code"
    complete="off"
  />
);

const mostHours = 720;

function MoreTime({ inspected, game }: PartProps) {
  const say = sayings.value.help.time;
  const seat = useSignal('');
  const hours = useCount(24, mostHours);
  if (game.pace.kind === 'none') return <p class="quiet">{say.none}</p>;
  const waited = game.seats.filter(({ waits }) => waits);
  return (
    <HelpDeed
      inspected={inspected}
      act={say.act}
      means={say.means}
      told={say.told}
      lacking={() => hours.lacking('help-hours')}
      call={(reason) =>
        admin.giveTime(inspected.id, {
          ...{ reason, newest: game.number, hours: hours.count() ?? 1 },
          ...(seat.peek() !== '' && { seat: Number(seat.peek()) }),
        })
      }
    >
      <FilterChoice
        id="help-time-seat"
        label={say.whose}
        value={seat}
        choices={[
          { value: '', label: say.all },
          ...waited.map((one) => ({ value: String(one.seat), label: nameOfSeat(game, one.seat) })),
        ]}
      />
      <CountField id="help-hours" label={say.hours} count={hours} />
    </HelpDeed>
  );
}

const mostDays = 60;

function Pause({ inspected, game }: PartProps) {
  const say = sayings.value.help.pause;
  const days = useCount(3, mostDays);
  const { id } = inspected;
  if (game.pausedUntil !== null) {
    return (
      <>
        <p>{sayings.value.head.paused(momentOf(locale.value, game.pausedUntil))}</p>
        <HelpDeed
          key="end"
          inspected={inspected}
          act={say.end}
          means={say.endMeans}
          told={say.ended}
          call={(reason) => admin.endPause(id, reason)}
        />
      </>
    );
  }
  return (
    <HelpDeed
      key="begin"
      inspected={inspected}
      act={say.act}
      means={say.means}
      told={say.told}
      lacking={() => days.lacking('help-days')}
      call={(reason) => admin.pauseGame(id, { reason, days: days.count() ?? 1 })}
    >
      <CountField id="help-days" label={say.days} count={days} />
    </HelpDeed>
  );
}

type SeatChoiceProps = {
  readonly id: string;
  readonly game: PartProps['game'];
  readonly seats: readonly Schemas['FoundSeat'][];
  readonly value: Signal<string>;
};

const SeatChoice = ({ id, game, seats, value }: SeatChoiceProps) => (
  <FilterChoice
    id={id}
    label={sayings.value.help.seat.whose}
    value={value}
    choices={seats.map(({ seat }) => ({
      value: String(seat),
      label: sayings.value.positions.seat(seat + 1, nameOfSeat(game, seat)),
    }))}
  />
);

function FreeSeat({ inspected, game }: PartProps) {
  const say = sayings.value.help.seat;
  const taken = game.seats.filter(({ user }) => user !== null);
  const chosen = useSignal('');
  const seat = taken.find((one) => String(one.seat) === chosen.value)?.seat ?? taken[0]?.seat;
  if (seat === undefined) return null;
  return (
    <HelpDeed
      inspected={inspected}
      act={say.act}
      means={say.means}
      told={say.told}
      call={(reason) => admin.freeSeat(inspected.id, seat, { reason, newest: game.number })}
    >
      <SeatChoice id="help-free" game={game} seats={taken} value={chosen} />
    </HelpDeed>
  );
}

/** Somebody else for a seat: found first, then invited with a reason. */
function Replace({ inspected, game }: PartProps) {
  const say = sayings.value.help.seat;
  const user = useSignal<string | null>(null);
  const chosen = useSignal('');
  const seat = Number(chosen.value === '' ? (game.seats[0]?.seat ?? 0) : chosen.value);
  const invited = user.value;
  return (
    <>
      <PersonChoice
        id="help-who"
        label={say.who}
        chosen={invited}
        choose={(found) => {
          user.value = found === '' ? null : found;
        }}
      />
      {invited !== null && (
        <HelpDeed
          inspected={inspected}
          act={say.invite}
          means={say.inviteMeans}
          told={say.invited}
          call={(reason) =>
            admin.inviteReplacement(inspected.id, seat, {
              ...{ reason, newest: game.number, user: invited },
            })
          }
        >
          <SeatChoice id="help-replace" game={game} seats={game.seats} value={chosen} />
        </HelpDeed>
      )}
    </>
  );
}

const End = ({ inspected, game }: PartProps) => (
  <HelpDeed
    inspected={inspected}
    act={sayings.value.help.end.act}
    means={sayings.value.help.end.means}
    told={sayings.value.help.end.told}
    call={(reason) => admin.endGame(inspected.id, { reason, newest: game.number })}
  />
);

type SinceProps = {
  readonly inspected: PartProps['inspected'];
  readonly since: string | null; // null: it is not so
  readonly says: (when: string) => string;
  readonly begins: Omit<HelpDeedProps, 'inspected'>;
  readonly ends: Omit<HelpDeedProps, 'inspected'>;
};

/** What is so since a moment, and what ends it; or what makes it so. */
function Since({ inspected, since, says, begins, ends }: SinceProps) {
  if (since === null) return <HelpDeed key="begins" inspected={inspected} {...begins} />;
  return (
    <>
      <p>{says(momentOf(locale.value, since))}</p>
      <HelpDeed key="ends" inspected={inspected} {...ends} />
    </>
  );
}

function Chat({ inspected, game: { chatClosedAt } }: PartProps) {
  const { act, means, told, open, openMeans, opened, since } = sayings.value.help.chat;
  const { id } = inspected;
  return (
    <Since
      inspected={inspected}
      since={chatClosedAt}
      says={since}
      begins={{ act, means, told, readBy: 'chat', call: (reason) => admin.closeChat(id, reason) }}
      ends={{
        ...{ act: open, means: openMeans, told: opened, readBy: 'chat' },
        call: (reason) => admin.openChat(id, reason),
      }}
    />
  );
}

/** Puts a game away that is over, or brings it back. */
function Archive({ inspected, game: { archivedAt } }: PartProps) {
  const { act, means, told, back, backMeans, isBack, since } = sayings.value.help.archive;
  const { id } = inspected;
  return (
    <Since
      inspected={inspected}
      since={archivedAt}
      says={since}
      begins={{
        ...{ act, means, told, readBy: 'page' },
        call: (reason) => admin.archiveGame(id, reason),
      }}
      ends={{
        ...{ act: back, means: backMeans, told: isBack, readBy: 'page' },
        call: (reason) => admin.unarchiveGame(id, reason),
      }}
    />
  );
}

const SeatWays = (props: PartProps) => (
  <>
    <FreeSeat {...props} />
    <Replace {...props} />
  </>
);

/** What can be done for a game that goes on, in its order. */
const ways = [
  { of: 'back', Way: TakingBack },
  { of: 'time', Way: MoreTime },
  { of: 'pause', Way: Pause },
  { of: 'seat', Way: SeatWays },
  { of: 'end', Way: End },
] as const;

/** One of them. What is begun there when the game ends stays as it was, until it is left. */
function RunningWay({ of, Way, inspected, game }: PartProps & (typeof ways)[number]) {
  const { heading, lead } = sayings.value.help[of];
  const begun = useSignal(0);
  const running = useRef(game); // as it was last while it went on
  const isOver = game.status !== 'running';
  if (!isOver) running.current = game;
  if (isOver && begun.value === 0) return null;
  const begin = () => {
    begun.value += 1;
    return () => {
      begun.value -= 1;
    };
  };
  const { number } = game;
  return (
    <HelpWay.Provider value={{ isOver, begin }}>
      <Help heading={heading} lead={lead}>
        <Way inspected={inspected} game={{ ...running.current, number }} />
      </Help>
    </HelpWay.Provider>
  );
}

/** Helping a game, never silently: all that is done is told to its players. */
export function HelpPart(props: PartProps) {
  const say = sayings.value;
  const { status } = props.game;
  return (
    <section class="inspect-part" aria-labelledby="help">
      <h2 id="help" tabIndex={-1}>
        {say.parts.help}
      </h2>
      <p class="inspect-lead">{say.help.lead}</p>
      {status !== 'running' && <p class="quiet">{say.help.notRunning}</p>}
      {ways.map((way) => (
        <RunningWay key={way.of} {...props} {...way} />
      ))}
      <Help heading={say.help.chat.heading} lead={say.help.chat.lead}>
        <Chat {...props} />
      </Help>
      {status === 'ended' && (
        <Help heading={say.help.archive.heading} lead={say.help.archive.lead}>
          <Archive {...props} />
        </Help>
      )}
    </section>
  );
}
