import type { Client, Problem } from '@staffetta/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isExpired } from '../session.ts';
import { openNotes } from './notes.ts';

const problem = (status: number, retryAfter?: number): Problem => ({
  type: 'urn:staffetta:problem:of-a-kind',
  title: 'Of a kind',
  status,
  detail: 'So it is.',
  instance: '',
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/** A service that keeps a note, unless it has an answer ready for who would write. */
function noteKept(before: string, refusals: readonly Problem[]) {
  const shelf = { text: before, writes: 0 };
  const service: Pick<Client, 'note' | 'keepNote'> = {
    note: async () => ({ ok: true, data: { text: shelf.text, at: null } }),
    keepNote: async (_game, text) => {
      const refusal = refusals[shelf.writes];
      shelf.writes += 1;
      if (refusal !== undefined) return { ok: false, problem: refusal };
      shelf.text = text;
      return { ok: true, data: { text, at: '2026-01-01T00:00:00Z' } };
    },
  };
  return { shelf, service };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  isExpired.value = false;
});

/** Notes on which something is written, and the service that was to keep it. */
async function written(before: string, refusals: readonly Problem[], text: string) {
  const { shelf, service } = noteKept(before, refusals);
  const notes = openNotes('game', service);
  await notes.open();
  notes.write(text);
  await vi.advanceTimersByTimeAsync(1_000);
  return { notes, shelf };
}

test('what is written is kept', async () => {
  const { notes, shelf } = await written('', [], 'amber');
  expect(shelf).toEqual({ text: 'amber', writes: 1 });
  expect(notes.state.value).toBe('saved');
});

test('what fails by the way is tried again', async () => {
  const { notes, shelf } = await written('', [problem(503), problem(0)], 'amber');
  expect(notes.state.value).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shelf).toEqual({ text: 'amber', writes: 3 });
  expect(notes.state.value).toBe('saved');
  expect(notes.problem.value).toBeNull();
});

test('whoever is too quick waits as long as he is told', async () => {
  const { notes, shelf } = await written('', [problem(429, 60)], 'amber');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(shelf.writes).toBe(1);
  expect(notes.state.value).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(shelf).toEqual({ text: 'amber', writes: 2 });
});

test('what is refused is not sent again until something else is written', async () => {
  const { notes, shelf } = await written('', [problem(400)], 'too long');
  expect(notes.state.value).toBe('refused');
  expect(notes.problem.value?.status).toBe(400);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shelf.writes).toBe(1);
  expect(notes.text.value).toBe('too long');
  notes.write('short');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shelf).toEqual({ text: 'short', writes: 2 });
  expect(notes.state.value).toBe('saved');
});

test('what is too much together is shown together, to be shortened', async () => {
  const { service } = noteKept('ruby, from another device', [problem(400)]);
  const notes = openNotes('game', service);
  notes.write('jade');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(notes.state.value).toBe('refused');
  expect(notes.text.value).toBe('ruby, from another device\n\njade');
});

test('whoever was signed out goes on when he has signed in again', async () => {
  isExpired.value = true;
  const { notes, shelf } = await written('', [problem(401)], 'amber');
  expect(notes.state.value).toBe('refused');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shelf.writes).toBe(1);
  isExpired.value = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shelf).toEqual({ text: 'amber', writes: 2 });
  expect(notes.state.value).toBe('saved');
});
