import { SeatToken } from '../../game/seat-mark.tsx';
import { locale, words } from '../../language.ts';
import { listed } from '../../language-forms.ts';
import { sayings } from '../../words/inspecting.ts';
import { Minute } from '../parts/moment.tsx';
import { eventAddress, partAddress } from './address.ts';
import { Data } from './data.tsx';
import { type InspectedGame, nameOfSeat } from './inspected.ts';
import type { InspectedEvent } from './whole-log.ts';

type LoggedProps = {
  readonly game: InspectedGame;
  readonly logged: InspectedEvent;
  readonly isAt: boolean; // the one the address names
  readonly begunAt: number | null; // the event with which the game began; null: it has not
};

/** Who is told of an event. */
function toldIn(game: InspectedGame, told: readonly number[] | null): string {
  const say = sayings.value.log;
  if (told === null) return say.everybody;
  const names = told.map((seat) => nameOfSeat(game, seat));
  return names.length === 0 ? say.nobody : listed(locale.value, names);
}

/** What a referee alone reads of an event, beside what it says. */
function Sealed({ game, logged: { hash, told, draws } }: Pick<LoggedProps, 'game' | 'logged'>) {
  const say = sayings.value.log;
  if (hash === null) return null;
  return (
    <dl class="logged-sealed">
      <div>
        <dt>{say.told}</dt>
        <dd>{toldIn(game, told)}</dd>
      </div>
      <div>
        <dt>{say.draws}</dt>
        <dd>{draws}</dd>
      </div>
      <div class="logged-hash">
        <dt>{say.hash}</dt>
        <dd>{hash}</dd>
      </div>
    </dl>
  );
}

/** Whether a game may be taken back behind an event: it had begun, all were told, and something followed. */
function mayGoBackTo({
  game,
  logged,
  begunAt,
}: Pick<LoggedProps, 'game' | 'logged' | 'begunAt'>): boolean {
  const { status, number: newest } = game;
  const { number, event, told } = logged;
  const isOfGame = begunAt !== null && number >= begunAt && number < newest;
  return status === 'running' && isOfGame && event !== null && told === null;
}

function Said(props: Omit<LoggedProps, 'isAt'>) {
  const { game, logged } = props;
  const say = sayings.value.log;
  const { number, event, sentences } = logged;
  if (event === null) return <p class="logged-hidden">{say.hidden}</p>;
  const { notation, action, facts } = event;
  return (
    <>
      {sentences.map((sentence, place) => (
        <p key={place}>{logged.countsNoMore ? <del>{sentence}</del> : sentence}</p>
      ))}
      {notation !== null && (
        <p class="logged-notation">
          <span class="unseen">{say.notation}: </span>
          <code>{notation}</code>
        </p>
      )}
      <Sealed game={game} logged={logged} />
      <div class="logged-ways">
        <Data
          label={
            action === null ? say.facts(facts.length) : `${say.asData}, ${say.facts(facts.length)}`
          }
          of={action === null ? facts : { action, facts }}
        />
        <a
          href={partAddress(game.id, 'positions', {
            ...(number > 1 && { left: String(number - 1) }),
            right: String(number),
          })}
        >
          {say.behind(number)}
        </a>
        {mayGoBackTo(props) && (
          <a href={partAddress(game.id, 'help', { back: String(number) })}>
            {sayings.value.help.back.to(number)}
          </a>
        )}
      </div>
    </>
  );
}

/** One event of a log. */
export function Logged({ isAt, ...props }: LoggedProps) {
  const say = sayings.value;
  const { game, logged } = props;
  const { number, kind, event, countsNoMore } = logged;
  return (
    <li
      id={`event-${number}`}
      class={`logged logged-${kind ?? 'secret'}`}
      tabIndex={-1}
      aria-current={isAt ? 'true' : undefined}
    >
      <div class="logged-head">
        <a href={eventAddress(game.id, number)} class="logged-number">
          <span class="unseen">{say.log.number(number)}</span>
          <span aria-hidden="true">{number}</span>
        </a>
        {kind !== null && <span class="tag">{say.kinds[kind]}</span>}
        {event !== null && event.seat !== null && (
          <span class="logged-seat">
            <SeatToken seat={event.seat} kind="logged-token" />
            {nameOfSeat(game, event.seat)}
          </span>
        )}
        {event?.automatic === true && <span class="tag">{say.log.automatic}</span>}
        {countsNoMore && <span class="tag">{words.value.game.countsNoMore}</span>}
        {event !== null && <Minute at={event.at} />}
      </div>
      <div class="logged-said">
        <Said {...props} />
      </div>
    </li>
  );
}
