import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from './seat.ts';

const step = 'sheet';

const isAtStep = (): boolean => history.state === step;

/** Where there is room the side is no sheet: it stands beside the board, and is no step of its own. */
const isSheet = (): boolean => document.querySelector('.bar-open')?.checkVisibility() === true;

/** The open sheet is a step of the browser's history: the way back closes it and stays at the game. */
export function useSheetStep({ side }: Seat): void {
  useEffect(() => {
    let isReturning = false; // the browser takes its time
    if (isAtStep()) side.isOpen.value = true; // one came back, or loaded the page anew

    function keepUp(isOpen: boolean): void {
      if (isReturning || isOpen === isAtStep()) return;
      if (!isOpen) {
        isReturning = true;
        history.back();
      } else if (isSheet()) history.pushState(step, '');
    }
    function hear(): void {
      if (isReturning) {
        isReturning = false;
        keepUp(side.isOpen.peek());
      } else side.isOpen.value = isAtStep();
    }

    const stop = effect(() => keepUp(side.isOpen.value));
    addEventListener('popstate', hear);
    return () => {
      stop();
      removeEventListener('popstate', hear);
    };
  }, [side]);
}
