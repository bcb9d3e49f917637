import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';
import { migrate } from './database/migrate.ts';
import { startCluster } from './embedded/cluster.ts';
import { runProgram } from './program.ts';
import { openService } from './service.ts';

// As deep below the root as source and as bundle.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const settings = join(root, '.env');
// What the environment itself says goes before what stands in the file.
if (existsSync(settings)) loadEnvFile(settings);

const code = await runProgram({
  environment: process.env,
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
