import { expect, it } from 'vitest';
import { openTurnstile } from './overload.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

it('a turnstile lets so many in at once, and the others in their order', async () => {
  const turnstile = openTurnstile(2, 2);
  const inside: string[] = [];
  const enter = (name: string) => void turnstile.enter().then(() => inside.push(name));
  for (const name of ['Ada', 'Bruno', 'Carla']) enter(name);
  await settle();
  expect(inside).toEqual(['Ada', 'Bruno']);
  expect(turnstile.isFull()).toBe(false);
  enter('Dario');
  expect(turnstile.isFull()).toBe(true);
  turnstile.leave();
  await settle();
  expect(inside).toEqual(['Ada', 'Bruno', 'Carla']);
  turnstile.leave();
  turnstile.leave();
  turnstile.leave();
  await settle();
  expect(inside).toEqual(['Ada', 'Bruno', 'Carla', 'Dario']);
  enter('Elena');
  await settle();
  expect(inside.at(-1)).toBe('Elena');
});
