import { chooseLanguage, isLanguage, language, languages, nameOfLanguage } from '../../language.ts';
import { chooseSingleKeys, hasSingleKeys } from '../../single-keys.ts';
import { sayings } from '../../words/settings.ts';

/** What is kept on this device only. */
export function DevicePart() {
  const say = sayings.value.device;
  return (
    <div class="form">
      <div class="field">
        <label for="page-language">{say.language}</label>
        <select
          id="page-language"
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
      </div>
      <div>
        <label class="check">
          <input
            type="checkbox"
            checked={hasSingleKeys.value}
            aria-describedby="single-keys-note"
            onChange={({ currentTarget: { checked } }) => chooseSingleKeys(checked)}
          />
          {say.singleKeys}
        </label>
        <p id="single-keys-note" class="hint">
          {say.singleKeysHint}
        </p>
      </div>
    </div>
  );
}
