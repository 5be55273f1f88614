import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { BEFORE } from './before.ts';
import { judge, type Judged } from './judge.ts';
import { DIGITS, MEASURES, TABLES, type Measure, type TableName } from './measures.ts';
import { TARGETS } from './targets.ts';

const write = (line: string): boolean => process.stdout.write(`${line}\n`);
const asText = (value: number | undefined, table: TableName): string =>
  value === undefined ? '-' : value.toFixed(DIGITS[table] ?? 0);

/**
 * Prints the tables as before → after, and which targets are met. Fails when a target is missed that was met before.
 */
export default class TableReporter implements Reporter {
  private readonly measures: Measure[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === MEASURES) this.measures.push(...(JSON.parse(description ?? '[]') as Measure[]));
  }

  private printTable(table: TableName): void {
    const columns = TABLES[table];
    const own = this.measures.filter((one) => one.table === table);
    if (own.length === 0) return;
    const before = BEFORE[table];
    const after = (row: string, column: string) => own.find((one) => one.row === row && one.column === column)?.value;
    write(`\n${table}, before -> after`.padEnd(48) + columns.map((column) => column.padStart(15)).join(''));
    for (const row of new Set(own.map((one) => one.row))) {
      const cells = columns.map((column) => {
        const [old, now] = [before[row]?.[column], after(row, column)];
        return (
          old === undefined && now === undefined ? '' : `${asText(old, table)} -> ${asText(now, table)}`
        ).padStart(15);
      });
      const goals = TARGETS.filter((one) => one.table === table && one.row === row);
      const told = goals.map(({ columns: judged, most }) => `${judged.join(' and ')} <= ${most}`).join(', ');
      write(`  ${row.padEnd(45)}${cells.join('')}   ${told}`);
    }
  }

  private printResult(judged: readonly Judged[], result: Judged['result']): void {
    const own = judged.filter((one) => one.result === result);
    if (own.length === 0) return;
    write(`\n${result} (${own.length})`);
    if (result === 'not measured') return;
    for (const { target, value } of own) {
      const { name, table, most, missed } = target;
      const why = missed ? `: ${missed.because}` : '';
      write(`  ${name}, ${asText(value, table)} of at most ${most}${why}`);
    }
  }

  onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    for (const table of Object.keys(TABLES) as TableName[]) this.printTable(table);
    const judged = judge(TARGETS, this.measures);
    for (const result of ['not measured', 'holds', 'holds by now', 'does not hold', 'lost'] as const)
      this.printResult(judged, result);
    return Promise.resolve(judged.some(({ result }) => result === 'lost') ? { status: 'failed' } : undefined);
  }
}
