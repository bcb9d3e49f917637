export { valuesOf } from './arbitrary.ts';
export { keepsTheContract, sourcesBeside } from './contract.ts';
export { givenTable } from './given.ts';
export { playScript, playsGolden } from './golden.ts';
export { countSequences } from './sequences.ts';
