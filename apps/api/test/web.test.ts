import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freshDatabase, startService, type TestService } from './harness.ts';

const page = '<!doctype html><title>Staffetta</title>'.padEnd(2_000);
const script = 'export const turns = 16;'.padEnd(2_000);

let service: TestService;
let drop: () => Promise<void>;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-pages-'));
  mkdirSync(join(folder, 'assets'));
  for (const [path, text] of Object.entries({ 'index.html': page, 'assets/a.js': script })) {
    writeFileSync(join(folder, path), text);
    writeFileSync(join(folder, `${path}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${path}.gz`), gzipSync(text));
  }
  writeFileSync(join(folder, 'assets/serif.woff2'), 'wOF2');
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  service = await startService(fresh.urls, { webFolder: folder });
});
afterAll(async () => {
  await service.close();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, encodings: string) =>
  service.app.inject({
    url,
    headers: { accept: 'text/html', ...(encodings !== '' && { 'accept-encoding': encodings }) },
  });

describe('the pages', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip'],
    [undefined, ''],
    [undefined, 'identity'],
  ])('come as %s to whoever takes "%s"', async (encoding, taken) => {
    const types = {
      '/': 'text/html',
      '/games/unknown': 'text/html',
      '/assets/a.js': 'application/javascript',
    };
    for (const [address, type] of Object.entries(types)) {
      const { statusCode, headers, rawPayload } = await get(address, taken);
      expect({ address, statusCode }).toEqual({ address, statusCode: 200 });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toMatch(type);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(rawPayload.length < 500).toBe(encoding !== undefined);
    }
  });

  it('are kept for a year where their content names them, and asked for again elsewhere', async () => {
    const [asset, index] = [await get('/assets/a.js', 'br'), await get('/', 'br')];
    expect(asset.headers['cache-control']).toMatch(/max-age=31536000, immutable/);
    expect(index.headers['cache-control']).toBe('no-cache');
  });

  it('are sent as they are where nothing is gained', async () => {
    const { headers, body } = await get('/assets/serif.woff2', 'br');
    expect(body).toBe('wOF2');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('font/woff2');
  });

  it('have no compressed form with an address of its own', async () => {
    expect((await get('/assets/a.js.br', 'br')).statusCode).toBe(404);
  });
});
