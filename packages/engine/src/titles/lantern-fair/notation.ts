import { type Refusal, refusal } from '../../core/refusal.ts';
import type { Action, View } from './types.ts';

/** One line per action: `keep 3 9`, `seal 4`, `bid 5`, `polish 7`, `pass`, `take`, `leave`. */
export function write(action: Action): string {
  switch (action.type) {
    case 'keep':
      return `keep ${action.charms.map((charm) => charm.slice('charm-'.length)).join(' ')}`;
    case 'seal':
      return `seal ${action.coins}`;
    case 'raise':
      return `bid ${action.coins}`;
    case 'polish':
      return `polish ${action.lantern.slice('lantern-'.length)}`;
    default:
      return action.type;
  }
}

const isNumber = (word: string): boolean => /^\d{1,4}$/.test(word);

/** What was typed; what it may do now is for the rules to say. */
export function read(text: string, _view: View): Action | Refusal {
  const [verb = '', ...numbers] = text.trim().toLowerCase().split(/\s+/);
  const [number = ''] = numbers;
  const hasNumbers = numbers.length > 0 && numbers.every(isNumber);
  if (verb === 'keep' && hasNumbers && numbers.length <= 4) {
    return { type: 'keep', charms: numbers.map((charm) => `charm-${Number(charm)}`) };
  }
  if (hasNumbers && numbers.length === 1) {
    if (verb === 'seal') return { type: 'seal', coins: Number(number) };
    if (verb === 'bid') return { type: 'raise', coins: Number(number) };
    if (verb === 'polish') return { type: 'polish', lantern: `lantern-${Number(number)}` };
  }
  if (numbers.length === 0 && (verb === 'pass' || verb === 'take' || verb === 'leave')) {
    return { type: verb };
  }
  return refusal('not-understood', 'LF 7.2');
}

/** The least harmful act: keep the weakest charm, bid nothing, pass, leave. */
export function fallback({ me, keeping, myCharms, stall }: View): Action {
  if (me !== null && keeping.includes(me)) {
    const [weakest] = [...myCharms].sort((one, other) => one.number - other.number);
    return { type: 'keep', charms: weakest === undefined ? [] : [weakest.charm] };
  }
  if (stall?.sale === 'sealed') return { type: 'seal', coins: 0 };
  return stall?.offeredTo === me && me !== null ? { type: 'leave' } : { type: 'pass' };
}
