import type { z } from 'zod';
import type { AnyTitle } from '../core/title.ts';
import { forRandomGames, require } from './promises/promise.ts';

const isTaken = (schemas: readonly z.ZodType[], value: unknown): boolean =>
  schemas.some((schema) => schema.safeParse(value).success);

/**
 * Whatever an older version of a title said in random games, its present schemas still take: old logs
 * are told and exported by them.
 */
export function requireGrowth(older: AnyTitle, present: AnyTitle): void {
  const { options, actions, facts } = present.schema;
  const own = new Set(Object.keys(older.evolve));
  const says = `${present.id} no longer takes the`;
  forRandomGames(
    older,
    ({ plan, steps }) => {
      require(isTaken([options], plan.options), () =>
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
    0.3,
  );
}
