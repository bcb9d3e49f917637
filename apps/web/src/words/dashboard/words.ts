import type { Schemas } from '@staffetta/client';

type Judgement = Schemas['Dashboard']['judgement'];
type Group = Schemas['DashboardReading']['group'];

/** The words of the dashboard; what its readings are, and what to do, the service says. */
export type DashboardWords = {
  readonly asOf: string; // before a time
  readonly look: string;
  readonly all: Readonly<Record<Judgement, string>>; // how the whole is
  readonly one: Readonly<Record<Judgement, string>>; // how one reading is
  readonly toDo: string;
  readonly from: (value: string) => string; // from which value on it is judged so
  readonly about: (value: string) => string;
  readonly show: string;
  readonly groups: Readonly<Record<Group, string>>;
  readonly reading: string;
  readonly value: string;
  readonly judgement: string;

  readonly byVersion: string;
  readonly title: string;
  readonly open: string;
  readonly running: string;
  readonly ended: string;
  readonly present: string;
  readonly unknown: string;

  readonly answers: string;
  readonly within: string;
  readonly answered: string;
  readonly refused: string;
  readonly failed: string;

  readonly processes: string;
  readonly process: string;
  readonly does: string;
  readonly deeds: Readonly<Record<'answers' | 'works' | 'posts', string>>;
  readonly since: string;
  readonly lastSeen: string;
  readonly lost: string;

  readonly tables: string;
  readonly table: string;
  readonly rows: string;
  readonly size: string;
  readonly indexes: string;
  readonly grown: (since: string | null) => string;

  readonly versions: string;
  readonly release: string;
  readonly migration: string;
};
