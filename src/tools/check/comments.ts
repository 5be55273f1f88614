import ts from 'typescript';

/** Of an `.astro` file: those of its frontmatter and its scripts. */
export function commentsIn(file: string, text: string): string[] {
  if (file.endsWith('.astro')) return scriptsOfAstro(text).flatMap((script) => commentsIn('script.ts', script));
  if (file.endsWith('.css')) return text.match(/\/\*.*?\*\//gs) ?? [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  const ranges = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    if (children.length > 0) {
      children.forEach(visit);
      return;
    }
    // Text of JSX may look like a comment.
    if (node.kind === ts.SyntaxKind.JsxText) return;
    const trailing = isBeforeJsxText(node) ? [] : (ts.getTrailingCommentRanges(text, node.end) ?? []);
    const leading =
      ts.getLeadingCommentRanges(text, node.pos === 0 ? (ts.getShebang(text)?.length ?? 0) : node.pos) ?? [];
    for (const { pos, end } of [...leading, ...trailing]) ranges.set(pos, end);
  };
  visit(source);
  return [...ranges].sort(([a], [b]) => a - b).map(([pos, end]) => text.slice(pos, end));
}

export const proseOf = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|^\/\/|\*\/$/g, '')
    .replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
    .trim();

const scriptsOfAstro = (text: string): string[] => [
  /^---\n(.*?)\n---/s.exec(text)?.[1] ?? '',
  ...[...text.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script),
  ...[...text.matchAll(/<!--(.*?)-->|\{\s*(\/\*.*?\*\/)\s*\}/gs)].map(
    ([, markup, braces]) => braces ?? `/*${markup ?? ''}*/`,
  ),
];

const kindOf = (file: string): ts.ScriptKind => {
  if (file.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return /\.[cm]?js$/.test(file) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
};

const isBeforeJsxText = ({ kind, parent }: ts.Node): boolean => {
  if (kind === ts.SyntaxKind.CloseBraceToken) return ts.isJsxExpression(parent);
  if (kind !== ts.SyntaxKind.GreaterThanToken) return false;
  if (ts.isJsxOpeningElement(parent) || ts.isJsxOpeningFragment(parent)) return true;
  const element = ts.isJsxClosingElement(parent) || ts.isJsxClosingFragment(parent) ? parent.parent : parent;
  return ts.isJsxElement(element.parent) || ts.isJsxFragment(element.parent);
};
