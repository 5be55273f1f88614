import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { FLOW_IDS } from '../../../src/config/flow-registry.ts';
import { createCounter, stepsOf } from '../../../src/tools/funnel/count.ts';
import { parseLine } from '../../../src/tools/funnel/log-line.ts';
import { reportOf, shown } from '../../../src/tools/funnel/report.ts';
import { applicants, lineOf, linesOf } from './simulated-log.ts';

const DAY = Date.parse('2026-11-29T03:00:00Z');
const people = applicants(10_000, DAY, 10 * 60 * 60 * 1000);

const countedOf = (lines: readonly string[]) => {
  const counter = createCounter();
  for (const line of lines) {
    const parsed = parseLine(line);
    if (parsed) counter.add(parsed);
  }
  return counter.funnels();
};
const funnels = countedOf(people.flatMap((one) => linesOf(one)).map(({ line }) => line));
const report = reportOf(funnels);

describe('ten thousand applicants', () => {
  test.each(FLOW_IDS)('of %s are counted at each step, by language and by field, within one percent', (flow) => {
    const own = people.filter((one) => one.flow === flow);
    const rows = report.slice(report.indexOf(` ${flow}\n`)).split('\n\n')[0] ?? '';
    const numbersOf = (name: string): number[] =>
      (rows.split('\n').find((row) => row.trim().startsWith(`${name} `)) ?? '').match(/\d+(?= |$)/g)?.map(Number) ?? [];
    const isClose = (given: number | undefined, exact: number): void =>
      expect(Math.abs((given ?? 0) - exact)).toBeLessThanOrEqual(Math.max(2.5, exact / 100));
    stepsOf(flow).forEach((step, index) => {
      const reached = own.filter(({ furthest }) => furthest >= index).length;
      const stopped = own.filter(({ furthest }) => furthest === index).length;
      const [givenReached, givenStopped] = numbersOf(step);
      isClose(givenReached, reached);
      if (index < stepsOf(flow).length - 1) isClose(givenStopped, stopped);
    });
    for (const language of ['th', 'en'])
      isClose(numbersOf(`language ${language}`)[0], own.filter((one) => one.language === language).length);
    isClose(numbersOf('gpax')[0], own.filter(({ refused }) => refused !== undefined).length);
    isClose(numbersOf('registered')[0], own.length);
  });

  test('are not named: no number of an application, no address and nothing under five', () => {
    expect(report).not.toMatch(/CANARY|203\.0\.113|\b[1-4]\b/);
    expect([0, 4, 5, 7, 8].map(shown)).toEqual(['–', '–', '5', '5', '10']);
  });
});

const ONE = { browser: 'Chrome', language: 'th' } as const;
const call = (method: string, path: string, step: string, status = 200): string =>
  lineOf(ONE, DAY, { method, path, step, status });

test('a refused call, a crawler and a line of another format count as nothing', () => {
  const lines = [
    call('GET', '/api/application/7', 'bachelor.payment', 401),
    call('GET', '/api/application/7', 'bachelor.payment').replace('Pixel 8', 'Googlebot/2.1'),
    '192.0.2.1 - - [29/Nov/2026:03:00:00 +0000] "GET / HTTP/1.1" 200 5 "-" "curl"',
    '',
  ];
  expect(countedOf(lines).flatMap(({ applications }) => applications)).toEqual([]);
});

test('a page counts as opened when somebody opens it, and not when it is fetched ahead', () => {
  const page = lineOf(ONE, DAY, { method: 'GET', path: '/en/regisbachelor', step: '-' });
  const [funnel] = countedOf([page, page.replace('purpose=visit', 'purpose=prefetch')]);
  expect(funnel?.beginning.opened).toBe(1);
});

test('a scholarship is finished by its confirmation, after which the browser forgets its number', () => {
  const own = '/api/scholarship-application/7';
  const counted = countedOf([
    call('GET', own, 'scholarship.payment'),
    call('POST', `${own}/start-confirm/`, 'scholarship.confirm'),
    call('POST', `${own}/confirm`, 'scholarship.confirm'),
  ]);
  expect(counted[0]?.applications[0]?.furthest).toBe(stepsOf('scholarship').length - 1);
});

test('who goes back counts at the furthest step', () => {
  const furthestOf = (...steps: readonly string[]) =>
    countedOf(steps.map((step) => call('GET', '/api/application/7', step)))[0]?.applications[0]?.furthest;
  expect(furthestOf('bachelor.payment', 'bachelor.faculty')).toBe(furthestOf('bachelor.payment'));
});

test('an application belongs to the day in Thailand on which it was first seen', () => {
  const at = (instant: string) =>
    lineOf(ONE, Date.parse(instant), { method: 'GET', path: '/api/application/7', step: 'bachelor.faculty' });
  const counted = countedOf([at('2026-11-29T16:59:00Z'), at('2026-11-29T17:01:00Z')]);
  expect(counted.filter(({ applications }) => applications.length > 0)).toHaveLength(1);
  expect(reportOf(counted)).toContain('2026-11-29 bachelor');
});

test('a log that cannot be read is named in a sentence, and the program ends with 1', () => {
  const program = ['--import', 'tsx', 'src/tools/funnel/funnel.ts', '/nope.log'];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', 'No file that can be read: /nope.log\n']);
});
