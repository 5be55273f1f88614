import type { Locale } from '../../../config/locales.ts';
import type { PolicyName } from '../../../config/policies.ts';
import { dayOf } from '../../../i18n/format.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { textsFor } from '../texts/explain.ts';
import type { PolicyHead } from './policy-file.ts';
import type { VersionAdvice } from './version-advice.ts';

/** The choice about version and date, in the editor's language. */
export interface ExplainedAdvice {
  readonly short: string;
  readonly lead: string;
  readonly raise: string;
  readonly keep: string;
  readonly next: PolicyHead;
}

export function explainAdvice(
  policy: PolicyName,
  { kind, now, next }: VersionAdvice,
  language: Locale,
): ExplainedAdvice {
  const { stays } = textsFor(language).policies;
  const { short, lead, raise, keep } = stays[kind];
  const [day, oldDay] = [dayOf(next.effective, language), dayOf(now.effective, language)];
  const filled = (text: string): string => interpolate(text, { version: now.version, next: next.version, day, oldDay });
  const isAskedAgain = policy === 'cookies' && kind === 'version';
  const sentences = [filled(lead), ...(isAskedAgain ? [stays.cookies] : [])];
  return { short: filled(short), lead: sentences.join(' '), raise: filled(raise), keep: filled(keep), next };
}
