import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { root } from '../../scripts/lib/tree.ts';

/** The package of the browser, which does not export its manifest. */
function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = JSON.parse(readFileSync(join(dirname(entry), '../../package.json'), 'utf8'));
  return String(manifest.version);
}

/** The browser's own fonts and none of the machine's: pages are drawn the same everywhere. */
const fontsConfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * Unpacks the browser, its libraries and its fonts. The package unpacks into the folder for temporary
 * files, and the libraries only where it believes to be at its usual host: so both are pretended.
 */
async function unpackInto(folder: string): Promise<void> {
  const { default: packed } = await import('@sparticuz/chromium');
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env;
  mkdirSync(folder, { recursive: true });
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  try {
    await packed.executablePath();
  } finally {
    for (const [name, value] of Object.entries({ TMPDIR, AWS_EXECUTION_ENV })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** The folder with the unpacked browser: unpacked once, and whole when it appears. */
async function unpacked(): Promise<string> {
  const folder = join(root, 'node_modules/.cache', `chromium-${packageVersion()}`);
  if (existsSync(folder)) return folder;
  const part = `${folder}.${randomUUID()}`;
  await unpackInto(part);
  try {
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true }); // another run was faster
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** Written with every launch, since the folder may be older than what stands in it here. */
function writeFonts(folder: string): string {
  const path = join(folder, 'fonts.conf');
  writeFileSync(path, fontsConfig(folder));
  return path;
}

async function launchOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { channel: 'chrome', args: quiet };
  }
  const folder = await unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    args: [...quiet, '--no-sandbox', '--headless=shell'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: writeFonts(folder),
    },
  };
}

/** A real browser: the packed one on Linux, an installed Chrome elsewhere. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

let started: Promise<Browser> | null = null;

/** The browser all files of one worker share; it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  started ??= launchBrowser();
  return started;
}
