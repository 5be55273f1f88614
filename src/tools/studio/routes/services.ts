import type { Context } from 'hono';
import * as v from 'valibot';
import { isLocale, LOCALES, type Locale } from '../../../config/locales.ts';
import { listChanges } from '../changes/list-changes.ts';
import type { Baseline } from '../changes/baseline.ts';
import type { PolicyTools } from '../policies/save-policy.ts';
import { explain, type Problem, type ExplainedProblem } from '../texts/explain.ts';

export interface Services extends PolicyTools {
  readonly baseline: Baseline;
}

/** The editor's language, by the first part of the path. */
export function languageOf(c: Context): Locale {
  const name = c.req.path.split('/')[1];
  return isLocale(name) ? name : LOCALES[0];
}

export const explainAll = (problems: readonly Problem[], language: Locale): ExplainedProblem[] =>
  problems.map((problem) => explain(problem, language));

/** The request is not one that a page of the studio sends. */
export class UnclearBody extends Error {}

async function readBody<T>(body: Promise<T>): Promise<T> {
  try {
    return await body;
  } catch (error) {
    throw new UnclearBody('The body cannot be read.', { cause: error });
  }
}

/** @throws {UnclearBody} when it is not JSON or has unexpected content */
export async function bodyOf<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  const { success, output } = v.safeParse(schema, await readBody<unknown>(c.req.json()));
  if (!success) throw new UnclearBody('The body lacks something.');
  return output;
}

/** @throws {UnclearBody} when it is not a form */
export const formOf = (c: Context) => readBody(c.req.parseBody());

export const localeSchema = v.picklist(LOCALES);

export const changedKeys = async ({ project, baseline }: Services): Promise<Set<string>> =>
  new Set((await listChanges(project, baseline)).messages.map(({ key }) => key));
