import type { z } from 'zod';
import type { AnyTitle } from '../core/title.ts';
import { byType, forRandomGames, require } from './promises/promise.ts';

/** A value that the schema of its type takes. */
const isTaken = (
  schemas: ReadonlyMap<string, z.ZodObject>,
  value: { readonly type: string },
): boolean => schemas.get(value.type)?.safeParse(value).success === true;

/**
 * Whatever an older version of a title said in random games, its present schemas still take: old logs
 * are told and exported by them.
 */
export function requireGrowth(older: AnyTitle, present: AnyTitle): void {
  const { options } = present.schema;
  const [actions, facts] = [byType(present.schema.actions), byType(present.schema.facts)];
  const own = new Set(Object.keys(older.evolve));
  const says = `${present.id} no longer takes the`;
  forRandomGames(
    older,
    ({ plan, steps }) => {
      require(options.safeParse(plan.options).success, () =>
        `${says} options of version ${older.version}`);
      for (const { event } of steps) {
        const asked = event.action?.asked;
        const isAction = asked === undefined || isTaken(actions, asked);
        require(isAction, () => `${says} action ${JSON.stringify(asked)}`);
        for (const fact of event.facts.filter(({ type }) => own.has(type))) {
          require(isTaken(facts, fact), () => `${says} fact ${JSON.stringify(fact)}`);
        }
      }
    },
    0.15,
  );
}
