import { expect, test } from 'vitest';
import { difference, expectPicture } from './pictures.ts';
import { type Pixels, smallPng } from './png.ts';
import { useSite } from './site.ts';

const site = useSite({ fonts: 'own' });

const [width, height] = [200, 120] as const;

/** A sheet of paper with a dark square of this size on it, a little lighter or darker. */
function sheet(square: number, shade = 0): Buffer {
  const data = new Uint8Array(width * height * 4).fill(240 - shade);
  for (let y = 10; y < 10 + square; y += 1) {
    for (let x = 10; x < 10 + square; x += 1) data.set([40, 60, 90, 255], (y * width + x) * 4);
  }
  const pixels: Pixels = { width, height, data };
  return smallPng(pixels);
}

test('a picture is small, and the same as itself', async () => {
  const { page } = await site.open();
  expect(sheet(40).length).toBeLessThan(1_000);
  expect(await difference(page, sheet(40), sheet(40))).toBeNull();
});

test('a shade that nobody sees is no difference, and neither are a few pixels', async () => {
  const { page } = await site.open();
  expect(await difference(page, sheet(40), sheet(40, 16))).toBeNull();
  expect(await difference(page, sheet(0), sheet(3))).toBeNull();
});

test('a region that changed is, and is shown', async () => {
  const { page } = await site.open();
  const found = await difference(page, sheet(40), sheet(50));
  expect(found?.says).toBe('3.75 % of its pixels are others');
  const shown = found?.shows ?? Buffer.alloc(0);
  expect(await difference(page, shown, sheet(40))).not.toBeNull();
});

test('another size is another picture', async () => {
  const { page } = await site.open();
  const small = smallPng({ width: 2, height: 1, data: new Uint8Array(8) });
  expect((await difference(page, sheet(1), small))?.says).toBe('it is 2 × 1, not 200 × 120');
});

test('a state is held against its picture', async () => {
  const { page } = await site.open({ width: 390 });
  await page.setContent('<main><h1>Staffetta</h1><p>A page that stays as it is.</p></main>');
  await expectPicture(page, 'still');
  if (process.env.PICTURES === 'write') return; // what follows is not to be kept
  await page.setContent('<main><h1>Staffette</h1><p>A page that does not.</p></main>');
  await expect(expectPicture(page, 'still')).rejects.toThrow(/still\.difference\.png/);
});
