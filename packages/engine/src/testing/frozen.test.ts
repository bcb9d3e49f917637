import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AnyTitle } from '../core/title.ts';
import { frozenTitles } from '../frozen/index.ts';
import { titles } from '../titles/index.ts';
import { playsGolden } from './golden.ts';
import { requireGrowth } from './growth.ts';
import { withoutShrinking } from './planted.ts';

const folder = new URL('../frozen/', import.meta.url);

type Entry = {
  readonly id: string;
  readonly version: number;
  readonly files: Readonly<Record<string, string>>;
};

const manifestFile = new URL('manifest.json', folder);
const manifest: readonly Entry[] = existsSync(manifestFile)
  ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as readonly Entry[])
  : [];

const sha256 = (path: string): string =>
  createHash('sha256')
    .update(readFileSync(new URL(path, folder)))
    .digest('hex');

describe('frozen versions of titles', () => {
  it('are what they were when they were frozen, file by file', () => {
    const files = Object.assign({}, ...manifest.map((entry) => entry.files)) as Entry['files'];
    for (const [path, hash] of Object.entries(files))
      expect([path, sha256(path)]).toEqual([path, hash]);
    const present = readdirSync(fileURLToPath(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath !== fileURLToPath(folder).slice(0, -1))
      .filter((entry) => entry.parentPath.includes('@'));
    expect(present).toHaveLength(Object.keys(files).length);
  });

  it('are registered, each under its id and version', () => {
    const registered = frozenTitles.map(({ id, version }) => `${id}@${version}`);
    expect(registered.sort()).toEqual(manifest.map(({ id, version }) => `${id}@${version}`).sort());
  });

  for (const frozen of frozenTitles) {
    const name = `${frozen.id}@${frozen.version}`;
    playsGolden(frozen, new URL(`${name}/`, folder).href);

    const current = titles.find(({ id }) => id === frozen.id);
    it(`${name} says nothing that its title’s present schemas do not take`, () => {
      expect(current, `the title ${frozen.id}`).toBeDefined();
      if (current !== undefined) requireGrowth(frozen, current);
    });
  }
});

describe('schemas that only grow', () => {
  it.each(titles)('take all that $id says now', (title) => {
    requireGrowth(title, title);
  });

  it.each(titles)('take a fact less of $id, and are refused', (title) => {
    const { facts, actions } = title.schema;
    const withoutFact = { ...title, schema: { ...title.schema, facts: facts.slice(1) } };
    const withoutAction = { ...title, schema: { ...title.schema, actions: actions.slice(1) } };
    const growing = (present: AnyTitle) => withoutShrinking(() => requireGrowth(title, present));
    expect(() => growing(withoutFact)).toThrow('no longer takes the fact');
    expect(() => growing(withoutAction)).toThrow('no longer takes the action');
  });
});
