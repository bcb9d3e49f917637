import { fileURLToPath } from 'node:url';
import { migrate } from './database/migrate.ts';
import { startCluster } from './embedded/cluster.ts';
import { readEnvironment } from './environment.ts';
import { runProgram } from './program.ts';
import { openService } from './service.ts';

// As deep below the root as source and as bundle.
const root = fileURLToPath(new URL('../../../', import.meta.url));

const code = await runProgram({
  environment: readEnvironment(root),
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
