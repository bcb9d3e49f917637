import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/tree.ts';
import { importViolations, type Workspace } from './imports.ts';
import { nameViolations, titlesOf, titleViolations } from './names.ts';
import { purityViolations } from './purity.ts';
import { isCode, parse, type Source, type Violation } from './source.ts';
import { neverEmpty, placeOf, zones } from './zones.ts';

export type Checked = { readonly files: number; readonly violations: readonly Violation[] };

type Manifest = { readonly name: string; readonly exports?: Readonly<Record<string, unknown>> };

const manifest = /^(?:packages|apps)\/[^/]+\/package\.json$/;

function emptyZones(sources: readonly Source[]): Violation[] {
  const held = new Set(sources.map(({ path }) => placeOf(path)?.zone.name));
  return neverEmpty
    .filter((name) => !held.has(name))
    .map((name) => ({
      file: String(zones.find((zone) => zone.name === name)?.path),
      line: 1,
      rule: 'empty-zone',
      advice: `no file is in "${name}"; make the table of zones fit the tree`,
    }));
}

const inOrder = (one: Violation, other: Violation): number =>
  one.file < other.file ? -1 : Number(one.file > other.file) || one.line - other.line;

/** Every broken boundary of the tree below a folder. */
export function checkTree(folder: string): Checked {
  const paths = filesBelow(folder);
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const sources = paths.filter(isCode).map((path) => parse(path, read(path)));
  const titles = titlesOf(paths, sources);
  const workspaces = paths
    .filter((path) => manifest.test(path))
    .map((path): Workspace => {
      const { name, exports } = JSON.parse(read(path)) as Manifest;
      return { name, exports: Object.keys(exports ?? {}) };
    });

  const named = paths.flatMap((path) => {
    const text = read(path);
    return text.includes('\0') ? [] : nameViolations(path, text, titles);
  });
  const violations = [
    ...emptyZones(sources),
    ...titleViolations(titles),
    ...sources.flatMap((source) => importViolations(source, workspaces)),
    ...sources.flatMap(purityViolations),
    ...named,
  ];
  return { files: paths.length, violations: violations.sort(inOrder) };
}
