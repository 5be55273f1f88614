import { vi } from 'vitest';
import type { UploadedFile } from '../../../src/model/application.ts';
import type { FileKind } from '../../../src/model/lookup.ts';

export const OUTCOMES = [
  ...['good', 'refused-connection', 'lost-answer', 'broken-answer', 'empty-answer', 'silence', 'late-effect'],
  ...['500-before', '500-after', '409', '429', '404'],
] as const;

/** What becomes of one request. Times in milliseconds. */
export interface Fate {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly toServer: number;
  readonly toPage: number;
}

const GOOD: Fate = { outcome: 'good', toServer: 10, toPage: 10 };
const LATE_MS = 45_000;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A request that is on its way, or whose effect is. */
interface Travelling {
  answer: (answer: Answer | 'none') => void;
  gaveUpAt: number | undefined;
  effect: { readonly at: number; readonly run: () => void } | undefined;
}

export const keyOf = (kind: FileKind, { name, size }: Pick<File, 'name' | 'size'>): string => `${kind} ${name} ${size}`;

/** A server behind a bad line, in virtual time. */
export function modelServer() {
  let fates: Fate[] = [];
  let lastId = 0;
  let files: UploadedFile[] = [];
  let listedAt = -1;
  const travelling = new Set<Travelling>();
  const late: string[] = [];

  /** @param effect gives the body of a good answer */
  function receive(request: Travelling, effect: () => unknown, isReading: boolean): void {
    const { toServer, toPage, outcome } = fates.shift() ?? GOOD;
    travelling.add(request);
    const reply = (answer: Answer | 'none'): void => {
      if (request.gaveUpAt === undefined) request.answer(answer);
    };
    const replyLater = (answer: Answer | 'none'): void => void setTimeout(() => reply(answer), toPage);
    const land = (): void => {
      travelling.delete(request);
      const body = JSON.stringify(effect());
      if (outcome === 'good') replyLater({ status: 200, text: body });
      if (outcome === 'lost-answer') replyLater('none');
      if (outcome === 'broken-answer') replyLater({ status: 200, text: '{"id' });
      if (outcome === '500-after') replyLater({ status: 500, text: '' });
    };
    const refuse = (): void => {
      travelling.delete(request);
      if (outcome === 'refused-connection') replyLater('none');
      else if (outcome === 'empty-answer') replyLater({ status: 200, text: '' });
      else replyLater({ status: Number.parseInt(outcome, 10), text: '' });
    };
    const hasEffect = ['good', 'lost-answer', 'broken-answer', '500-after', 'silence', 'late-effect'].includes(outcome);
    const wait = outcome === 'late-effect' && !isReading ? toServer + LATE_MS : toServer;
    request.effect = { at: Date.now() + wait, run: hasEffect ? land : refuse };
    setTimeout(request.effect.run, wait);
  }

  const store = (request: Travelling, form: FormData) => (): UploadedFile => {
    const { name, size } = form.get('file') as File;
    const type = form.get('type') as FileKind;
    lastId += 1;
    const file = { id: String(lastId), type, name, size };
    files = [...files, file];
    if (request.gaveUpAt !== undefined && listedAt >= request.gaveUpAt) late.push(keyOf(type, file));
    return file;
  };
  const list = (): UploadedFile[] => {
    listedAt = Date.now();
    return files;
  };
  const remove = (id: unknown) => (): object => {
    files = files.filter((file) => file.id !== id);
    return {};
  };

  const giveUp = (request: Travelling) => (): void => void (request.gaveUpAt ??= Date.now());
  const opened = (): Travelling => ({ answer: () => undefined, gaveUpAt: undefined, effect: undefined });

  vi.stubGlobal('fetch', (url: string, { method, body, signal }: RequestInit): Promise<unknown> => {
    const request = opened();
    return new Promise((resolve, reject) => {
      request.answer = (answer) => {
        if (answer === 'none') return reject(new TypeError('no network'));
        const { status, text } = answer;
        const headers = { get: () => null };
        return resolve({ status, ok: status < 400, headers, text: () => Promise.resolve(text) });
      };
      const abort = (): void => {
        giveUp(request)();
        reject(new DOMException('aborted', 'AbortError'));
      };
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort);
      const { file_id: id } = JSON.parse(typeof body === 'string' ? body : '{}') as { file_id?: string };
      const effect = method === 'DELETE' ? remove(id) : url.includes('/file') ? list : (): unknown[] => [];
      receive(request, effect, method === 'GET');
    });
  });

  class UploadRequest {
    status = 0;
    responseText = '';
    readonly upload = {};
    onload?: () => void;
    onerror?: () => void;
    readonly request = opened();
    readonly abort = giveUp(this.request);
    readonly getResponseHeader = () => null;
    open(): void {
      this.request.answer = (answer) => {
        if (answer === 'none') return this.onerror?.();
        this.status = answer.status;
        this.responseText = answer.text;
        return this.onload?.();
      };
    }
    setRequestHeader(): void {
      // The model looks at no header.
    }
    send(form: FormData): void {
      receive(this.request, store(this.request, form), false);
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest);

  return {
    /** Files that landed after the page had given up and read the list. */
    late,
    files: () => files,
    /** The fates of the next requests; later ones go well. */
    meet: (next: readonly Fate[]): void => void (fates = [...next]),
    /** Everything of the page ends; what is on its way lands all the same. */
    closePage: (): void => {
      const now = Date.now();
      vi.clearAllTimers();
      vi.setSystemTime(now); // Clearing puts the clock back.
      for (const request of travelling) {
        giveUp(request)();
        if (request.effect) setTimeout(request.effect.run, Math.max(0, request.effect.at - Date.now()));
      }
    },
  };
}

/** Lets `milliseconds` go by, and everything that is ready to go on do so after each timer. */
export async function pass(milliseconds: number): Promise<void> {
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const end = Date.now() + milliseconds;
  setTimeout(() => undefined, milliseconds);
  await settle();
  while (Date.now() < end) {
    vi.advanceTimersToNextTimer();
    await settle();
  }
}
