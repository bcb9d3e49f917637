import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notedWhole } from '../admin/noted-whole.ts';
import { dump } from '../backup/dump.ts';
import { writeBackup } from '../backup/file.ts';
import { noteBackup } from '../backup/noting.ts';
import { watched } from '../backup/watching.ts';
import { type Command, misunderstood, operateOnWhole, readWish, saidOr } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import type { Say } from '../progress.ts';

// `npm run backup -- <file or folder>`: the whole database as it is at one moment, while people play on.
// With `--json` for programs. It holds every secret: for the operator alone, and noted.

const usage = 'npm run -s backup -- <file or folder> [--reason <why>], with --json for programs.';

type Named = { readonly at: Date; readonly path: string };

/** The file to write: in a folder, one named after the moment. Nothing that is there is overwritten. */
async function fileFor({ at, path }: Named): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (found === null) {
    if ((await stat(dirname(path)).catch(() => null)) !== null) return path;
    throw new OperatorError(`The folder ${dirname(path)} is not there. Make it, or name another.`);
  }
  if (found.isDirectory()) {
    const moment = at.toISOString().replaceAll(':', '').replace(/\.\d+/, '');
    return fileFor({ at, path: join(path, `staffetta-${moment}.jsonl.gz`) });
  }
  throw new OperatorError(`${path} is there already, and is left as it is. Name another file.`);
}

/** Writes the file, and notes for the dashboard that it is whole. */
async function save(ownerUrl: string, path: string, say: Say) {
  const saved = await dump(ownerUrl, async (content) => {
    const { at, history } = content.opening;
    const file = await fileFor({ at, path });
    const portions = watched(content.portions, { say, what: 'Saved', all: null });
    const rows = await writeBackup(file, { ...content, portions });
    const { size } = await stat(file);
    return { file, at, bytes: size, migration: [...history.keys()].at(-1), rows };
  });
  const { at, bytes } = saved;
  await noteBackup(ownerUrl, { at, bytes });
  return saved;
}

export const command: Command = async (call) => {
  const wish = readWish(call, ['reason']);
  const [named, ...others] = wish?.words ?? [];
  if (wish === null || named === undefined || others.length > 0) return misunderstood(call, usage);
  return operateOnWhole(call, async ({ ownerUrl, serviceUrl }) => {
    const reason = saidOr(wish, 'reason', 'a backup', usage);
    const deed = { operation: 'backup', reason, asked: { file: named } };
    const saved = await notedWhole(serviceUrl, deed, () => save(ownerUrl, named, call.complain));
    const { file, bytes, rows } = saved;
    wish.tell(saved, [
      `Saved ${rows.game} games with ${rows.game_event} events, and all else, in ${file} (${bytes} bytes).`,
    ]);
    return 0;
  });
};
