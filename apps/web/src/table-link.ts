import { signal } from '@preact/signals';
import { tabShelf } from './storage.ts';

const kept = 'table-link';

/** The code of the table one came for by its link: it is kept until one is there and could sit down. */
export const tableLink = signal<string | null>(tabShelf.read(kept));

export function keepTableLink(code: string | null): void {
  tabShelf.write(kept, code);
  tableLink.value = code;
}
