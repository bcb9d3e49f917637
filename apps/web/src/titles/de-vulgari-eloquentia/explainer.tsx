import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from './notice.tsx';
import type { Explanation, Scene } from './scene.ts';

/** What is explained, and the piece that was asked. */
export type Asked = { readonly what: Explanation; readonly anchor: HTMLElement };

const gap = 8; // pixels to the piece, and to the edge of the window
const phone = 500;

/** Puts the box beside its piece, inside the window; on a phone it lies at the bottom. */
function place(box: HTMLElement, anchor: HTMLElement): void {
  const isPhone = innerWidth < phone;
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const isBelow = bottom + gap + height <= innerHeight;
  const y = isBelow ? bottom + gap : Math.max(gap, top - gap - height);
  const x = Math.max(gap, Math.min(left, innerWidth - width - gap));
  box.style.left = isPhone ? '' : `${x}px`;
  box.style.top = isPhone ? '' : `${y}px`;
}

type ExplainerProps = {
  readonly scene: Scene;
  readonly asked: Asked | null;
  readonly forget: () => void;
};

/** The box in which a piece explains itself: what it is, its rules, and what one may do with it. */
export function Explainer({ scene, asked, forget }: ExplainerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Asked | null>(null);
  useEffect(() => setShown(asked), [asked]);
  useEffect(() => {
    const element = box.current;
    if (element === null || shown === null) return;
    if (!element.matches(':popover-open')) element.showPopover();
    place(element, shown.anchor);
    element.focus();
  }, [shown]);
  return (
    <div
      ref={box}
      popover="auto"
      class="dve-explainer"
      role="dialog"
      aria-labelledby="dve-explained"
      tabIndex={-1}
      onToggle={(event) => {
        if (event.newState !== 'closed') return;
        // Escape gives the piece the focus again of itself, a click elsewhere should not.
        if (box.current?.contains(document.activeElement) === true) shown?.anchor.focus();
        forget();
      }}
    >
      {shown !== null && (
        <Notice
          key={shown.what.name}
          scene={scene}
          what={shown.what}
          close={() => box.current?.hidePopover()}
        />
      )}
    </div>
  );
}
