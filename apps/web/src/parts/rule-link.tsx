import '../styles/rule-link.css';
import type { Title } from '@staffetta/client';
import { useId, useRef } from 'preact/hooks';
import { words } from '../language.ts';
import { titleAddress } from '../route.ts';
import { Mark } from './marks.tsx';

type RuleLinkProps = { readonly rule: string; readonly title: Title | undefined };

const gap = 8;

/** Puts a note beside what it explains, inside the window. */
function placeBeside(note: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight, style } = note;
  const fitsBelow = bottom + gap + offsetHeight <= innerHeight;
  const above = Math.max(gap, top - gap - offsetHeight);
  style.left = `${Math.max(gap, Math.min(left, innerWidth - offsetWidth - gap))}px`;
  style.top = `${fitsBelow ? bottom + gap : above}px`;
}

/** The name of a rule, which shows its text where one is, and leads to all the rules. */
export function RuleLink({ rule, title }: RuleLinkProps) {
  const say = words.value;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const name = say.game.rule(rule);
  const text = title?.rules.find((one) => one.id === rule)?.text;
  if (title === undefined || text === undefined) return <span>{name}</span>;
  return (
    <>
      <button ref={button} type="button" class="rule-link" popovertarget={id}>
        {name}
      </button>
      <div
        ref={note}
        id={id}
        popover="auto"
        class="rule-note"
        role="note"
        aria-label={name}
        onToggle={() => {
          if (note.current === null || button.current === null) return;
          placeBeside(note.current, button.current.getBoundingClientRect());
        }}
      >
        <p class="rule-note-name">{name}</p>
        <p>{text}</p>
        <div class="rule-note-foot">
          <a href={titleAddress(title.id, rule)} target="_blank" rel="noopener">
            {say.pages.rules.all}
            <span class="unseen"> ({say.pages.rules.newTab})</span>
            <Mark of="out" />
          </a>
          <button
            type="button"
            class="button button-quiet button-small"
            popovertarget={id}
            popovertargetaction="hide"
          >
            {say.pages.rules.close}
          </button>
        </div>
      </div>
    </>
  );
}
