import { signal } from '@preact/signals';
import { codeIn } from './parts/link-code.ts';
import { keepTableLink, tableLink } from './table-link.ts';

/** What mails hold links for, and whoever has none can ask for one. */
const linkPurposes = ['sign-in', 'verify', 'reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** The pages, and what their addresses say. */
export type Route =
  | { readonly page: 'home' } // what this is; for whoever is signed in, his games
  | { readonly page: 'enter' } // sign in or up
  | { readonly page: 'about' } // what this is, also for whoever is signed in
  | { readonly page: 'titles' } // what one can play
  | { readonly page: 'lobby' }
  | { readonly page: 'join'; readonly code: string | null; readonly isCut: boolean } // by the link of a table; cut: it is not whole
  | { readonly page: 'create'; readonly title: string | null; readonly step: number }
  | { readonly page: 'settings' }
  | { readonly page: 'mailbox' } // mails that nobody sends, on the machine of the service
  | { readonly page: 'title'; readonly title: string }
  | { readonly page: 'register'; readonly table: string | null } // of a guest; table: where he is to sit down
  | { readonly page: 'link'; readonly purpose: LinkPurpose; readonly link: string | null }
  | { readonly page: 'move'; readonly link: string | null } // of a turn's mail
  | { readonly page: 'game'; readonly game: string; readonly version: number | null }
  | { readonly page: 'admin'; readonly path: string; readonly search: string } // of admins: `admin/sections.ts`
  | { readonly page: 'nowhere' };

const plainPages = {
  '/': 'home',
  '/about': 'about',
  '/titles': 'titles',
  '/enter': 'enter',
  '/lobby': 'lobby',
  '/settings': 'settings',
  '/mailbox': 'mailbox',
} as const;

const isPlainPath = (path: string): path is keyof typeof plainPages => path in plainPages;

const titlePath = /^\/titles\/([a-z][a-z0-9-]{0,39})\/?$/;
const gamePath = /^\/games\/([0-9a-f-]{36})\/?$/;
const adminPath = /^\/admin(?:\/(.*?))?\/?$/;
const gameId = /^[0-9a-f-]{36}$/;
const wholeNumber = /^[1-9]\d{0,8}$/;
const linkHash = /^#([\w-]{1,100})$/;

const registerRoute = (search: URLSearchParams): Route => {
  const table = search.get('table') ?? '';
  return { page: 'register', table: gameId.test(table) ? table : null };
};

const createSteps = [1, 2, 3];

const createRoute = (search: URLSearchParams): Route => ({
  page: 'create',
  title: search.get('title'),
  step: createSteps.find((step) => String(step) === search.get('step')) ?? 1,
});

function gameRoute(pathname: string, search: URLSearchParams): Route {
  const [, game] = gamePath.exec(pathname) ?? [];
  if (game === undefined) return { page: 'nowhere' };
  const version = search.get('version') ?? '';
  return { page: 'game', game, version: wholeNumber.test(version) ? Number(version) : null };
}

function routeOf({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Route {
  if (isPlainPath(pathname)) return { page: plainPages[pathname] };
  if (pathname === '/join') {
    const code = codeIn(hash);
    return { page: 'join', code, isCut: hash !== '' && code === null };
  }
  if (pathname === '/register') return registerRoute(new URLSearchParams(search));
  if (pathname === '/create') return createRoute(new URLSearchParams(search));
  const [, title] = titlePath.exec(pathname) ?? [];
  if (title !== undefined) return { page: 'title', title };
  const purpose = linkPurposes.find((one) => pathname === `/${one}`);
  if (purpose !== undefined) {
    return { page: 'link', purpose, link: linkHash.exec(hash)?.[1] ?? null };
  }
  if (pathname === '/move') return { page: 'move', link: linkHash.exec(hash)?.[1] ?? null };
  const admin = adminPath.exec(pathname);
  if (admin !== null) return { page: 'admin', path: admin[1] ?? '', search };
  return gameRoute(pathname, new URLSearchParams(search));
}

/** A title's rules, at one of them where its id is given. */
export const titleAddress = (title: string, rule: string | null = null): string =>
  rule === null ? `/titles/${title}` : `/titles/${title}#${ruleAnchor(rule)}`;

/** The place of a rule on a page. */
export const ruleAnchor = (rule: string): string => `rule-${rule.replaceAll(/[^\w.]+/g, '-')}`;

export const gameAddress = (game: string, version: number | null = null): string =>
  version === null ? `/games/${game}` : `/games/${game}?version=${version}`;

/** Where a guest becomes somebody, who then may sit down at the table. */
export const registerAddress = (table: string): string =>
  `/register?${new URLSearchParams({ table })}`;

/** A table to be opened, for a title if one is named. */
export const createAddress = (title: string | null, step = 1): string => {
  const search = new URLSearchParams({
    ...(title === null ? {} : { title }),
    ...(step === 1 ? {} : { step: String(step) }),
  });
  return search.size === 0 ? '/create' : `/create?${search}`;
};

/** A page of admins, as `admin/sections.ts` has it. */
export const adminAddress = (
  path: string,
  search: Readonly<Record<string, string>> = {},
): string => {
  const given = Object.entries(search).filter(([, value]) => value !== '');
  return given.length === 0 ? `/admin/${path}` : `/admin/${path}?${new URLSearchParams(given)}`;
};

/** The address of a table for whoever has its link: what stands behind the `#` is never sent. */
export const linkAddress = (code: string): string => `${location.origin}/join#${code}`;

/**
 * Where we are. What a link opens, an account or a table, is taken out of the address at once; only that
 * of a table outlives a reload, as whoever follows it may have to register first. An address of a game
 * that names no moment there can be is that of now.
 */
function here(): Route {
  const found = routeOf(location);
  if (['link', 'join', 'move'].includes(found.page) && location.hash !== '') {
    history.replaceState(null, '', location.pathname);
  }
  const namesNone = found.page === 'game' && found.version === null;
  if (namesNone && new URLSearchParams(location.search).has('version')) {
    history.replaceState(history.state, '', gameAddress(found.game) + location.hash);
  }
  if (found.page !== 'join') return found;
  if (found.code !== null) keepTableLink(found.code);
  return found.isCut ? found : { ...found, code: tableLink.peek() };
}

export const route = signal<Route>(here());

/** Shows another page; `replacing` stays at the same place of the browser's history. */
export function go(address: string, { replacing = false } = {}): void {
  if (replacing) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  route.value = here();
}

/** A plain click on a link of ours: no new tab, no download, not only a place on this page. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (link === null || link.origin !== location.origin || link.target !== '') return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash !== '' ? null : link;
}

/** Lets links change the page without loading it anew. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    route.value = here();
  });
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link === null) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    scrollTo(0, 0);
  });
}
