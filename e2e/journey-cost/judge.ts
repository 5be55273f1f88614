import type { Measure, TableName } from './measures.ts';

export interface Target {
  readonly name: string;
  readonly table: TableName;
  readonly row: string;
  /** The target limits the highest of these counts. */
  readonly columns: readonly string[];
  readonly most: number;
  /** Omit it for a target that has to be met. */
  readonly missed?: Missed;
}
/** A target that is known to be missed. */
export interface Missed {
  readonly because: string;
  /** A higher value than this one fails the run. */
  readonly most: number;
}
export interface Judged {
  readonly target: Target;
  /** `undefined` when the run has not measured everything that the target needs. */
  readonly value: number | undefined;
  readonly result: 'holds' | 'holds by now' | 'does not hold' | 'lost' | 'not measured';
}

function valueOf({ table, row, columns }: Target, measures: readonly Measure[]): number | undefined {
  const own = measures.filter((one) => one.table === table && one.row === row && columns.includes(one.column));
  const measured = new Set(own.map(({ column }) => column));
  return columns.every((column) => measured.has(column)) ? Math.max(...own.map(({ value }) => value)) : undefined;
}

function resultOf({ most, missed }: Target, value: number | undefined): Judged['result'] {
  if (value === undefined) return 'not measured';
  if (value <= most) return missed ? 'holds by now' : 'holds';
  return missed && value <= missed.most ? 'does not hold' : 'lost';
}

export const judge = (targets: readonly Target[], measures: readonly Measure[]): Judged[] =>
  targets.map((target) => {
    const value = valueOf(target, measures);
    return { target, value, result: resultOf(target, value) };
  });
