import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicants, lineOf, linesOf, type Browser } from '../funnel/simulated-log.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-29T03:00:00Z');
const people = applicants(10_000, START, 10 * 60 * MINUTE_MS);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alarms-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Logged {
  readonly time: number;
  readonly line: string;
}

function writeLog(lines: readonly Logged[]): void {
  const inOrder = [...lines].sort((one, other) => one.time - other.time);
  writeFileSync(join(folder, 'admissions.log'), inOrder.map(({ line }) => `${line}\n`).join(''));
}

function runAlarms(parameters: readonly string[], environment: Readonly<Record<string, string>>): string {
  const { stdout, stderr } = spawnSync('sh', ['src/tools/deploy/alarms.sh', ...parameters], {
    env: { ...process.env, TZ: 'UTC', LOG: join(folder, 'admissions.log'), TLS: '/none', ...environment },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}
/** What the alarms say at this time; they read no later line. */
const saidAt = (now: number, ...parameters: readonly string[]): string =>
  runAlarms(parameters, { NOW: new Date(now).toISOString() });

const everybody = (saves?: Parameters<typeof linesOf>[1], of: (browser: Browser) => boolean = () => true) =>
  people.flatMap((one) => linesOf(one, of(one.browser) ? saves : undefined));

test('ten thousand applicants without a fault set off no alarm', () => {
  writeLog(everybody());
  for (const minute of [20, 200, 500]) expect(saidAt(START + minute * MINUTE_MS)).toBe('');
});

test('a step that one kind of browser cannot leave is named within fifteen minutes', () => {
  const broken = START + 120 * MINUTE_MS;
  writeLog(
    everybody(
      (step, time) => step !== 'bachelor.education' || time < broken,
      (browser) => browser === 'Safari',
    ),
  );
  expect(saidAt(broken)).toBe('');
  const said = saidAt(broken + 15 * MINUTE_MS);
  expect(said).toMatch(/^Applicants with Safari stop at bachelor\.education: \d+ of \d+ went on in 15 minutes, .*\n$/);
  expect(said).not.toMatch(/CANARY|203\.0\.113/);
});

const many = (count: number, call: Parameters<typeof lineOf>[2], browser: Browser = 'Chrome') =>
  Array.from({ length: count }, (_, index) => {
    const time = START + index * 1000;
    return { time, line: lineOf({ browser, language: 'th' }, time, call) };
  });
const of = (method: string, path: string, status: number, seconds = 0.02) => ({
  method,
  path: `/api/${path}`,
  step: 'bachelor',
  status,
  seconds,
});

test.each([
  [
    'calls that fail',
    [...many(90, of('GET', 'x', 200)), ...many(9, of('GET', 'x', 502), 'Edge')],
    /9 % of the calls failed.*Edge at bachelor, 100 %/,
  ],
  [
    'registrations that all fail',
    many(6, of('POST', 'application/initial', 422)),
    /6 people tried to register.*nobody could/,
  ],
  ['codes that do not arrive', many(12, of('POST', 'application/otp/request', 200)), /Only 0 of 12 codes were entered/],
  [
    'slow codes',
    [
      ...many(12, of('POST', 'application/otp/request', 200, 5)),
      ...many(12, of('POST', 'application/otp/validate', 200)),
    ],
    /12 of 12 requests for a code took/,
  ],
  ['slow calls', many(25, of('GET', 'x', 200, 5)), /100 % of the calls took more than three seconds/],
  ['too many calls', many(301, of('POST', 'application/initial', 429)), /301 calls were refused with 429/],
  [
    'payers while the API is down',
    many(1, of('POST', 'payment/return/kbank', 303)).map(({ time, line }) => ({
      time,
      line: line.replace('upstream_status="303"', 'upstream_status="502"'),
    })),
    /^1 payer came back from the bank/,
  ],
] as const)('%s set off an alarm, which ends with them', (_what, lines, sentence) => {
  writeLog(lines);
  expect(saidAt(START + 10 * MINUTE_MS)).toMatch(sentence);
  expect(saidAt(START + 30 * MINUTE_MS)).toBe('');
});

test('a site that does not respond is named in sentences, without the words of curl', () => {
  const host = 'http://127.0.0.1:1';
  expect(saidAt(START, host)).toBe(
    `${host}/healthz does not respond.\nThe API sends no list of provinces at ${host}.\n`,
  );
});

test('a certificate that ends within two weeks is named, and a later one is not', () => {
  const certificate = join(folder, 'certificate.pem');
  const TLS = join(folder, 'tls.conf');
  writeFileSync(TLS, `ssl_certificate ${certificate};\nssl_certificate_key ${folder}/key.pem;\n`);
  const sign = (days: number): void =>
    void spawnSync(
      'sh',
      [
        '-c',
        `openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days ${days} -keyout key.pem -out certificate.pem`,
      ],
      { cwd: folder },
    );
  sign(13);
  expect(runAlarms([], { TLS })).toMatch(/^The certificate ends on .* GMT\.\n$/);
  sign(20);
  expect(runAlarms([], { TLS })).toBe('');
});

test('a full disk is named', () => {
  const df = join(folder, 'df');
  writeFileSync(df, '#!/bin/sh\necho header\necho "/dev/x 100 $USED 0 $USED% /"\n', { mode: 0o755 });
  const PATH = `${folder}:${process.env['PATH'] ?? ''}`;
  expect(runAlarms([], { PATH, USED: '90' })).toBe('The disk of the logs is full to 90 %.\n');
  expect(runAlarms([], { PATH, USED: '89' })).toBe('');
});
