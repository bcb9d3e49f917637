import type { ComponentChildren } from 'preact';

type WideProps = { readonly label: string; readonly children: ComponentChildren };

/** A table that may be wider than the window: then one moves along it. */
export const Wide = ({ label, children }: WideProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
  <section class="admin-table" aria-label={label} tabIndex={0}>
    <table>{children}</table>
  </section>
);
