import { expect, test } from 'vitest';
import { difference, expectPicture } from './pictures.ts';
import { asKept, type Pixels, readPng, smallPng } from './png.ts';
import { useSite } from './site.ts';
import { writeInto } from './window.ts';

const site = useSite();

const [width, height] = [200, 120] as const;

/** A sheet of paper with a dark square of this size on it, a little lighter or darker. */
function sheet(square: number, shade = 0): Pixels {
  const data = new Uint8Array(width * height * 4).fill(240 - shade);
  for (let y = 10; y < 10 + square; y += 1) {
    for (let x = 10; x < 10 + square; x += 1) data.set([40, 60, 90, 255], (y * width + x) * 4);
  }
  const pixels: Pixels = { width, height, data };
  return readPng(smallPng(pixels));
}

test('a picture is small, and the same as itself', () => {
  expect(smallPng(sheet(40)).length).toBeLessThan(1_000);
  expect(difference(sheet(40), sheet(40))).toBeNull();
});

test('a shade that nobody sees is no difference, and neither are a few pixels', () => {
  expect(difference(sheet(40), sheet(40, 16))).toBeNull();
  expect(difference(sheet(0), sheet(3))).toBeNull();
});

test('a region that changed is, and is shown', () => {
  const found = difference(sheet(40), sheet(50));
  expect(found?.says).toBe('3.75 % of its pixels are others');
  const shown = readPng(found?.shows ?? Buffer.alloc(0));
  expect(difference(shown, sheet(40))).not.toBeNull();
});

test('another size is another picture', () => {
  const small = { width: 2, height: 1, data: new Uint8Array(8) };
  expect(difference(sheet(1), small)?.says).toBe('it is 2 × 1, not 200 × 120');
});

/** What the browser itself reads in a picture. */
const decoded = (png: string): string => `(async () => {
  const image = new Image();
  image.src = 'data:image/png;base64,${png}';
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(0, 0, image.width, image.height).data];
})()`;

test('a picture the browser takes is read as the browser reads it, and so is the small one of it', async () => {
  const { page } = await site.open();
  await writeInto(page, '<main style="filter: blur(1px)"><h1>Staffetta</h1><p>♥</p></main>');
  const desk = await page.context().newPage(); // whose policy is not ours
  const clip = { x: 0, y: 0, width: 160, height: 90 };
  for (const taken of [await page.screenshot({ clip }), await desk.screenshot({ clip })]) {
    const read = readPng(taken);
    const small = smallPng(read);
    for (const [png, ours] of [
      [taken, read],
      [small, asKept(read)],
    ] as const) {
      const browsers = await desk.evaluate<number[]>(decoded(png.toString('base64')));
      expect(Buffer.compare(Buffer.from(ours.data), Buffer.from(browsers))).toBe(0);
    }
  }
});

test('a state is held against its picture', async () => {
  const { page } = await site.open({ width: 390 });
  await writeInto(page, '<main><h1>Staffetta</h1><p>A page that stays as it is.</p></main>');
  await expectPicture(page, 'still');
  if (process.env.PICTURES === 'write') return; // what follows is not to be kept
  await writeInto(page, '<main><h1>Staffette</h1><p>A page that does not.</p></main>');
  await expect(expectPicture(page, 'still')).rejects.toThrow(/still\.difference\.png/);
});
