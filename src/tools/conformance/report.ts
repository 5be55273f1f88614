import { contract } from '../../api/contract/all.ts';
import { findingsOf, type Context, type Finding } from './check.ts';
import { checks } from './checks.ts';
import { BANK_RETURN } from './payments.ts';
import { lineOf, type Walk } from './walk.ts';

export type LineResult = 'holds' | 'FAILS' | 'not judged';

export interface Line {
  readonly line: string;
  readonly result: LineResult;
  /** Of the last answer; 0 without one. */
  readonly status: number;
  /** The slowest answer. */
  readonly milliseconds: number;
  /** Names of failed checks. */
  readonly failed: readonly string[];
  /** Why it is not judged. */
  readonly reason: string;
}

export interface Report {
  readonly address: string;
  readonly writes: boolean;
  readonly lines: readonly Line[];
  readonly failures: readonly Finding[];
  readonly remarks: readonly Finding[];
}

/** One of each check for each line: a call that is made often repeats itself. */
const once = (findings: readonly Finding[]): Finding[] => {
  const keyOf = ({ line, check }: Finding): string => `${line} ${check}`;
  return findings.filter((one, index) => findings.findIndex((other) => keyOf(other) === keyOf(one)) === index);
};

const familyOf = (line: string): string | undefined => contract.find(({ endpoint }) => lineOf(endpoint) === line)?.tag;

/** What went before in the same family of calls, else anywhere: a failure, or a line that is not judged for a reason of its own. */
function reasonOf(line: string, walk: Walk, failures: readonly Finding[]): string {
  const known = walk.reasons.get(line);
  if (known !== undefined) return known;
  const causes = [
    ...failures.map((one) => ({ line: one.line, text: `not reached: ${one.line} failed before` })),
    ...[...walk.reasons].map(([other, reason]) => ({ line: other, text: `not reached after ${other}: ${reason}` })),
  ];
  return (causes.find((one) => familyOf(one.line) === familyOf(line)) ?? causes[0])?.text ?? 'not reached';
}

const JUDGED_AIMS = ['answer', 'bank-return', 'unknown-call'];

function lineFor(line: string, walk: Walk, failures: readonly Finding[]): Line {
  const exchanges = walk.exchanges.filter((one) => one.line === line && JUDGED_AIMS.includes(one.aim));
  const failed = failures.filter((one) => one.line === line).map(({ check }) => check);
  const result = failed.length > 0 ? 'FAILS' : exchanges.length > 0 ? 'holds' : 'not judged';
  const reason = result === 'not judged' ? reasonOf(line, walk, failures) : '';
  const milliseconds = Math.max(0, ...exchanges.map((one) => one.milliseconds));
  return { line, result, status: exchanges.at(-1)?.status ?? 0, milliseconds, failed, reason };
}

export function reportOf(walk: Walk, writes: boolean): Report {
  const { api, tokens, exchanges } = walk;
  const context: Context = { tokens, tokenHeader: api.tokenHeader, origin: api.origin };
  const findings = once(exchanges.flatMap((one) => findingsOf(one, context, checks)));
  const failures = findings.filter(({ isRemark }) => !isRemark);
  const named = [
    ...contract.map(({ endpoint }) => lineOf(endpoint)),
    BANK_RETURN,
    ...exchanges.map(({ line }) => line),
  ];
  return {
    address: api.url,
    writes,
    lines: [...new Set(named)].map((line) => lineFor(line, walk, failures)),
    failures,
    remarks: findings.filter(({ isRemark }) => isRemark),
  };
}

const numbered = (title: string, findings: readonly Finding[]): string[] =>
  findings.length === 0
    ? []
    : ['', title, ...findings.map(({ check, sentence }, index) => `${index + 1}. [${check}] ${sentence}`)];

const rowOf = ({ line, result, status, milliseconds, failed, reason }: Line): string => {
  const numbers = status === 0 ? ['', ''] : [String(status), `${milliseconds} ms`];
  const cells = [result.padEnd(10), line.padEnd(58), numbers[0]?.padStart(4), numbers[1]?.padStart(9)];
  return [...cells, failed.join(', ') || reason].join('  ').trimEnd();
};

/** "71 calls hold, 1 fails, 3 are not judged; 2 remarks." */
export function summaryOf({ lines, remarks }: Report): string {
  const calls = lines.slice(0, contract.length);
  const count = (result: LineResult): number => calls.filter((line) => line.result === result).length;
  const others = lines.slice(contract.length).filter(({ result }) => result === 'FAILS').length;
  const beside = others > 0 ? `, and ${others} of the other lines` : '';
  return `Of ${calls.length} calls ${count('holds')} hold, ${count('FAILS')} fail${beside}, ${count('not judged')} are not judged; remarks: ${remarks.length}.`;
}

/** A table for people, then one sentence for each deviation. */
export function textOf(report: Report): string {
  const { address, writes, lines, failures, remarks } = report;
  return [
    `${address}, ${writes ? 'with a test applicant' : 'read-only'}`,
    '',
    ...lines.map(rowOf),
    ...numbered('What fails', failures),
    ...numbered('Remarks: the site copes with these', remarks),
    '',
    summaryOf(report),
  ].join('\n');
}
