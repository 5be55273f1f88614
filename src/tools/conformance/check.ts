import type { Exchange } from './exchange.ts';

/** What is known of the whole walk when one exchange is judged. */
export interface Context {
  /** Tokens that the API has given so far. */
  readonly tokens: readonly string[];
  readonly tokenHeader: string;
  readonly origin?: string | undefined;
}

export interface Check {
  readonly name: string;
  readonly expected: string | ((one: Exchange, context: Context) => string);
  /** Where that is written. */
  readonly section: string;
  /** A deviation that the site copes with. */
  readonly isRemark?: true;
  /** After a failure of this check the other ones would only repeat it. */
  readonly endsJudgement?: true;
  readonly appliesTo: (one: Exchange, context: Context) => boolean;
  /** @returns what came instead; `undefined` when it is as expected */
  readonly judge: (one: Exchange, context: Context) => string | undefined;
}

export interface Finding {
  readonly line: string;
  readonly check: string;
  readonly isRemark: boolean;
  readonly sentence: string;
}

/** One sentence for each deviation of an exchange. */
export function findingsOf(one: Exchange, context: Context, checks: readonly Check[]): Finding[] {
  const findings: Finding[] = [];
  for (const check of checks) {
    const came = check.appliesTo(one, context) ? check.judge(one, context) : undefined;
    if (came === undefined) continue;
    const expected = typeof check.expected === 'string' ? check.expected : check.expected(one, context);
    const sentence = `${one.line}: expected ${expected} (${check.section}); came ${came}.`;
    findings.push({ line: one.line, check: check.name, isRemark: check.isRemark ?? false, sentence });
    if (check.endsJudgement) break;
  }
  return findings;
}
