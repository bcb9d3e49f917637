import { useEffect, useRef } from 'preact/hooks';

type SureProps = {
  readonly question: string;
  readonly act: string;
  readonly keep: string;
  readonly onAct: () => void;
  readonly onKeep: () => void;
};

/** Asks once more before what cannot be undone; whoever keeps it is back where he came from. */
export function Sure({ question, act, keep, onAct, onKeep }: SureProps) {
  const deed = useRef<HTMLButtonElement>(null);
  const from = useRef<Element | null>(null);
  useEffect(() => {
    from.current = document.activeElement;
    deed.current?.focus();
  }, []);
  return (
    <div class="notice" role="alert">
      <p>{question}</p>
      <button ref={deed} type="button" class="button" onClick={onAct}>
        {act}
      </button>
      <button
        type="button"
        class="button button-quiet"
        onClick={() => {
          onKeep();
          if (from.current instanceof HTMLElement) from.current.focus();
        }}
      >
        {keep}
      </button>
    </div>
  );
}
