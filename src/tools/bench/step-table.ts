/** The way to one page: moments in milliseconds after the response to the last call of the page before. */
export interface Step {
  readonly to: string;
  readonly left: number;
  readonly painted: number;
  readonly heading: number;
  readonly hydrated: number;
  readonly settled: number;
  readonly slowestPress: number;
  readonly slowestResponse: number;
  readonly kilobytes: number;
  readonly requests: number;
}

export interface Total {
  readonly documents: number;
  readonly kilobytes: number;
  readonly requests: number;
  /** The documents that were sent whole more than once. */
  readonly twice: readonly string[];
  readonly kinds: readonly { readonly kind: string; readonly requests: number; readonly kilobytes: number }[];
}

const COLUMNS: readonly { title: string; of: (one: Step) => number; digits: number }[] = [
  { title: 'left', of: (one) => one.left, digits: 0 },
  { title: 'painted', of: (one) => one.painted, digits: 0 },
  { title: 'heading', of: (one) => one.heading, digits: 0 },
  { title: 'hydrated', of: (one) => one.hydrated, digits: 0 },
  { title: 'settled', of: (one) => one.settled, digits: 0 },
  { title: 'press', of: (one) => one.slowestPress, digits: 0 },
  { title: 'response', of: (one) => one.slowestResponse, digits: 0 },
  { title: 'kB', of: (one) => one.kilobytes, digits: 1 },
  { title: 'requests', of: (one) => one.requests, digits: 0 },
];

/** Wide enough for the longest address. */
const NAME_WIDTH = 42;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
}

const line = (name: string, cells: readonly string[]): string =>
  [name.padEnd(NAME_WIDTH), ...cells.map((cell) => cell.padStart(10))].join('');

/** @param rounds the steps of each round, in the same order */
export function stepTable(rounds: readonly (readonly Step[])[]): string {
  const ways = (rounds[0] ?? []).map(({ to }, index) => [to, rounds.flatMap((steps) => steps[index] ?? [])] as const);
  const titles = COLUMNS.map(({ title }) => title);
  const medians = (steps: readonly Step[]): string[] =>
    COLUMNS.map(({ of, digits }) => median(steps.map(of)).toFixed(digits));
  return [line('to', titles), ...ways.map(([to, steps]) => line(to, medians(steps)))].join('\n');
}

export function totalsTable(totals: readonly Total[]): string {
  const of = (pick: (one: Total) => number, digits: number): string => median(totals.map(pick)).toFixed(digits);
  const twice = [...new Set(totals.flatMap((one) => one.twice))];
  return [
    `documents ${of((one) => one.documents, 1)} kB, all ${of((one) => one.kilobytes, 1)} kB, ${of((one) => one.requests, 0)} requests`,
    ...(totals[0]?.kinds ?? []).map(
      ({ kind }, index) =>
        `${kind}: ${of((one) => one.kinds[index]?.requests ?? 0, 0)} requests, ${of((one) => one.kinds[index]?.kilobytes ?? 0, 1)} kB`,
    ),
    `documents sent twice: ${twice.join(', ') || 'none'}`,
  ].join('\n');
}
