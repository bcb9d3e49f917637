import { crc32, deflateSync } from 'node:zlib';

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

/** The colours there is most of. */
function paletteOf({ data }: Pixels): readonly number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = coarse(data, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([one, many], [other, more]) => more - many || one - other);
  return sorted.slice(0, most).map(([colour]) => colour);
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

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** A picture as a PNG of at most 256 colours, a byte a pixel: a fraction of what a browser writes. */
export function smallPng(pixels: Pixels): Buffer {
  const { width, height, data } = pixels;
  const palette = paletteOf(pixels);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const lines = Buffer.alloc((width + 1) * height); // each line begins with its filter: none
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = coarse(data, pixel * 4);
    const place = places.get(colour) ?? nearestIn(palette, colour);
    places.set(colour, place);
    lines[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = place;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits, by palette
  const colours = palette.flatMap((colour) =>
    parts(colour).map((part) => (part << 3) | (part >> 2)),
  );
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
