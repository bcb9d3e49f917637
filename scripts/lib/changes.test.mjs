import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedFiles, filesAt } from './changes.mjs';

let folder;

const git = (...args) => execFileSync('git', args, { cwd: folder });
const write = (path, text) => writeFileSync(join(folder, path), text);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-changes-'));
  mkdirSync(join(folder, 'rules'));
  for (const path of ['.gitignore', 'rules/deal.ts', 'rules/gone.ts', 'table.ts']) write(path, '');
  write('.gitignore', '*.log');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'Begin');
  write('rules/deal.ts', 'changed');
  write('rules/new.ts', '');
  write('rules/ignored.log', '');
  rmSync(join(folder, 'rules/gone.ts'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('finds what differs from the last commit: changed and new, not deleted or ignored', () => {
  expect(changedFiles(folder)).toEqual(['rules/deal.ts', 'rules/new.ts']);
});

test('finds the files at a path, which may be a folder, and refuses one that is nowhere', () => {
  expect(filesAt(folder, 'table.ts')).toEqual(['table.ts']);
  expect(filesAt(folder, 'rules').sort()).toEqual(['rules/deal.ts', 'rules/new.ts']);
  expect(filesAt(folder, 'new.ts', join(folder, 'rules'))).toEqual(['rules/new.ts']);
  expect(() => filesAt(folder, 'nowhere.ts')).toThrow('There is no file at nowhere.ts');
});
