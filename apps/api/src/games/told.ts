import { redact, type Seat, type ToldEvent } from '@staffetta/engine';
import { Problem } from '../http/problems.ts';
import { tell } from '../http/tell.ts';
import { type CatalogueTitle, findTitle } from './catalogue.ts';
import { type StoredEvent, unseal } from './chain.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { GameRow } from './store.ts';

/** The title of a game with its schemas, if this release knows it. */
export function cataloguedTitle({ title, titleVersion }: GameRow): CatalogueTitle {
  const found = findTitle(title, titleVersion);
  if (found === null) throw new Problem('unavailable');
  return found;
}

/**
 * Stored events as a viewer is told them, behind those he was told of before. The one way out of the
 * log: redacted by the engine, then cut to what the title's schemas declare.
 */
export function toldEvents(
  { telling }: Games,
  { row }: Pick<LoadedGame, 'row'>,
  events: readonly StoredEvent[],
  viewer: Seat | 'spectator',
  before: number,
): readonly ToldEvent[] {
  const { action, fact } = cataloguedTitle(row).schema;
  return events.reduce<readonly ToldEvent[]>((known, event) => {
    const told = redact(unseal(event), viewer, before + known.length + 1);
    if (told === null) return known;
    const declared = {
      ...told,
      action: told.action === null ? null : tell(telling, action, told.action),
      facts: told.facts.map((entry) => tell(telling, fact, entry)),
    };
    return [...known, declared];
  }, []);
}
