/** The arrows between the parts: each import is looked up in the table of zones. */
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { everyNode, lineOf, type Source, type Violation } from './source.ts';
import {
  apiDescriptions,
  isTest,
  notForRules,
  type Place,
  placeOf,
  testPackages,
} from './zones.ts';

/** A workspace package: what it lets others import. */
export type Workspace = { readonly name: string; readonly exports: readonly string[] };

type Import = { readonly specifier: string | undefined; readonly node: ts.Node };

type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'workspace'; readonly name: string; readonly entry: string }
  | { readonly kind: 'npm'; readonly name: string }
  | { readonly kind: 'node' }
  | { readonly kind: 'unknown' };

const literal = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

const loaders = new Set(['require', 'require.resolve', 'import.meta.resolve', 'import.meta.glob']);

/** What a node imports, or nothing when it is no import. */
function importAt(node: ts.Node, tree: ts.SourceFile): Import | undefined {
  if (ts.isImportDeclaration(node)) return { specifier: literal(node.moduleSpecifier), node };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { specifier: literal(node.moduleSpecifier), node };
  }
  if (ts.isExternalModuleReference(node)) return { specifier: literal(node.expression), node };
  if (ts.isImportTypeNode(node)) {
    const of = ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
    return { specifier: literal(of), node };
  }
  if (!ts.isCallExpression(node)) return undefined;
  const dynamic = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const loader = dynamic || loaders.has(node.expression.getText(tree));
  return loader ? { specifier: literal(node.arguments[0]), node } : undefined;
}

/** `@scope/name/deep/file` as the package's name and the rest. */
function split(specifier: string): { name: string; rest: string } {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  return { name: parts.slice(0, length).join('/'), rest: parts.slice(length).join('/') };
}

const query = /\?.*$/;
const elsewhere = /^[/#]|^\w+:/;

function targetOf(from: string, specifier: string, workspaces: readonly Workspace[]): Target {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from), specifier.replace(query, ''));
    return { kind: 'file', path };
  }
  if (isBuiltin(specifier) || specifier.startsWith('node:')) return { kind: 'node' };
  if (elsewhere.test(specifier)) return { kind: 'unknown' };
  const { name, rest } = split(specifier);
  const workspace = workspaces.find((one) => one.name === name);
  if (!workspace) return { kind: 'npm', name };
  return { kind: 'workspace', name, entry: rest === '' ? '.' : `./${rest}` };
}

/** The words of the table that would allow this target. */
function allowedBy(target: Target, from: Place): readonly string[] {
  if (target.kind === 'node') return ['node'];
  if (target.kind === 'npm') return [`npm:${target.name}`, 'npm:*'];
  if (target.kind === 'workspace') return [target.name + target.entry.slice(1)];
  if (target.kind === 'unknown') return [];
  const to = placeOf(target.path);
  if (!to) return [];
  if (to.title === undefined) {
    return apiDescriptions.includes(target.path)
      ? [to.zone.name, 'api description']
      : [to.zone.name];
  }
  if (from.title === to.title && from.zone === to.zone) return ['own title'];
  const ofItsName = from.title === to.title ? [`${to.zone.name} of its name`] : [];
  const face = posix.join(posix.dirname(target.path), 'index.ts');
  const isFace = target.path === face || target.path === `${face}x`;
  const isOpen = isFace && face.endsWith(`/${to.title}/index.ts`);
  return isOpen ? [...ofItsName, to.zone.name] : ofItsName;
}

const rulesFile = /\/titles\/[^/]+\/rules\//;
const partOfTitle = /\/titles\/[^/]+\/([^/.]+)/;

/** Whether a path is a title's way of showing or wording things. */
const isShown = (path: string): boolean => {
  const [, first] = partOfTitle.exec(path) ?? [];
  return first !== undefined && notForRules.has(first);
};

function refusalOf(
  source: Source,
  from: Place,
  specifier: string,
  workspaces: readonly Workspace[],
): readonly [rule: string, advice: string] | undefined {
  const target = targetOf(source.path, specifier, workspaces);
  const test = isTest(source.path);
  const may = test ? [...from.zone.may, ...from.zone.testsMay] : from.zone.may;

  if (target.kind === 'workspace') {
    const workspace = workspaces.find(({ name }) => name === target.name);
    if (!workspace?.exports.includes(target.entry)) {
      return ['package-exports', `import only what ${target.name} exports, not "${specifier}"`];
    }
  }
  if (target.kind === 'npm' && from.zone.shipped && !test && testPackages.has(target.name)) {
    return ['test-packages', `"${target.name}" is for tests; move this code into one`];
  }
  if (!allowedBy(target, from).some((word) => may.includes(word))) {
    if (target.kind === 'node') {
      return ['node-builtins', `${from.zone.name} runs anywhere; do without "${specifier}"`];
    }
    const list = may.length > 0 ? may.join(', ') : 'nothing';
    return [`${from.zone.name.replace(' ', '-')}-imports`, `not "${specifier}", only: ${list}`];
  }
  if (target.kind === 'file' && !test && rulesFile.test(source.path) && isShown(target.path)) {
    return ['rules-imports', `rules know nothing of view, show or words: not "${specifier}"`];
  }
  return undefined;
}

/** Imports that the table of zones does not allow. */
export function importViolations(source: Source, workspaces: readonly Workspace[]): Violation[] {
  const place = placeOf(source.path);
  if (!place) {
    const advice = 'no zone holds this file; move it, or add a zone to the table';
    return [{ file: source.path, line: 1, rule: 'no-zone', advice }];
  }

  const found: Violation[] = [];
  const report = (node: ts.Node, rule: string, advice: string): void => {
    found.push({ file: source.path, line: lineOf(source, node), rule, advice });
  };

  if (place.zone.shipped) {
    const { referencedFiles, typeReferenceDirectives, libReferenceDirectives } = source.tree;
    for (const { pos } of [
      ...referencedFiles,
      ...typeReferenceDirectives,
      ...libReferenceDirectives,
    ]) {
      const line = source.tree.getLineAndCharacterOfPosition(pos).line + 1;
      const advice = 'say what is needed in tsconfig.json, not by "/// <reference>"';
      found.push({ file: source.path, line, rule: 'no-references', advice });
    }
  }

  everyNode(source.tree, (node) => {
    const one = importAt(node, source.tree);
    if (!one) return;
    if (one.specifier === undefined) {
      if (place.zone.shipped) {
        report(one.node, 'literal-imports', 'import by a literal path, so that it can be checked');
      }
      return;
    }
    const refusal = refusalOf(source, place, one.specifier, workspaces);
    if (refusal) report(one.node, ...refusal);
  });
  return found;
}
