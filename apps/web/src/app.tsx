import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { announce, announcement } from './announcer.ts';
import { words } from './language.ts';
import { lazy } from './lazy.tsx';
import { goToNext, nextGame, waitingCount } from './my-games.ts';
import { focusHeading } from './parts/focus-heading.ts';
import { isOnTheWay } from './parts/hot-seat.ts';
import { LanguageChoice } from './parts/language-choice.tsx';
import { Mark } from './parts/marks.tsx';
import { Nowhere } from './parts/nowhere.tsx';
import { Loading, Trouble } from './parts/trouble.tsx';
import { go, type Route, route } from './route.ts';
import { isLeaving, renewHere, resume, resuming, wishToLeave } from './service.ts';
import { isAdmin, isExpired, isGuest, user } from './session.ts';
import { hasSingleKeys, isTyping } from './single-keys.ts';
import { tableLink } from './table-link.ts';
import { askForTitlesAgain, nameOfTitle, titlesTrouble } from './titles.ts';
import type { Words } from './words/words.ts';

// Each page is a file of its own, fetched when it is first shown.
const AccountPage = lazy(async () => (await import('./pages/account.tsx')).AccountPage);
const KeepPage = lazy(async () => (await import('./pages/account.tsx')).KeepPage);
const AgainDialog = lazy(async () => (await import('./pages/account.tsx')).AgainDialog);
const LeaveDialog = lazy(async () => (await import('./pages/account.tsx')).LeaveDialog);
const MailLinkPage = lazy(async () => (await import('./pages/mail-link.tsx')).MailLinkPage);
const MovePage = lazy(async () => {
  const { movingWords } = await import('./words/moving.ts');
  await movingWords.ready();
  return (await import('./pages/move.tsx')).MovePage;
});
const HomePage = lazy(async () => (await import('./pages/home.tsx')).HomePage);
const TitlesPage = lazy(async () => (await import('./pages/titles.tsx')).TitlesPage);
const MinePage = lazy(async () => (await import('./pages/mine.tsx')).MinePage);
const LobbyPage = lazy(async () => (await import('./pages/lobby.tsx')).LobbyPage);
const JoinPage = lazy(async () => (await import('./pages/join.tsx')).JoinPage);
const CreatePage = lazy(async () => (await import('./pages/create.tsx')).CreatePage);
const TitlePage = lazy(async () => (await import('./pages/title.tsx')).TitlePage);
const GamePage = lazy(async () => (await import('./pages/game.tsx')).GamePage);
const MailboxPage = lazy(async () => {
  const { mailboxWords } = await import('./words/mailbox.ts');
  await mailboxWords.ready();
  return (await import('./pages/mailbox.tsx')).MailboxPage;
});
const SettingsPage = lazy(async () => {
  const { settingsWords } = await import('./words/settings.ts');
  await settingsWords.ready();
  return (await import('./pages/settings.tsx')).SettingsPage;
});

const AdminPage = lazy(async () => {
  const { adminWords } = await import('./words/admin.ts');
  await adminWords.ready();
  return (await import('./pages/admin.tsx')).AdminPage;
});

/** The pages one goes to and fro between. */
const mainPages = ['mine', 'lobby', 'create', 'rules'] as const;
const addresses = { mine: '/', lobby: '/lobby', create: '/create', rules: '/titles' } as const;

/** Which of them the page now shown belongs to. */
const belonging: Readonly<Partial<Record<Route['page'], keyof typeof addresses>>> = {
  home: 'mine',
  lobby: 'lobby',
  join: 'lobby',
  create: 'create',
  titles: 'rules',
  title: 'rules',
};

/** Leads to the next game that waits for me, also by one key. */
function NextGame() {
  const say = words.value.pages.nav;
  const isThere = nextGame.value !== null;
  const hasKey = hasSingleKeys.value;

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat);
      if (!hasKey || event.key !== 'n' || !isPlain || isTyping(event.target)) return;
      if (nextGame.peek() === null) announce(say.noNext);
      else goToNext();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [say, hasKey]);

  if (!isThere) return null;
  return (
    <button
      type="button"
      class="button button-small next-game"
      aria-keyshortcuts={hasKey ? 'n' : undefined}
      onClick={goToNext}
    >
      <span class="next-word">{say.next}</span>
      <span class="next-word-short" aria-hidden="true">
        {say.nextInShort}
      </span>
      {hasKey && <span class="key" data-key="n" aria-hidden="true" />}
      <Mark of="turn" />
    </button>
  );
}

function Waiting() {
  const count = waitingCount.value;
  if (count === 0) return null;
  return (
    <span class="count">
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{words.value.pages.nav.waiting(count)}</span>
    </span>
  );
}

/** The ways to all pages of whoever is signed in. On a phone they fold behind a button. */
function Navigation() {
  const say = words.value;
  const here = route.value;
  const isOpen = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    isOpen.value = false;
  }, [here]);

  useEffect(() => {
    function close({ key }: KeyboardEvent): void {
      if (key !== 'Escape' || !isOpen.peek()) return;
      isOpen.value = false;
      button.current?.focus();
    }
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, []);

  return (
    <div class={isOpen.value ? 'navigation navigation-open' : 'navigation'}>
      <button
        ref={button}
        type="button"
        class="button button-quiet menu-button"
        aria-expanded={isOpen.value}
        aria-controls="navigation"
        onClick={() => {
          isOpen.value = !isOpen.peek();
        }}
      >
        <Mark of="menu" />
        {say.pages.nav.menu}
        {!isOpen.value && <Waiting />}
      </button>
      <div id="navigation" class="navigation-body">
        <nav aria-label={say.pages.nav.label}>
          <ul class="masthead-nav">
            {mainPages.map((page) => (
              <li key={page}>
                <a
                  href={addresses[page]}
                  aria-current={belonging[here.page] === page ? 'page' : undefined}
                >
                  {say.pages.nav[page]}
                  {page === 'mine' && <Waiting />}
                </a>
              </li>
            ))}
            {isAdmin.value && (
              <li>
                <a href="/admin" aria-current={here.page === 'admin' ? 'page' : undefined}>
                  {say.pages.nav.admin}
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div class="masthead-side">
          <a
            href="/settings"
            class="who"
            aria-current={here.page === 'settings' ? 'page' : undefined}
          >
            <span class="unseen">{say.signedInAs} </span>
            <span class="who-name">{user.value?.name}</span>
            <span class="who-way">{say.pages.nav.settings}</span>
          </a>
          <button type="button" class="button button-quiet" onClick={wishToLeave}>
            {say.signOut}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Pages that are no way in themselves. */
const openPages: ReadonlySet<Route['page']> = new Set([
  'home',
  'about',
  'titles',
  'title',
  'mailbox',
  'nowhere',
]);

function Masthead() {
  const say = words.value;
  const isIn = user.value !== null;
  return (
    <header class="masthead">
      <a href="/" class="brand">
        <Mark of="baton" />
        <span class="brand-word">Staffetta</span>
      </a>
      {isIn ? (
        <>
          <NextGame />
          <Navigation />
        </>
      ) : (
        <div class="masthead-side">
          <LanguageChoice class="language" />
          {resuming.value === null && openPages.has(route.value.page) && (
            <a href="/enter" class="button button-quiet masthead-enter">
              {say.pages.nav.enter}
            </a>
          )}
        </div>
      )}
    </header>
  );
}

const Foot = () => (
  <footer class="foot">
    <p class="foot-line">{words.value.footer}</p>
    <ul class="foot-ways">
      <li>
        <a href="/about">{words.value.pages.nav.about}</a>
      </li>
      <li>
        <a href="/titles">{words.value.pages.nav.rules}</a>
      </li>
    </ul>
    {user.value !== null && <LanguageChoice class="language" />}
  </footer>
);

/** Hidden from everybody else; whoever became an admin since he signed in is known as one from now on. */
function AdminArea({ path }: { readonly path: string }) {
  useEffect(() => {
    if (!isAdmin.peek()) void renewHere().catch(() => undefined);
  }, []);
  return isAdmin.value ? <AdminPage path={path} /> : <Nowhere />;
}

/** What only somebody signed in can see; anybody else is asked who he is, and stays at the address. */
function OwnPage() {
  const here = route.value;
  if (user.value === null) return <AccountPage />;
  switch (here.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'join':
      return <JoinPage code={here.code} isCut={here.isCut} />;
    case 'create':
      return <CreatePage title={here.title} step={here.step} />;
    case 'settings':
      return <SettingsPage />;
    case 'register':
      return isGuest.value ? <KeepPage /> : <MinePage />;
    case 'admin':
      return <AdminArea path={here.path} />;
    case 'game':
      return <GamePage key={here.game} id={here.game} />;
    default:
      return <MinePage />;
  }
}

const isAtHome = (): boolean => user.value === null || isOnTheWay.value;

function Page() {
  const here = route.value;
  switch (here.page) {
    case 'nowhere':
      return <Nowhere />;
    case 'link':
      return (
        <MailLinkPage
          key={`${here.purpose} ${here.link}`}
          purpose={here.purpose}
          link={here.link}
        />
      );
    case 'move':
      return <MovePage key={here.link} link={here.link} />;
    case 'title':
      return <TitlePage key={here.title} id={here.title} />;
    case 'titles':
      return <TitlesPage />;
    case 'mailbox':
      return <MailboxPage />;
    case 'about':
      return <HomePage />;
    case 'home':
      return isAtHome() ? <HomePage /> : <MinePage />;
    default:
      return <OwnPage />;
  }
}

/** In a new tab, till one knows whose page it is. */
function AnyPage() {
  const asked = resuming.value;
  if (asked === null) return <Page />;
  return (
    <>
      <h1 class="unseen">Staffetta</h1>
      {asked === 'asked' ? <Loading /> : <Trouble problem={asked} again={() => void resume()} />}
    </>
  );
}

/** Pages that are the same whoever looks. */
const namedAlike: ReadonlySet<Route['page']> = new Set(['about', 'titles', 'mailbox', 'move']);

/** What changes when another page is shown, and not when the same one moves on; null: none is yet. */
function pageName(): string | null {
  if (resuming.value !== null) return null;
  const here = route.value;
  if (here.page === 'link') return here.purpose;
  if (here.page === 'title') return here.title;
  if (here.page === 'home' && isAtHome()) return 'about';
  if (namedAlike.has(here.page)) return here.page;
  if (user.value === null) return 'account';
  if (here.page === 'admin') return `admin/${here.path}`;
  return here.page === 'game' ? here.game : here.page;
}

/** Whether the page shown says itself what it is called. */
const namesItself = ({ page }: Route): boolean =>
  (page === 'game' && user.value !== null) || (page === 'admin' && isAdmin.value);

/** What each page is called in the browser's list of windows. */
const headings: Readonly<Record<Route['page'], (say: Words, here: Route) => string>> = {
  home: ({ pages, tagline }) => (isAtHome() ? tagline : pages.mine.heading),
  about: ({ tagline }) => tagline,
  titles: ({ pages }) => pages.nav.rules,
  enter: ({ pages }) => (user.value === null ? pages.nav.enter : pages.mine.heading),
  lobby: ({ pages }) => pages.lobby.heading,
  join: ({ pages }) => pages.lobby.followHeading,
  create: ({ pages }) => pages.create.heading,
  settings: ({ pages }) => pages.nav.settings,
  mailbox: ({ pages }) => pages.mailbox.heading,
  title: (_say, here) => (here.page === 'title' ? nameOfTitle(here.title) : ''),
  register: ({ guest }) => guest.heading,
  link: ({ links }, here) => (here.page === 'link' ? links[here.purpose].heading : ''),
  move: ({ links }) => links.move,
  game: ({ pages }) => pages.nav.enter,
  admin: ({ pages, nowhere }) => (user.value === null ? pages.nav.enter : nowhere),
  nowhere: ({ nowhere }) => nowhere,
};

function pageTitle(): string | null {
  const here = route.value;
  if (resuming.value !== null) return null;
  if (namesItself(here)) return null;
  const count = waitingCount.value;
  const heading = headings[here.page](words.value, here);
  return `${count > 0 ? `(${count}) ` : ''}${heading} – Staffetta`;
}

export function App() {
  const say = words.value;
  const main = useRef<HTMLElement>(null);
  const name = pageName();
  const title = pageTitle();
  const isFirst = useRef(true);

  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);

  const hasEntered = user.value !== null && route.value.page === 'enter';
  useEffect(() => {
    if (hasEntered) go(tableLink.peek() === null ? '/' : '/join', { replacing: true });
  }, [hasEntered]);

  useEffect(() => {
    if (name === null) return undefined;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    // A page that loads begins at its top.
    return wasFirst || main.current === null ? undefined : focusHeading(main.current);
  }, [name]);

  return (
    <>
      <a class="skip" href="#main">
        {say.skip}
      </a>
      <Masthead />
      <main id="main" ref={main} tabIndex={-1}>
        {titlesTrouble.value !== null && (
          <Trouble problem={titlesTrouble.value} again={askForTitlesAgain} />
        )}
        <AnyPage />
      </main>
      <Foot />
      <div role="status" class="unseen" data-announcer>
        {announcement.value}
      </div>
      {isLeaving.value && user.value !== null && <LeaveDialog />}
      {isExpired.value && user.value !== null && <AgainDialog />}
    </>
  );
}
