// One thing is otherwise than the contract says: the report names its line and nothing else.
import { beforeAll, expect, test } from 'vitest';
import { findingsOf, type Finding } from '../../../src/tools/conformance/check.ts';
import { checks } from '../../../src/tools/conformance/checks.ts';
import type { Exchange } from '../../../src/tools/conformance/exchange.ts';
import type { Report } from '../../../src/tools/conformance/report.ts';
import { answerDeviations } from './answer-deviations.ts';
import { reportWith, SITE } from './deviating-api.ts';
import { headerDeviations } from './header-deviations.ts';
import { bankDeviations, refusalDeviations, stateDeviations } from './refusal-deviations.ts';

const planted = [answerDeviations, headerDeviations, refusalDeviations, stateDeviations, bankDeviations].flat();
const keyOf = ({ line, check }: Pick<Finding, 'line' | 'check'>): string => `${line}: ${check}`;

let usual: Report;
beforeAll(async () => {
  usual = await reportWith(['--write']);
});

/** A server cannot be made to send these. */
const UNSENT = ['answers', 'date'];

test('there are more than twenty, and each check has one', () => {
  expect(planted.length).toBeGreaterThan(20);
  expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length);
  const found = new Set([...planted.map(({ check }) => check), ...UNSENT]);
  expect(checks.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
});

test('no answer is a failure, and an answer without a date is a remark', () => {
  const one: Exchange = {
    line: 'GET general/school',
    aim: 'refusal',
    method: 'GET',
    locale: 'th',
    address: new URL('https://api.example/api/general/school'),
    expects: {},
    status: 401,
    failure: '',
    headers: new Headers({ 'Content-Type': 'application/json' }),
    text: '{"message":"","errors":{}}',
    milliseconds: 1,
  };
  const context = { tokens: [], tokenHeader: 'X-Application-Token' };
  const found = (exchange: Exchange) => findingsOf(exchange, context, checks).map(({ check }) => check);
  expect(found({ ...one, status: 0, failure: 'ECONNRESET', text: '' })).toEqual(['answers']);
  expect(found(one)).toEqual(['date']);
});

test.each(planted)('$name', async (deviation) => {
  const { line, check, isRemark = false, hasCors = false, isLookup = false } = deviation;
  const parameters = [...(isLookup ? [] : ['--write']), ...(hasCors ? ['--origin', SITE] : [])];
  const report = await reportWith(parameters, { deviation, hasCors });
  const before = new Set(usual.remarks.map(keyOf));
  const remarks = report.remarks.map(keyOf).filter((key) => !before.has(key));
  expect({ failures: report.failures.map(keyOf), remarks }).toEqual(
    isRemark ? { failures: [], remarks: [`${line}: ${check}`] } : { failures: [`${line}: ${check}`], remarks: [] },
  );
  const found = [...report.failures, ...report.remarks].find((one) => keyOf(one) === `${line}: ${check}`);
  expect(found?.sentence).toMatch(/^[^:]+: expected .+ \(docs\/.+\); came .+\.$/s);
  expect(report.lines.find((one) => one.line === line)?.failed).toEqual(isRemark ? [] : [check]);
});
