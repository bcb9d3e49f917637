import type { Position, PrintedEdition, Schemas } from '@staffetta/client';

export type View = Schemas['Augsburg1520View'];
export type Facts = Schemas['Augsburg1520Edition'];
export type Player = View['players'][number];

export const nobles = ['philipp', 'louise', 'leo', 'maria', 'maximilian'] as const;
export type Noble = (typeof nobles)[number];

/** Those whose IOUs one holds: Maximilian takes anybody's. */
export type Debtor = Exclude<Noble, 'maximilian'>;

export const colours = ['yellow', 'orange', 'violet'] as const; // agencies, peerage, offices
export type Colour = (typeof colours)[number];

export const rights = ['church', 'cathedral', 'coat', 'patent', 'mint', 'architect'] as const;
export type Right = (typeof rights)[number];

export type Privilege = Facts['privilegeCards']['cards'][number][number];

/** The view of a position of this title. The title of a position says which of all views it has. */
export const viewOf = ({ view }: Pick<Position, 'view'>): View => view as View;

/** What is printed, likewise. */
export const factsOf = ({ facts }: PrintedEdition): Facts => facts as unknown as Facts;

/** The number behind the last hyphen of a piece's id. */
export const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

export const myselfIn = ({ me, players }: View): Player | null =>
  me === null ? null : (players[me] ?? null);

export const isOver = ({ round, rounds, question }: View): boolean =>
  round === rounds && question === null;
