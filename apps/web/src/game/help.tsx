import { words } from '../language.ts';
import { useModal } from '../parts/modal.ts';
import { keyNames } from './keys.ts';

/** The list of keys. */
export function Help({ close }: { readonly close: () => void }) {
  const say = words.value.seated;
  const place = useModal();
  return (
    <dialog ref={place} class="dialog" aria-labelledby="help" onClose={close}>
      <h2 id="help">{say.help}</h2>
      <dl class="keys">
        {keyNames.map(([action, keys]) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say.keys[action]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="button" onClick={close}>
        {say.closeHelp}
      </button>
    </dialog>
  );
}
