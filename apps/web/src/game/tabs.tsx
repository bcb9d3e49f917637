import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

/** One of the leaves beside the board. */
export type Tab = {
  readonly id: string;
  readonly name: string;
  readonly badge: { readonly count: number; readonly told: string } | null;
  readonly content: () => ComponentChildren;
};

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Leaves one above the other, of which one is seen. */
export function Tabs({ label, tabs, chosen, choose }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  if (shown === undefined) return null;

  function moveOn(key: string): void {
    const step = steps[key];
    if (step === undefined || shown === undefined) return;
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  }

  return (
    <section class="sheet tabs" aria-label={label}>
      <div class="tabs-head">
        <div ref={list} class="tab-list" role="tablist" aria-label={label}>
          {tabs.map(({ id, name, badge }) => (
            <button
              key={id}
              id={`tab-${id}`}
              type="button"
              role="tab"
              class="tab"
              aria-selected={id === shown.id}
              aria-controls="tab-panel"
              tabIndex={id === shown.id ? 0 : -1}
              onClick={() => choose(id)}
              onKeyDown={({ key }) => moveOn(key)}
            >
              {name}
              {badge !== null && (
                <span class="count">
                  <span aria-hidden="true">{badge.count}</span>
                  <span class="unseen"> {badge.told}</span>
                </span>
              )}
            </button>
          ))}
        </div>
      </div>
      <div id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown.id}`}>
        {shown.content()}
      </div>
    </section>
  );
}
