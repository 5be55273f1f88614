// An answer deviates from the contract in one way for each line: the report names exactly these lines and ways.
import { beforeAll, expect, test, vi } from 'vitest';
import { findingsOf, type Finding } from '../../../src/tools/conformance/check.ts';
import { checks } from '../../../src/tools/conformance/checks.ts';
import type { Exchange } from '../../../src/tools/conformance/exchange.ts';
import type { Report } from '../../../src/tools/conformance/report.ts';
import { answerDeviations } from './answer-deviations.ts';
import type { Planted } from './changes.ts';
import { reportWith, SITE } from './deviating-api.ts';
import { headerDeviations } from './header-deviations.ts';
import { bankDeviations, refusalDeviations, stateDeviations } from './refusal-deviations.ts';
import { LAST_LIMIT_MS } from '../../random-runs.ts';

vi.setConfig({ testTimeout: LAST_LIMIT_MS, hookTimeout: LAST_LIMIT_MS });

const planted = [answerDeviations, headerDeviations, refusalDeviations, stateDeviations, bankDeviations].flat();
interface PlantedWalk {
  readonly hasCors: boolean;
  readonly deviations: readonly Planted[];
}

/** Deviations of different lines share a walk, so that every finding has one cause. */
function walksOf(all: readonly Planted[], hasCors: boolean): PlantedWalk[] {
  const shared: Planted[][] = [];
  for (const deviation of all.filter(({ endsWalk }) => !endsWalk)) {
    const walk = shared.find((deviations) => deviations.every(({ line }) => line !== deviation.line));
    if (walk) walk.push(deviation);
    else shared.push([deviation]);
  }
  const alone = all.filter(({ endsWalk }) => endsWalk).map((deviation) => [deviation]);
  return [...shared, ...alone].map((deviations) => ({ deviations, hasCors }));
}

const walks = [false, true].flatMap((withCors) =>
  walksOf(
    planted.filter(({ hasCors = false }) => hasCors === withCors),
    withCors,
  ),
);
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

const failuresOf = (deviations: readonly Planted[]) => deviations.filter(({ isRemark }) => !isRemark);
const remarksOf = (deviations: readonly Planted[]) => deviations.filter(({ isRemark }) => isRemark);

test.each(walks)(
  'walk %#: the report names every planted deviation and nothing else',
  async ({ deviations, hasCors }) => {
    // Lists are enough for CORS: they need no applicant.
    const report = await reportWith(hasCors ? ['--origin', SITE] : ['--write'], { deviations, hasCors });
    const before = new Set(usual.remarks.map(keyOf));
    const remarks = report.remarks.filter((remark) => !before.has(keyOf(remark)));
    expect({ failures: report.failures.map(keyOf).sort(), remarks: remarks.map(keyOf).sort() }).toEqual({
      failures: failuresOf(deviations).map(keyOf).sort(),
      remarks: remarksOf(deviations).map(keyOf).sort(),
    });
    for (const { sentence } of [...report.failures, ...remarks])
      expect(sentence).toMatch(/^[^:]+: expected .+ \(docs\/.+\); came .+\.$/s);
    const failedLines = report.lines.filter(({ failed }) => failed.length > 0).map(({ line }) => line);
    expect(failedLines.sort()).toEqual(
      failuresOf(deviations)
        .map(({ line }) => line)
        .sort(),
    );
  },
);
