#!/usr/bin/env node
import { existsSync } from 'node:fs';

// npm links a command only to a file that is there. In a clone this one runs from its source, built
// or not: what was built may be of an older release than the file to be checked.
const built = new URL('dist/verify.js', import.meta.url);
const source = new URL('bin/verify.ts', import.meta.url);
const tsx = existsSync(source) ? await import('tsx/esm/api').catch(() => null) : null;
if (tsx === null) await import(built.href);
else await tsx.tsImport(source.href, import.meta.url);
