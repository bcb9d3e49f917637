import { fileURLToPath } from 'node:url';
import { restoreFile } from '../backup/restoring.ts';
import { linesAbout } from '../backup/telling.ts';
import { operateOnWhole, readWords, tell } from '../operate.ts';

// `npm run restore -- <file>`: puts a backup into an empty database, brings that to this release, and
// checks the chain of every game, as `npm run verify` does. With `--json` for programs.

await operateOnWhole(fileURLToPath(new URL('../../../../', import.meta.url)), async (plan) => {
  const { words, asJson } = readWords();
  const [file] = words;
  if (file === undefined || words.length > 1) {
    console.error('Name the file: npm run restore -- <file>');
    return 2;
  }
  const restored = await restoreFile(plan, file);
  tell(asJson, restored, linesAbout(restored));
  return restored.damages.length === 0 ? 0 : 1;
});
