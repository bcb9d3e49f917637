import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env, loadEnvFile } from 'node:process';

/** The environment, with what the file `.env` adds: what is set already goes before. */
export function readEnvironment(root: string): NodeJS.ProcessEnv {
  const file = join(root, '.env');
  if (existsSync(file)) loadEnvFile(file);
  return env;
}
