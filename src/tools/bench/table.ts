import type { Measurement } from './measure.ts';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
}

const COLUMNS: readonly { title: string; of: (one: Measurement) => number; digits: number }[] = [
  { title: 'FCP ms', of: (one) => one.firstPaint, digits: 0 },
  { title: 'usable ms', of: (one) => one.usable, digits: 0 },
  { title: 'CLS', of: (one) => one.layoutShift, digits: 3 },
  { title: 'TBT ms', of: (one) => one.blocking, digits: 0 },
  { title: 'JS kB', of: (one) => one.scriptBytes / 1000, digits: 1 },
  { title: 'total kB', of: (one) => one.totalBytes / 1000, digits: 1 },
];

/** @param nameWidth in characters */
export const line = (name: string, cells: readonly string[], nameWidth = 20): string =>
  [name.padEnd(nameWidth), ...cells.map((cell) => cell.padStart(10))].join('');

export function table(pages: Readonly<Record<string, readonly Measurement[]>>): string {
  const medians = Object.entries(pages).map(
    ([name, rounds]) => [name, COLUMNS.map(({ of }) => median(rounds.map(of)))] as const,
  );
  const [first, second] = medians;
  const ratios = COLUMNS.map(
    (_column, index) => (first?.[1][index] ?? Number.NaN) / (second?.[1][index] ?? Number.NaN),
  );
  return [
    line(
      'median',
      COLUMNS.map(({ title }) => title),
    ),
    ...medians.map(([name, values]) =>
      line(
        name,
        values.map((value, index) => value.toFixed(COLUMNS[index]?.digits)),
      ),
    ),
    line(
      'ratio',
      ratios.map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–')),
    ),
  ].join('\n');
}
