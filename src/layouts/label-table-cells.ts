/** What this reads and writes of a page's syntax tree (hast). */
interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

const allOf = (node: HtmlNode, name: string): HtmlNode[] =>
  (node.children ?? []).flatMap((child) => [...(child.tagName === name ? [child] : []), ...allOf(child, name)]);
const textOf = (node: HtmlNode): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** A table whose rows are blocks is no table for a screen reader, unless its parts say what they are. */
const ROLES = { thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' };

/**
 * Writes the heading of its column into each cell of the tables in a Markdown text, because a phone shows rows as blocks
 * (src/styles/policy.css).
 */
export const labelTableCells =
  () =>
  (tree: HtmlNode): void => {
    for (const table of allOf(tree, 'table')) {
      const headings = allOf(table, 'th').map(textOf);
      table.properties = { ...table.properties, role: 'table' };
      for (const [name, role] of Object.entries(ROLES))
        for (const part of allOf(table, name)) part.properties = { ...part.properties, role };
      for (const row of allOf(table, 'tr'))
        for (const [index, cell] of allOf(row, 'td').entries())
          cell.properties = { ...cell.properties, dataLabel: headings[index] };
    }
  };
