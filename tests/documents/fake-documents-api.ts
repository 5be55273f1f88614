import { vi } from 'vitest';
import { bachelor } from '../../src/flows/bachelor.ts';
import type { CustomInput, UploadedFile } from '../../src/model/application.ts';
import type { FileKind } from '../../src/model/file-kind.ts';
import type { DocumentRequirement } from '../../src/model/lookup.ts';
import { applicationOf, applyingSession, type TestSession } from '../application/test-session.ts';

export const QUESTION: CustomInput = {
  id: '5',
  label: 'Shirt size',
  kind: 'text',
  required: true,
  options: [],
  response: undefined,
};

export const application = applicationOf();

/** A session of the bachelor flow with application 7, whose campaign asks for `requirements`. */
export const documentsSession = (requirements: readonly DocumentRequirement[]): TestSession =>
  applyingSession({ ...bachelor, requiredDocuments: () => Promise.resolve(requirements) });

/** The next call gets no response, or this one instead of the server's. */
type Interruption = 'offline' | { readonly status: number; readonly body: unknown };

/** The API in memory, behind `fetch` and `XMLHttpRequest`. */
export function fakeDocumentsApi() {
  let held = Promise.resolve();
  const api = {
    files: [] as UploadedFile[],
    questions: [] as CustomInput[],
    /** The answer to a read of the application. */
    application: { id: 7 } as Readonly<Record<string, unknown>>,
    /** How often the files were listed. */
    lists: 0,
    /** Whether answers say which document a file is. */
    namesKinds: true,
    /** The bodies of saved answers. */
    saved: [] as unknown[],
    /** Uploads that were begun. */
    uploads: 0,
    /** An upload stands still at this percent, until it is cancelled. */
    stallAt: undefined as number | undefined,
    interruption: undefined as Interruption | undefined,
    /** @returns lets the answer to the next call arrive, which waits until then */
    holdAnswer: (): (() => void) => {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
  };

  const presented = ({ type, ...file }: UploadedFile) => (api.namesKinds ? { type, ...file } : file);

  function answer(method: string, path: string, body: Record<string, unknown>): unknown {
    switch (`${method} ${path.replace(/^.*\/api\/|\?.*$/g, '')}`) {
      case 'GET application/7':
        return api.application;
      case 'GET application/file/':
        api.lists += 1;
        return api.files.map(presented);
      case 'DELETE application/file/':
        api.files = api.files.filter(({ id }) => id !== body['file_id']);
        return {};
      case 'GET application/custom-input/':
        return api.questions;
      case 'POST application/custom-input/':
        api.saved.push(body['response']);
        return {};
      default:
        throw new Error(`The test expects no ${method} ${path}`);
    }
  }

  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const { interruption } = api;
    const released = held;
    api.interruption = undefined;
    held = Promise.resolve();
    if (interruption === 'offline') throw new TypeError('no network');
    const { status, body: reply } = interruption ?? {
      status: 200,
      body: answer(method, url, JSON.parse(body ?? '{}') as Record<string, unknown>),
    };
    await released;
    return new Response(JSON.stringify(reply), { status });
  });

  class UploadRequest {
    status = 0;
    responseText = '';
    responseURL = '';
    readonly upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    readonly open = vi.fn();
    readonly setRequestHeader = vi.fn();
    readonly abort = vi.fn();
    readonly getResponseHeader = () => null;
    send(form: FormData): void {
      api.uploads += 1;
      if (api.stallAt !== undefined) {
        this.upload.onprogress?.({ lengthComputable: true, loaded: api.stallAt, total: 100 });
        return;
      }
      const { name, size } = form.get('file') as File;
      const file = { id: String(api.files.length + 1), type: form.get('type') as FileKind, name, size };
      api.files.push(file);
      this.status = 200;
      this.responseText = JSON.stringify(presented(file));
      queueMicrotask(() => this.onload?.());
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  return api;
}
