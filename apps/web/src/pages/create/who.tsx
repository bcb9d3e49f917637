import type { Title } from '@staffetta/client';
import { words } from '../../language.ts';
import { seatsOf, tableWish, wishFor } from '../../new-table.ts';
import { Choices } from '../../parts/choices.tsx';
import { FinderField, People } from '../../parts/person-finder.tsx';
import { seatCounts } from '../../parts/seat-counts.ts';
import { isGuest } from '../../session.ts';
import { inviting } from './inviting.ts';

function HowMany({ title }: { readonly title: Title }) {
  const say = words.value.pages.create;
  const count = seatsOf(tableWish.value, title);
  return (
    <fieldset class="choices choices-numbers">
      <legend>{say.howMany}</legend>
      {seatCounts(title).map((one) => (
        <label key={one} class="choice">
          <input
            type="radio"
            name="seats"
            value={one}
            checked={one === count}
            onChange={() => wishFor({ seats: one })}
          />
          <span class="choice-face">{one}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What the field of a seat's name is called. */
export const nameField = (seat: number): string => `seat-name-${seat}`;

function rename(seat: number, name: string): void {
  const { names } = tableWish.peek();
  const length = Math.max(names.length, seat + 1);
  wishFor({
    names: Array.from({ length }, (_, place) => (place === seat ? name : (names[place] ?? ''))),
  });
}

type NameProps = { readonly seat: number; readonly isWrong: boolean };

function NameField({ seat, isWrong }: NameProps) {
  const say = words.value;
  const id = nameField(seat);
  return (
    <div class="field">
      <label for={id}>{say.game.player(seat + 1)}</label>
      <input
        id={id}
        name={id}
        type="text"
        value={tableWish.value.names[seat] ?? ''}
        maxLength={30}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-note` : undefined}
        onInput={({ currentTarget: { value } }) => rename(seat, value)}
      />
      {isWrong && (
        <p id={`${id}-note`} class="error">
          {say.pages.create.nameWrong}
        </p>
      )}
    </div>
  );
}

/** Around one screen nobody else says what he is called. */
function Names({ title, wrong }: WhoProps) {
  const say = words.value.pages.create;
  return (
    <fieldset class="seat-names" aria-describedby="seat-names-hint">
      <legend>{say.names}</legend>
      <p id="seat-names-hint" class="hint">
        {say.namesHint}
      </p>
      {Array.from({ length: seatsOf(tableWish.value, title) }, (_, seat) => (
        <NameField key={seat} seat={seat} isWrong={wrong.includes(nameField(seat))} />
      ))}
    </fieldset>
  );
}

function Invited() {
  const say = words.value.pages;
  const { invited } = tableWish.value;
  return (
    <div class="create-invited">
      <FinderField act={say.people.invite} finder={inviting} />
      <p class="hint">{say.create.inviteHint}</p>
      <People
        people={invited}
        label={say.people.remove}
        act={say.people.takeOff}
        onAct={({ id }) =>
          wishFor({ invited: tableWish.peek().invited.filter((one) => one.id !== id) })
        }
      />
    </div>
  );
}

/** Where nobody sits alone: who may come and watch, when it begins, and who sits where. */
function Together() {
  const say = words.value.pages;
  const { visibility, start, seating, spectators } = tableWish.value;
  const { comes, starts, seating: seatings } = say.table;
  return (
    <>
      <Choices
        name="visibility"
        legend={say.create.whoComes}
        value={visibility}
        choices={(['public', 'link', 'invited'] as const).map((value) => ({
          value,
          label: comes[value],
        }))}
        choose={(value) => wishFor({ visibility: value })}
      />
      <Invited />
      <label class="check">
        <input
          type="checkbox"
          name="spectators"
          checked={spectators}
          onChange={({ currentTarget: { checked } }) => wishFor({ spectators: checked })}
        />
        {say.create.watching}
      </label>
      <Choices
        name="start"
        legend={say.create.begins}
        value={start}
        choices={(['full', 'host'] as const).map((value) => ({ value, label: starts[value] }))}
        choose={(value) => wishFor({ start: value })}
      />
      <Choices
        name="seating"
        legend={say.create.places}
        value={seating}
        choices={(['random', 'chosen'] as const).map((value) => ({
          value,
          label: seatings[value],
        }))}
        choose={(value) => wishFor({ seating: value })}
      />
    </>
  );
}

type WhoProps = { readonly title: Title; readonly wrong: readonly string[] };

/** Who plays. */
export function WhoStep({ title, wrong }: WhoProps) {
  const say = words.value.pages;
  const isAlone = isGuest.value || tableWish.value.hotSeat;
  return (
    <>
      <HowMany title={title} />
      {isGuest.value ? (
        <p class="hint">{words.value.guest.plays}</p>
      ) : (
        <Choices
          name="hot-seat"
          legend={say.create.where}
          value={isAlone ? 'together' : 'apart'}
          choices={[
            { value: 'apart', label: say.create.apart, hint: say.create.apartHint },
            { value: 'together', label: say.table.hotSeat, hint: say.create.hotSeatHint },
          ]}
          choose={(value) => wishFor({ hotSeat: value === 'together' })}
        />
      )}
      {isAlone ? <Names title={title} wrong={wrong} /> : <Together />}
    </>
  );
}
