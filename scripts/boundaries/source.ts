import ts from 'typescript';

/** A rule broken at one line, and what to do about it. */
export type Violation = {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly advice: string;
};

/** A file of code as the checks see it: its path from the root, and its parsed text. */
export type Source = { readonly path: string; readonly tree: ts.SourceFile };

const codeFile = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Bundles of a frozen title: nobody writes them, and they are never changed. */
const frozenModule = /^packages\/engine\/src\/frozen\/[^/]+\/title\.js$/;

export const isCode = (path: string): boolean => codeFile.test(path) && !frozenModule.test(path);

const parsing: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.ESNext,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

export const parse = (path: string, text: string): Source => ({
  path,
  tree: ts.createSourceFile(path, text, parsing, true),
});

export const lineOf = ({ tree }: Source, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;

/** Calls `visit` for every node below, in reading order. */
export function everyNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    visit(child);
    everyNode(child, visit);
  });
}
