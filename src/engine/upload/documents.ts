import { callAny, type EndpointAnswering } from '../../api/call.ts';
import { isCallError } from '../../api/errors.ts';
import type { Application, CustomInput, UploadedFile } from '../../model/application.ts';
import type { FileKind, WantedFile } from '../../model/lookup.ts';
import type { FlowContext } from '../context.ts';
import { authorised, type RunCall } from '../session.ts';

/** Everything the documents step is about, as the server holds it. */
export interface Documents {
  readonly wanted: readonly WantedFile[];
  readonly files: readonly UploadedFile[];
  readonly customInputs: readonly CustomInput[];
}

export type MissingDocument =
  { readonly kind: 'file'; readonly type: FileKind } | { readonly kind: 'input'; readonly id: string };

async function listOf<T>(
  context: FlowContext,
  endpoint: EndpointAnswering<T[]> | undefined,
  run: RunCall = authorised,
): Promise<T[]> {
  if (!endpoint) return [];
  try {
    return await run(context, (input) => callAny(endpoint, { ...input, query: { application_id: input.id } }));
  } catch (error) {
    if (isCallError(error) && error.status === 404) return []; // Nothing there yet.
    throw error;
  }
}

/** Reads what the application's campaign asks for and what has been sent. @throws {CallError} when any of it cannot be read. */
export async function loadDocuments(context: FlowContext, application: Application): Promise<Documents> {
  const { flow, place } = context;
  const [wanted, files, customInputs] = await Promise.all([
    authorised(context, (input) => flow.wantedFiles(application, input, place)),
    listOf(context, flow.calls.listFiles),
    listOf(context, flow.calls.listCustomInputs),
  ]);
  return { wanted, files, customInputs };
}

/** Whether nothing is asked for, and nothing was sent though it is not. */
export const isEmpty = ({ wanted, files, customInputs }: Documents): boolean =>
  wanted.length + files.length + customInputs.length === 0;

/**
 * Whether the application's campaign asks for no document and no further answer.
 * @param run `withToken` where no code shall be asked for
 * @throws {CallError}
 */
export async function asksForNothing(
  context: FlowContext,
  application: Application,
  run: RunCall = authorised,
): Promise<boolean> {
  const { flow, place } = context;
  const wanted = await run(context, (input) => flow.wantedFiles(application, input, place));
  return wanted.length === 0 && (await listOf(context, flow.calls.listCustomInputs, run)).length === 0;
}

/** Required kinds of which the server holds no file. */
export const missingKinds = ({ wanted, files }: Pick<Documents, 'wanted' | 'files'>): FileKind[] =>
  wanted.filter(({ type, required }) => required && !files.some((file) => file.type === type)).map(({ type }) => type);

/** What the step still needs before the next one may be entered, by the server's word alone. */
export const documentsMissing = (documents: Documents): MissingDocument[] => [
  ...missingKinds(documents).map((type): MissingDocument => ({ kind: 'file', type })),
  ...documents.customInputs
    .filter(({ required, response }) => required && !response)
    .map(({ id }): MissingDocument => ({ kind: 'input', id })),
];
