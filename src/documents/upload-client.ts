import { callUntyped } from '../api/client.ts';
import { CallError } from '../api/errors.ts';
import { upload } from '../api/upload.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { keepUploadedKind, withUploadedKinds } from '../application/keep-acknowledged-answers.ts';
import { withReauthentication, withToken, type SessionInput } from '../application/reauthentication.ts';
import type { FileKind } from '../model/file-kind.ts';
import { prepareFile, type Preparation, type ToUprightJpeg } from './file/prepare-file.ts';
import type { UploadClient } from './upload-queue.ts';

/**
 * A file that was prepared early is not prepared again in its turn, unless the picture size setting has changed since.
 */
function preparationsOf(toUprightJpeg: ToUprightJpeg, keepsSize: () => boolean) {
  const early = new WeakMap<File, { readonly keepsSize: boolean; readonly preparation: Promise<Preparation> }>();
  const start = (chosen: File) => {
    const options = { toUprightJpeg, keepsSize: keepsSize() };
    return { ...options, preparation: prepareFile(chosen, options) };
  };
  return {
    prepareEarly: (chosen: File): void => {
      if (early.has(chosen)) return;
      const started = start(chosen);
      // The caller that prepares the file in its turn receives the failure.
      started.preparation.catch(() => undefined);
      early.set(chosen, started);
    },
    prepare: (chosen: File): Promise<Preparation> => {
      const before = early.get(chosen);
      early.delete(chosen);
      return before?.keepsSize === keepsSize() ? before.preparation : start(chosen).preparation;
    },
  };
}

export interface UploadPorts {
  readonly toUprightJpeg: ToUprightJpeg;
}

/**
 * @param keepsSize returns whether the applicant wants to keep the size of pictures
 * @param onlyKinds the kinds of documents to list; all if absent
 */
export function uploadClient(
  session: FlowSession,
  { toUprightJpeg }: UploadPorts,
  keepsSize: () => boolean,
  onlyKinds?: readonly FileKind[],
): UploadClient {
  const { calls } = session.flow;
  const list = async (input: SessionInput) => {
    const listed = await callUntyped(calls.listFiles, { ...input, query: { application_id: input.id } });
    return withUploadedKinds(session, input.id, listed).filter(
      ({ type }) => !onlyKinds || (type && onlyKinds.includes(type)),
    );
  };
  return {
    ...preparationsOf(toUprightJpeg, keepsSize),
    list: () => withReauthentication(session, list),
    listWithoutDialog: () => withToken(session, list),
    send: (kind, file, { signal, onProgress }) =>
      withReauthentication(session, async ({ locale, token, id }) => {
        // The applicant may have cancelled while being asked for the code.
        if (signal.aborted) throw new CallError({ kind: 'cancelled' });
        const form = { file, type: kind, application_id: id };
        const uploaded = await upload(calls.uploadFile, { locale, token, signal, onProgress, form });
        keepUploadedKind(session, id, uploaded.id, kind);
        return uploaded;
      }),
    remove: async (fileId) => {
      await withReauthentication(session, (input) =>
        callUntyped(calls.deleteFile, { ...input, body: { application_id: input.id, file_id: fileId } }),
      );
    },
  };
}
