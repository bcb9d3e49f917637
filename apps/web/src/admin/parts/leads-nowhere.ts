import type { Problem } from '@staffetta/client';

/** An address of ours of which the service knows nothing, or which it does not understand: so there is no such page. */
export const leadsNowhere = (problem: Problem | null): boolean =>
  problem !== null && (problem.status === 404 || problem.title === 'invalid-request');
