import type { Result } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
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
  readonly readBy?: 'all' | 'chat' | 'admins'; // its reason
  readonly children?: ComponentChildren;
};

/** Something that helps a game; its reason is mostly for the players too. */
export function HelpDeed({ inspected, readBy = 'all', ...deed }: HelpDeedProps) {
  const say = sayings.value.help;
  return (
    <Deed
      {...deed}
      field={readBy === 'admins' ? undefined : { label: say.reason, hint: say.reasonHints[readBy] }}
      look={inspected.refresh}
    />
  );
}
