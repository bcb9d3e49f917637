import { type Api, settle } from './link.ts';
import { largestPage, pageOfLines, readOn } from './paging.ts';
import { type Result, succeeded } from './problem.ts';
import type { QueryOf, Schemas, Seated, SpokenEvent, Told } from './shapes.ts';

/** All that was told since a version, and the version that brings one to. */
type Happened = { readonly version: number; readonly events: readonly SpokenEvent[] };

/** The same as text: lines of notation, or of JSON. */
type LogForm = 'notation' | 'ndjson';

const mediaTypes = { notation: 'text/plain', ndjson: 'application/x-ndjson' } as const;

/** What one may see of a game. */
export const lookingCalls = ({ GET }: Api) => ({
  /** The position: now, at an earlier version, or as soon as there is a later one. */
  position: (game: string, look: QueryOf<'getPosition'> = {}): Told<'Position'> =>
    settle(GET('/v1/games/{game}/view', { params: { path: { game }, query: look } })),
  offers: (game: string, of: Seated = {}): Told<'Offers'> =>
    settle(GET('/v1/games/{game}/offers', { params: { path: { game }, query: of } })),
  async log(game: string, since = 0, of: Seated = {}): Promise<Result<Happened>> {
    const pages = await readOn(since, async (from) => {
      const query = { ...of, since: from, limit: largestPage };
      const page: Result<Schemas['Log']> = await settle(
        GET('/v1/games/{game}/log', { params: { path: { game }, query } }),
      );
      return page.ok ? succeeded({ part: page.data.events, next: page.data.next }) : page;
    });
    if (!pages.ok) return pages;
    const events = pages.data.flat();
    return succeeded({ version: since + events.length, events });
  },
  /** The log as text, a line for each event. */
  async logText(game: string, form: LogForm, since = 0, of: Seated = {}): Promise<Result<string>> {
    const headers = { accept: mediaTypes[form] };
    const pages = await readOn(since, (from) => {
      const query = { ...of, since: from, limit: largestPage };
      const params = { path: { game }, query };
      const page = GET('/v1/games/{game}/log', { params, headers, parseAs: 'text' });
      return settle(page.then(pageOfLines('since')));
    });
    return pages.ok ? succeeded(pages.data.join('')) : pages;
  },
  /** What happened since a version, in the fewest sentences. */
  async changes(game: string, since = 0, of: Seated = {}) {
    const pages = await readOn(since, async (from) => {
      const query = { ...of, since: from, limit: largestPage };
      const page: Result<Schemas['Changes']> = await settle(
        GET('/v1/games/{game}/changes', { params: { path: { game }, query } }),
      );
      return page.ok ? succeeded({ part: page.data.changes, next: page.data.next }) : page;
    });
    return pages.ok ? succeeded(pages.data.flat()) : pages;
  },
  score: (game: string, of: Seated = {}): Told<'Score'> =>
    settle(GET('/v1/games/{game}/score', { params: { path: { game }, query: of } })),
  /** How the points went, version by version. */
  race: (game: string, look: QueryOf<'getRace'> = {}): Told<'Race'> =>
    settle(GET('/v1/games/{game}/race', { params: { path: { game }, query: look } })),
  /** A finished game, whole, for `checkFairness`. */
  exportGame: (game: string, of: Seated = {}): Told<'ExportedGame'> =>
    settle(GET('/v1/games/{game}/export', { params: { path: { game }, query: of } })),
});
