export { valuesOf } from './arbitrary.ts';
export { keepsTheContract, sourcesBeside } from './contract.ts';
export { givenTable } from './given.ts';
export { playsGolden } from './golden.ts';
export { countSequences } from './sequences.ts';
