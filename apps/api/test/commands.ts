import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { DatabaseUrls } from '../src/embedded/databases.ts';
import type { Call, Command } from '../src/operate.ts';

// The operator's commands as they run in a process of their own, but in the process of a test.

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The environment of a command on a database. */
export const on = ({ ownerUrl, serviceUrl }: Pick<DatabaseUrls, 'ownerUrl' | 'serviceUrl'>) => ({
  DATABASE_URL: serviceUrl,
  DATABASE_OWNER_URL: ownerUrl,
});

/** The ending of a command: its code, and the lines it wrote. */
export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

type Environment = Readonly<Record<string, string>>;

/** Runs a command to its end, as with nothing but these variables set. */
export async function called(
  command: Command,
  words: readonly string[],
  environment: Environment,
): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const into = (stream: keyof typeof said) => (line: string) => {
    said[stream] += `${line}\n`;
  };
  const call: Call = {
    words,
    root,
    config: () => readConfig(environment, root),
    print: into('stdout'),
    complain: into('stderr'),
  };
  const code = await command(call);
  return { code, ...said };
}

/** The same for the command of this name. */
export async function runCommand(
  name: string,
  words: readonly string[],
  environment: Environment,
): Promise<Ended> {
  const { command }: { command: Command } = await import(`../src/operator/${name}.ts`);
  return called(command, words, environment);
}

/** Runs a command that ends with 0; gives what it wrote. */
export async function runWell(
  name: string,
  words: readonly string[],
  environment: Environment,
): Promise<string> {
  const { code, stdout, stderr } = await runCommand(name, words, environment);
  expect(code, stderr).toBe(0);
  return stdout;
}
