import { valuesOf } from '../flows/definition/field-queries.ts';
import { textHash } from '../lib/text-hash.ts';
import { submissionOf } from '../payment/submission.ts';
import type { ResultSession } from '../result/result-environment.ts';
import type { CompletedApplication } from './checkout-guard.ts';

/** `outdated`: an answer or a document has changed since the applicant agreed. */
export type Agreement = 'none' | 'valid' | 'outdated';

type Answered = Pick<CompletedApplication, 'application' | 'documents'>;

/**
 * Returns a text that changes with every answer and document that the applicant can see in the review. Sensitive
 * numbers count with the characters that the server shows of them. The answers themselves stay out of the storage.
 */
export function fingerprintOf({ flow }: ResultSession, { application, documents }: Answered): string {
  const values = valuesOf(application);
  const fields = flow.steps.flatMap((step) => step.fields);
  const answers = fields.map(({ name, sensitive }) => [
    name,
    sensitive ? (application.hints?.[name] ?? '') : (values[name] ?? ''),
  ]);
  const files = documents.files.map(({ id, type }) => [type ?? '', id]).sort();
  const questions = documents.customInputs.map(({ id, response }) => [id, response ?? '']);
  return String(textHash(JSON.stringify([answers, files, questions])));
}

/** Whether the applicant has agreed that exactly this is sent once the fee is paid. */
export function agreementOf(session: ResultSession, answered: Answered): Agreement {
  const agreedTo = submissionOf(session)?.agreedTo;
  if (agreedTo === undefined) return 'none';
  return agreedTo === fingerprintOf(session, answered) ? 'valid' : 'outdated';
}
