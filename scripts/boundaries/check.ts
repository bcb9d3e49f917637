import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/tree.ts';
import { importViolations, type Workspace } from './imports.ts';
import {
  nameViolations,
  type Stated,
  statedOfTitle,
  titlesOf,
  titleViolations,
  withSpellings,
} from './names.ts';
import { purityViolations } from './purity.ts';
import { isCode, parse, type Violation } from './source.ts';
import { neverEmpty, placeOf, zones } from './zones.ts';

export type Checked = { readonly files: number; readonly violations: readonly Violation[] };

type Manifest = { readonly name: string; readonly exports?: Readonly<Record<string, unknown>> };

const manifest = /^(?:packages|apps)\/[^/]+\/package\.json$/;

function emptyZones(codePaths: readonly string[]): Violation[] {
  const held = new Set(codePaths.map((path) => placeOf(path)?.zone.name));
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

/** Every broken boundary of the tree below a folder. One parsed file is in memory at a time. */
export function checkTree(folder: string): Checked {
  const paths = filesBelow(folder);
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const workspaces = paths
    .filter((path) => manifest.test(path))
    .map((path): Workspace => {
      const { name, exports } = JSON.parse(read(path)) as Manifest;
      return { name, exports: Object.keys(exports ?? {}) };
    });

  const codePaths = paths.filter(isCode);
  const stated: Stated[] = [];
  const violations = emptyZones(codePaths);
  for (const path of codePaths) {
    const source = parse(path, read(path));
    stated.push(...statedOfTitle(source));
    violations.push(...importViolations(source, workspaces), ...purityViolations(source));
  }
  const titles = titlesOf(paths, stated);
  const named = titles.map(withSpellings);
  violations.push(...titleViolations(titles));
  for (const path of paths) {
    const text = read(path);
    if (!text.includes('\0')) violations.push(...nameViolations(path, text, named));
  }
  return { files: paths.length, violations: violations.sort(inOrder) };
}
