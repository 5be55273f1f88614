// No file needs itself through others, and no folder its neighbour both ways. Types count, `.astro` files too.
import { describe, expect, test } from 'vitest';
import { CODE, filesIn, importsOf } from './sources.ts';

/** More imports than this are counted, not listed. */
const MANY = 8;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;
type Edge = readonly [from: string, to: string];

function graphOf(edges: readonly Edge[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** Groups of two and more that all reach each other (Tarjan), sorted. */
function cyclesOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) ?? 0);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const reached = order.has(next) ? (stack.includes(next) ? order.get(next) : undefined) : visit(next);
      lowest.set(node, Math.min(lowest.get(node) ?? 0, reached ?? Infinity));
    }
    if (lowest.get(node) === order.get(node)) {
      const cycle = stack.splice(stack.indexOf(node));
      if (cycle.length > 1) cycles.push(cycle.sort());
    }
    return lowest.get(node) ?? 0;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

/**
 * Every import joins two parts of one folder: the parts of a folder are its subfolders, each with all that is below it, and its own
 * files together (`application/*`). So `application/payment` may use `application/session.ts` or the other way round, never both.
 */
function folderEdge([from, to]: Edge): readonly [folder: string, edge: Edge] {
  const [left, right] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (depth < left.length - 1 && depth < right.length - 1 && left[depth] === right[depth]) depth += 1;
  const folder = left.slice(0, depth).join('/');
  const part = (path: readonly string[]): string =>
    `${folder}/${depth === path.length - 1 ? '*' : (path[depth] ?? '')}`;
  return [folder, [part(left), part(right)]];
}

/** Each cycle with the imports that make it: all of an arrow that few files make, the number of one that many make. */
function folderCycles(imports: readonly Edge[]): string[] {
  const folders = new Map<string, Map<string, { readonly edge: Edge; readonly files: string[] }>>();
  for (const [from, to] of imports) {
    const [folder, edge] = folderEdge([from, to]);
    const arrows = folders.get(folder) ?? new Map<string, { readonly edge: Edge; readonly files: string[] }>();
    const arrow = arrows.get(edge.join(' → ')) ?? { edge, files: [] };
    arrow.files.push(`    ${from} → ${to}`);
    folders.set(folder, arrows.set(edge.join(' → '), arrow));
  }
  return [...folders.values()].flatMap((arrows) =>
    cyclesOf(graphOf([...arrows.values()].map(({ edge }) => edge))).flatMap((parts) => [
      `${parts.join(' ⇄ ')}:`,
      ...[...arrows.values()]
        .filter(({ edge: [from, to] }) => from !== to && parts.includes(from) && parts.includes(to))
        .flatMap(({ edge: [from, to], files }) => [
          `  ${from} → ${to} (${files.length})`,
          ...(files.length > MANY ? [] : files),
        ]),
    ]),
  );
}

const imports: Edge[] = filesIn('src', CODE)
  .flatMap(importsOf)
  .filter(([, imported]) => imported.startsWith('src/'));

describe('cycles', () => {
  test('there is none between files', () => {
    expect(cyclesOf(graphOf(imports))).toEqual([]);
  });

  test('there is none between folders', () => {
    expect(folderCycles(imports)).toEqual([]);
  });

  test.each<[title: string, edges: Edge[], cycles: number]>([
    [
      'a folder and its child',
      [
        ['src/a/x.ts', 'src/a/b/y.ts'],
        ['src/a/b/z.ts', 'src/a/x.ts'],
      ],
      1,
    ],
    [
      'two neighbours, by files far below them',
      [
        ['src/a/b/x.ts', 'src/a/c/y.ts'],
        ['src/a/c/d/z.ts', 'src/a/b/e/x.ts'],
      ],
      1,
    ],
    [
      'three neighbours in a ring',
      [
        ['src/a/x.ts', 'src/b/x.ts'],
        ['src/b/y.ts', 'src/c/x.ts'],
        ['src/c/y.ts', 'src/a/y.ts'],
      ],
      1,
    ],
    [
      'files of one folder',
      [
        ['src/a/x.ts', 'src/a/y.ts'],
        ['src/a/y.ts', 'src/a/z.ts'],
      ],
      0,
    ],
    [
      'one direction',
      [
        ['src/a/b/x.ts', 'src/a/y.ts'],
        ['src/a/c/x.ts', 'src/a/b/x.ts'],
      ],
      0,
    ],
  ])('%s', (_title, edges, cycles) => {
    expect(folderCycles(edges).filter((line) => line.endsWith(':'))).toHaveLength(cycles);
  });
});
