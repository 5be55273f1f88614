import { callUntyped } from '../api/client.ts';
import type { EndpointReturning } from '../api/parse-response.ts';
import { isNotFound } from '../api/errors.ts';
import { isRefused, wantedAnew, type Application, type CustomInput } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import type { Documents as SentDocuments } from '../model/sent-application.ts';
import { withUploadedKinds } from './keep-acknowledged-answers.ts';
import type { FlowSession } from './flow-session.ts';
import { withReauthentication, type RunCall } from './reauthentication.ts';

export interface Documents extends SentDocuments {
  /** If set, only documents of these kinds are shown and changed. */
  readonly onlyKinds?: readonly FileKind[];
}

export type MissingDocument =
  { readonly kind: 'file'; readonly type: FileKind } | { readonly kind: 'input'; readonly id: string };

async function listOf<T>(
  session: FlowSession,
  endpoint: EndpointReturning<T[]>,
  run: RunCall = withReauthentication,
): Promise<T[]> {
  return run(session, (input) => callUntyped(endpoint, { ...input, query: { application_id: input.id } }));
}

async function customInputsOf(session: FlowSession, run: RunCall = withReauthentication): Promise<CustomInput[]> {
  const { listCustomInputs } = session.flow.calls;
  if (!listCustomInputs) return [];
  try {
    return await listOf(session, listCustomInputs, run);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

const requirementsOf = (session: FlowSession, application: Application, run: RunCall = withReauthentication) =>
  run(session, (input) => session.flow.requiredDocuments(application, input, session.$campaign.get()));

async function filesOf(session: FlowSession): Promise<Documents['files']> {
  const listed = await listOf(session, session.flow.calls.listFiles);
  return withUploadedKinds(session, session.stores.$id.get(), listed);
}

/** @throws {CallError} */
export async function loadDocuments(session: FlowSession, application: Application): Promise<Documents> {
  const [requirements, files, customInputs] = await Promise.all([
    requirementsOf(session, application),
    filesOf(session),
    customInputsOf(session),
  ]);
  return { requirements, files, customInputs };
}

/**
 * Loads the documents of a submitted application that were refused and not yet replaced.
 * @returns undefined when there are none whose kind is known
 * @throws {CallError}
 */
export async function refusedDocuments(session: FlowSession): Promise<Documents | undefined> {
  const files = await filesOf(session);
  const onlyKinds = [...new Set(wantedAnew(files).flatMap(({ type }) => type ?? []))];
  if (onlyKinds.length === 0) return undefined;
  return {
    requirements: onlyKinds.map((type) => ({ type, required: true })),
    files: files.filter(({ type }) => type && onlyKinds.includes(type)),
    customInputs: [],
    onlyKinds,
  };
}

export const isEmpty = ({ requirements, files, customInputs }: Documents): boolean =>
  requirements.length + files.length + customInputs.length === 0;

/**
 * Whether the campaign requires no documents and adds no questions.
 * @param run `withToken` if the applicant must not be asked for a one-time code
 * @throws {CallError}
 */
export async function requiresNoDocuments(
  session: FlowSession,
  application: Application,
  run: RunCall = withReauthentication,
): Promise<boolean> {
  const requirements = await requirementsOf(session, application, run);
  return requirements.length === 0 && (await customInputsOf(session, run)).length === 0;
}

export const missingKinds = ({ requirements, files }: Pick<Documents, 'requirements' | 'files'>): FileKind[] =>
  requirements
    .filter(({ type, required }) => required && !files.some((file) => file.type === type && !isRefused(file)))
    .map(({ type }) => type);

export const missingDocuments = (documents: Documents): MissingDocument[] => [
  ...missingKinds(documents).map((type): MissingDocument => ({ kind: 'file', type })),
  ...documents.customInputs
    .filter(({ required, response }) => required && !response)
    .map(({ id }): MissingDocument => ({ kind: 'input', id })),
];
