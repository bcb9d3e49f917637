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
import { AccountPage, AgainDialog, KeepPage } from './pages/account.tsx';
import { GamePage } from './pages/game.tsx';
import { GamesPage } from './pages/games.tsx';
import { MailLinkPage } from './pages/mail-link.tsx';
import { Mark } from './parts/marks.tsx';
import { route } from './route.ts';
import { signOut } from './service.ts';
import { isExpired, isGuest, user } from './session.ts';

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
          <a href="/" aria-current={route.value.page === 'games' ? 'page' : undefined}>
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

function Page() {
  const here = route.value;
  if (here.page === 'link') {
    const { purpose, link } = here;
    return <MailLinkPage key={`${purpose} ${link}`} purpose={purpose} link={link} />;
  }
  if (user.value === null) return <AccountPage />;
  if (here.page === 'register' && isGuest.value) return <KeepPage />;
  if (here.page === 'games' || here.page === 'register') return <GamesPage />;
  return here.page === 'game' ? <GamePage key={here.game} id={here.game} /> : <Nowhere />;
}

/** What changes when another page is shown, and not when the same one moves on. */
function pageName(): string {
  const here = route.value;
  if (here.page === 'link') return here.purpose;
  if (user.value === null) return 'account';
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
