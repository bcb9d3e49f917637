import type { Schemas } from '@staffetta/client';
import { locale } from '../../language.ts';
import { Mark } from '../../parts/marks.tsx';
import { adminAddress } from '../../route.ts';
import { sayings } from '../../words/dashboard.ts';
import { amountIn } from './amounts.ts';

type Reading = Schemas['DashboardReading'];
type Judgement = Reading['judgement'];

const marks = { fine: 'check', watch: 'clock', act: 'cross' } as const;

/** How something is, in a word beside a mark. */
export const Judged = ({ of }: { readonly of: Judgement }) => (
  <span class={`judged judged-${of}`}>
    <Mark of={marks[of]} />
    {sayings.value.one[of]}
  </span>
);

/** Where what was read can be seen, one by one. */
const addresses: Readonly<Partial<Record<Reading['name'], string>>> = {
  'clocks-failing': adminAddress('games', { trouble: 'stuck' }),
  'games-stuck': adminAddress('games', { trouble: 'stuck' }),
  'games-broken': adminAddress('games', { trouble: 'stuck' }),
  'waits-long': adminAddress('games', { trouble: 'slow' }),
  'reports-waiting': adminAddress('reports'),
  'reports-oldest': adminAddress('reports'),
  guests: adminAddress('people', { state: 'guest' }),
  bots: adminAddress('people', { state: 'bot' }),
  suspended: adminAddress('people', { state: 'suspended' }),
  admins: adminAddress('admins'),
};

function told({ value, unit, isEstimate }: Reading): string {
  if (value === null) return '–';
  const amount = amountIn(locale.value, unit, value);
  return isEstimate ? sayings.value.about(amount) : amount;
}

/** The way to what was read, if there is one and anything there. */
function Way({ of: { name, text, value } }: { readonly of: Reading }) {
  const say = sayings.value;
  const address = addresses[name];
  if (address === undefined || value === null || value === 0) return null;
  return (
    <a href={address} aria-label={`${text}: ${say.show}`}>
      {say.show}
    </a>
  );
}

/** From which value on a reading is judged as it is; null: by none. */
function threshold({ judgement, value, unit, watchFrom, actFrom }: Reading): string | null {
  if (value === null) return null;
  const from = { fine: null, watch: watchFrom, act: actFrom }[judgement];
  return from === null ? null : sayings.value.from(amountIn(locale.value, unit, from));
}

type ReadingsProps = { readonly readings: readonly Reading[] };

/** What is not fine, the worst first, and what to do about it. */
export function ToDo({ readings }: ReadingsProps) {
  const say = sayings.value;
  const wanting = (['act', 'watch'] as const).flatMap((judgement) =>
    readings.filter((one) => one.judgement === judgement),
  );
  if (wanting.length === 0) return null;
  return (
    <section class="admin-part" aria-labelledby="to-do">
      <h2 id="to-do">{say.toDo}</h2>
      <ul class="to-do">
        {wanting.map((one) => {
          const from = threshold(one);
          return (
            <li key={one.name} class={`sheet to-do-${one.judgement}`}>
              <p class="to-do-head">
                <Judged of={one.judgement} />
                <strong>{one.text}</strong>
                <span class="amount">{told(one)}</span>
                {from !== null && <span class="soft">({from})</span>}
              </p>
              {one.advice !== null && <p>{one.advice}</p>}
              <Way of={one} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type GroupProps = ReadingsProps & { readonly group: Reading['group'] };

const Group = ({ group, readings }: GroupProps) => (
  <div>
    <h2>{sayings.value.groups[group]}</h2>
    <dl class="readings">
      {readings.map((one) => (
        <div key={one.name}>
          <dt>{one.text}</dt>
          <dd>
            <span class="amount">{told(one)}</span>
            {one.judgement !== 'fine' && <Judged of={one.judgement} />}
            <Way of={one} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** All that was read, group by group, in the order of the service. */
export function Groups({ readings }: ReadingsProps) {
  const groups = [...new Set(readings.map(({ group }) => group))];
  return (
    <div class="groups">
      {groups.map((group) => (
        <Group key={group} group={group} readings={readings.filter((one) => one.group === group)} />
      ))}
    </div>
  );
}
