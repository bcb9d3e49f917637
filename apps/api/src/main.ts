import { fileURLToPath } from 'node:url';
import { migrate } from './database/migrate.ts';
import { startCluster } from './embedded/cluster.ts';
import { readEnvironment } from './environment.ts';
import { OperatorError } from './operator-error.ts';
import { runProgram } from './program.ts';
import { openService } from './service.ts';

// As deep below the root as source and as bundle.
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The environment, or the sentence that says what is wrong with its file. */
function environment(): NodeJS.ProcessEnv {
  try {
    return readEnvironment(root);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const code = await runProgram({
  environment: environment(),
  root,
  print: console.log,
  complain: console.error,
  exit: process.exit,
  onSignal: (name, heed) => process.on(name, heed),
  startCluster,
  migrate,
  openService,
});
process.exit(code);
