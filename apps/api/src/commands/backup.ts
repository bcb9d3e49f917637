import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dump } from '../backup/dump.ts';
import { writeBackup } from '../backup/file.ts';
import { noteBackup } from '../backup/noting.ts';
import { operateOnWhole, readWords, tell } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';

// `npm run backup -- <file or folder>`: the whole database as it is at one moment, while people play on.
// With `--json` for programs. It holds every secret: for the operator alone.

type Named = { readonly at: Date; readonly named: string };

/** The file to write: in a folder, one named after the moment. Nothing that is there is overwritten. */
async function fileFor({ at, named }: Named): Promise<string> {
  const found = await stat(named).catch(() => null);
  if (found === null) {
    if ((await stat(dirname(named)).catch(() => null)) !== null) return named;
    throw new OperatorError(`The folder ${dirname(named)} is not there. Make it, or name another.`);
  }
  if (found.isDirectory()) {
    const moment = at.toISOString().replaceAll(':', '').replace(/\.\d+/, '');
    return fileFor({ at, named: join(named, `staffetta-${moment}.jsonl.gz`) });
  }
  throw new OperatorError(`${named} is there already, and is left as it is. Name another file.`);
}

await operateOnWhole(fileURLToPath(new URL('../../../../', import.meta.url)), async (plan) => {
  const { words, asJson } = readWords();
  const [named] = words;
  if (named === undefined || words.length > 1) {
    console.error('Name a file or a folder: npm run backup -- <file or folder>');
    return 2;
  }
  const saved = await dump(plan.ownerUrl, async (content) => {
    const { at, history } = content.opening;
    const file = await fileFor({ at, named });
    const rows = await writeBackup(file, content);
    const { size } = await stat(file);
    return { file, at, bytes: size, migration: [...history.keys()].at(-1), rows };
  });
  const { file, at, bytes, rows } = saved;
  await noteBackup(plan.ownerUrl, { at, bytes });
  tell(asJson, saved, [
    `Saved ${rows.game} games with ${rows.game_event} events, and all else, in ${file} (${bytes} bytes).`,
  ]);
  return 0;
});
