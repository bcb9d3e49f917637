import { handOver } from '../../parts/hand-over.ts';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { sayings } from '../../words/inspecting.ts';
import { admin } from '../service.ts';
import type { PartProps } from './inspected.ts';

/** A game to keep: as a file that proves itself, or as a text to read. */
export function Files({ inspected: { id, isReferee }, game }: PartProps) {
  const say = sayings.value.files;
  const saving = useSaving();
  const wish = isReferee.value ? { referee: true } : {};
  const name = `${game.title}-${id}`;

  async function keepFile(): Promise<void> {
    const file = await saving.ask(() => admin.exportAnyGame(id, wish));
    if (file !== null) handOver(`${name}.json`, 'application/json', JSON.stringify(file));
  }

  async function keepText(): Promise<void> {
    const text = await saving.ask(() => admin.inspectLogText(id, wish));
    if (text !== null) handOver(`${name}.txt`, 'text/plain', text);
  }

  return (
    <div class="files">
      <button
        type="button"
        class="button button-small"
        aria-busy={saving.isSending.value}
        onClick={() => void keepText()}
      >
        {say.text}
      </button>
      <button
        type="button"
        class="button button-small"
        aria-busy={saving.isSending.value}
        onClick={() => void keepFile()}
      >
        {say.file}
      </button>
      <p class="soft">{isReferee.value ? say.whole : say.open}</p>
      <Saved saving={saving} />
    </div>
  );
}
