import { callAny } from '../../api/call.ts';
import { CallError } from '../../api/errors.ts';
import { upload } from '../../api/upload.ts';
import type { FlowContext } from '../context.ts';
import { authorised, sessionInput, type SessionInput } from '../session.ts';
import { prepareFile } from './prepare-file.ts';
import type { QueueCalls } from './upload-queue.ts';

/** The calls of an application's documents, with its token; a refused token is renewed in place and the call repeated once. */
export function uploadCalls(context: FlowContext): QueueCalls {
  const { calls } = context.flow;
  const list = (input: SessionInput) => callAny(calls.listFiles, { ...input, query: { application_id: input.id } });
  return {
    prepare: (chosen) => prepareFile(chosen),
    list: () => authorised(context, list),
    peek: () => list(sessionInput(context)),
    send: (kind, file, { signal, onProgress }) =>
      authorised(context, ({ locale, token, id }) => {
        // Cancelled while the code was being asked for.
        if (signal.aborted) throw new CallError({ kind: 'cancelled' });
        return upload(calls.uploadFile, {
          locale,
          token,
          signal,
          onProgress,
          form: { file, type: kind, application_id: id },
        });
      }),
    remove: async (fileId) => {
      await authorised(context, (input) =>
        callAny(calls.deleteFile, { ...input, body: { application_id: input.id, file_id: fileId } }),
      );
    },
  };
}
