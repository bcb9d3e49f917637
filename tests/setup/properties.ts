/** The same random cases on every run; a proof asks for more of them through the environment. */
import fc from 'fast-check';

const whole = (text: string | undefined, otherwise: number): number => {
  const value = Number(text ?? otherwise);
  if (!Number.isInteger(value)) throw new Error(`"${text}" is not a whole number`);
  return value;
};

fc.configureGlobal({
  seed: whole(process.env.PROPERTY_SEED, 1520),
  numRuns: whole(process.env.PROPERTY_RUNS, 100),
});
