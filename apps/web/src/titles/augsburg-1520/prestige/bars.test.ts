import { expect, test } from 'vitest';
import { fateOf, wantingTo } from './bars.ts';

test('prestige is kept up to the bar and lost beyond it', () => {
  expect(fateOf({ prestige: 19, cap: 25 }, 6)).toEqual({ to: 25, lost: 0 });
  expect(fateOf({ prestige: 20, cap: 25 }, 7)).toEqual({ to: 25, lost: 2 });
  expect(fateOf({ prestige: 45, cap: 45 }, 3)).toEqual({ to: 45, lost: 3 });
  expect(fateOf({ prestige: 45, cap: null }, 3)).toEqual({ to: 48, lost: 0 });
});

const none = {
  church: null,
  cathedral: null,
  coat: null,
  patent: null,
  mint: null,
  architect: null,
};

test('a church is wanting first, also to whoever has a cathedral', () => {
  expect(wantingTo({ rights: none })).toBe('church');
  expect(wantingTo({ rights: { ...none, cathedral: 'cathedral-1' } })).toBe('church');
  expect(wantingTo({ rights: { ...none, church: 'church-1' } })).toBe('cathedral');
  expect(wantingTo({ rights: { ...none, church: 'church-1', cathedral: 'cathedral-1' } })).toBe(
    null,
  );
});
