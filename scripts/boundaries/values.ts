/** Values are built anew, never changed in place: a state may be held in many places at once. */
import ts from 'typescript';

/** For each name in sight: whether it stands for something others hold too. */
type Scope = ReadonlyMap<string, boolean>;

const changing = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '),
);

const changingStatics =
  /^(?:Object\.(?:assign|defineProperty|defineProperties|setPrototypeOf)|Reflect\.(?:set|deleteProperty|defineProperty))$/;

/** `state.hands[0]!` is still a part of `state`. */
function partOf(node: ts.Expression): ts.Expression {
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return partOf(node.expression);
  }
  return node;
}

function isShared(node: ts.Expression, scope: Scope): boolean {
  const whole = partOf(node);
  if (ts.isIdentifier(whole)) return scope.get(whole.text) ?? false;
  if (ts.isConditionalExpression(whole)) {
    return isShared(whole.whenTrue, scope) || isShared(whole.whenFalse, scope);
  }
  const chosen =
    ts.isBinaryExpression(whole) &&
    (whole.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
      whole.operatorToken.kind === ts.SyntaxKind.BarBarToken);
  return chosen && (isShared(whole.left, scope) || isShared(whole.right, scope));
}

const isAccess = (node: ts.Expression): boolean =>
  ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)
    ? isAccess(node.expression)
    : ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

const steps: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusPlusToken,
  ts.SyntaxKind.MinusMinusToken,
]);

const isAssignment = ({ kind }: ts.Node): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

function changedByCall({ expression, arguments: [first] }: ts.CallExpression): ts.Expression[] {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  if (changing.has(expression.name.text)) return [expression.expression];
  return first && changingStatics.test(expression.getText()) ? [first] : [];
}

/** The expressions a node changes in place, if it changes any. */
function changedBy(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node)) return changedByCall(node);
  if (ts.isDeleteExpression(node)) return [node.expression];
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken)) {
    return [node.left].filter(isAccess);
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    return steps.has(node.operator) ? [node.operand].filter(isAccess) : [];
  }
  return [];
}

function namesIn(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesIn(one.name) : []));
}

/** The names a statement's declarations bring, each with whether it is shared. */
function declared(
  list: ts.VariableDeclarationList,
  scope: Scope,
  top: boolean,
): [string, boolean][] {
  const iterated = ts.isForOfStatement(list.parent) ? list.parent.expression : undefined;
  return list.declarations.flatMap(({ name, initializer = iterated }) => {
    const shared = top || (initializer !== undefined && isShared(initializer, scope));
    return namesIn(name).map((one): [string, boolean] => [one, shared]);
  });
}

function imported({ importClause }: ts.ImportDeclaration): readonly string[] {
  const bindings = importClause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  return named.map(({ name }) => name.text);
}

function inside(node: ts.Node, scope: Scope): Scope {
  if (ts.isFunctionLike(node)) {
    const names = node.parameters.flatMap(({ name }) => namesIn(name));
    return new Map([...scope, ...names.map((name) => [name, true] as const)]);
  }
  return ts.isBlock(node) || ts.isForOfStatement(node) || ts.isForStatement(node)
    ? new Map(scope)
    : scope;
}

/** The places where a file changes a value that its arguments or other functions hold. */
export function changesInPlace(tree: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];

  const walk = (node: ts.Node, outer: Scope): void => {
    let scope = inside(node, outer);
    for (const target of changedBy(node)) {
      if (isShared(target, scope)) found.push(node);
    }
    ts.forEachChild(node, (child) => {
      const list = ts.isVariableStatement(child) ? child.declarationList : child;
      if (ts.isVariableDeclarationList(list)) {
        scope = new Map([...scope, ...declared(list, scope, ts.isSourceFile(node))]);
      } else if (ts.isImportDeclaration(child)) {
        scope = new Map([...scope, ...imported(child).map((name) => [name, true] as const)]);
      }
      walk(child, scope);
    });
  };
  walk(tree, new Map());
  return found;
}
