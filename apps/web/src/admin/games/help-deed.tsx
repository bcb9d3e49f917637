import type { Result } from '@staffetta/client';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FieldErrors } from '../../parts/form.tsx';
import { sayings } from '../../words/inspecting.ts';
import { Deed } from '../parts/deed.tsx';
import type { Inspected } from './inspected.ts';

export type HelpDeedProps = {
  readonly inspected: Inspected;
  readonly act: string;
  readonly means: string;
  readonly told: string;
  readonly call: (reason: string) => Promise<Result<unknown>>;
  readonly lacking?: () => FieldErrors;
  readonly done?: () => void; // besides, once it is done
  readonly readBy?: 'all' | 'chat' | 'page' | 'admins'; // its reason: in the log, the chat, on the game's page
  readonly children?: ComponentChildren;
};

/** The way to help a game that goes on in which a deed is; null: it does not depend on that. */
export const HelpWay = createContext<{
  readonly isOver: boolean; // the game, by now
  readonly begin: () => () => void; // says that a deed is open there, and returns how to say that no longer
} | null>(null);

/** Something that helps a game; its reason is mostly for the players too. */
export function HelpDeed({ inspected, readBy = 'all', ...deed }: HelpDeedProps) {
  const say = sayings.value.help;
  const way = useContext(HelpWay);
  return (
    <Deed
      {...deed}
      gone={way?.isOver === true ? say.isOver : undefined}
      whileOpen={way?.begin}
      field={readBy === 'admins' ? undefined : { label: say.reason, hint: say.reasonHints[readBy] }}
      look={inspected.refresh}
    />
  );
}
