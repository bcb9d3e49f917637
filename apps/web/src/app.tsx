import { useEffect, useRef } from 'preact/hooks';
import { announcement } from './announcer.ts';
import {
  chooseLanguage,
  isLanguage,
  language,
  languages,
  nameOfLanguage,
  words,
} from './language.ts';
import { lazy } from './lazy.tsx';
import { Mark } from './parts/marks.tsx';
import { route } from './route.ts';
import { signOut } from './service.ts';
import { isExpired, isGuest, user } from './session.ts';

// Each page is a file of its own, fetched when it is first shown.
const AccountPage = lazy(async () => (await import('./pages/account.tsx')).AccountPage);
const KeepPage = lazy(async () => (await import('./pages/account.tsx')).KeepPage);
const AgainDialog = lazy(async () => (await import('./pages/account.tsx')).AgainDialog);
const MailLinkPage = lazy(async () => (await import('./pages/mail-link.tsx')).MailLinkPage);
const HomePage = lazy(async () => (await import('./pages/home.tsx')).HomePage);
const MinePage = lazy(async () => (await import('./pages/mine.tsx')).MinePage);
const LobbyPage = lazy(async () => (await import('./pages/lobby.tsx')).LobbyPage);
const CreatePage = lazy(async () => (await import('./pages/create.tsx')).CreatePage);
const SettingsPage = lazy(async () => (await import('./pages/settings.tsx')).SettingsPage);
const TitlePage = lazy(async () => (await import('./pages/title.tsx')).TitlePage);
const GamePage = lazy(async () => (await import('./pages/game.tsx')).GamePage);

const LanguageChoice = () => (
  <select
    class="language"
    aria-label={words.value.language}
    value={language.value}
    onChange={({ currentTarget: { value } }) => {
      if (isLanguage(value)) chooseLanguage(value);
    }}
  >
    {languages.map((tag) => (
      <option key={tag} value={tag} lang={tag}>
        {nameOfLanguage(tag)}
      </option>
    ))}
  </select>
);

function Masthead() {
  const say = words.value;
  return (
    <header class="masthead">
      <a href="/" class="brand">
        <Mark of="baton" />
        Staffetta
      </a>
      {user.value !== null && (
        <nav class="masthead-nav">
          <a href="/" aria-current={route.value.page === 'home' ? 'page' : undefined}>
            {say.games.heading}
          </a>
        </nav>
      )}
      <div class="masthead-side">
        {user.value !== null && (
          <>
            <span class="who">
              <span class="unseen">{say.signedInAs} </span>
              {user.value.name}
            </span>
            <button type="button" class="button button-quiet" onClick={signOut}>
              {say.signOut}
            </button>
          </>
        )}
        <LanguageChoice />
      </div>
    </header>
  );
}

const Nowhere = () => (
  <>
    <h1 tabIndex={-1}>{words.value.nowhere}</h1>
    <p>
      <a href="/">{words.value.toGames}</a>
    </p>
  </>
);

/** What only somebody signed in can see; anybody else is asked who he is, and stays at the address. */
function OwnPage() {
  const here = route.value;
  if (user.value === null) return <AccountPage />;
  switch (here.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'create':
      return <CreatePage title={here.title} />;
    case 'settings':
      return <SettingsPage />;
    case 'register':
      return isGuest.value ? <KeepPage /> : <MinePage />;
    case 'game':
      return <GamePage key={here.game} id={here.game} />;
    default:
      return <MinePage />;
  }
}

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
    case 'title':
      return <TitlePage key={here.title} id={here.title} />;
    case 'home':
      return user.value === null ? <HomePage /> : <MinePage />;
    default:
      return <OwnPage />;
  }
}

/** What changes when another page is shown, and not when the same one moves on. */
function pageName(): string {
  const here = route.value;
  if (here.page === 'link') return here.purpose;
  if (here.page === 'title') return here.title;
  if (user.value === null) return here.page === 'home' ? 'home' : 'account';
  return here.page === 'game' ? here.game : here.page;
}

export function App() {
  const say = words.value;
  const main = useRef<HTMLElement>(null);
  const name = pageName();
  const isFirst = useRef(true);

  useEffect(() => {
    if (route.peek().page !== 'game' || user.peek() === null) document.title = 'Staffetta';
    // A page that loads begins at its top; another page shown in its place must say so by itself.
    if (!isFirst.current) main.current?.querySelector<HTMLElement>('h1')?.focus();
    isFirst.current = false;
  }, [name]);

  return (
    <>
      <a class="skip" href="#main">
        {say.skip}
      </a>
      <Masthead />
      <main id="main" ref={main} tabIndex={-1}>
        <Page />
      </main>
      <footer class="foot">
        <p>{say.footer}</p>
      </footer>
      <div role="status" class="unseen" data-announcer>
        {announcement.value}
      </div>
      {isExpired.value && user.value !== null && <AgainDialog />}
    </>
  );
}
