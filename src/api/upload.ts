import { UPLOAD_STALL_MS } from '../config/constants.ts';
import { dialect } from './dialect.ts';
import { endpointAddress, requestHeaders, withOtherEnding } from './endpoint-url.ts';
import type { AnyCallInput } from './client.ts';
import { CallError, connectionFailure } from './errors.ts';
import { parseAnswer, type EndpointAnswering } from './parse-answer.ts';
import { countRequest } from './pending-requests.ts';
import { readRefusal } from './read-refusal.ts';

interface UploadInput extends Pick<AnyCallInput, 'locale' | 'token' | 'signal'> {
  readonly form: Readonly<Record<string, string | File>>;
  /** Receives the percentage of bytes sent. */
  readonly onProgress?: (percent: number) => void;
}

/**
 * Sends a form with a file by XMLHttpRequest, because fetch reports no upload progress.
 * @throws {CallError} `timeout` when nothing was sent for `UPLOAD_STALL_MS`
 */
export function upload<T>(endpoint: EndpointAnswering<T>, input: UploadInput): Promise<T> {
  const request = new XMLHttpRequest();
  const done = countRequest();
  return new Promise<T>((resolve, reject) => {
    let stall: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: CallError): void => {
      clearTimeout(stall);
      done(error.kind === 'cancelled' ? 'cancelled' : 'failed');
      reject(error);
    };
    const watch = (): void => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        request.abort();
        fail(new CallError({ kind: 'timeout' }));
      }, UPLOAD_STALL_MS);
    };
    request.upload.onprogress = (event) => {
      watch();
      if (event.lengthComputable) input.onProgress?.(Math.floor((event.loaded / event.total) * 100));
    };
    request.onerror = () => {
      fail(new CallError({ kind: connectionFailure() }));
    };
    const send = (to: string): void => {
      request.open(endpoint.method, to);
      for (const [name, value] of Object.entries(requestHeaders(input.locale, input.token))) {
        request.setRequestHeader(name, value);
      }
      const body = new FormData();
      for (const [name, value] of Object.entries(input.form))
        body.append(name, value instanceof File ? value : String(dialect.toServer({ [name]: value })[name]));
      watch();
      request.send(body);
    };
    const address = endpointAddress(endpoint);
    let isRepeated = false;
    const readUploaded = (): { readonly answer: T } | undefined => {
      try {
        return { answer: parseAnswer(endpoint, request.responseText) };
      } catch {
        return undefined;
      }
    };
    request.onload = () => {
      const isRefused = request.status >= 400;
      const uploaded = isRefused ? undefined : readUploaded();
      // After most redirects the browser has asked by GET, without the form. After 307 and 308 it has sent the form.
      if (!uploaded && !isRepeated && request.responseURL.endsWith(withOtherEnding(address))) {
        isRepeated = true;
        send(withOtherEnding(address));
        return;
      }
      if (isRefused) {
        const { status, responseText } = request;
        const reading = new AbortController();
        clearTimeout(stall);
        stall = setTimeout(() => reading.abort(), UPLOAD_STALL_MS);
        void readRefusal(status, responseText, (name) => request.getResponseHeader(name), reading.signal).then(fail);
        return;
      }
      clearTimeout(stall);
      done('done');
      if (uploaded) resolve(uploaded.answer);
      else reject(new CallError({ kind: 'unreadable' }));
    };
    input.signal?.addEventListener('abort', () => {
      request.abort();
      fail(new CallError({ kind: 'cancelled' }));
    });
    send(address);
  });
}
