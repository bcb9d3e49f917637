import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('fixtures/', import.meta.url);

export const fixtureNames: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.eml'))
  .map((name) => name.slice(0, -'.eml'.length))
  .sort();

/** A mail as it travels: the files are kept with the line ends of a repository. */
export const fixture = (name: string): Buffer =>
  Buffer.from(
    readFileSync(new URL(`${name}.eml`, folder), 'latin1').replaceAll('\n', '\r\n'),
    'latin1',
  );
