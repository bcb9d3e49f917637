import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEventStream } from './event-stream.ts';

const stream = [
  'retry: 1000\n\n',
  'id: 4\nevent: moved\ndata: {"version":4}\n\n',
  ': still here\n\n',
  'data: one\ndata: two\n\n',
].join('');

test('messages are read with their event, id and data; comments are not', () => {
  expect(readEventStream(`${stream}id: 5\nda`)).toEqual({
    messages: [
      { event: 'moved', data: '{"version":4}', id: '4' },
      { event: 'message', data: 'one\ntwo', id: null },
    ],
    retry: 1000,
    rest: 'id: 5\nda',
  });
});

test('however a stream is cut, the same messages come of it', () => {
  const whole = readEventStream(stream).messages;
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
      const ends = [...cuts.toSorted((one, other) => one - other), stream.length];
      const read = ends.reduce(
        ({ from, rest, messages }, end) => {
          const next = readEventStream(rest + stream.slice(from, end));
          return { from: end, rest: next.rest, messages: [...messages, ...next.messages] };
        },
        { from: 0, rest: '', messages: whole.slice(0, 0) },
      );
      expect(read.messages).toEqual(whole);
    }),
  );
});
