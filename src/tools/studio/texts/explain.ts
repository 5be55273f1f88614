import type { Locale } from '../../../config/locales.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { en } from './en.ts';
import { th } from './th.ts';
import type { StudioTexts } from './th.ts';

/** Describes a problem of a text. */
export interface Problem {
  readonly kind: keyof StudioTexts['problems'];
  /** The key of a message, or the field of a policy. */
  readonly place: string;
  readonly locale?: Locale | undefined;
  readonly line?: number | undefined;
  /** The address of a picture in the text. */
  readonly target?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface ExplainedProblem {
  readonly place: string;
  readonly locale?: Locale | undefined;
  readonly line?: number | undefined;
  readonly text: string;
}

export const textsFor = (language: Locale): StudioTexts => ({ th, en })[language];

/** A problem as a sentence in the editor's language. */
export function explain({ kind, place, locale, line, values = {} }: Problem, language: Locale): ExplainedProblem {
  const { problems, policies } = textsFor(language);
  const sentence = interpolate(problems[kind], values);
  const text = line === undefined ? sentence : interpolate(policies.line, { line, text: sentence });
  return { place, locale, line, text };
}
