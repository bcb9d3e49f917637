import { canonicalJson } from '@staffetta/engine';
import type { Asker } from '../accounts/mailing.ts';
import { OperatorError } from '../operator-error.ts';
import { type Checked, type Outcome, storedEvents } from './check.ts';
import { type Fault, faultSentence } from './faults.ts';
import type { Games } from './games.ts';
import { sha256 } from './secret.ts';
import { usualSettings } from './settings.ts';
import type { NewGame } from './store.ts';

/** Who hosted an imported game is not in its log: people never are. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What became of a file: its game is here now, or was before; or what is wrong with it. */
export type Imported =
  | { readonly result: 'imported' | 'known'; readonly checked: Checked }
  | { readonly result: 'refused'; readonly fault: Fault };

const refused = (fault: Fault) => ({ result: 'refused', fault }) as const;

/** What is written with an imported game, by the same transaction. */
type Also = (run: Asker, gameId: string) => Promise<unknown>;

/** What checks a file, wherever it does. */
export type CheckFile = (file: unknown) => Promise<Outcome>;

/** So far the clocks of processes, and of instances, may differ; an event is told to its minute besides. */
const clocksApart = 5 * 60_000;

/** The first event that is earlier than one before it, or than there were clocks of ours; or that is still to come. */
function mistimedIn(events: readonly { readonly at: string }[], now: Date): number | null {
  let latest = 0;
  for (const [index, event] of events.entries()) {
    const at = Date.parse(event.at);
    if (at < latest - clocksApart || at > now.getTime() + clocksApart) return index + 1;
    latest = Math.max(latest, at);
  }
  return null;
}

/** Checks a file and writes its game into the log, as it was; players are not part of it. */
export async function enterFile(
  games: Games,
  check: CheckFile,
  file: unknown,
  also: Also = async () => undefined,
): Promise<Imported> {
  const outcome = await check(file);
  if (!outcome.ok) return refused(outcome.fault);
  const { checked } = outcome;
  return checked.withheld > 0 ? refused({ code: 'left-out' }) : enter(games, checked, also);
}

/** The same for whoever runs commands on the machine, who is told in a sentence what is wrong. */
export async function importGame(
  games: Games,
  check: CheckFile,
  file: unknown,
): Promise<'imported' | 'known'> {
  const entered = await enterFile(games, check, file);
  if (entered.result !== 'refused') return entered.result;
  const why = faultSentence(entered.fault, 'en');
  throw new OperatorError(`This file cannot be imported: ${why} Nothing was changed.`);
}

/** A game as it is written from a file. */
function newGameOf({ exported, titleVersion, table, head, seating }: Checked): NewGame {
  const events = storedEvents(exported);
  const commitment = Buffer.from(exported.commitment, 'hex');
  return {
    gameId: exported.game,
    expected: 0,
    previous: commitment,
    events,
    head,
    seats: [],
    admissions: [],
    outbox: [],
    clocks: [],
    key: null,
    title: exported.title,
    titleVersion,
    edition: sha256(canonicalJson(table.edition)),
    createdAt: new Date(events[0]?.at ?? 0),
    options: table.options,
    seatCount: exported.seats,
    settings: { ...usualSettings, seating },
    rematchOf: null,
    host: nobody,
    secret: Buffer.from(exported.secret, 'hex'),
    commitment,
  };
}

async function enter({ store, now }: Games, checked: Checked, also: Also): Promise<Imported> {
  const created = newGameOf(checked);
  const { gameId, title, edition: hash, events } = created;

  /** A game of this id that is here: the same, or one that went on otherwise; null: there is none. */
  async function standing(): Promise<Imported | null> {
    const known = await store.game(gameId);
    if (known === null) return null;
    const isSame = events.at(-1)?.hash.equals(known.hash) === true;
    return isSame
      ? { result: 'known', checked }
      : refused({ code: 'went-on-otherwise', game: gameId });
  }

  const before = await standing();
  if (before !== null) return before;
  const mistimed = mistimedIn(events, now());
  if (mistimed !== null) return refused({ code: 'mistimed', event: mistimed });
  await store.keepEdition({ hash, title, data: checked.table.edition });
  const { result } = await store.create(created, async (run) => {
    await also(run, gameId);
  });
  if (result === 'appended') return { result: 'imported', checked };
  const meanwhile = await standing(); // another was faster
  if (meanwhile === null) throw new Error('A game that could not be written is not there');
  return meanwhile;
}
