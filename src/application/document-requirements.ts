import { callUntyped } from '../api/client.ts';
import type { EndpointAnswering } from '../api/parse-answer.ts';
import { isNotFound } from '../api/errors.ts';
import type { Application, CustomInput, UploadedFile } from '../model/application.ts';
import type { FileKind } from '../model/file-kind.ts';
import type { DocumentRequirement } from '../model/lookup.ts';
import { withUploadedKinds } from './acknowledged-answers.ts';
import type { FlowSession } from './flow-session.ts';
import { withReauthentication, type RunCall } from './reauthentication.ts';

export interface Documents {
  readonly requirements: readonly DocumentRequirement[];
  readonly files: readonly UploadedFile[];
  readonly customInputs: readonly CustomInput[];
}

export type MissingDocument =
  { readonly kind: 'file'; readonly type: FileKind } | { readonly kind: 'input'; readonly id: string };

async function listOf<T>(
  session: FlowSession,
  endpoint: EndpointAnswering<T[]>,
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

/** @throws {CallError} */
export async function loadDocuments(session: FlowSession, application: Application): Promise<Documents> {
  const [requirements, files, customInputs] = await Promise.all([
    requirementsOf(session, application),
    listOf(session, session.flow.calls.listFiles).then((listed) =>
      withUploadedKinds(session, session.stores.$id.get(), listed),
    ),
    customInputsOf(session),
  ]);
  return { requirements, files, customInputs };
}

export const isEmpty = ({ requirements, files, customInputs }: Documents): boolean =>
  requirements.length + files.length + customInputs.length === 0;

/**
 * Whether the campaign asks for no document and no further answer.
 * @param run `withToken` where the applicant must not be asked for a one-time code
 * @throws {CallError}
 */
export async function asksForNothing(
  session: FlowSession,
  application: Application,
  run: RunCall = withReauthentication,
): Promise<boolean> {
  const requirements = await requirementsOf(session, application, run);
  return requirements.length === 0 && (await customInputsOf(session, run)).length === 0;
}

export const missingKinds = ({ requirements, files }: Pick<Documents, 'requirements' | 'files'>): FileKind[] =>
  requirements
    .filter(({ type, required }) => required && !files.some((file) => file.type === type))
    .map(({ type }) => type);

export const documentsMissing = (documents: Documents): MissingDocument[] => [
  ...missingKinds(documents).map((type): MissingDocument => ({ kind: 'file', type })),
  ...documents.customInputs
    .filter(({ required, response }) => required && !response)
    .map(({ id }): MissingDocument => ({ kind: 'input', id })),
];
