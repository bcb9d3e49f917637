import {
  canonicalJson,
  type EventKind,
  redecide,
  type Setting,
  type ToldFact,
} from '@staffetta/engine';
import type { z } from 'zod';
import type { DrawLeaf, SealedLeaf } from '../database/schema.ts';
import { exportSchema } from '../http/answers.ts';
import { OperatorError } from '../operator-error.ts';
import { type CatalogueTitle, findTitle } from './catalogue.ts';
import { firstBroken, type StoredEvent, unseal } from './chain.ts';
import { drawOf, type Games } from './games.ts';
import { opened, type Reached, reach } from './loaded-game.ts';
import { sha256 } from './secret.ts';

type Exported = z.infer<typeof exportSchema>;

/** Who hosted an imported game is not in its log: people never are. */
const nobody = '00000000-0000-0000-0000-000000000000';

const refuse = (reason: string): OperatorError =>
  new OperatorError(`This file cannot be imported: ${reason} Nothing was changed.`);

function parse(file: unknown): Exported {
  const parsed = exportSchema.safeParse(file);
  if (!parsed.success) throw refuse('it is not an exported game of Staffetta.');
  return parsed.data;
}

/** The events as the log keeps them; each must be there whole. */
function storedEvents({ events }: Exported): readonly StoredEvent[] {
  return events.map((event, index) => {
    if (!('open' in event)) {
      throw refuse(
        `event ${index + 1} is left out, as in a player's export. Take an operator's: npm run export.`,
      );
    }
    const { open, sealed, draws, hash } = event;
    return {
      ...open,
      kind: open.kind as EventKind,
      action: open.action as StoredEvent['action'],
      facts: open.facts as readonly (ToldFact | null)[],
      sealed: sealed as readonly SealedLeaf[],
      draws: draws as readonly DrawLeaf[],
      hash: Buffer.from(hash, 'hex'),
    };
  });
}

function catalogued({ title, titleVersion }: Exported): CatalogueTitle {
  const found = findTitle(title, titleVersion);
  if (found === null) {
    throw refuse(`this release does not know version ${titleVersion} of the title ${title}.`);
  }
  return found;
}

/** Checks a file and writes its game into the log, as it was; players are not part of it. */
export async function importGame(games: Games, file: unknown): Promise<'imported' | 'known'> {
  const exported = parse(file);
  const { title, schema } = catalogued(exported);
  const [secret, commitment] = [exported.secret, exported.commitment].map((text) =>
    Buffer.from(text, 'hex'),
  ) as [Buffer, Buffer];
  if (!sha256(secret).equals(commitment)) {
    throw refuse('its secret is not the one that was promised.');
  }
  const events = storedEvents(exported);
  const broken = firstBroken(events, { number: 0, hash: commitment });
  if (broken !== null) throw refuse(`its log is broken at event ${broken}.`);
  const edition = title.schema.edition.parse(exported.edition);
  const options = schema.options.parse(exported.options);
  const setting: Setting = { title, table: { options, edition, seats: exported.seats } };
  const start = opened({ commitment, seats: exported.seats }, setting);
  const whole = events.map(unseal);
  const reached = events.reduce<Reached>(
    (before, event, index) => reach(setting, before, whole[index] ?? unseal(event), event),
    start,
  );
  const row = { secret, gameId: exported.game };
  const difference = redecide(
    setting,
    whole,
    drawOf({ row, contributions: reached.contributions }),
  );
  if (difference !== null) {
    throw refuse(`the rules decide event ${difference.number} otherwise (${difference.what}).`);
  }
  return enter(games, exported, { setting, events, reached, secret, commitment });
}

type Checked = {
  readonly setting: Setting;
  readonly events: readonly StoredEvent[];
  readonly reached: Reached;
  readonly secret: Buffer;
  readonly commitment: Buffer;
};

async function enter(
  { store }: Games,
  exported: Exported,
  { setting, events, reached, secret, commitment }: Checked,
): Promise<'imported' | 'known'> {
  const { game: gameId } = exported;
  const known = await store.game(gameId);
  if (known !== null) {
    if (known.hash.equals(reached.hash)) return 'known';
    throw refuse(`the game ${gameId} is here already, and went on otherwise.`);
  }
  const { edition, options } = setting.table;
  const editionHash = sha256(canonicalJson(edition));
  await store.keepEdition({ hash: editionHash, title: exported.title, data: edition });
  await store.create({
    gameId,
    expected: 0,
    previous: commitment,
    events,
    head: {
      status: reached.game.status,
      versions: reached.versions,
      toAct: reached.game.status === 'running' ? setting.title.toAct(reached.game.state) : [],
    },
    seats: [],
    outbox: [],
    key: null,
    title: exported.title,
    titleVersion: exported.titleVersion,
    edition: editionHash,
    options,
    seatCount: exported.seats,
    host: nobody,
    secret,
    commitment,
  });
  return 'imported';
}
