import { build } from 'esbuild';
import { npmOutside } from './build.ts';
import { filesBelow } from './tree.ts';

/** The files that each file imports, by path. */
type Imports = Readonly<Record<string, readonly string[]>>;

/** Files whose tests vitest runs as one project, and how many of these a check runs at most. */
type Part = {
  readonly project: string;
  readonly files: RegExp;
  readonly tests: RegExp;
  readonly most: number;
};

/** The numbers keep a check under half a minute: what has a service or a browser takes longest. */
const parts: readonly Part[] = [
  {
    project: 'engine',
    files: /^packages\/engine\//,
    tests: /^packages\/engine\/src\/.+\.test\.ts$/,
    most: 6,
  },
  {
    project: 'engine',
    files: /^packages\/client\//,
    tests: /^packages\/client\/src\/.+\.test\.ts$/,
    most: 20,
  },
  {
    project: 'web',
    files: /^apps\/web\//,
    tests: /^apps\/web\/src\/.+\.test\.tsx?$/,
    most: 20,
  },
  {
    project: 'api',
    files: /^(?:apps\/api|migrations)\//,
    tests: /^apps\/api\/(?:src|test)\/.+\.test\.ts$/,
    most: 3,
  },
  {
    project: 'scripts',
    files: /^scripts\//,
    tests: /^scripts\/.+\.test\.(?:ts|mjs)$/,
    most: 4,
  },
  {
    project: 'program',
    files: /^(?:tests\/program|bench)\//,
    tests: /^(?:tests\/program\/.+|bench\/.+)\.test\.ts$/,
    most: 1,
  },
  {
    project: 'browser',
    files: /^tests\/browser\//,
    tests: /^tests\/browser\/.+\.test\.ts$/,
    most: 1,
  },
];

/** Tests of one part that a check runs, the nearest first, and how many there were to choose from. */
type Chosen = {
  readonly project: string;
  readonly tests: readonly string[];
  readonly related: number;
};

/** The part whose tests a file is for; none for papers and settings. */
const partOf = (path: string): Part | undefined => parts.find(({ files }) => files.test(path));

/** The project that runs a test file. */
export const projectOf = (path: string): string | undefined => {
  const part = partOf(path);
  return part?.tests.test(path) ? part.project : undefined;
};

/** For each file that comes to a changed one by its imports: by how many of them. */
function distances(changed: readonly string[], imports: Imports): ReadonlyMap<string, number> {
  const found = new Map(changed.map((path) => [path, 0]));
  let nearest: ReadonlySet<string> = new Set(changed);
  for (let distance = 1; nearest.size > 0; distance += 1) {
    const importers = Object.entries(imports)
      .filter(([path, imported]) => !found.has(path) && imported.some((one) => nearest.has(one)))
      .map(([path]) => path);
    for (const path of importers) found.set(path, distance);
    nearest = new Set(importers);
  }
  return found;
}

const wordsOf = (path: string): readonly string[] => path.split(/[^a-z0-9]+/i);

/** How many words the path of a test has in common with that of a changed file. */
function likeness(test: string, changed: readonly string[]): number {
  const words = new Set(wordsOf(test));
  return Math.max(...changed.map((path) => wordsOf(path).filter((one) => words.has(one)).length));
}

function choose(part: Part, changed: readonly string[], imports: Imports): Chosen {
  const tests = Object.keys(imports).filter((path) => part.tests.test(path));
  const reached = distances(changed, imports);
  const importing = tests.filter((test) => reached.has(test));
  // Nothing imports a file of data: the tests with the most similar paths stand in.
  const related = importing.length > 0 ? importing : tests;
  const ranked = related
    .map((test) => ({ test, far: reached.get(test) ?? 0, like: likeness(test, changed) }))
    .sort((one, other) => one.far - other.far || other.like - one.like);
  return {
    project: part.project,
    tests: ranked.slice(0, part.most).map(({ test }) => test),
    related: related.length,
  };
}

/** Imports of these files and of all they import, except packages of npm. */
async function readImports(folder: string, files: readonly string[]): Promise<Imports> {
  const { metafile } = await build({
    stdin: { contents: files.map((path) => `import './${path}';`).join('\n'), resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [npmOutside],
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  return Object.fromEntries(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      path,
      imports.filter(({ external }) => external !== true).map((one) => one.path),
    ]),
  );
}

/**
 * Tests for a change: of each part with changed files, the test files of that part that import one;
 * first those that do so through the fewest files, then those with the most similar path.
 */
export async function relatedTests(
  folder: string,
  changed: readonly string[],
): Promise<readonly Chosen[]> {
  const files = filesBelow(folder);
  const concerned = parts.filter((part) => changed.some((path) => partOf(path) === part));
  return Promise.all(
    concerned.map(async (part) => {
      const tests = files.filter((path) => part.tests.test(path));
      const own = changed.filter((path) => partOf(path) === part);
      return choose(part, own, await readImports(folder, tests));
    }),
  );
}
