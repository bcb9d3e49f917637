import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { everyNode, parse, type Source } from './boundaries/source.ts';
import { filesBelow, root } from './lib/tree.ts';

/** A space that may break the line where French allows none: it has a narrow no-break one. */
const breaking = /(?:^|[^\s.>]) [:;?!»]|« /u;

const wordsOfOthers = /\/(?:en|it|es)\.ts$/;
const others = new Set(['en', 'it', 'es']);

const isOfOthers = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && others.has(node.name.getText());

/** What stands between quotes, or in a template around what is put in. */
const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

const isWithinOthers = (node: ts.Node): boolean =>
  isOfOthers(node) || (node.parent !== undefined && isWithinOthers(node.parent));

/** Where a line may break before its punctuation, in all text that is not known to be in another language. */
function brokenIn({ tree }: Source): readonly string[] {
  const found: string[] = [];
  everyNode(tree, (node) => {
    if (isText(node) && breaking.test(node.text) && !isWithinOthers(node)) found.push(node.text);
  });
  return found;
}

const told = filesBelow(root).filter(
  (path) =>
    /^(?:apps|packages)\/[^/]+\/src\/.+\.tsx?$/.test(path) &&
    !/\.test\.tsx?$/.test(path) &&
    !wordsOfOthers.test(path),
);

test('a plain space before what French spaces is found wherever the words stand', () => {
  const places = [
    "const say = { fr: 'Pourquoi ?', es: 'Lugar : uno' };",
    `const say = (name: string) => \`« \${name}\u202f».\`;`,
    `const say = (name: string) => \`\${name} : parti\`;`,
    "const say = 'Rien n’est perdu ; réessayez\u202f: vite\u202f!';",
  ];
  expect(places.map((text) => brokenIn(parse('words.ts', text)))).toEqual([
    ['Pourquoi ?'],
    ['« '],
    [' : parti'],
    ['Rien n’est perdu ; réessayez\u202f: vite\u202f!'],
  ]);
});

test('French keeps its punctuation beside its word, in the pages, the API and the engine', () => {
  expect(told.filter((path) => path.endsWith('/fr.ts')).length).toBeGreaterThan(25);
  const found = told.flatMap((path) => {
    const source = parse(path, readFileSync(join(root, path), 'utf8'));
    return brokenIn(source).map((text) => `${path}: ${text}`);
  });
  expect(found).toEqual([]);
});
