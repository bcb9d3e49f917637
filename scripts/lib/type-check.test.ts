import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow, root } from './tree.ts';
import { checkTypes, projectsBelow } from './type-check.ts';

type Project = { readonly path: string; readonly config: ts.ParsedCommandLine };

/** Every project of the repository, as TypeScript reads its file. */
const projects: readonly Project[] = projectsBelow(root).map((path) => {
  const file = join(root, path);
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown };
  return { path, config: ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)) };
});

/** Options in which a project may differ from the root: the names in sight, not the strictness. */
const names =
  /^(?:lib|types|module|moduleResolution|jsx|jsxImportSource|configFilePath|pathsBasePath)$/;

const strictness = ({ config }: Project): readonly [string, unknown][] =>
  Object.entries(config.options)
    .filter(([option]) => !names.test(option))
    .sort();

test('every TypeScript file of the repository belongs to a project that is checked', () => {
  const checked = new Set(projects.flatMap(({ config }) => config.fileNames));
  const files = filesBelow(root).filter((path) => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((path) => !checked.has(join(root, path)))).toEqual([]);
});

test('every project is as strict as the root', () => {
  const [first, ...others] = projects;
  expect(first?.path).toBe('tsconfig.json');
  expect(others.length).toBeGreaterThan(3);
  for (const project of others) {
    expect(strictness(project), project.path).toEqual(first && strictness(first));
  }
});

let folder: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-types-'));
  const compilerOptions = { noEmit: true, strict: true, lib: ['ES5'], types: [] };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  write('empty/tsconfig.json', JSON.stringify({ compilerOptions }));
  write('inner/tsconfig.test.json', JSON.stringify({ compilerOptions }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what is wrong is told of each project, also the second time, until it is mended', async () => {
  write('seats.ts', 'export const seats: number = 4;');
  write('game.ts', `import { seats } from './seats';\nexport const most: number = seats;`);
  write('inner/game.ts', `export const most: number = 'four';`);
  const inner = {
    project: 'inner/tsconfig.test.json',
    said: expect.stringContaining('game.ts(1,14)'),
  };
  expect(await checkTypes(folder)).toEqual({ projects: 3, wrong: [inner] });
  write('seats.ts', `export const seats: string = 'four';`);
  const outer = { project: 'tsconfig.json', said: expect.stringContaining('game.ts(2,14)') };
  expect(await checkTypes(folder)).toEqual({ projects: 3, wrong: [outer, inner] });
  expect(await checkTypes(folder)).toEqual({ projects: 3, wrong: [outer, inner] });
  write('seats.ts', 'export const seats: number = 5;');
  write('inner/game.ts', 'export const most: number = 4;');
  expect(await checkTypes(folder)).toEqual({ projects: 3, wrong: [] });
});
