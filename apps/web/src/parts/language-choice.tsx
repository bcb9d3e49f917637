import { useSignal } from '@preact/signals';
import {
  chooseLanguage,
  isLanguage,
  type Language,
  language,
  languageMissed,
  languages,
  languageWanted,
  loadAnewIn,
  nameOfLanguage,
  words,
} from '../language.ts';

type LanguageChoiceProps = {
  readonly id?: string; // where a label stands beside it
  readonly class?: string;
};

/** The language of the pages; one whose words do not come is said to be missing where it was chosen. */
export function LanguageChoice({ id, class: kind }: LanguageChoiceProps) {
  const missed = useSignal<Language | null>(null);
  const isMain = id === undefined;
  const missing = isMain ? (missed.value ?? languageMissed.value) : missed.value; // said once
  const say = words.value;

  async function choose(chosen: Language): Promise<void> {
    missed.value = null;
    languageMissed.value = null;
    if (!(await chooseLanguage(chosen))) missed.value = chosen;
  }

  return (
    <>
      <select
        id={id}
        class={kind}
        aria-label={isMain ? say.language : undefined}
        aria-busy={languageWanted.value !== language.value}
        value={languageWanted.value}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) void choose(value);
        }}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {nameOfLanguage(tag)}
          </option>
        ))}
      </select>
      {missing !== null && <LanguageMissing tag={missing} />}
    </>
  );
}

function LanguageMissing({ tag }: { readonly tag: Language }) {
  const say = words.value;
  return (
    <div class="notice notice-trouble language-missing" role="alert">
      <p>{say.languageMissing(nameOfLanguage(tag))}</p>
      <button type="button" class="button" onClick={() => loadAnewIn(tag)}>
        {say.tryAgain}
      </button>
    </div>
  );
}
