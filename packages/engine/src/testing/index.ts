export { spelledChance } from './chance.ts';
export { keepsTheContract } from './contract.ts';
export { givenTable } from './given.ts';
