import type { ComponentType } from 'preact';
import { lazy } from '../lazy.tsx';
import type { AdminWords } from '../words/admin/words.ts';

/** A part of what admins do: its page, and the page of each thing that is listed there. */
type Section = {
  readonly id: keyof AdminWords['sections']; // its address is `/admin/<id>`
  readonly Page: ComponentType;
  readonly One?: ComponentType<{ readonly of: string }>; // `/admin/<id>/<of>`
};

/** A page about games, which have much to say. */
async function withInspectingWords<Page>(fetchPage: () => Promise<Page>): Promise<Page> {
  const { inspectingWords } = await import('../words/inspecting.ts');
  await inspectingWords.ready();
  return fetchPage();
}

async function withEditionsWords<Page>(fetchPage: () => Promise<Page>): Promise<Page> {
  const { editionsWords } = await import('../words/editions.ts');
  await editionsWords.ready();
  return fetchPage();
}

/** In their order; `/admin` is the first. */
export const sections: readonly Section[] = [
  {
    id: 'games',
    Page: lazy(() =>
      withInspectingWords(async () => (await import('./games/found.tsx')).GamesPage),
    ),
    One: lazy(() =>
      withInspectingWords(async () => (await import('./games/game.tsx')).InspectPage),
    ),
  },
  {
    id: 'people',
    Page: lazy(async () => (await import('./people/people.tsx')).PeoplePage),
    One: lazy(async () => (await import('./people/person.tsx')).PersonPage),
  },
  { id: 'reports', Page: lazy(async () => (await import('./reports.tsx')).ReportsPage) },
  {
    id: 'editions',
    Page: lazy(() =>
      withEditionsWords(async () => (await import('./editions/titles.tsx')).EditionsPage),
    ),
    One: lazy(() => withEditionsWords(async () => (await import('./editions/of.tsx')).EditionPage)),
  },
  {
    id: 'dashboard',
    Page: lazy(async () => {
      const { dashboardWords } = await import('../words/dashboard.ts');
      await dashboardWords.ready();
      return (await import('./dashboard/dashboard.tsx')).DashboardPage;
    }),
  },
  { id: 'audit', Page: lazy(async () => (await import('./audit.tsx')).AuditPage) },
  { id: 'admins', Page: lazy(async () => (await import('./admins.tsx')).AdminsPage) },
  { id: 'codes', Page: lazy(async () => (await import('./codes.tsx')).CodesPage) },
];

/** What is at a path behind `/admin/`; null: nothing. */
export function findPage(
  path: string,
): { readonly section: Section; readonly of: string | null } | null {
  const [id = '', ...rest] = path.split('/');
  const section = path === '' ? sections[0] : sections.find((one) => one.id === id);
  const of = rest.length === 0 ? null : rest.join('/');
  if (section === undefined || (of !== null && section.One === undefined)) return null;
  return { section, of };
}
