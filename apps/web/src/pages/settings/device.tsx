import { LanguageChoice } from '../../parts/language-choice.tsx';
import { chooseSingleKeys, hasSingleKeys } from '../../single-keys.ts';
import { sayings } from '../../words/settings.ts';

/** What is kept on this device only. */
export function DevicePart() {
  const say = sayings.value.device;
  return (
    <div class="form">
      <div class="field">
        <label for="page-language">{say.language}</label>
        <LanguageChoice id="page-language" />
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
