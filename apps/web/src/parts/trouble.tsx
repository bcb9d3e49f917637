import type { Problem } from '@staffetta/client';
import { words } from '../language.ts';

type TroubleProps = { readonly problem: Problem; readonly again?: () => void };

/** What went wrong, and a way to try again. */
export function Trouble({ problem, again }: TroubleProps) {
  const say = words.value;
  const text = problem.type.endsWith(':unreachable') ? say.unreachable : problem.detail;
  return (
    <div class="notice notice-trouble" role="alert">
      <p>{text}</p>
      {again !== undefined && (
        <button type="button" class="button" onClick={again}>
          {say.tryAgain}
        </button>
      )}
    </div>
  );
}

export const Loading = () => (
  <p class="loading" role="status">
    {words.value.loading}
  </p>
);
