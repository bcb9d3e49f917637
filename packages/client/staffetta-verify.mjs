#!/usr/bin/env node
import { existsSync } from 'node:fs';

// npm links a command only to a file that is there, and what this one runs is built.
const built = new URL('dist/verify.js', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  console.error('Build first: npm run build');
  process.exitCode = 2;
}
