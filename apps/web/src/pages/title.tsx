import '../styles/game.css';
import '../styles/rules.css';
import { useSignal } from '@preact/signals';
import type { Title } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { AboutEdition } from '../game/about-edition.tsx';
import { words } from '../language.ts';
import { useNamedPlace } from '../parts/named-place.ts';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { TryNow } from '../parts/try-now.tsx';
import { createAddress, ruleAnchor } from '../route.ts';
import { type Chapter, findRules } from '../rule-book.ts';
import { isGuest, user } from '../session.ts';
import { shownTitle, showTitle, titleTrouble } from '../titles.ts';

const chapterAnchor = (id: string): string => `chapter-${id.replaceAll(/[^\w]+/g, '-')}`;

function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const say = words.value.pages.rules;
  return (
    <nav class="rules-contents" aria-labelledby="contents">
      <h2 id="contents">{say.contents}</h2>
      <ol>
        {chapters.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${chapterAnchor(id)}`}>
              <span class="rules-number">{id}</span> {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const ChapterOf = ({ chapter: { id, heading, rules } }: { readonly chapter: Chapter }) => (
  <section class="rules-chapter" aria-labelledby={chapterAnchor(id)}>
    <h3 id={chapterAnchor(id)} tabIndex={-1}>
      <span class="rules-number">{id}</span> {heading}
    </h3>
    {rules.map((rule) => (
      <div key={rule.id} id={ruleAnchor(rule.id)} class="rule-entry" tabIndex={-1}>
        <a
          class="rule-id"
          href={`#${ruleAnchor(rule.id)}`}
          aria-label={words.value.pages.rules.link(rule.id)}
        >
          {rule.id}
        </a>
        <p>{rule.text}</p>
      </div>
    ))}
  </section>
);

/** The whole book: contents, a field to find a rule, and the rules chapter by chapter. */
function RuleBook({ title }: { readonly title: Title }) {
  const say = words.value.pages.rules;
  const wanted = useSignal('');
  const chapters = findRules(title, wanted.value);
  const found = chapters.reduce((count, { rules }) => count + rules.length, 0);
  const isWhole = wanted.value.trim() === '';

  useNamedPlace();

  return (
    <div class="rules-book">
      <div class="rules-side">
        <search class="field rules-find">
          <label for="find-rule">{say.find}</label>
          <input
            id="find-rule"
            type="search"
            value={wanted.value}
            autocomplete="off"
            onInput={({ currentTarget }) => {
              wanted.value = currentTarget.value;
            }}
          />
          <p class="hint" role="status">
            {!isWhole && say.found(found)}
          </p>
        </search>
        {chapters.length > 0 && <Contents chapters={chapters} />}
      </div>
      <section class="rules-text" aria-labelledby="rules">
        <h2 id="rules">{say.heading}</h2>
        {chapters.map((chapter) => (
          <ChapterOf key={chapter.id} chapter={chapter} />
        ))}
      </section>
    </div>
  );
}

/** The rules of a title, an anchor each, and what is printed in its edition. */
export function TitlePage({ id }: { readonly id: string }) {
  const say = words.value.pages;
  useEffect(() => showTitle(id), [id]);
  const title = shownTitle.value;
  const trouble = titleTrouble.value;
  if (title === null) {
    if (trouble === null) return <Loading />;
    const isMissing = trouble.status === 404;
    return (
      <>
        <h1 tabIndex={-1}>{isMissing ? say.rules.notFound : say.nav.rules}</h1>
        {isMissing ? (
          <p>
            <a href="/titles">{say.home.titles}</a>
          </p>
        ) : (
          <Trouble problem={trouble} again={() => location.reload()} />
        )}
      </>
    );
  }
  return (
    <div class="title-page">
      <header class="title-head">
        <div>
          <p class="title-players">{say.home.forPlayers(title.seats.min, title.seats.max)}</p>
          <h1 tabIndex={-1}>{title.name}</h1>
          <p class="title-summary">{title.summary}</p>
        </div>
        <div class="title-ways">
          {user.value !== null && !isGuest.value && (
            <a class="button button-main" href={createAddress(title.id)}>
              {say.home.openTable}
            </a>
          )}
          <TryNow title={title} />
        </div>
      </header>
      <RuleBook title={title} />
      <AboutEdition title={title} />
    </div>
  );
}
