import type { Exchange } from './exchange.ts';

/** The consequences of a deviation for applicants, worst first. */
export const LOSSES = ['registering', 'paying', 'truth', 'sight', 'nothing'] as const;
export type Loss = (typeof LOSSES)[number];

/** Facts about the whole walk, for judging one exchange. */
export interface Context {
  /** The tokens that the API has returned so far. */
  readonly tokens: readonly string[];
  readonly tokenHeader: string;
  readonly origin?: string | undefined;
  /** The origins whose images the pages may show, besides their own. */
  readonly imageOrigins: readonly string[];
  /** The origins to which a payer may be sent; `undefined` before the sandbox and a mock, which have their own bank. */
  readonly bankOrigins?: readonly string[] | undefined;
  /** Whether the bank's return redirects to the site if the browser arrives by a link instead of a form. */
  readonly isReturnedByGet?: boolean;
}

type Sentence = string | ((one: Exchange, context: Context) => string);

export interface Check {
  readonly name: string;
  readonly loss: Loss | ((one: Exchange) => Loss);
  /** The fault and what the applicant notices of it; the same sentence for every call with this cause. */
  readonly problem: Sentence;
  /** The remedy, at the API or in `src/config/back-end.ts`. */
  readonly remedy: Sentence;
  /** The document that requires it. */
  readonly section: string;
  /** A deviation without effect: the site claims, hides, sells or loses nothing. */
  readonly isRemark?: true;
  /** After a failure of this check, the others would only repeat it. */
  readonly endsJudgement?: true;
  readonly appliesTo: (one: Exchange, context: Context) => boolean;
  /** @returns the unexpected value; `undefined` if the exchange is correct */
  readonly judge: (one: Exchange, context: Context) => string | undefined;
}

/** One deviation of one call. */
export interface Finding {
  readonly line: string;
  readonly check: string;
  readonly loss: Loss;
  readonly isRemark: boolean;
  /** The problem, its remedy and its source. */
  readonly sentence: string;
  readonly came: string;
}

export function findingsOf(one: Exchange, context: Context, checks: readonly Check[]): Finding[] {
  const textOf = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence(one, context));
  const findings: Finding[] = [];
  for (const check of checks) {
    const came = check.appliesTo(one, context) ? check.judge(one, context) : undefined;
    if (came === undefined) continue;
    findings.push({
      line: one.line,
      check: check.name,
      loss: typeof check.loss === 'string' ? check.loss : check.loss(one),
      isRemark: check.isRemark ?? false,
      sentence: `${textOf(check.problem)} ${textOf(check.remedy)} (${check.section})`,
      came,
    });
    if (check.endsJudgement) break;
  }
  return findings;
}

/** Deviations with the same sentence, which one fix removes together. */
export interface Cause extends Pick<Finding, 'check' | 'loss' | 'isRemark' | 'sentence'> {
  readonly calls: readonly Pick<Finding, 'line' | 'came'>[];
}

/** Groups are in order of their first item. */
export function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const worst = (losses: readonly Loss[]): Loss => LOSSES.find((loss) => losses.includes(loss)) ?? 'nothing';

/** Sorts failures before remarks, and each by loss, worst first. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const rank = ({ isRemark, loss }: Cause): number => (isRemark ? LOSSES.length : 0) + LOSSES.indexOf(loss);
  return [...groupedBy(findings, ({ sentence }) => sentence)]
    .flatMap(([sentence, same]) => {
      const loss = worst(same.map((finding) => finding.loss));
      const calls = same.map(({ line, came }) => ({ line, came }));
      return same.slice(0, 1).map(({ check, isRemark }): Cause => ({ check, loss, isRemark, sentence, calls }));
    })
    .sort((one, other) => rank(one) - rank(other));
}
