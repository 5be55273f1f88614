import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { SCANS, type Scan } from './scan.ts';
import { KINDS } from './scene.ts';

/** Prints the scans: a line per route, a column per kind of state, and the total. */
export default class TableReporter implements Reporter {
  private readonly scans: Scan[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === SCANS) this.scans.push(...(JSON.parse(description ?? '[]') as Scan[]));
  }

  onEnd(): void {
    const routes = [...new Set(this.scans.map(({ route }) => route))].sort();
    const line = (name: string, cells: readonly (string | number)[]): void => {
      const columns = cells.map((cell, index) => String(cell).padStart((KINDS[index] ?? 'total').length));
      process.stdout.write(`${name.padEnd(34)} ${columns.join('  ')}\n`);
    };
    const count = (scans: readonly Scan[]): number[] => [
      ...KINDS.map((kind) => scans.filter((one) => one.kind === kind).length),
      scans.length,
    ];
    line('scans', [...KINDS, 'total']);
    for (const route of routes) line(route, count(this.scans.filter((one) => one.route === route)));
    line('every route', count(this.scans));
    const violations = this.scans.flatMap((one) => one.violations);
    process.stdout.write(`scans: ${this.scans.length}, routes: ${routes.length}, violations: ${violations.length}\n`);
  }
}
