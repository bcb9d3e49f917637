import type { Scene } from './scene.ts';
import type { Noble } from './view.ts';

/** A shape of its own for each noble, so that no colour has to tell them apart. */
const shields: Readonly<Record<Noble, { readonly field: string; readonly charge: string }>> = {
  philipp: {
    field: 'M2 2H22V14C22 21 17 25 12 27 7 25 2 21 2 14Z',
    charge: 'M2 8H22M7 2V8M12 2V8M17 2V8',
  },
  louise: { field: 'M12 1 23 14 12 27 1 14Z', charge: 'M8.5 8.5H15.5M12 3.5V8.5M8 22.5H16' },
  leo: {
    field: 'M12 1C19 1 22 8 22 14S19 27 12 27 2 20 2 14 5 1 12 1Z',
    charge: 'M12 3V9M9.5 5H14.5M8.5 7.2H15.5M7 23H17',
  },
  maria: {
    field: 'M12 3A12 12 0 0 1 12 27 12 12 0 0 1 12 3Z',
    charge: 'M7.5 9V5.5L9.8 7.5 12 4.8 14.2 7.5 16.5 5.5V9ZM6.5 23H17.5',
  },
  maximilian: {
    field: 'M2 8V2L7 5 12 1 17 5 22 2V20L12 27 2 20Z',
    charge: 'M4 9H20M12 3.5V9M6 22.2 12 24 18 22.2',
  },
};

type ShieldProps = Pick<Scene, 'say'> & { readonly noble: Noble };

/** The arms of a noble, with the letters he is known by. */
export const Shield = ({ say, noble }: ShieldProps) => (
  <svg class={`augsburg-shield augsburg-of-${noble}`} viewBox="0 0 24 28" aria-hidden="true">
    <path class="augsburg-shield-field" d={shields[noble].field} />
    <path class="augsburg-shield-charge" d={shields[noble].charge} />
    <text x="12" y="19" text-anchor="middle">
      {say.marks[noble]}
    </text>
  </svg>
);

/** What all have seen. */
export const Eye = () => (
  <svg class="augsburg-eye" viewBox="0 0 16 10" aria-hidden="true">
    <path d="M1 5C4 .5 12 .5 15 5 12 9.5 4 9.5 1 5Z" />
    <circle cx="8" cy="5" r="2" />
  </svg>
);

/** The wax seal that stands for a joker. */
export const Seal = () => (
  <svg class="augsburg-seal" viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M0-11 3-8.6 6.8-9.2 7.8-5.4 11-3 9.4.4 10.4 4.2 6.8 5.8 5 9.4 1.2 8.8-2.2 10.8-4.8 8-8.6 7.2-8.6 3.2-11 .2-8.8-3-8.4-7-4.6-7.8-2.4-10.8Z" />
    <path
      class="augsburg-seal-star"
      d="M0-6 1.6-1.9 6-1.9 2.5.8 3.8 5 0 2.5-3.8 5-2.5.8-6-1.9-1.6-1.9Z"
    />
  </svg>
);
