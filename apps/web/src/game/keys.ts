/** What a key does on the page of a game, by the name of the help that tells of it. */
export type KeyAction = 'send' | 'undo' | 'redo' | 'earlier' | 'later' | 'turn' | 'help' | 'close';

/** The keys as one writes them; `Ctrl` is also the command key. */
export const keyNames: readonly (readonly [KeyAction, readonly string[]])[] = [
  ['send', ['Ctrl + Enter']],
  ['undo', ['Ctrl + Z']],
  ['redo', ['Ctrl + Shift + Z', 'Ctrl + Y']],
  ['earlier', ['[']],
  ['later', [']']],
  ['turn', ['t']],
  ['help', ['?']],
  ['close', ['Esc']],
];

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

const single: Readonly<Record<string, KeyAction>> = {
  '[': 'earlier',
  ']': 'later',
  '?': 'help',
};

function withControl(key: string, isShifted: boolean): KeyAction | null {
  if (key === 'Enter') return 'send';
  if (key.toLowerCase() === 'z') return isShifted ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : null;
}

/** Keys that do something alone; brackets may need Ctrl and Alt together on some keyboards. */
function alone({ key, ctrlKey, metaKey, altKey }: Pressed): KeyAction | null {
  if (key === 't') return ctrlKey || metaKey || altKey ? null : 'turn';
  return single[key] ?? null;
}

/** What a key is pressed for; held down, it plays nothing and undoes nothing more. */
export function keyAction(pressed: Pressed, hasSingle: boolean): KeyAction | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = pressed;
  const isControl = (ctrlKey || metaKey) && !altKey;
  if (isControl) return repeat ? null : withControl(key, shiftKey);
  if (key === 'Escape') return 'close';
  return hasSingle ? alone(pressed) : null;
}

/** Where keys write rather than act; only closing works from everywhere. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range])');
