import { it } from 'vitest';
import { playHelped, playLate } from './clock-games.ts';

// Seeds by which so few games come to all that is rare.

it('plays every game to its end, whoever is late, away or gone, and the same again', () => {
  playLate(40, 6);
});

it('and however admins helped in between', () => {
  playHelped(25, 19);
});
