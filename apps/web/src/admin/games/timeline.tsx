import type { Schemas } from '@staffetta/client';
import { language, locale, words } from '../../language.ts';
import { listed } from '../../language-forms.ts';
import { minute } from '../../minute.ts';
import { List, useListing } from '../../parts/listing.tsx';
import { adminAddress, go } from '../../route.ts';
import { sayings as adminSayings } from '../../words/admin.ts';
import { sayings } from '../../words/inspecting.ts';
import { Deed } from '../parts/deed.tsx';
import { Minute, Moment, momentOf } from '../parts/moment.tsx';
import { admin } from '../service.ts';
import { partAddress, searched } from './address.ts';
import { EventLine } from './event-line.tsx';
import { type InspectedGame, nameOfSeat, type PartProps } from './inspected.ts';

type Entry = Schemas['TimelineEntry'];
type Kind = Entry['kind'];
type Order = 'newest' | 'oldest';

const allKinds: readonly Kind[] = ['event', 'mail', 'clock', 'invitation', 'deed', 'reading'];
const orders: readonly Order[] = ['newest', 'oldest'];

/** What admins only read is left out, unless it is asked for. */
const usualKinds = allKinds.filter((kind) => kind !== 'reading');

type Chosen = { readonly kinds: readonly Kind[]; readonly order: Order };

function chosenIn(search: URLSearchParams): Chosen {
  const named = search.get('kinds')?.split(',') ?? [];
  const wanted = allKinds.filter((kind) => named.includes(kind));
  const order = search.get('order') === 'oldest' ? 'oldest' : 'newest';
  return { kinds: wanted.length === 0 ? usualKinds : wanted, order };
}

function choose(id: string, { kinds, order }: Chosen): void {
  const isUsual = kinds.length === 0 || kinds.join() === usualKinds.join();
  const chosen = {
    ...(!isUsual && { kinds: kinds.join(',') }),
    ...(order === 'oldest' && { order }),
  };
  go(partAddress(id, 'timeline', chosen), { replacing: true });
}

const tell = (at: string): string => momentOf(locale.value, at);

/** What is to be known beside a sentence, each apart from the other. */
const Asides = ({ of }: { readonly of: readonly (string | null)[] }) => (
  <p class="soft timed-asides">{of.filter((one) => one !== null).join(' · ')}</p>
);

const nameOf = ({ name }: Schemas['Somebody']): string => name ?? sayings.value.seats.gone;

type EntryProps<Of extends Entry> = { readonly game: InspectedGame; readonly entry: Of };

function TimedEvent({ game, entry: { event, waits } }: EntryProps<Schemas['TimelineEvent']>) {
  const say = sayings.value;
  const names = waits.map((seat) => nameOfSeat(game, seat));
  return (
    <>
      <EventLine id={game.id} logged={event} />
      {names.length > 0 && <Asides of={[say.timeline.waits(listed(locale.value, names))]} />}
    </>
  );
}

type MailProps = EntryProps<Schemas['TimelineMail']> & { readonly again: () => void };

function TimedMail({ game, entry: { mail }, again }: MailProps) {
  const say = sayings.value.timeline;
  if (mail === null) return <p class="logged-hidden">{say.mailHidden}</p>;
  const { id, kind, to, state, withheldFor, due, endedAt, tries, turn, mayResend } = mail;
  return (
    <>
      <p>
        {say.mail(say.mailKinds[kind], nameOf(to))}{' '}
        <strong class={`timed-${state}`}>
          {withheldFor === null ? say.states[state] : say.withheldFor[withheldFor]}
        </strong>
      </p>
      <Asides
        of={[
          kind === 'invitation' || turn === null ? null : say.turn(turn),
          endedAt === null ? say.due(tell(due)) : say.ended(tell(endedAt)),
          tries === null || tries === 0 ? null : say.tries(tries),
          mail.again === 0 ? null : say.agains(mail.again),
        ]}
      />
      {mayResend && (
        <Deed
          act={say.again}
          label={`${say.again}: ${say.mail(say.mailKinds[kind], nameOf(to))}`}
          means={say.againMeans}
          told={say.sentAgain}
          call={(reason) => admin.sendMailAgain(game.id, id, reason)}
          look={again}
        />
      )}
    </>
  );
}

function TimedClock({ game, entry: { what, clock } }: EntryProps<Schemas['TimelineClock']>) {
  const say = sayings.value;
  const { seat, turn, due, nextLook, reminded, inGrace, pausedUntil, tries } = clock;
  return (
    <>
      <p>{say.timeline.clock[what](nameOfSeat(game, seat))}</p>
      {what === 'waits' && (
        <Asides
          of={[
            say.timeline.turn(turn),
            due === null ? say.timeline.endless : say.timeline.until(tell(due)),
            nextLook === null ? null : say.timeline.nextLook(tell(nextLook)),
            reminded === 0 ? null : say.timeline.reminded(reminded),
            inGrace ? say.timeline.inGrace : null,
            pausedUntil === null ? null : say.head.paused(tell(pausedUntil)),
            tries === 0 ? null : say.seats.failing(tries),
          ]}
        />
      )}
    </>
  );
}

function TimedDeed({ entry }: EntryProps<Schemas['TimelineDeed']>) {
  const say = sayings.value.timeline;
  const { by, operation, reason, status } = entry;
  return (
    <>
      <p>
        {by === null ? say.byCommand : <a href={adminAddress(`people/${by.id}`)}>{nameOf(by)}</a>}:{' '}
        {adminSayings.value.audit.operations[operation] ?? operation}
        {reason !== null && (
          <>
            {' '}
            – <q>{reason}</q>
          </>
        )}
      </p>
      <Asides of={[status === null ? say.unanswered : say.status(status)]} />
    </>
  );
}

type ToldProps = EntryProps<Entry> & Pick<MailProps, 'again'>;

function Told({ game, entry, again }: ToldProps) {
  switch (entry.kind) {
    case 'event':
      return <TimedEvent game={game} entry={entry} />;
    case 'mail':
      return <TimedMail game={game} entry={entry} again={again} />;
    case 'clock':
      return <TimedClock game={game} entry={entry} />;
    case 'invitation':
      return <p>{sayings.value.timeline.invited(nameOf(entry.to))}</p>;
    default:
      return <TimedDeed game={game} entry={entry} />;
  }
}

/** By what an entry is the same when it comes again. */
function keyOf(entry: Entry): string {
  switch (entry.kind) {
    case 'event':
      return `event ${entry.event.number}`;
    case 'mail':
      return `mail ${entry.mail?.id ?? entry.at}`;
    case 'clock':
      return `clock ${entry.clock.seat} ${entry.what}`;
    case 'invitation':
      return `invitation ${entry.invitation}`;
    default:
      return entry.id;
  }
}

function Timed(props: ToldProps) {
  const { entry } = props;
  const say = sayings.value.timeline;
  const isAhead = entry.kind === 'clock' && Date.parse(entry.at) > minute.value;
  return (
    <li class={`timed timed-${entry.kind}`}>
      <p class="timed-when">
        {entry.kind === 'event' ? <Minute at={entry.at} /> : <Moment at={entry.at} />}
        {isAhead && <span class="tag">{say.ahead}</span>}
        {entry.kind === 'event' && entry.event.countsNoMore && (
          <span class="tag">{words.value.game.countsNoMore}</span>
        )}
      </p>
      <div class="timed-what">
        <Told {...props} />
      </div>
    </li>
  );
}

type WaysProps = { readonly id: string; readonly chosen: Chosen };

function Ways({ id, chosen }: WaysProps) {
  const say = sayings.value.timeline;
  const { kinds, order } = chosen;
  return (
    <div class="log-ways">
      <fieldset class="log-kinds">
        <legend>{say.shown}</legend>
        {allKinds.map((kind) => (
          <label key={kind} class="check">
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ currentTarget: { checked } }) => {
                const wanted = allKinds.filter((one) =>
                  one === kind ? checked : kinds.includes(one),
                );
                choose(id, { kinds: wanted, order });
              }}
            />
            {say.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <div class="field">
        <label for="timeline-order">{say.order}</label>
        <select
          id="timeline-order"
          value={order}
          onChange={({ currentTarget }) => {
            const wanted = orders.find((one) => one === currentTarget.value) ?? 'newest';
            choose(id, { kinds, order: wanted });
          }}
        >
          {orders.map((one) => (
            <option key={one} value={one}>
              {say.orders[one]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** All that happened in a game and around it: events, mails, clocks, what admins did. */
export function TimelinePart({ inspected, game }: PartProps) {
  const say = sayings.value;
  const { id, isReferee, refresh } = inspected;
  const chosen = chosenIn(searched());
  const referee = isReferee.value;
  const wanted = JSON.stringify([chosen, referee, language.value, game.number]);
  const listing = useListing<Entry>(wanted, async (cursor) => {
    const found = await admin.timeline(id, {
      ...{ kind: [...chosen.kinds], order: chosen.order, ...cursor },
      ...(referee && { referee: true }),
    });
    if (!found.ok && found.problem.title === 'look-needed') await refresh();
    return found.ok
      ? { ok: true, data: { rows: found.data.entries, next: found.data.next } }
      : found;
  });
  return (
    <section class="inspect-part" aria-labelledby="timeline">
      <h2 id="timeline" tabIndex={-1}>
        {say.parts.timeline}
      </h2>
      <p class="inspect-lead">{say.timeline.lead}</p>
      <Ways id={id} chosen={chosen} />
      <List listing={listing} label={say.timeline.list}>
        {(entry) => (
          <Timed key={keyOf(entry)} {...{ game, entry }} again={() => void listing.begin()} />
        )}
      </List>
    </section>
  );
}
