/** Why the rules say no, and where they say it. A value, never thrown. */
export type Refusal = {
  readonly code: string; // the missing condition, such as `bid-above-purse`
  readonly rule: string; // such as `DVE 4.5`, or `S1` for the service's own
  readonly details?: Readonly<Record<string, number | string>>; // what the sentence needs
  readonly part?: string; // of a line that stands for several acts: the one that is refused
};

export const refusal = (
  code: string,
  rule: string,
  details?: Readonly<Record<string, number | string>>,
): Refusal => (details === undefined ? { code, rule } : { code, rule, details });

/** Tells a refusal from what a rule gives where it says yes. */
export const isRefusal = <T>(result: T | Refusal): result is Refusal =>
  typeof result === 'object' && result !== null && 'code' in result && 'rule' in result;
