import type { Locale } from './locales.ts';

/** Each policy is a Markdown file per language. */
export const POLICIES = ['privacy', 'cookies'] as const;
export type PolicyName = (typeof POLICIES)[number];

export const policyFile = (locale: Locale, policy: PolicyName): string => `src/content/policies/${locale}/${policy}.md`;
