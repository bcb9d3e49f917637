import { endingOf } from '@staffetta/engine';
import { OperatorError } from '../operator-error.ts';
import { unseal } from './chain.ts';
import { type Checked, checkExport } from './check.ts';
import type { Games } from './games.ts';
import { opened, type Reached, reach } from './loaded-game.ts';
import { usualSettings } from './settings.ts';

/** Who hosted an imported game is not in its log: people never are. */
const nobody = '00000000-0000-0000-0000-000000000000';

const refuse = (reason: string): OperatorError =>
  new OperatorError(`This file cannot be imported: ${reason} Nothing was changed.`);

/** Checks a file and writes its game into the log, as it was; players are not part of it. */
export async function importGame(games: Games, file: unknown): Promise<'imported' | 'known'> {
  const outcome = checkExport(file);
  if (!outcome.ok) throw refuse(outcome.reason);
  const { checked } = outcome;
  if (checked.withheld > 0) {
    throw refuse(
      'something is left out of it, as of a player’s export. Take an operator’s: npm run export.',
    );
  }
  return enter(games, checked);
}

async function enter(
  { store }: Games,
  { exported, setting, editionHash, events }: Checked,
): Promise<'imported' | 'known'> {
  const { game: gameId } = exported;
  const secret = Buffer.from(exported.secret, 'hex');
  const commitment = Buffer.from(exported.commitment, 'hex');
  const start = opened({ commitment, seats: exported.seats }, setting);
  const reached = events.reduce<Reached>(
    (before, event) => reach(setting, before, unseal(event), event),
    start,
  );
  const known = await store.game(gameId);
  if (known !== null) {
    if (known.hash.equals(reached.hash)) return 'known';
    throw refuse(`the game ${gameId} is here already, and went on otherwise.`);
  }
  const { edition, options } = setting.table;
  await store.keepEdition({ hash: editionHash, title: exported.title, data: edition });
  await store.create({
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
  });
  return 'imported';
}
