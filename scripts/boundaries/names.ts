/** Nothing outside a title's own folders names it: that is what lets a third one in. */
import ts from 'typescript';
import { everyNode, type Source, type Violation } from './source.ts';
import { isTest } from './zones.ts';

export type Title = {
  readonly id: string;
  /** Whether its definition states that id. */
  readonly declared: boolean;
  /** What players read, one name per language. */
  readonly names: readonly string[];
};

const titleFile = /^packages\/engine\/src\/titles\/([^/]+)\//;

/** Papers, and files written from the titles' folders. */
const exempt = [
  /\.md$/,
  /^packages\/engine\/src\/titles\/index\.ts$/,
  /^packages\/engine\/src\/frozen\//,
  /^openapi\.yaml$/,
  /^apps\/api\/src\/docs\/examples\.json$/,
  /^packages\/client\/src\/generated\//,
];

function property(object: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const found = object.properties.find(
    (one): one is ts.PropertyAssignment =>
      ts.isPropertyAssignment(one) && one.name.getText() === key,
  );
  return found?.initializer;
}

const textOf = (node: ts.Expression | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** The ids and the names, one per language, that a file of a title states. */
export type Stated = {
  readonly title: string;
  readonly ids: readonly string[];
  readonly names: readonly string[];
};

function statedIn({ tree }: Source): Omit<Stated, 'title'> {
  const ids: string[] = [];
  const names: string[] = [];
  everyNode(tree, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const [id, name] = [textOf(property(node, 'id')), textOf(property(node, 'name'))];
    if (id !== undefined && property(node, 'schema')) ids.push(id);
    if (name !== undefined && property(node, 'summary')) names.push(name);
  });
  return { ids, names };
}

/** Statements of a file that is part of a title; none of any other file. */
export function statedOfTitle(source: Source): readonly Stated[] {
  const title = titleFile.exec(source.path)?.[1];
  return title === undefined || isTest(source.path) ? [] : [{ title, ...statedIn(source) }];
}

/** The titles, by their folders. */
export function titlesOf(paths: readonly string[], stated: readonly Stated[]): Title[] {
  const folders = new Set(paths.flatMap((path) => titleFile.exec(path)?.[1] ?? []));
  return [...folders].map((id) => {
    const own = stated.filter(({ title }) => title === id);
    return {
      id,
      declared: own.some(({ ids }) => ids.includes(id)),
      names: [...new Set(own.flatMap(({ names }) => names))],
    };
  });
}

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a title's id in every spelling that code, SQL or prose would give it, and its names. */
function spellings({ id, names }: Pick<Title, 'id' | 'names'>): RegExp {
  const words = id.split('-');
  const lower = ['-', '_', ' ', ''].map((between) => words.join(between));
  const camel = words.map((word, at) => (at === 0 ? word : upperFirst(word))).join('');
  const pascal = words.map(upperFirst).join('');
  const upper = words.join('_').toUpperCase();
  const shown = [...names, ...names.map((name) => name.toLowerCase())];
  const any = (list: readonly string[]): string =>
    [...new Set(list)].map((one) => escaped(one).replaceAll(' ', '\\s+')).join('|');
  return new RegExp(
    [
      `(?<![A-Za-z0-9])(?:${any([...lower, camel])})(?![a-z0-9])`,
      `(?<![A-Z])(?:${any([pascal])})(?![a-z0-9])`,
      `(?<![A-Za-z0-9])(?:${any([upper, ...shown])})(?![A-Za-z0-9])`,
    ].join('|'),
  );
}

/** A title and the pattern that finds a mention of it. */
type Mentionable = { readonly title: Title; readonly pattern: RegExp };

export const withSpellings = (title: Title): Mentionable => ({ title, pattern: spellings(title) });

/** A title's own folders, those of its tests, and the tests whose path names it. */
function belongsTo(path: string, { id }: Title): boolean {
  return (
    path.startsWith(`packages/engine/src/titles/${id}/`) ||
    path.startsWith(`apps/web/src/titles/${id}/`) ||
    path.startsWith(`tests/browser/${id}/`) ||
    (isTest(path) && new RegExp(`(?:^|[/.-])${escaped(id)}(?:[/.-])`).test(path))
  );
}

/** Titles that do not say their id and name where this check can read them. */
export function titleViolations(titles: readonly Title[]): Violation[] {
  return titles
    .filter(({ declared, names }) => !declared || names.length === 0)
    .map(({ id }) => ({
      file: `packages/engine/src/titles/${id}/index.ts`,
      line: 1,
      rule: 'title-declared',
      advice: `state id: '${id}' beside the schema, and a name beside each summary, as plain texts`,
    }));
}

/** Mentions of titles in a file that is none of theirs. */
export function nameViolations(
  path: string,
  content: string,
  titles: readonly Mentionable[],
): Violation[] {
  if (exempt.some((pattern) => pattern.test(path))) return [];
  return titles.flatMap(({ title, pattern }) => {
    if (belongsTo(path, title)) return [];
    const advice = `only the folders of "${title.id}" may name it; ask its definition instead`;
    const rule = 'title-named';
    const inPath = pattern.test(path) ? [{ file: path, line: 1, rule, advice }] : [];
    const inText = pattern.test(content) ? content.split('\n') : [];
    const lines = inText.flatMap((line, at) =>
      pattern.test(line) ? [{ file: path, line: at + 1, rule, advice }] : [],
    );
    return [...inPath, ...lines];
  });
}
