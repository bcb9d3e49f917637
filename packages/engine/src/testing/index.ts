export { keepsTheContract } from './contract.ts';
export { givenTable } from './given.ts';
