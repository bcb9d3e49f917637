import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { withCompressed } from './compressed.ts';

it('puts beside each text what browsers may take in its place, and leaves the rest alone', () => {
  const page = Buffer.from('<p>Staffetta</p>'.repeat(50));
  const font = Buffer.from('wOF2');
  const files = withCompressed(
    new Map([
      ['index.html', page],
      ['assets/serif.woff2', font],
    ]),
  );
  expect([...files.keys()]).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
    'assets/serif.woff2',
  ]);
  const [small = page, larger = page] = ['br', 'gz'].map((end) => files.get(`index.html.${end}`));
  expect(brotliDecompressSync(small)).toEqual(page);
  expect(gunzipSync(larger)).toEqual(page);
  expect(small.length).toBeLessThan(100);
});
