import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow, root } from './tree.ts';

const compiler = createRequire(import.meta.url).resolve('ts7/package.json');
/** The native TypeScript compiler. */
export const tsc = join(dirname(compiler), 'bin/tsc');

const projectFile = /(?:^|\/)tsconfig(?:\.\w+)?\.json$/;

/** A project's file and what TypeScript says is wrong with it. */
type WrongProject = { readonly project: string; readonly said: string };

type TypesChecked = { readonly projects: number; readonly wrong: readonly WrongProject[] };

/** Every project below a folder; the folder's own first, since it takes longest. */
export const projectsBelow = (folder: string): readonly string[] =>
  filesBelow(folder)
    .filter((path) => projectFile.test(path))
    .sort((one, other) => Number(one.includes('/')) - Number(other.includes('/')));

/** Where TypeScript notes what it found, so that the next check reads again only what changed. */
const notesOf = (folder: string, project: string): string =>
  join(folder, 'node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);

/** Output of the compiler for one project; empty if nothing is wrong. */
function check(folder: string, project: string, pretty: boolean): Promise<string> {
  const incremental = ['--incremental', '--tsBuildInfoFile', notesOf(folder, project)];
  const args = [tsc, '--project', project, ...incremental, '--pretty', String(pretty)];
  return new Promise((resolve, reject) => {
    // Each of several threads checks much of the same again; two projects at a time cost half.
    const child = spawn(process.execPath, [...args, '--singleThreaded'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GOGC: '400' }, // its garbage collector: a fifth of the time, 100 MB more
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const text = Buffer.concat(said).toString().trim();
      // TS18003: a project without files yet is right.
      if (code === 0 || text.includes('TS18003')) resolve('');
      else resolve(text || `tsc ended with ${code ?? signal}`);
    });
  });
}

/** Type-checks every project below a folder, as many at a time as there are processors, up to four. */
export async function checkTypes(folder = root, { pretty = false } = {}): Promise<TypesChecked> {
  const projects = projectsBelow(folder);
  const waiting = [...projects];
  const wrong: WrongProject[] = [];
  const work = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const said = await check(folder, project, pretty);
      if (said !== '') wrong.push({ project, said });
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  const inOrder = projects.flatMap((project) => wrong.filter((one) => one.project === project));
  return { projects: projects.length, wrong: inOrder };
}
