import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as application from '../../src/api/contract/application.ts';
import { endings } from '../../src/api/endpoint-path.ts';
import { pendingRequests } from '../../src/api/pending-requests.ts';
import { upload } from '../../src/api/upload.ts';

/** A request whose progress the test controls. */
class FakeRequest {
  static last: FakeRequest;
  method = '';
  address = '';
  status = 0;
  responseText = '';
  responseURL = '';
  body: FormData | undefined;
  isAborted = false;
  sent = 0;
  readonly headers: Record<string, string> = {};
  readonly answered: Record<string, string> = {};
  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, address: string): void {
    Object.assign(this, { method, address });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.answered[name] ?? null;
  }
  send(body: FormData): void {
    this.body = body;
    this.sent += 1;
  }
  abort(): void {
    this.isAborted = true;
  }
  answer(status: number, responseText: string): void {
    Object.assign(this, { status, responseText });
    this.onload();
  }
}

const onProgress = vi.fn();
const file = new File(['%PDF'], 'transcript.pdf');
const FORM = { file, type: 'transcript', application_id: '7' };
const send = (signal?: AbortSignal, listener: { onProgress?: typeof onProgress } = { onProgress }) => {
  const ended = upload(application.uploadFile, {
    locale: 'en',
    token: 'secret',
    form: FORM,
    ...listener,
    ...(signal && { signal }),
  }).catch((error: unknown) => error);
  return { ended, request: FakeRequest.last };
};

/** How often the layout was told that a request has failed. */
const onFailure = vi.fn();

beforeEach(() => {
  endings.forget();
  const window = new EventTarget();
  window.addEventListener('requests:failed', onFailure);
  vi.stubGlobal('window', window);
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  onProgress.mockReset();
  onFailure.mockReset();
});
afterEach(() => {
  expect(pendingRequests()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a redirect for a trailing slash loses the form: it is not sent twice, and the next upload uses the other address', async () => {
  const redirected = send();
  redirected.request.responseURL = 'https://apply.example/api/application/upload-file/';
  redirected.request.answer(200, '<html>');
  expect(await redirected.ended).toMatchObject({ kind: 'unreadable' });
  expect(redirected.request.sent).toBe(1);
  const { ended, request } = send();
  expect(request.address).toBe('/api/application/upload-file/');
  request.answer(200, '{"id":5}');
  expect(await ended).toMatchObject({ id: '5' });
});

test.each([404, 405])('%i after a redirect refuses the resulting GET, not the document', async (status) => {
  const redirected = send();
  redirected.request.responseURL = 'https://apply.example/api/application/upload-file/';
  redirected.request.answer(status, '{"message":"Method not allowed"}');
  expect(await redirected.ended).toMatchObject({ kind: 'unreadable' });
});

test('a redirect that keeps the form has uploaded the file, which is not sent again', async () => {
  const { ended, request } = send();
  request.responseURL = 'https://apply.example/api/application/upload-file/';
  request.answer(200, '{"id":5}');
  expect(await ended).toMatchObject({ id: '5' });
  expect(request.sent).toBe(1);
});

test('without a redirect, the next upload uses the same address', async () => {
  const addresses: string[] = [];
  for (let files = 1; files <= 2; files += 1) {
    const { ended, request } = send();
    addresses.push(request.address);
    request.responseURL = 'https://apply.example/api/application/upload-file';
    request.answer(200, '{"id":5}');
    await ended;
  }
  expect(addresses).toEqual(['/api/application/upload-file', '/api/application/upload-file']);
});

test('the form is sent with the headers of every call, and its response is read', async () => {
  const { ended, request } = send();
  expect(pendingRequests()).toBe(1);
  expect([request.method, request.address]).toEqual(['POST', '/api/application/upload-file']);
  expect(request.headers).toMatchObject({
    Accept: 'application/json, text/plain, */*',
    'Accept-Language': 'en',
    'X-Application-Token': 'secret',
  });
  expect(Object.fromEntries(request.body ?? [])).toEqual(FORM);
  request.answer(200, '{"data":{"id":3,"type":"transcript","name":"transcript.pdf"}}');
  expect(await ended).toMatchObject({ id: '3', type: 'transcript' });
});

test('progress is reported in whole percent if the size is known', async () => {
  const { ended, request } = send();
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 3 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 3, total: 3 });
  expect(onProgress.mock.calls).toEqual([[33], [100]]);
  request.answer(200, '{"id":3}');
  await ended;
});

test('an upload whose progress nobody follows arrives', async () => {
  const { ended, request } = send(undefined, {});
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 3 });
  request.answer(200, '{"id":3}');
  expect(await ended).toMatchObject({ id: '3' });
  expect(onFailure).not.toHaveBeenCalled();
});

describe('an upload on a poor connection', () => {
  test('fails when nothing was sent for 30 s', async () => {
    const { ended, request } = send();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(request.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toMatchObject({ kind: 'timeout' });
    expect(request.isAborted).toBe(true);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('continues as long as something is sent', async () => {
    const { ended, request } = send();
    for (let percent = 1; percent <= 10; percent += 1) {
      await vi.advanceTimersByTimeAsync(29_000);
      request.upload.onprogress?.({ lengthComputable: true, loaded: percent, total: 100 });
    }
    expect(request.isAborted).toBe(false);
    request.answer(200, '{"id":3}');
    expect(await ended).toMatchObject({ id: '3' });
  });

  test.each([
    [true, 'interrupted'],
    [false, 'offline'],
  ])('whose connection breaks says whether the browser is online: %s', async (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine });
    const { ended, request } = send();
    request.onerror();
    expect(await ended).toMatchObject({ kind });
  });
});

describe('a response', () => {
  test.each([400, 413, 500])('that refuses keeps its message: %i', async (status) => {
    const { ended, request } = send();
    request.answer(status, '{"message":"Not this one","errors":{"file":["Too big"]}}');
    await vi.waitFor(() => expect(pendingRequests()).toBe(0));
    expect(await ended).toMatchObject({ kind: 'http', status, text: 'Not this one', fields: { file: 'Too big' } });
  });

  test('that asks for a wait keeps its length', async () => {
    const { ended, request } = send();
    request.answered['retry-after'] = '7';
    request.answer(429, '');
    await vi.waitFor(() => expect(pendingRequests()).toBe(0));
    expect(await ended).toMatchObject({ status: 429, retryAfter: 7 });
  });

  test('that breaks the contract is unreadable', async () => {
    const { ended, request } = send();
    request.answer(200, '<html>');
    expect(await ended).toMatchObject({ kind: 'unreadable' });
  });
});

test('an upload that is cancelled ends at once and has not failed', async () => {
  const caller = new AbortController();
  const { ended, request } = send(caller.signal);
  caller.abort();
  expect(await ended).toMatchObject({ kind: 'cancelled' });
  expect(request.isAborted).toBe(true);
  expect(onFailure).not.toHaveBeenCalled();
});
