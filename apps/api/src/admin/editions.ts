import type { Language } from '@staffetta/engine';
import { z } from 'zod';
import type { Asker } from '../accounts/mailing.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import { type CatalogueTitle, findTitle } from '../games/catalogue.ts';
import { editionChanges } from '../games/edition-differences.ts';
import { changesFromOwn, isOffered, isPlayable, usualEdition } from '../games/editions.ts';
import type { Games } from '../games/games.ts';
import type { EditionRow } from '../games/store.ts';
import { Problem } from '../http/problems.ts';
import { openJudging, type Waiting } from './edition-judging.ts';
import type { Judgement } from './edition-trying.ts';

// The editions of titles as admins see to them: corrected by owners of the box, and offered to new games.

/** Printed facts somebody wants to add. */
export type NewEdition = {
  readonly facts: unknown;
  readonly label: string;
  readonly origin: string; // where they are from
};

const addSql = `
  insert into edition (hash, title, data, label, origin, added_by, added_at, offered)
    values ($1, $2, $3::jsonb, $4, $5, $6, $7, true)
  on conflict (hash) do update
    set label = excluded.label, origin = excluded.origin, added_by = excluded.added_by,
        added_at = excluded.added_at, offered = true
    where edition.offered is null`;

const lockSql = `
  select hash, label, data, offered, is_default as "isDefault" from edition
   where title = $1 order by hash for update`;

const offerSql = 'update edition set offered = true where hash = $1 and offered is not true';
const withdrawSql = 'update edition set offered = false where hash = $1';
const forgetDefaultSql = 'update edition set is_default = false where title = $1 and is_default';
const makeDefaultSql = 'update edition set is_default = true where hash = $1';

const adderSql = 'select user_id as id, name from user_account where user_id = any($1::uuid[])';

type Ground = { readonly games: Games; readonly now: () => Date; readonly patience?: number };
type Locked = Pick<EditionRow, 'hash' | 'label' | 'data' | 'offered' | 'isDefault'>;

/** A title of this release, whoever plays it here. */
function titleOf(id: string): CatalogueTitle {
  const found = findTitle(id);
  if (found === null) throw new Problem('not-found');
  return found;
}

/** Which of them new games take unless they choose: the chosen one if they may, else the title's own. */
function usualAmong(entry: CatalogueTitle, all: readonly Locked[]): Locked | undefined {
  const chosen = all.find(({ isDefault }) => isDefault);
  return chosen !== undefined && isOffered(entry, chosen)
    ? chosen
    : all.find(({ hash }) => hash.equals(entry.editionHash));
}

/** Of two admins who make different editions the usual one at once the slower is told which it is. */
function requireUsual(entry: CatalogueTitle, all: readonly Locked[], seen: string | null): void {
  const { hash, label } = usualAmong(entry, all) ?? { hash: entry.editionHash, label: null };
  const usual = hash.toString('hex');
  if (seen === null || seen === usual) return;
  const unnamed = hash.equals(entry.editionHash) ? '' : usual.slice(0, 8);
  throw new Problem('usual-edition-changed', { usual, edition: label ?? unnamed });
}

/** A request that cannot be carried out for what the facts it brings say. */
const faulty = ({ faults }: Judgement): Problem =>
  new Problem('invalid-request', {
    fields: faults.map(({ path, message }) => ({
      path: ['facts', path].filter(Boolean).join('.'),
      message,
    })),
  });

/** For how long at most games are tried with printed facts while somebody waits for the answer. */
const usualPatience = 30_000;

export function openEditions(
  { pool }: Pick<Database, 'pool'>,
  { games, now, patience = usualPatience }: Ground,
) {
  const { store } = games;
  const { judge, close } = openJudging({ patience });

  async function editionOf({ title }: CatalogueTitle, hash: string): Promise<EditionRow> {
    const row = await store.editionOf(title.id, Buffer.from(hash, 'hex'));
    if (row === null) throw new Problem('not-found');
    return row;
  }

  /** Changes what is offered of a title: nobody else does until it is done. */
  const changing = (
    { title }: CatalogueTitle,
    hash: string,
    change: (run: Asker, row: Locked, all: readonly Locked[]) => Promise<void>,
  ): Promise<void> =>
    inTransaction(pool, async (run) => {
      const { rows } = await run.query<Locked>(lockSql, [title.id]);
      const row = rows.find((one) => one.hash.toString('hex') === hash);
      if (row === undefined) throw new Problem('not-found');
      await change(run, row, rows);
    });

  async function namesOf(rows: readonly EditionRow[]): Promise<ReadonlyMap<string, string>> {
    const adders = rows.flatMap(({ addedBy }) => (addedBy === null ? [] : [addedBy]));
    const { rows: found } = await pool.query<{ id: string; name: string }>(adderSql, [adders]);
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  return {
    /** All printed facts of a title that are kept here, the oldest first. */
    async list(titleId: string) {
      const entry = titleOf(titleId);
      const rows = await store.editions(entry.title.id);
      const usual = await usualEdition(games, entry);
      const names = await namesOf(rows);
      return rows.map((row) => ({
        hash: row.hash.toString('hex'),
        label: row.label,
        origin: row.origin,
        createdAt: row.createdAt.toISOString(),
        addedAt: row.addedAt?.toISOString() ?? null,
        addedBy: row.addedBy,
        addedByName: row.addedBy === null ? null : (names.get(row.addedBy) ?? null),
        isOwn: row.hash.equals(entry.editionHash),
        isDefault: row.hash.equals(usual.editionHash),
        isOffered: isOffered(entry, row),
        isPlayable: isPlayable(entry, row),
        changes: editionChanges(entry.title.edition, row.data).length,
      }));
    },

    /** What printed facts look like, and those that are usual now, to begin from. */
    async form(titleId: string, language: Language) {
      const entry = titleOf(titleId);
      const { edition, editionHash } = await usualEdition(games, entry);
      const schema = { ...z.toJSONSchema(entry.title.schema.edition, { io: 'input' }) };
      const { entries, choices } = entry.title.words[language].printed;
      return {
        ...{ schema, words: { entries: { ...entries }, choices: { ...choices } } },
        ...{ hash: editionHash.toString('hex'), facts: edition },
      };
    },

    /** Printed facts that are kept here, whole. */
    facts: async (titleId: string, hash: string): Promise<unknown> =>
      (await editionOf(titleOf(titleId), hash)).data,

    /** Says all there is to say of printed facts, and changes nothing. */
    async validate(titleId: string, data: unknown, waiting: Waiting) {
      const entry = titleOf(titleId);
      const { facts, hash, faults, trials } = await judge(entry, data, waiting);
      const kept =
        hash === null ? null : await store.editionOf(entry.title.id, Buffer.from(hash, 'hex'));
      return {
        hash,
        isKnown: kept !== null,
        faults: [...faults],
        trials: [...trials],
        ...(facts === null ? { count: 0, changes: [] } : changesFromOwn(entry, facts)),
      };
    },

    /** Adds printed facts that can be played, and offers them to new games. Gives what pins them. */
    async add(
      titleId: string,
      { facts: data, label, origin }: NewEdition,
      { by, ...waiting }: Waiting & { readonly by: string | null },
    ): Promise<string> {
      const entry = titleOf(titleId);
      const judgement = await judge(entry, data, waiting);
      const { hash, facts, faults } = judgement;
      if (hash === null || faults.length > 0) throw faulty(judgement);
      const pin = Buffer.from(hash, 'hex');
      const values = [pin, entry.title.id, JSON.stringify(facts), label, origin, by, now()];
      const { rowCount } = await pool.query(addSql, values);
      if (rowCount === 0) throw new Problem('edition-there');
      return hash;
    },

    /** No new game takes it any more; those that are played with it go on. */
    withdraw(titleId: string, hash: string): Promise<void> {
      const entry = titleOf(titleId);
      return changing(entry, hash, async (run, row, all) => {
        if (row.offered !== true) throw new Problem('done-already');
        if (row === usualAmong(entry, all)) throw new Problem('edition-is-default');
        await run.query(withdrawSql, [row.hash]);
      });
    },

    /** New games may take it (again), if it can be played by the rules there are now. */
    async offer(titleId: string, hash: string, waiting: Waiting): Promise<void> {
      const entry = titleOf(titleId);
      const { data, offered } = await editionOf(entry, hash);
      if (offered === true) throw new Problem('done-already');
      const judgement = await judge(entry, data, waiting);
      if (judgement.faults.length > 0) throw faulty(judgement);
      const { rowCount } = await pool.query(offerSql, [Buffer.from(hash, 'hex')]);
      if (rowCount === 0) throw new Problem('done-already');
    },

    /**
     * New games take it unless they choose; the title's own again changes with the title. `seen` is which was usual
     * when that was decided; null: whichever is.
     */
    async makeDefault(titleId: string, hash: string, seen: string | null): Promise<void> {
      const entry = titleOf(titleId);
      if (!isOffered(entry, await editionOf(entry, hash))) throw new Problem('edition-not-offered');
      await changing(entry, hash, async (run, row, all) => {
        const isOwn = row.hash.equals(entry.editionHash);
        const chosen = all.find(({ isDefault }) => isDefault);
        if (row.offered !== true) throw new Problem('edition-not-offered');
        if (chosen === undefined ? isOwn : chosen === row) throw new Problem('done-already');
        requireUsual(entry, all, seen);
        await run.query(forgetDefaultSql, [entry.title.id]);
        if (!isOwn) await run.query(makeDefaultSql, [row.hash]);
      });
    },

    close,
  };
}
