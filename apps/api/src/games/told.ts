import { redact, type ToldEvent, type ToldFact, type Viewer } from '@staffetta/engine';
import { Problem } from '../http/problems.ts';
import { type Telling, tell } from '../http/tell.ts';
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

/** A fact cut to its schema; an order in it, which its owner alone is told, to the title's own. */
function declaredFact(telling: Telling, schema: CatalogueTitle['schema'], told: ToldFact) {
  const { fact, order, action } = schema;
  const declared = tell(telling, fact, told);
  const { secret } = declared;
  if (secret === undefined) return declared;
  if (order !== null && 'order' in secret) {
    return { ...declared, secret: { ...secret, order: tell(telling, order, secret.order) } };
  }
  if (!('actions' in secret && Array.isArray(secret.actions))) return declared;
  const actions = secret.actions.map((act) => tell(telling, action, act));
  return { ...declared, secret: { ...secret, actions } };
}

/**
 * Stored events as a viewer is told them, behind those he was told of before. The one way out of the
 * log: redacted by the engine, then cut to what the title's schemas declare. The orders of whoever had
 * his seat before him are not his to read.
 */
export function toldEvents(
  { telling }: Games,
  { row, orders }: Pick<LoadedGame, 'row' | 'orders'>,
  events: readonly StoredEvent[],
  viewer: Viewer,
  before: number,
): readonly ToldEvent[] {
  const { schema } = cataloguedTitle(row);
  const since = typeof viewer === 'number' ? (orders[viewer]?.since ?? 0) : 0;
  return events.reduce<readonly ToldEvent[]>((known, event) => {
    const told = redact(unseal(event), viewer, before + known.length + 1, since);
    if (told === null) return known;
    const declared = {
      ...told,
      action: told.action === null ? null : tell(telling, schema.action, told.action),
      facts: told.facts.map((fact) => declaredFact(telling, schema, fact)),
    };
    return [...known, declared];
  }, []);
}
