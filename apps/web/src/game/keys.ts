/** What a key does on the page of a game, by the name of the help that tells of it. */
export type KeyAction = 'send' | 'undo' | 'redo' | 'earlier' | 'later' | 'help' | 'close';

/** The keys as one writes them; `Ctrl` is also the command key. */
export const keyNames: readonly (readonly [KeyAction, readonly string[]])[] = [
  ['send', ['Ctrl + Enter']],
  ['undo', ['Ctrl + Z']],
  ['redo', ['Ctrl + Shift + Z', 'Ctrl + Y']],
  ['earlier', ['[']],
  ['later', [']']],
  ['help', ['?']],
  ['close', ['Esc']],
];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const plain: Readonly<Record<string, KeyAction>> = {
  '[': 'earlier',
  ']': 'later',
  '?': 'help',
  Escape: 'close',
};

function withControl(key: string, isShifted: boolean): KeyAction | null {
  if (key === 'Enter') return 'send';
  if (key.toLowerCase() === 'z') return isShifted ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : null;
}

/** What a key is pressed for; brackets may need Ctrl and Alt together on some keyboards. */
export function keyAction({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): KeyAction | null {
  const isControl = (ctrlKey || metaKey) && !altKey;
  return isControl ? withControl(key, shiftKey) : (plain[key] ?? null);
}

/** Where keys write rather than act; only closing works from everywhere. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range])');
