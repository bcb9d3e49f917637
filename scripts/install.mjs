import './requirements.mjs';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeTurn } from './lib/turn.mjs';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const [nodeMajor] = process.versions.node.split('.');

/** Where starts of one checkout wait for each other; `npm ci` empties node_modules itself. */
const turns = (root) => join(root, '.staffetta-install');
const installStamp = (root) => join(root, 'node_modules/.staffetta-installed');
const buildStamp = (root) => join(root, 'apps/api/dist/.built');

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** What installed packages depend on: the lock file, the machine and the line of Node.js. */
function describeInstallation(root) {
  const lock = createHash('sha256')
    .update(read(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch} node ${nodeMajor}\n`;
}

/** Whether npm notes in node_modules that it put there all that the lock file asks for. */
function isInstalledByHand(root) {
  const [wanted, found] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
    (name) => JSON.parse(read(join(root, name)) || '{}').packages ?? {},
  );
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return Object.keys(found).length > 0;
    const there = found[path];
    return there === undefined
      ? optional === true
      : there.version === version && there.integrity === integrity;
  });
}

function isInstalled(root) {
  const stamp = read(installStamp(root));
  return stamp === '' ? isInstalledByHand(root) : stamp === describeInstallation(root);
}

/** The npm that runs us, or the one on the search path. */
function findNpm() {
  const path = process.env.npm_execpath ?? '';
  return basename(path) === 'npm-cli.js' ? [process.execPath, path] : ['npm'];
}

function runNpm(root, args, hold) {
  const [program, ...first] = findNpm();
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (child.pid !== undefined) hold(child.pid);
    child.once('error', (cause) =>
      reject(new Error('npm could not be started. It comes with Node.js.', { cause })),
    );
    child.once('exit', (code, signal) => resolve({ ok: code === 0, how: code ?? signal }));
  });
}

async function install(root, hold) {
  console.log('Installing what is missing (npm ci): a minute or so …');
  rmSync(installStamp(root), { force: true });
  const { ok, how } = await runNpm(
    root,
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    hold,
  );
  if (!ok) {
    throw new Error(
      `The packages could not be installed: npm ci ended with ${how}, and says why above. Check the connection to the registry, the space on the disk and who owns node_modules, then try again.`,
    );
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(installStamp(root), describeInstallation(root));
}

/**
 * Installs the locked packages unless they are there; of two at once one waits for the other.
 * Stops in the middle of npm ci leave no notes and no stamp.
 */
export async function ensureInstalled(root = checkout) {
  if (isInstalled(root)) return;
  await takeTurn(
    turns(root),
    () => console.log('Another start is installing; waiting for it …'),
    ({ hold }) => (isInstalled(root) ? undefined : install(root, hold)),
  );
}

const passedOver = new Set(['node_modules', 'dist', 'coverage']);
const sources = [
  'apps',
  'packages',
  'scripts',
  'openapi.yaml',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

function listFiles(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries
    .filter(({ name }) => !(passedOver.has(name) || name.startsWith('.')))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? listFiles(inside) : [inside];
    })
    .sort();
}

/** Names the sources as they are: the same on every machine, and another after any change. */
export function hashSources(root) {
  const hash = createHash('sha256');
  for (const name of sources) {
    const path = join(root, name);
    const files = name.includes('.') ? [path] : listFiles(path);
    for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(read(file));
  }
  return hash.digest('hex');
}

const describeSources = (root) => `${describeInstallation(root)}${hashSources(root)}\n`;

const isBuilt = (root) =>
  existsSync(join(root, 'apps/api/dist/main.js')) &&
  read(buildStamp(root)) === describeSources(root);

/**
 * Builds as it is told, and notes of which sources, so that no start builds them again. Those that
 * change meanwhile are not the ones noted.
 */
export async function noteBuild(root, build) {
  const before = describeSources(root);
  rmSync(buildStamp(root), { force: true });
  await build();
  writeFileSync(buildStamp(root), before);
}

async function runBuild(root, hold) {
  console.log('Building …');
  const { ok, how } = await runNpm(root, ['run', '--silent', 'build'], hold);
  if (!ok) throw new Error(`The build ended with ${how}, and says why above.`);
}

/** Builds what is served unless it is of the sources as they are now. */
export async function ensureBuilt(root = checkout) {
  if (isBuilt(root)) return;
  await takeTurn(
    turns(root),
    () => console.log('Another start is building; waiting for it …'),
    ({ hold }) => (isBuilt(root) ? undefined : runBuild(root, hold)),
  );
}
