import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { CELLS, type Cell } from './run.ts';

/** Prints the matrix: a line per call, its cells and those that failed. */
export default class TableReporter implements Reporter {
  private readonly cells: Cell[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== CELLS) continue;
      const cells = JSON.parse(description ?? '[]') as Cell[];
      this.cells.push(...cells);
      // A failed cell is printed at once, because the whole matrix takes a while.
      for (const { call, fault, errors } of cells)
        if (errors.length > 0) process.stdout.write(`     ${call}, ${fault}: ${errors.join('; ')}\n`);
    }
  }

  onEnd(): void {
    const calls = [...new Set(this.cells.map(({ call }) => call))];
    const isFailed = ({ errors }: Cell): boolean => errors.length > 0;
    for (const call of calls) {
      const own = this.cells.filter((cell) => cell.call === call);
      const failed = own.filter(isFailed).map(({ fault }) => fault);
      process.stdout.write(`${call.padEnd(60)} ${String(own.length).padStart(3)}  ${failed.join(', ')}\n`);
    }
    process.stdout.write(`cells: ${this.cells.length}, failed: ${this.cells.filter(isFailed).length}\n`);
  }
}
