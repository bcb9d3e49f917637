import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, loadEnvFile } from 'node:process';
import { parseEnv } from 'node:util';
import { refuseUnknownIn } from './config.ts';

/** The environment, with what the file `.env` adds: what is set already goes before. */
export function readEnvironment(root: string): NodeJS.ProcessEnv {
  const file = join(root, '.env');
  if (!existsSync(file)) return env;
  refuseUnknownIn(file, Object.keys(parseEnv(readFileSync(file, 'utf8'))));
  loadEnvFile(file);
  return env;
}
