import '../../styles/inspecting.css';
import { useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import { locale } from '../../language.ts';
import { Field } from '../../parts/field.tsx';
import { List, useListing } from '../../parts/listing.tsx';
import { adminAddress, go } from '../../route.ts';
import { nameOfTitle, titles } from '../../titles.ts';
import { sayings as adminSayings } from '../../words/admin.ts';
import { sayings } from '../../words/inspecting.ts';
import { type Filter, FilterChoice, FilterForm, useFilter } from '../parts/filter.tsx';
import { minuteOf, momentOf } from '../parts/moment.tsx';
import { admin } from '../service.ts';
import { gameIdIn, partAddress, wholeIn } from './address.ts';
import { PersonChoice } from './person-choice.tsx';
import { Seats, State } from './seats.tsx';

type FoundGame = Schemas['FoundGame'];

const statuses = ['open', 'running', 'ended'] as const;
const troubles = ['stuck', 'slow'] as const;

const archives = ['true', 'false'] as const;

const fields = [
  'title',
  'version',
  'status',
  'trouble',
  'archived',
  'createdBefore',
  'movedBefore',
  'player',
  'waitingFor',
] as const;
type FieldName = (typeof fields)[number];
type Wanted = Readonly<Record<FieldName, string>>;

/** The beginning of a day where the reader is; null: it is none. */
function dayIn(text: string): string | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00`) : null;
  return day === null || Number.isNaN(day.getTime()) ? null : day.toISOString();
}

/** What is asked for; what an address says that can be nothing is left out. */
function queryOf(wanted: Wanted) {
  const { title, version, status, trouble } = wanted;
  const number = wholeIn(version);
  const state = statuses.find((one) => one === status);
  const found = troubles.find((one) => one === trouble);
  const archived = archives.find((one) => one === wanted.archived);
  const createdBefore = dayIn(wanted.createdBefore);
  const movedBefore = dayIn(wanted.movedBefore);
  const player = gameIdIn(wanted.player);
  const waitingFor = gameIdIn(wanted.waitingFor);
  return {
    ...(title !== '' && { title }),
    ...(number !== null && { version: number }),
    ...(state !== undefined && { status: state }),
    ...(found !== undefined && { trouble: found }),
    ...(archived !== undefined && { archived: archived === 'true' }),
    ...(createdBefore !== null && { createdBefore }),
    ...(movedBefore !== null && { movedBefore }),
    ...(player !== null && { player }),
    ...(waitingFor !== null && { waitingFor }),
  };
}

function Found({ game }: { readonly game: FoundGame }) {
  const say = sayings.value;
  const { id, title, titleVersion, seats, number, createdAt, movedAt, plays } = game;
  const tell = (at: string) => momentOf(locale.value, at);
  return (
    <li class="admin-row found">
      <div class="found-what">
        <a href={partAddress(id, 'log')} class="admin-row-name">
          {nameOfTitle(title)}
        </a>
        <State game={game} />
        <p class="soft found-facts">
          {[
            say.head.version(titleVersion),
            ...(number === null ? [] : [say.found.events(number)]),
            say.found.opened(tell(createdAt)),
            ...(movedAt === null ? [] : [say.found.moved(minuteOf(locale.value, movedAt))]),
            ...(plays ? [say.found.plays] : []),
          ].join(' · ')}
        </p>
      </div>
      <Seats seats={seats} />
    </li>
  );
}

/** Opens one game, as a player named it. */
function OneGame() {
  const say = sayings.value.found;
  const text = useSignal('');
  const error = useSignal<string | null>(null);
  return (
    <search>
      <form
        class="admin-filter"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const id = gameIdIn(text.peek());
          error.value = id === null ? say.oneWrong : null;
          if (id !== null) go(partAddress(id, 'log'));
        }}
      >
        <Field
          id="one-game"
          label={say.one}
          hint={say.oneHint}
          error={error.value}
          value={text}
          type="text"
          complete="off"
        />
        <button type="submit" class="button">
          {say.open}
        </button>
      </form>
    </search>
  );
}

type FiltersProps = { readonly filter: Filter<FieldName> };

function Filters({ filter: { typed, wanted, apply } }: FiltersProps) {
  const say = sayings.value;
  const any = { value: '', label: adminSayings.value.list.all };
  const versionError = useSignal<string | null>(null);
  function choose(name: 'player' | 'waitingFor', user: string): void {
    typed[name].value = user;
    apply();
  }
  return (
    <div class="found-filters">
      <FilterForm
        onSend={() => {
          const isWrong =
            typed.version.peek().trim() !== '' && wholeIn(typed.version.peek()) === null;
          versionError.value = isWrong ? say.found.versionWrong : null;
          if (!isWrong) apply();
        }}
      >
        <FilterChoice
          id="found-title"
          label={say.found.title}
          value={typed.title}
          choices={[any, ...titles.value.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <FilterChoice
          id="found-status"
          label={say.found.status}
          value={typed.status}
          choices={[any, ...statuses.map((value) => ({ value, label: say.statuses[value] }))]}
        />
        <FilterChoice
          id="found-trouble"
          label={say.found.trouble}
          value={typed.trouble}
          choices={[any, ...troubles.map((value) => ({ value, label: say.found.troubles[value] }))]}
        />
        <FilterChoice
          id="found-archived"
          label={say.found.archived}
          value={typed.archived}
          choices={[any, ...archives.map((value) => ({ value, label: say.found.archives[value] }))]}
        />
        {(['createdBefore', 'movedBefore'] as const).map((name) => (
          <Field
            key={name}
            id={`found-${name}`}
            label={say.found[name]}
            hint={null}
            error={null}
            value={typed[name]}
            type="date"
            complete="off"
          />
        ))}
        <Field
          id="found-version"
          label={say.found.version}
          hint={null}
          error={versionError.value}
          value={typed.version}
          type="code"
          complete="off"
        />
      </FilterForm>
      <div class="found-people">
        {(['player', 'waitingFor'] as const).map((name) => (
          <PersonChoice
            key={name}
            id={`found-${name}`}
            label={say.found[name]}
            chosen={gameIdIn(wanted[name])}
            choose={(user) => choose(name, user)}
          />
        ))}
      </div>
    </div>
  );
}

/** All games, as admins look for them. */
export function GamesPage() {
  const say = sayings.value;
  const filter = useFilter(fields);
  const query = queryOf(filter.wanted);
  const listing = useListing<FoundGame>(JSON.stringify(query), async (cursor) => {
    const found = await admin.findGames({ ...query, ...cursor });
    return found.ok ? { ok: true, data: { rows: found.data.games, next: found.data.next } } : found;
  });
  return (
    <section class="admin-part">
      <h1 tabIndex={-1}>{adminSayings.value.sections.games}</h1>
      <OneGame />
      <Filters filter={filter} />
      <List listing={listing} label={say.found.list}>
        {(game) => <Found key={game.id} game={game} />}
      </List>
      <p>
        <a href={adminAddress('games/import')} class="pane-back">
          {say.importing.way}
        </a>
      </p>
    </section>
  );
}
