import { expect, test } from 'vitest';
import { privilegeFor } from './by-privilege.ts';

test.each([
  [{ type: 'step', colour: 'orange', from: null }, 'orange'],
  [{ type: 'take-right', right: 'patent' }, 'orange'],
  [{ type: 'take-right', right: 'mint' }, 'violet'],
  [{ type: 'build', building: 'church', by: 'violet' }, 'violet'],
  [{ type: 'take-florins', by: 'yellow' }, 'yellow'],
  [{ type: 'gain-prestige', by: 'prestige7' }, 'prestige7'],
  [{ type: 'draw' }, 'draw2'],
])('%j goes by its privilege', (action, privilege) => {
  expect(privilegeFor(action)).toBe(privilege);
});

test('what an Architect builds goes by no privilege', () => {
  expect(privilegeFor({ type: 'build', building: 'church', by: 'architect' })).toBeNull();
});
