import { expect, test } from 'vitest';
import { describeProgress, describeSlowest, describeTime, statusLine } from './summary.mjs';

test('says by how much a run is under its limit, or over it', () => {
  expect(describeTime(311.6)).toBe('312 s in all: 18 s under its limit of 330 s');
  expect(describeTime(330)).toBe('330 s in all: 0 s under its limit of 330 s');
  expect(describeTime(371.2)).toBe(
    '371 s in all: 41 s over its limit of 330 s; it may never take more than 480 s',
  );
});

test('names the files that took longest with their seconds', () => {
  const files = [
    { file: 'a.test.ts', seconds: 81.24 },
    { file: 'b.test.ts', seconds: 7 },
  ];
  expect(describeSlowest(files)).toBe(
    'took longest:\n    81.2 s  a.test.ts\n     7.0 s  b.test.ts\n',
  );
  expect(describeSlowest([])).toBe('');
});

/** A stream that remembers what is written to it. */
function remembering(of) {
  const written = [];
  return { written, stream: { ...of, write: (text) => written.push(text) } };
}

test('shows in a terminal what runs, how many are done and the time, on one line', () => {
  const { written, stream } = remembering({ isTTY: true, columns: 30 });
  const status = statusLine(stream);
  const running = ['types', 'format and lint'];
  const progress = describeProgress({ running, done: 2, total: 7, seconds: 12.9 });
  expect(progress).toBe('2 of 7 checks, 12 s: types, format and lint');
  status.show(progress);
  status.clear();
  expect(written).toEqual([`\r\u001B[K${progress.slice(0, 29)}`, '\r\u001B[K']);
});

test('shows nothing where there is no terminal', () => {
  const { written, stream } = remembering({ isTTY: undefined });
  const status = statusLine(stream);
  status.show('2 of 7');
  status.clear();
  expect(written).toEqual([]);
});
