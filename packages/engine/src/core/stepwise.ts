/** Long work in steps. Between two steps, whoever drives it may let others have their turn. */
export type Stepwise<T> = Generator<void, T, void>;

/** Does all steps at once. */
export function finish<T>(work: Stepwise<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
