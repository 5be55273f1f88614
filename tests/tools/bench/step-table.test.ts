import { expect, test } from 'vitest';
import { stepTable, totalsTable } from '../../../src/tools/bench/step-table.ts';

const step = (to: string, painted: number) => ({
  to,
  left: 50,
  painted,
  hydrated: Number.NaN,
  settled: 900,
  slowestPress: 80,
  slowestResponse: 95,
  kilobytes: 12.34,
  requests: 7,
});

test('each step has the medians of its rounds', () => {
  const lines = stepTable([
    [step('/a', 100), step('/b', 10)],
    [step('/a', 300), step('/b', 30)],
    [step('/a', 200), step('/b', 20)],
  ]).split('\n');
  expect(lines[1]).toMatch(/^\/a\s+50\s+200\s+NaN\s+900\s+80\s+95\s+12\.3\s+7$/);
  expect(lines[2]).toMatch(/^\/b\s+50\s+20\s/);
});

test('the totals name each document that any round has fetched twice', () => {
  const kinds = [{ kind: 'scripts', requests: 40, kilobytes: 200 }];
  const total = { documents: 100, kilobytes: 400, requests: 110, kinds };
  expect(
    totalsTable([
      { ...total, twice: ['/a'] },
      { ...total, documents: 102, twice: ['/a', '/b'] },
    ]),
  ).toBe(
    'documents 101.0 kB, all 400.0 kB, 110 requests\nscripts: 40 requests, 200.0 kB\ndocuments sent twice: /a, /b',
  );
});
