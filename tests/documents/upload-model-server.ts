import { vi } from 'vitest';
import type { UploadedFile } from '../../src/model/application.ts';
import type { FileKind } from '../../src/model/file-kind.ts';
import { trueNow, type Page } from './upload-model-browser.ts';
import type { Fate } from './upload-model-scenarios.ts';

const GOOD: Fate = { outcome: 'good', toServer: 10, toPage: 10 };
const LATE_MS = 45_000;
const MINUTE = 60_000;
const WITH_EFFECT = ['good', 'lost-response', 'broken-response', '500-after', 'silence', 'late-effect'];

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A request that is on its way, or its effect, or its answer. */
interface Travelling {
  readonly page: Page;
  answer: (answer: Answer | 'none') => void;
  gaveUpAt: number | undefined;
  hasLanded: boolean;
  isStopped: boolean;
  /** The file that it deletes. */
  deletes: string | undefined;
}

export const keyOf = (kind: UploadedFile['type'], { name, size }: Pick<File, 'name' | 'size'>): string =>
  `${kind} ${name} ${size}`;

/** A server behind a bad line; `pages` may call it, by their tokens. */
export function modelServer(pages: ReadonlyMap<string, Page>, uploadsPerMinute: number) {
  let fates: Fate[] = [];
  let lastId = 0;
  let files: UploadedFile[] = [];
  let uploads: number[] = [];
  const listedAt = new Map<number, number>();
  const travelling = new Set<Travelling>();
  const late: string[] = [];

  const isOverLimit = (): boolean => {
    uploads = [...uploads, trueNow()].filter((at) => at > trueNow() - MINUTE);
    return uploads.length > uploadsPerMinute;
  };

  /** @param effect gives the body of a good answer */
  function receive(request: Travelling, effect: () => unknown, call: 'reading' | 'deletion' | 'upload'): void {
    const { toServer, toPage, outcome } = fates.shift() ?? GOOD;
    const isReading = call === 'reading';
    travelling.add(request);
    const replyLater = (answer: Answer | 'none'): void =>
      void setTimeout(() => {
        travelling.delete(request);
        if (request.gaveUpAt === undefined) request.answer(answer);
      }, toPage);
    const refuse = (): void => {
      if (outcome === 'refused-connection') replyLater('none');
      else if (outcome === 'empty-response') replyLater({ status: 200, text: '' });
      else replyLater({ status: Number.parseInt(outcome, 10), text: '' });
    };
    const land = (): void => {
      if (request.isStopped) return;
      request.hasLanded = true;
      if (!WITH_EFFECT.includes(outcome)) return refuse();
      if (call === 'upload' && isOverLimit()) return replyLater({ status: 429, text: '' });
      const body = JSON.stringify(effect());
      if (outcome === 'good') replyLater({ status: 200, text: body });
      else if (outcome === 'lost-response') replyLater('none');
      else if (outcome === 'broken-response') replyLater({ status: 200, text: '{"id' });
      else if (outcome === '500-after') replyLater({ status: 500, text: '' });
    };
    setTimeout(land, outcome === 'late-effect' && !isReading ? toServer + LATE_MS : toServer);
  }

  const store = (request: Travelling, form: FormData) => (): UploadedFile => {
    const { name, size } = form.get('file') as File;
    const type = form.get('type') as FileKind;
    lastId += 1;
    const file = { id: String(lastId), type, name, size };
    files = [...files, file];
    const { gaveUpAt, page } = request;
    if (gaveUpAt !== undefined && (listedAt.get(page.tab) ?? -1) >= gaveUpAt) late.push(keyOf(type, file));
    return file;
  };
  const list =
    ({ page }: Travelling) =>
    (): UploadedFile[] => {
      listedAt.set(page.tab, trueNow());
      return files;
    };
  const remove = (id: unknown) => (): object => {
    files = files.filter((file) => file.id !== id);
    return {};
  };

  const giveUp = (request: Travelling): void => void (request.gaveUpAt ??= trueNow());
  const opened = (page: Page): Travelling => ({
    page,
    answer: () => undefined,
    gaveUpAt: undefined,
    hasLanded: false,
    isStopped: false,
    deletes: undefined,
  });
  const pageOf = (headers: readonly string[]): Page | undefined =>
    headers.map((text) => pages.get(text)).find((page) => page !== undefined);

  vi.stubGlobal('fetch', (url: string, { method, body, headers = {}, signal }: RequestInit): Promise<unknown> => {
    const page = pageOf(Object.values(headers as Readonly<Record<string, string>>));
    return new Promise((resolve, reject) => {
      if (!page) return;
      const request = opened(page);
      request.answer = (answer) =>
        page.tell(() => {
          if (answer === 'none') return reject(new TypeError('no network'));
          const { status, text } = answer;
          return resolve({ status, ok: status < 400, headers: { get: () => null }, text: () => Promise.resolve(text) });
        });
      const abort = (): void => {
        giveUp(request);
        page.tell(() => reject(new DOMException('aborted', 'AbortError')));
      };
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort);
      const { file_id: id } = JSON.parse(typeof body === 'string' ? body : '{}') as { file_id?: string };
      if (method === 'DELETE') request.deletes = id;
      const effect = method === 'DELETE' ? remove(id) : url.includes('/file') ? list(request) : (): unknown[] => [];
      page.tell(() => receive(request, effect, method === 'GET' ? 'reading' : 'deletion'));
    });
  });

  class UploadRequest {
    status = 0;
    responseText = '';
    responseURL = '';
    readonly upload = {};
    onload?: () => void;
    onerror?: () => void;
    readonly headers: string[] = [];
    request: Travelling | undefined;
    readonly getResponseHeader = () => null;
    abort(): void {
      if (this.request) giveUp(this.request);
    }
    open(): void {
      // The model looks at no address.
    }
    setRequestHeader(_name: string, text: string): void {
      this.headers.push(text);
    }
    send(form: FormData): void {
      const page = pageOf(this.headers);
      if (!page) return;
      const request = opened(page);
      this.request = request;
      request.answer = (answer) =>
        page.tell(() => {
          if (answer === 'none') return this.onerror?.();
          this.status = answer.status;
          this.responseText = answer.text;
          return this.onload?.();
        });
      page.tell(() => receive(request, store(request, form), 'upload'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest);

  /** What was sent arrives anyway. */
  function breakOff(requests: Iterable<Travelling> = [...travelling]): void {
    for (const request of requests) {
      if (request.gaveUpAt === undefined) request.answer('none');
      giveUp(request);
    }
  }

  return {
    /** Files that landed after their tab had given up and read the list. */
    late,
    files: () => files,
    /** Whether a deletion is on its way, also one that its page has given up. */
    isDeleting: (key: string): boolean =>
      files.some(
        (file) => keyOf(file.type, file) === key && [...travelling].some(({ deletes }) => deletes === file.id),
      ),
    /** The fates of the next requests; later ones go well. */
    meet: (next: readonly Fate[]): void => void (fates = [...next]),
    breakOff,
    restart: (): void => {
      uploads = [];
      for (const request of travelling) request.isStopped = !request.hasLanded;
      breakOff();
      travelling.clear();
    },
    /** What is on its way lands anyway. */
    closed: (page: Page): void => {
      for (const request of travelling) if (request.page === page) giveUp(request);
    },
  };
}
