import { FLOW_IDS } from '../../config/flow-registry.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { causesOf, findingsOf, groupedBy, LOSSES, type Cause, type Context, type Finding, type Loss } from './check.ts';
import { checks, WORDS } from './checks.ts';
import { callsOf } from './flows.ts';
import { isExcused, isRedirect } from './exchange.ts';
import type { Options } from './options.ts';
import { BANK_RETURN, UNKNOWN_CHARGE } from './payments.ts';
import { lineOf, type Walk } from './walk.ts';

export type LineResult = 'holds' | 'FAILS' | 'not judged';

export interface Line {
  readonly line: string;
  readonly result: LineResult;
  /** The status of the last response; 0 without one. */
  readonly status: number;
  /** The time of the slowest response. */
  readonly milliseconds: number;
  /** Names of failed checks. */
  readonly failed: readonly string[];
  /** The reason why it is not judged. */
  readonly reason: string;
}

export interface Report {
  readonly address: string;
  readonly writes: boolean;
  readonly flows: Options['flows'];
  /** The flows' calls come first. */
  readonly lines: readonly Line[];
  readonly failures: readonly Finding[];
  readonly remarks: readonly Finding[];
  /** The same findings by cause, worst first. */
  readonly causes: readonly Cause[];
}

/** `bachelor: education "m6"` and `bachelor: education "ged"` as `bachelor: education "ged", "m6"`. */
function foldedWords(came: readonly string[]): string {
  const words = [...new Set(came.flatMap((one) => one.split('; ')))].sort();
  const parts = words.map((one) => /^(?<what>\S+: \w+) (?<word>".*")$/.exec(one)?.groups ?? { what: one, word: '' });
  return [...groupedBy(parts, ({ what = '' }) => what)]
    .map(([what, same]) => `${what} ${same.map(({ word }) => word).join(', ')}`.trim())
    .join('; ');
}

/** Keeps one finding per check and line, because repeated calls repeat findings. Only words are all listed. */
const once = (findings: readonly Finding[]): Finding[] => {
  const keyOf = ({ line, check, sentence, loss }: Finding): string => [line, check, loss, sentence].join(' ');
  return [...groupedBy(findings, keyOf).values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map((first) => (first.check === WORDS ? { ...first, came: foldedWords(same.map(({ came }) => came)) } : first)),
  );
};

const familyOf = (line: string): string | undefined =>
  callsOf(FLOW_IDS).find(({ endpoint }) => lineOf(endpoint) === line)?.tag;

/** After such a failure the site cannot continue. */
const STOPPING = ['response', 'redirect', 'absent call', 'refused request', 'status', 'shape', 'empty list'];

/** Every other call needs the application and token that these return. */
const REGISTRATION = /\/(?:initial|otp\/(?:request|validate))$/;

/**
 * Returns the reason why a call was not made: a failure or an unjudged line, first in the same family of calls, else at
 * the registration, else anywhere.
 */
function reasonOf(line: string, walk: Walk, failures: readonly Finding[]): string {
  const known = walk.reasons.get(line);
  if (known !== undefined) return known;
  const causes = [
    ...failures
      .filter(({ check }) => STOPPING.includes(check))
      .map((one) => ({ line: one.line, text: `not reached: ${one.line} failed before` })),
    // The walk continued after a charge of unknown state.
    ...[...walk.reasons]
      .filter(([, reason]) => reason !== UNKNOWN_CHARGE)
      .map(([other, reason]) => ({ line: other, text: `not reached after ${other}: ${reason}` })),
  ];
  const ofFamily = causes.find((one) => familyOf(one.line) === familyOf(line));
  const registration = causes.find((one) => REGISTRATION.test(one.line));
  return (ofFamily ?? registration ?? causes[0])?.text ?? 'not reached';
}

const JUDGED_AIMS = ['response', 'bank-return', 'unknown-call'];

function lineFor(line: string, walk: Walk, failures: readonly Finding[]): Line {
  const exchanges = walk.exchanges.filter(
    (one) => one.line === line && JUDGED_AIMS.includes(one.aim) && !isExcused(one),
  );
  const failed = [...new Set(failures.filter((one) => one.line === line).map(({ check }) => check))];
  const result = failed.length > 0 ? 'FAILS' : exchanges.length > 0 ? 'holds' : 'not judged';
  const reason = result === 'not judged' ? reasonOf(line, walk, failures) : '';
  const milliseconds = Math.max(0, ...exchanges.map((one) => one.milliseconds));
  return { line, result, status: exchanges.at(-1)?.status ?? 0, milliseconds, failed, reason };
}

/** The origins whose images pages may show: the API's only if the site calls it at its own origin. */
const imageOriginsOf = (url: string, origin: string | undefined): readonly string[] => [
  ...(origin === undefined ? [] : [origin, new URL(url).origin]),
  ...(process.env['PUBLIC_IMAGE_ORIGINS'] ?? '').split(' ').filter(Boolean),
];

/** The origins of the bank that the payment page trusts. */
const configuredBankOrigins = (): readonly string[] =>
  [process.env['PUBLIC_CARD_SCRIPT_HOST'] ?? '', ...(process.env['PUBLIC_BANK_ORIGINS'] ?? '').split(' ')].flatMap(
    (address) => parseUrl(address)?.origin ?? [],
  );

export function reportOf(
  walk: Walk,
  { writes, flows }: Pick<Options, 'writes' | 'flows'>,
  hasItsOwnBank: boolean,
): Report {
  const { api, tokens, exchanges } = walk;
  const { url, tokenHeader, origin } = api;
  const context: Context = {
    tokens,
    tokenHeader,
    origin,
    imageOrigins: imageOriginsOf(url, origin),
    isReturnedByGet: exchanges.some((one) => one.aim === 'bank-return' && one.method === 'GET' && isRedirect(one)),
    bankOrigins: hasItsOwnBank ? undefined : configuredBankOrigins(),
  };
  const judged = exchanges.filter((one) => !isExcused(one));
  const findings = once(judged.flatMap((one) => findingsOf(one, context, checks)));
  const failures = findings.filter(({ isRemark }) => !isRemark);
  const named = [
    ...callsOf(flows).map(({ endpoint }) => lineOf(endpoint)),
    BANK_RETURN,
    ...exchanges.map(({ line }) => line),
  ];
  return {
    address: api.url,
    writes,
    flows,
    lines: [...new Set(named)].map((line) => lineFor(line, walk, failures)),
    failures,
    remarks: findings.filter(({ isRemark }) => isRemark),
    causes: causesOf(findings),
  };
}

const TITLES: Readonly<Record<Loss, string>> = {
  registering: 'Applicants cannot register or go on',
  paying: 'Applicants cannot pay, or pay wrongly',
  truth: 'Applicants are told something untrue, or their data is in danger',
  sight: 'Applicants see less than they should',
  nothing: 'Only worth knowing',
};

const MOST_CALLS = 3;
const MOST_ROWS = 4;
const folded = (lines: readonly string[]): string => {
  const rest = lines.length - MOST_CALLS;
  return lines.slice(0, MOST_CALLS).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};

/** The calls of a cause; those with the same response share a row. */
function rowsOfCause({ calls }: Cause): string[] {
  const alike = [...groupedBy(calls, ({ came }) => came)].sort(([, one], [, other]) => other.length - one.length);
  const rows = alike.slice(0, MOST_ROWS).map(([came, same]) => `${folded(same.map(({ line }) => line))}: ${came}`);
  const hidden = alike.slice(MOST_ROWS).flatMap(([, same]) => same).length;
  return [
    ...rows,
    ...(hidden > 0 ? [`and ${hidden} more ${hidden === 1 ? 'call' : 'calls'} (--json lists them)`] : []),
  ];
}

function sentencesOf(title: string, causes: readonly Cause[], first: number): string[] {
  if (causes.length === 0) return [];
  const byLoss = LOSSES.map((loss) => [loss, causes.filter((cause) => cause.loss === loss)] as const);
  const lines = byLoss
    .filter(([, of]) => of.length > 0)
    .flatMap(([loss, of]) => [
      '',
      TITLES[loss],
      ...of.flatMap((cause) => [
        `${first + causes.indexOf(cause)}. [${cause.check}] ${cause.sentence}`,
        ...rowsOfCause(cause).map((row) => `     ${row}`),
      ]),
    ]);
  return ['', `${title}: ${causes.length}`, ...lines];
}

const rowOf = ({ line, result, status, milliseconds, failed, reason }: Line): string => {
  const numbers = status === 0 ? ['', ''] : [String(status), `${milliseconds} ms`];
  const cells = [result.padEnd(10), line.padEnd(58), numbers[0]?.padStart(4), numbers[1]?.padStart(9)];
  return [...cells, failed.join(', ') || reason].join('  ').trimEnd();
};

/** "Of 75 calls and 2 other lines 73 hold, 1 fails, 3 are not judged; to fix: 1, remarks: 2." */
export function summaryOf({ lines, flows, causes }: Report): string {
  const calls = callsOf(flows).length;
  const others = lines.length - calls;
  const count = (result: LineResult): number => lines.filter((line) => line.result === result).length;
  const verb = (number: number, one: string, several: string): string => `${number} ${number === 1 ? one : several}`;
  const counts = [
    verb(count('holds'), 'holds', 'hold'),
    verb(count('FAILS'), 'fails', 'fail'),
    verb(count('not judged'), 'is not judged', 'are not judged'),
  ];
  const which = flows.length === FLOW_IDS.length ? '' : ` of ${flows.join(', ')}`;
  const beside = ` and ${verb(others, 'other line', 'other lines')}`;
  const remarks = causes.filter(({ isRemark }) => isRemark).length;
  return `Of ${calls} calls${which}${beside} ${counts.join(', ')}; to fix: ${causes.length - remarks}, remarks: ${remarks}.`;
}

/** The reasons why calls are not judged, with their number: options, and failures to fix first. */
function reasonsOf({ lines }: Report): string[] {
  const byReason = groupedBy(
    lines.filter(({ result }) => result === 'not judged'),
    ({ reason }) => reason,
  );
  const rows = [...byReason].map(([reason, same]) => `     ${same.length} × ${reason}`);
  return rows.length === 0 ? [] : ['', 'Not judged', ...rows];
}

/** What no walk can check, because nobody pays and nobody decides on the test applicant. */
const UNSEEN =
  'Not seen: the words for a paid, failed, expired or cancelled charge and for a decided application. Compare yours with chargeStates and applicationStatuses in src/config/back-end.ts, and the number of wrong codes after which you lock with otpTries; a lock responds with 429 with Retry-After, or a right code is typed in vain.';

/** A table for people, then one sentence for each cause. */
export function textOf(report: Report): string {
  const { address, writes, lines, causes } = report;
  const failing = causes.filter(({ isRemark }) => !isRemark);
  const remarks = causes.filter(({ isRemark }) => isRemark);
  return [
    `${address}, ${writes ? 'with a test applicant' : 'read-only'}`,
    '',
    ...lines.map(rowOf),
    ...sentencesOf('To fix, the worst first', failing, 1),
    ...sentencesOf('Remarks: nothing is claimed, hidden or lost by these', remarks, failing.length + 1),
    ...reasonsOf(report),
    '',
    ...(writes ? [UNSEEN] : []),
    summaryOf(report),
  ].join('\n');
}
