/** The engine's purity: the same log gives the same game, anywhere and at any time. */
import ts from 'typescript';
import { everyNode, lineOf, type Source, type Violation } from './source.ts';
import { changesInPlace } from './values.ts';
import { isTest, placeOf } from './zones.ts';

const timers = 'setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate';

/** Names that reach out of the rules, by the rule that forbids them and what to do instead. */
const forbidden: readonly (readonly [rule: string, advice: string, names: string])[] = [
  ['pure-clock', 'rules know no time; let it come in with the action', 'Date Temporal performance'],
  ['pure-console', 'rules tell nobody; return a fact or a refusal', 'console alert'],
  [
    'pure-globals',
    'rules see only their arguments',
    'process globalThis global window self document navigator localStorage Deno Bun',
  ],
  ['pure-timers', 'rules do not wait', `${timers} queueMicrotask`],
  ['pure-network', 'rules talk to nobody', 'fetch XMLHttpRequest WebSocket EventSource'],
  ['pure-chance', 'chance comes in through the chance port', 'crypto'],
  ['pure-async', 'rules answer at once', 'Promise'],
  [
    'pure-code',
    'rules are written, not made or found at run time',
    'eval Function require WeakRef FinalizationRegistry',
  ],
];

const forbiddenNames = new Map(
  forbidden.flatMap(([rule, advice, names]) =>
    names.split(' ').map((name) => [name, { rule, advice }] as const),
  ),
);

/** What every value has, and through which code can be made of a text: `[].constructor.constructor`. */
const isConstructor = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && node.text === 'constructor';

const localeMethod = /^(?:toLocale\w*|localeCompare)$/;

type Found = { readonly node: ts.Node; readonly rule: string; readonly advice: string };

/** Whether an identifier is only a member's name, as in `x.date` or `{ date: 1 }`. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isNamedTupleMember(parent)) &&
    parent.name === node
  );
}

/** `Math` is used as `Math.something`, and that is not its generator. */
function isSoundMath(node: ts.Identifier): boolean {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random';
}

/** `Intl` is used as `Intl.Something('it')`: whose language it is, is said. */
function isSoundIntl(node: ts.Identifier): boolean {
  const made = node.parent.parent;
  if (ts.isTypeReferenceNode(made) || ts.isTypeReferenceNode(node.parent)) return true;
  if (!(ts.isNewExpression(made) || ts.isCallExpression(made))) return false;
  const language = made.arguments?.[0];
  return (
    language !== undefined &&
    !(ts.isIdentifier(language) && language.text === 'undefined') &&
    !(ts.isArrayLiteralExpression(language) && language.elements.length === 0)
  );
}

function atIdentifier(node: ts.Identifier): Found | undefined {
  if (isMemberName(node)) {
    if (!localeMethod.test(node.text)) return undefined;
    return { node, rule: 'pure-locale', advice: "the machine's language decides nothing here" };
  }
  if (node.text === 'Math' && !isSoundMath(node)) {
    return { node, rule: 'pure-chance', advice: 'chance comes in through the chance port' };
  }
  if (node.text === 'Intl' && !isSoundIntl(node)) {
    return { node, rule: 'pure-locale', advice: 'name the language when using Intl' };
  }
  const known = forbiddenNames.get(node.text);
  return known && { node, ...known };
}

function atWaiting(node: ts.Node): Found | undefined {
  const waits =
    node.kind === ts.SyntaxKind.AsyncKeyword ||
    ts.isAwaitExpression(node) ||
    (ts.isForOfStatement(node) && node.awaitModifier !== undefined);
  return waits ? { node, rule: 'pure-async', advice: 'rules answer at once' } : undefined;
}

function atModule(node: ts.Node): Found | undefined {
  if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
    return { node, rule: 'pure-globals', advice: 'rules do not know where they are' };
  }
  const changeable =
    ts.isVariableStatement(node) &&
    ts.isSourceFile(node.parent) &&
    (node.declarationList.flags & (ts.NodeFlags.Const | ts.NodeFlags.Using)) === 0 &&
    !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
  return changeable
    ? { node, rule: 'pure-memory', advice: 'a module remembers nothing; use const' }
    : undefined;
}

function outward(node: ts.Node): Found | undefined {
  if (isConstructor(node)) {
    return { node, rule: 'pure-code', advice: 'rules do not ask a value what it was made by' };
  }
  return ts.isIdentifier(node) ? atIdentifier(node) : (atWaiting(node) ?? atModule(node));
}

const inPlace = {
  rule: 'pure-values',
  advice: 'changes what others hold; build a new value (toSorted, with, spread)',
};

/** What in a file of rules would make two replays differ. */
export function purityViolations(source: Source): Violation[] {
  const place = placeOf(source.path);
  if (!place?.zone.pure || isTest(source.path)) return [];

  const found: Found[] = changesInPlace(source.tree).map((node) => ({ node, ...inPlace }));
  everyNode(source.tree, (node) => {
    const one = outward(node);
    if (one) found.push(one);
  });
  return found.map(({ node, rule, advice }) => ({
    file: source.path,
    line: lineOf(source, node),
    rule,
    advice: ts.isIdentifier(node) ? `no "${node.text}": ${advice}` : advice,
  }));
}
