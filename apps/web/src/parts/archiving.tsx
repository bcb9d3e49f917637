import type { Game } from '@staffetta/client';
import { locale, words } from '../language.ts';
import { dayOf } from '../language-forms.ts';

/** That an admin archived a game, or brought it back: when, and why. */
export function Archiving({ game: { archived, archiving } }: { readonly game: Game }) {
  if (archiving === null) return null;
  const { archiving: says, because } = words.value.pages.mine;
  const { at, reason } = archiving;
  return (
    <div class="archiving">
      <p>{says[archived ? 'away' : 'back'](dayOf(locale.value, at))}</p>
      {reason !== null && <p class="in-his-words">{because(reason)}</p>}
    </div>
  );
}
