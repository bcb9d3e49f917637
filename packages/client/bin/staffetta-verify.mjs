#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/verify.js', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  console.error('Build first: npm run build');
  process.exitCode = 2;
}
