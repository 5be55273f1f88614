// A response deviates from the contract in one way for each line: the report names exactly these lines and ways.
import { beforeAll, expect, test, vi } from 'vitest';
import { causesOf, findingsOf, LOSSES, type Finding } from '../../../src/tools/conformance/check.ts';
import { checks } from '../../../src/tools/conformance/checks.ts';
import type { Exchange } from '../../../src/tools/conformance/exchange.ts';
import { responseDeviations } from './response-deviations.ts';
import type { Planted } from './changes.ts';
import { reportWith, SITE } from './deviating-api.ts';
import { headerDeviations } from './header-deviations.ts';
import { bankDeviations, refusalDeviations, stateDeviations } from './refusal-deviations.ts';
import { valueDeviations } from './value-deviations.ts';
import { LAST_LIMIT_MS } from '../../random-runs.ts';

vi.setConfig({ testTimeout: LAST_LIMIT_MS, hookTimeout: LAST_LIMIT_MS });

const planted = [
  responseDeviations,
  valueDeviations,
  headerDeviations,
  refusalDeviations,
  stateDeviations,
  bankDeviations,
].flat();
interface PlantedWalk {
  readonly parameters: readonly string[];
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
  // Lists are enough for CORS: they need no applicant.
  const parameters = hasCors ? ['--origin', SITE] : ['--write'];
  return [
    ...shared.map((deviations) => ({ deviations, hasCors, parameters })),
    ...all.flatMap((deviation) =>
      deviation.endsWalk ? [{ deviations: [deviation], hasCors, parameters: deviation.endsWalk }] : [],
    ),
  ];
}

const walks = [false, true].flatMap((withCors) =>
  walksOf(
    planted.filter(({ hasCors = false }) => hasCors === withCors),
    withCors,
  ),
);
const keyOf = ({ line, check }: Pick<Finding, 'line' | 'check'>): string => `${line}: ${check}`;

/** What is remarked of the sandbox without a deviation. */
let usual: ReadonlySet<string>;
beforeAll(async () => {
  const reports = [await reportWith(['--write']), await reportWith(['--write', '--flow', 'bachelor'])];
  usual = new Set(reports.flatMap(({ remarks }) => remarks.map(keyOf)));
});

/** A server cannot be made to send the first two; the sandbox has a bank of its own, which is judged nowhere. */
const UNSENT = ['response', 'date', 'origin of the bank'];

test('there are more than sixty, and each check has one', () => {
  expect(planted.length).toBeGreaterThan(60);
  expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length);
  const found = new Set([...planted.map(({ check }) => check), ...UNSENT]);
  expect(checks.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
});

const EXCHANGE: Exchange = {
  line: 'GET general/school',
  aim: 'refusal',
  method: 'GET',
  locale: 'th',
  address: new URL('https://api.example/api/general/school'),
  sent: {},
  expects: {},
  status: 401,
  failure: '',
  headers: new Headers({ 'Content-Type': 'application/json' }),
  text: '{"message":"","errors":{}}',
  milliseconds: 1,
};
const CONTEXT = { tokens: [], tokenHeader: 'X-Application-Token', imageOrigins: [] };

test('no response is a failure, and a response without a date is a remark', () => {
  const found = (exchange: Exchange) => findingsOf(exchange, CONTEXT, checks).map(({ check }) => check);
  expect(found({ ...EXCHANGE, status: 0, failure: 'ECONNRESET', text: '' })).toEqual(['response']);
  expect(found(EXCHANGE)).toEqual(['date']);
});

test('every cause has a sentence of its own', () => {
  const said = checks.map(({ problem }) => (typeof problem === 'string' ? problem : problem(EXCHANGE, CONTEXT)));
  const bySentence = new Map(checks.map(({ name }, index) => [said[index], name]));
  // The pages of a list are judged at two places and fixed at different ones.
  const shared = checks.filter(({ name }, index) => bySentence.get(said[index]) !== name).map(({ name }) => name);
  expect(shared).toEqual(['pages']);
});

test('what applicants lose decides the order, and each cause is counted once', () => {
  const finding = (line: string, check: string, loss: Finding['loss'], isRemark = false): Finding => ({
    line,
    check,
    loss,
    isRemark,
    sentence: `The ${check}.`,
    came: 'nothing',
  });
  const causes = causesOf([
    finding('GET a', 'date', 'nothing', true),
    finding('GET a', 'pages', 'sight'),
    finding('GET b', 'shape', 'sight'),
    finding('GET c', 'methods', 'paying'),
    finding('GET d', 'shape', 'registering'),
  ]);
  expect(causes.map(({ check, calls }) => [check, calls.map(({ line }) => line)])).toEqual([
    ['shape', ['GET b', 'GET d']],
    ['methods', ['GET c']],
    ['pages', ['GET a']],
    ['date', ['GET a']],
  ]);
});

const failuresOf = (deviations: readonly Planted[]) => deviations.filter(({ isRemark }) => !isRemark);
const remarksOf = (deviations: readonly Planted[]) => deviations.filter(({ isRemark }) => isRemark);

test.each(walks)(
  'walk %#: the report names every planted deviation and nothing else',
  async ({ deviations, hasCors, parameters }) => {
    const report = await reportWith(parameters, { deviations, hasCors });
    const remarks = report.remarks.filter((remark) => !usual.has(keyOf(remark)));
    expect({ failures: report.failures.map(keyOf).sort(), remarks: remarks.map(keyOf).sort() }).toEqual({
      failures: failuresOf(deviations).map(keyOf).sort(),
      remarks: remarksOf(deviations).map(keyOf).sort(),
    });
    for (const { line, check } of deviations) {
      const named = report.causes.filter(
        (cause) => cause.calls.some((one) => one.line === line) && cause.check === check,
      );
      expect(named.map(({ calls }) => calls.filter((one) => one.line === line).length)).toEqual([1]);
      expect(named[0]?.sentence).toMatch(/^[A-Z].+[.?] [A-Z].+\. \((?:docs\/.+|deploy\/openapi\.json)\)$/s);
    }
    const ranks = report.causes.map(({ loss, isRemark }) => LOSSES.indexOf(loss) + (isRemark ? LOSSES.length : 0));
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    const failedLines = report.lines.filter(({ failed }) => failed.length > 0).map(({ line }) => line);
    expect(failedLines.sort()).toEqual(
      failuresOf(deviations)
        .map(({ line }) => line)
        .sort(),
    );
  },
);
