/** Type-checks every project of the repository, two at a time, and shows all that is wrong. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { filesBelow, root } from './lib/tree.ts';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const projectFile = /(?:^|\/)tsconfig(?:\.\w+)?\.json$/;

/** What TypeScript says about one project; empty when it is content. */
function check(project: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const args = [tsc, '--project', project, '--pretty', String(process.stdout.isTTY === true)];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const text = Buffer.concat(said).toString().trim();
      // TS18003: a project without files yet is content.
      if (code === 0 || text.includes('TS18003')) resolve('');
      else resolve(text || `tsc ended with ${code ?? signal}`);
    });
  });
}

const waiting = filesBelow(root).filter((path) => projectFile.test(path));
const total = waiting.length;
const wrong: string[] = [];

async function work(): Promise<void> {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    const said = await check(project);
    if (said !== '') wrong.push(`${project}\n${said}`);
  }
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));

for (const said of wrong.sort()) console.error(`${said}\n`);
console.log(`types: ${total - wrong.length} of ${total} projects are right`);
process.exitCode = wrong.length === 0 ? 0 : 1;
