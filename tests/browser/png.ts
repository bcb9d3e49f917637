import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** A picture as a canvas has it: four bytes a pixel. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};

const most = 256;

/** Colours are held apart by their five highest bits: what nobody sees does not count. */
const coarse = (pixels: Uint8Array, at: number): number =>
  (((pixels[at] ?? 0) >> 3) << 10) |
  (((pixels[at + 1] ?? 0) >> 3) << 5) |
  ((pixels[at + 2] ?? 0) >> 3);

const parts = (colour: number): readonly [number, number, number] => [
  (colour >> 10) & 31,
  (colour >> 5) & 31,
  colour & 31,
];

const distance = (one: number, other: number): number => {
  const [others, ours] = [parts(other), parts(one)];
  return ours.reduce((sum, part, place) => sum + (part - (others[place] ?? 0)) ** 2, 0);
};

/** How many colours there can be, held apart so. */
const colours = 1 << 15;

/** The colours there is most of. */
function paletteOf({ data }: Pixels): readonly number[] {
  const counts = new Uint32Array(colours);
  for (let at = 0; at < data.length; at += 4) {
    const colour = coarse(data, at);
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  const used = [...counts.keys()].filter((colour) => counts[colour] !== 0);
  const count = (colour: number): number => counts[colour] ?? 0;
  return used.sort((one, other) => count(other) - count(one) || one - other).slice(0, most);
}

const nearestIn = (palette: readonly number[], colour: number): number =>
  palette.reduce(
    (best, candidate, place) =>
      distance(candidate, colour) < distance(palette[best] ?? 0, colour) ? place : best,
    0,
  );

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** How a PNG says that its bytes are places in a palette: pngjs does not write it. */
const ofPalette = 3;

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Each pixel as the place of its colour in a palette. */
type Painted = {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly number[];
  readonly places: Uint8Array;
};

/** A picture in at most 256 colours. */
function painted(pixels: Pixels): Painted {
  const { width, height, data } = pixels;
  const palette = paletteOf(pixels);
  const placeOf = new Int16Array(colours).fill(-1);
  for (const [place, colour] of palette.entries()) placeOf[colour] = place;
  const places = new Uint8Array(width * height);
  for (let pixel = 0; pixel < places.length; pixel += 1) {
    const colour = coarse(data, pixel * 4);
    if ((placeOf[colour] ?? -1) < 0) placeOf[colour] = nearestIn(palette, colour);
    places[pixel] = placeOf[colour] ?? 0;
  }
  return { width, height, palette, places };
}

/** The three bytes of a colour as it is written down. */
const shownAs = (colour: number): readonly [number, number, number] => {
  const [red, green, blue] = parts(colour);
  return [(red << 3) | (red >> 2), (green << 3) | (green >> 2), (blue << 3) | (blue >> 2)];
};

/** The pixels at these places of a palette, whose colours are four bytes each. */
function inColours(palette: Uint32Array, places: Uint8Array): Uint8Array {
  const pixels = new Uint32Array(places.length);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    pixels[pixel] = palette[places[pixel] ?? 0] ?? 0;
  }
  return new Uint8Array(pixels.buffer);
}

/** What a picture shows once it is written down as a small PNG, and read again. */
export function asKept(pixels: Pixels): Pixels {
  const { width, height, palette, places } = painted(pixels);
  const bytes = Uint8Array.from(palette.flatMap((colour) => [...shownAs(colour), 255]));
  return { width, height, data: inColours(new Uint32Array(bytes.buffer), places) };
}

/** A picture as a PNG of at most 256 colours, a byte a pixel: a fraction of what a browser writes. */
export function smallPng(pixels: Pixels): Buffer {
  const { width, height, palette, places } = painted(pixels);
  const lines = Buffer.alloc((width + 1) * height); // each line begins with its filter: none
  for (let line = 0; line < height; line += 1) {
    lines.set(places.subarray(line * width, (line + 1) * width), line * (width + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, ofPalette, 0, 0, 0], 8); // eight bits
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(shownAs))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What a PNG shows. */
export function readPng(png: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, data };
}
