import { type Api, settle, settleOnly } from './link.ts';
import type { Result } from './problem.ts';
import type { PrintedEdition, Told } from './shapes.ts';

/** The service itself, and the titles one can play here. */
export const catalogueCalls = ({ GET }: Api) => ({
  /** Whether the service runs. */
  isLive: (): Told<'Health'> => settle(GET('/health/live')),
  /** Whether it can answer. */
  isReady: (): Told<'Health'> => settle(GET('/health/ready')),
  titles: () => settleOnly(GET('/v1/titles'), 'titles'),
  title: (title: string): Told<'Title'> =>
    settle(GET('/v1/titles/{title}', { params: { path: { title } } })),
  rules: (title: string): Told<'Rules'> =>
    settle(GET('/v1/titles/{title}/rules', { params: { path: { title } } })),
  editions: (title: string) =>
    settleOnly(GET('/v1/titles/{title}/editions', { params: { path: { title } } }), 'editions'),
  edition: (title: string, hash: string): Promise<Result<PrintedEdition>> => {
    const path = { title, hash };
    const found = settle(GET('/v1/titles/{title}/editions/{hash}', { params: { path } }));
    return found as Promise<Result<PrintedEdition>>; // openapi-fetch knows no tuples
  },
  editionChanges: (title: string, hash: string): Told<'EditionChanges'> =>
    settle(
      GET('/v1/titles/{title}/editions/{hash}/changes', { params: { path: { title, hash } } }),
    ),
});
