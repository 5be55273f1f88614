import type { Context } from 'hono';
import * as v from 'valibot';
import { isLocale, LOCALES, type Locale } from '../../../config/locales.ts';
import { listChanges } from '../changes/list-changes.ts';
import type { Baseline } from '../changes/baseline.ts';
import type { PolicyTools } from '../policies/save-policy.ts';
import { say, type Problem, type SaidProblem } from '../texts/say.ts';

export interface Services extends PolicyTools {
  readonly baseline: Baseline;
}

/** The editor's language, by the first part of the path. */
export function languageOf(c: Context): Locale {
  const name = c.req.path.split('/')[1];
  return isLocale(name) ? name : LOCALES[0];
}

export const said = (problems: readonly Problem[], language: Locale): SaidProblem[] =>
  problems.map((problem) => say(problem, language));

/** @throws when the page of the studio sent something else than it should */
export const bodyOf = async <S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> =>
  v.parse(schema, await c.req.json());

export const localeSchema = v.picklist(LOCALES);

export const changedKeys = async ({ project, baseline }: Services): Promise<Set<string>> =>
  new Set((await listChanges(project, baseline)).messages.map(({ key }) => key));
