import { parseFrontmatter } from '@astrojs/markdown-remark';
import type { z } from 'astro/zod';
import { legalPageSchema, withWrittenDays } from '../../config/legal-page-schema.ts';
import type { Locale } from '../../config/locales.ts';
import { LABELS } from '../edit/decap.ts';
import type { Fault, Finding } from './problems.ts';

export type Head = ReturnType<typeof legalPageSchema.parse>;

export interface Policy {
  readonly file: string;
  readonly locale: Locale;
  readonly body: string;
  /** How many lines stand above the body. */
  readonly above: number;
  readonly head: Head | undefined;
  readonly faults: readonly Finding[];
}

const FIELDS = ['title', 'summary', 'version', 'effective', 'reviewedBy', 'reviewedOn'] as const;
const DAYS: readonly string[] = ['effective', 'reviewedOn'];
const HEAD_END = /\n---[ \t]*\n/;

/** A problem of the front matter in words for editors, who know a field by its name on the editing page. */
function faultOf({ path: [name], message, ...issue }: z.ZodIssue): Fault {
  const field = FIELDS.find((one) => one === name);
  if (issue.code === 'unrecognized_keys') return { kind: 'headUnknown', values: { names: issue.keys.join(', ') } };
  if (!field) return { kind: 'head', values: { fault: message } };
  const values = { field, th: LABELS.th[field], en: LABELS.en[field] };
  if (field === 'version') return { kind: 'headVersion', values };
  if (DAYS.includes(field)) return { kind: 'headDay', values };
  if (issue.code === 'custom') return { kind: 'headReview' };
  const isMissing = issue.code === 'invalid_type' && /^(?:undefined|null)$/.test(issue.received);
  const isEmpty = issue.code === 'too_small' || isMissing;
  return isEmpty ? { kind: 'headEmpty', values } : { kind: 'head', values: { fault: `${field}: ${message}` } };
}

const lineOfField = (text: string, name: unknown): number =>
  text.split('\n').findIndex((line) => line.startsWith(`${String(name)}:`)) + 1 || 1;

/** The line at which the parser of the front matter stopped. */
function lineOfError(error: unknown): number {
  const { mark } = error as { mark?: { line?: number } };
  return (mark?.line ?? 0) + 1;
}

/** Reads a policy with the faults of its front matter; without its head if the head is wrong. */
export function readPolicy(file: string, locale: Locale, text: string): Policy {
  try {
    const { frontmatter, content } = parseFrontmatter(text);
    const { data, error } = legalPageSchema.safeParse(withWrittenDays(frontmatter, text));
    const faults = (error?.issues ?? []).map((issue) => ({
      file,
      line: lineOfField(text, issue.path[0]),
      ...faultOf(issue),
    }));
    const above = text.slice(0, text.length - content.length).split('\n').length - 1;
    return { file, locale, body: content, above, head: data, faults };
  } catch (error) {
    const end = HEAD_END.exec(text);
    const body = end ? text.slice(end.index + end[0].length) : '';
    const above = text.slice(0, text.length - body.length).split('\n').length - 1;
    const faults: Finding[] = [{ file, line: lineOfError(error), kind: 'headUnreadable' }];
    return { file, locale, body, above, head: undefined, faults };
  }
}
