import './emblems.css';
import type { Colour, Privilege, Right } from './view.ts';

// Drawn for this table: each thing has its shape, so that no colour has to tell it apart.

const charges: Readonly<Record<Colour, string>> = {
  // a balance
  yellow:
    'M12 5.2V17M9 17.2H15M6.4 7.6H17.6M6.4 7.6 4.6 12.2A2 2 0 0 0 8.2 12.2ZM17.6 7.6 15.8 12.2A2 2 0 0 0 19.4 12.2Z',
  // a crown
  orange: 'M6 15.5 5 8 9 11.2 12 6.4 15 11.2 19 8 18 15.5ZM6.2 17.6H17.8',
  // a key
  violet: 'M12 10.5V18.5M12 15.2H15M12 18.2H14.4M9.4 8A2.6 2.6 0 1 0 14.6 8A2.6 2.6 0 1 0 9.4 8Z',
};

/** The arms of a colour: a balance for the agencies, a crown for the peerage, a key for the offices. */
export const Arms = ({ colour }: { readonly colour: Colour }) => (
  <svg class={`augsburg-arms augsburg-arms-${colour}`} viewBox="0 0 24 24" aria-hidden="true">
    <path
      class="augsburg-field"
      d="M2.5 2H21.5V11.5C21.5 17.5 17 21.2 12 23C7 21.2 2.5 17.5 2.5 11.5Z"
    />
    <path class="augsburg-charge" d={charges[colour]} />
  </svg>
);

const emblems: Readonly<Record<Right | Exclude<Privilege, Colour>, string>> = {
  church: 'M12 1.5V7M9.8 3.4H14.2M12 7 5 13V22H19V13ZM10 22V17.5A2 2 0 0 1 14 17.5V22',
  cathedral:
    'M3.5 22V9L6 3 8.5 9V22ZM15.5 22V9L18 3 20.5 9V22ZM8.5 22V12.5L12 9 15.5 12.5V22M12 13.2A1.6 1.6 0 1 0 12 16.4A1.6 1.6 0 1 0 12 13.2ZM12 5V9M10.5 6.4H13.5',
  coat: 'M4 2.5H20V11.5C20 17 16.2 20.6 12 22.3C7.8 20.6 4 17 4 11.5ZM12 2.5V22M4 11H20',
  patent:
    'M5 2.5H16.5A2.5 2.5 0 0 1 19 5V15H8V19A2.2 2.2 0 0 1 3.6 19V16.8H8M8 15V5A2.5 2.5 0 0 0 5.5 2.5M11 7H16M11 10.5H16M16 15V21.5L14 20L12 21.5V15',
  mint: 'M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5ZM12 5.8A6.2 6.2 0 1 0 12 18.2A6.2 6.2 0 1 0 12 5.8ZM9.3 14.8V9.4L12 12.4 14.7 9.4V14.8',
  architect:
    'M12 2V4.5M10.2 6.4A1.9 1.9 0 1 0 13.8 6.4A1.9 1.9 0 1 0 10.2 6.4M11 8.2 5 21.5M13 8.2 19 21.5M7.6 15.8A7.5 7.5 0 0 0 16.4 15.8',
  draw2: 'M8.5 4.5 17.8 2.6 21 17.8 14.6 19.2M3.5 6.5H14V21.5H3.5ZM7 11H10.5M7 14.5H10.5',
  florins500:
    'M4 6.5A6.5 2.8 0 1 0 17 6.5A6.5 2.8 0 1 0 4 6.5V11.5A6.5 2.8 0 0 0 17 11.5V6.5M4 11.5V16.5A6.5 2.8 0 0 0 17 16.5V11.5M17 12.4A5 2.3 0 0 1 21 14.5V18A5.6 2.8 0 0 1 10.6 19.3',
  prestige6:
    'M12 2.5 14.7 8.6 21.3 9.3 16.4 13.7 17.8 20.2 12 16.9 6.2 20.2 7.6 13.7 2.7 9.3 9.3 8.6Z',
  prestige7:
    'M12 2.5 14.7 8.6 21.3 9.3 16.4 13.7 17.8 20.2 12 16.9 6.2 20.2 7.6 13.7 2.7 9.3 9.3 8.6Z',
};

type EmblemProps = { readonly of: keyof typeof emblems };

export const Emblem = ({ of }: EmblemProps) => (
  <svg class="augsburg-emblem" viewBox="0 0 24 24" aria-hidden="true">
    <path d={emblems[of]} />
  </svg>
);

const isColour = (privilege: Privilege): privilege is Colour => privilege in charges;

/** What stands for a privilege on its card. */
export const PrivilegeMark = ({ of }: { readonly of: Privilege }) =>
  isColour(of) ? <Arms colour={of} /> : <Emblem of={of} />;

type StoneProps = EmblemProps & { readonly x: string; readonly size: number };

/** A building above its bar, in a drawing. */
export const Stone = ({ of, x, size }: StoneProps) => (
  <svg
    class="augsburg-stone"
    aria-hidden="true"
    x={x}
    width={size}
    height={size}
    viewBox="0 0 24 24"
  >
    <path d={emblems[of]} transform="translate(-12 0)" />
  </svg>
);
