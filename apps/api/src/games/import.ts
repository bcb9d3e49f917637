import { endingOf } from '@staffetta/engine';
import type { Asker } from '../accounts/mailing.ts';
import { OperatorError } from '../operator-error.ts';
import { unseal } from './chain.ts';
import { type Checked, checkExport } from './check.ts';
import { type Fault, faultSentence } from './faults.ts';
import type { Games } from './games.ts';
import { opened, type Reached, reach } from './loaded-game.ts';
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

/** Checks a file and writes its game into the log, as it was; players are not part of it. */
export async function enterFile(
  games: Games,
  file: unknown,
  also: Also = async () => undefined,
): Promise<Imported> {
  const outcome = checkExport(file);
  if (!outcome.ok) return refused(outcome.fault);
  const { checked } = outcome;
  return checked.withheld > 0 ? refused({ code: 'left-out' }) : enter(games, checked, also);
}

/** The same for whoever runs commands on the machine, who is told in a sentence what is wrong. */
export async function importGame(games: Games, file: unknown): Promise<'imported' | 'known'> {
  const entered = await enterFile(games, file);
  if (entered.result !== 'refused') return entered.result;
  const why = faultSentence(entered.fault, 'en');
  throw new OperatorError(`This file cannot be imported: ${why} Nothing was changed.`);
}

async function enter({ store }: Games, checked: Checked, also: Also): Promise<Imported> {
  const { exported, setting, editionHash, events } = checked;
  const { game: gameId } = exported;
  const secret = Buffer.from(exported.secret, 'hex');
  const commitment = Buffer.from(exported.commitment, 'hex');
  const start = opened({ commitment, seats: exported.seats }, setting);
  const reached = events.reduce<Reached>(
    (so, event) => reach(setting, so, unseal(event), event),
    start,
  );

  /** A game of this id that is here: the same, or one that went on otherwise; null: there is none. */
  async function standing(): Promise<Imported | null> {
    const known = await store.game(gameId);
    if (known === null) return null;
    return known.hash.equals(reached.hash)
      ? { result: 'known', checked }
      : refused({ code: 'went-on-otherwise', game: gameId });
  }

  const before = await standing();
  if (before !== null) return before;
  const { edition, options } = setting.table;
  await store.keepEdition({ hash: editionHash, title: exported.title, data: edition });
  const created: NewGame = {
    gameId,
    expected: 0,
    previous: commitment,
    events,
    head: {
      status: reached.game.status,
      ending: endingOf(reached.game),
      versions: reached.versions,
      toAct: reached.game.status === 'running' ? setting.title.toAct(reached.game.state) : [],
    },
    seats: [],
    admissions: [],
    outbox: [],
    clocks: [],
    key: null,
    title: exported.title,
    titleVersion: setting.title.version,
    edition: editionHash,
    createdAt: new Date(events[0]?.at ?? 0),
    options,
    seatCount: exported.seats,
    settings: { ...usualSettings, seating: reached.game.seating ?? 'chosen' },
    rematchOf: null,
    host: nobody,
    secret,
    commitment,
  };
  const { result } = await store.create(created, async (run) => {
    await also(run, gameId);
  });
  if (result === 'appended') return { result: 'imported', checked };
  const meanwhile = await standing(); // another was faster
  if (meanwhile === null) throw new Error('A game that could not be written is not there');
  return meanwhile;
}
