import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { commentsIn } from './comments.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export function codeBelow(root: string, folder: string): SourceFile[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs|astro)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  } catch {
    return [];
  }
}

const isScript = ({ path }: SourceFile): boolean => !path.endsWith('.astro');

const treeOf = ({ path, text }: SourceFile): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

function placesOf(file: SourceFile, matches: (node: ts.Node) => boolean): string[] {
  const tree = treeOf(file);
  const places: string[] = [];
  const visit = (node: ts.Node): void => {
    if (matches(node)) {
      places.push(`${file.path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return places;
}

/** `.astro` files are left out. */
export const commentCharacters = (files: readonly SourceFile[]) =>
  files.filter(isScript).map(({ path, text }) => ({
    path,
    comments: commentsIn(path, text).reduce((sum, comment) => sum + comment.length, 0),
    all: text.length,
  }));

export function commentShare(files: readonly SourceFile[]): number {
  const each = commentCharacters(files);
  const sum = (key: 'comments' | 'all'): number => each.reduce((total, file) => total + file[key], 0);
  return sum('comments') / Math.max(1, sum('all'));
}

const calls = (node: ts.Node, object: string, ...methods: readonly string[]): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.expression.getText() === object &&
  methods.includes(node.expression.name.text);

/** `vi.mock('../…')` and its like: a test that breaks when a file moves. */
export const pathMocks = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) =>
    placesOf(file, (node) => {
      if (!calls(node, 'vi', 'mock', 'doMock')) return false;
      const [module] = node.arguments;
      return module !== undefined && (!ts.isStringLiteralLike(module) || module.text.startsWith('.'));
    }),
  );

/** The names by which a file imports whole modules. */
const moduleNames = ({ text }: SourceFile): ReadonlySet<string> =>
  new Set([...text.matchAll(/^import \* as (\w+) from/gm)].flatMap(([, name]) => name ?? []));

/** `vi.spyOn(ports, …)`, and on a whole module after `import * as module`. */
export const portSpies = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    const spied = new Set(['ports', ...moduleNames(file)]);
    return placesOf(file, (node) => calls(node, 'vi', 'spyOn') && spied.has(node.arguments[0]?.getText() ?? ''));
  });

const isStatusNumber = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isNumericLiteral(node) && /^[1-5]\d\d$/.test(node.text);
const namesStatus = (node: ts.Node): boolean => /\bstatus\b/i.test(node.getText());
const COMPARES = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** A status number that code outside of src/api compares by itself. */
export const statusComparisons = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) =>
    placesOf(file, (node) => {
      if (ts.isBinaryExpression(node) && COMPARES.has(node.operatorToken.kind)) {
        return (
          (isStatusNumber(node.right) && namesStatus(node.left)) ||
          (isStatusNumber(node.left) && namesStatus(node.right))
        );
      }
      return ts.isCaseClause(node) && isStatusNumber(node.expression) && namesStatus(node.parent.parent.expression);
    }),
  );

const HOOKS = new Set(['transform', 'renderChunk', 'generateBundle', 'closeBundle']);
const isHook = (node: ts.Node): boolean =>
  (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) && HOOKS.has(node.name.getText());
const replaces = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  /^replace(?:All)?$/.test(node.expression.name.text);

/** Regular expressions of a build step that changes code by `replace`. */
export const codeEdits = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    if (!/\bimport\b[^;]*\b(?:Plugin|AstroIntegration)\b/.test(file.text)) return [];
    const edits = placesOf(file, isHook).length > 0 && placesOf(file, replaces).length > 0;
    return edits ? placesOf(file, ts.isRegularExpressionLiteral) : [];
  });
