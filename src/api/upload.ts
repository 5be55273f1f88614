import { forgetEarlyResponses } from './early-responses.ts';
import { UPLOAD_STALL_MS } from '../config/constants.ts';
import { dialect } from './dialect.ts';
import { endings, withOtherEnding } from './endpoint-path.ts';
import { endpointAddress, requestHeaders } from './request-headers.ts';
import type { AnyCallInput } from './client.ts';
import { CallError, connectionFailure } from './errors.ts';
import { parseResponse, type EndpointReturning } from './parse-response.ts';
import { countRequest } from './pending-requests.ts';
import { readRefusal } from './read-refusal.ts';

interface UploadInput extends Pick<AnyCallInput, 'locale' | 'token' | 'signal'> {
  readonly form: Readonly<Record<string, string | File>>;
  /** Receives the percentage of bytes that were sent. */
  readonly onProgress?: (percent: number) => void;
}

/** A redirect turns an upload into a GET, which these statuses refuse. They say nothing about the document. */
const LOST_BY_REDIRECT: readonly number[] = [404, 405];

/**
 * Sends a form with a file. It uses XMLHttpRequest, because fetch reports no upload progress.
 * @throws {CallError} `timeout` when nothing was sent for `UPLOAD_STALL_MS`
 */
export function upload<T>(endpoint: EndpointReturning<T>, input: UploadInput): Promise<T> {
  forgetEarlyResponses();
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
    const address = endings.addressOf(endpointAddress(endpoint));
    request.onload = () => {
      // After most redirects the browser sends a GET without the form. The form may have arrived before the redirect,
      // so it is not sent again; the list of documents shows whether it did.
      const isRedirected = request.responseURL.endsWith(withOtherEnding(address));
      if (isRedirected) endings.note(address, true);
      if (isRedirected && LOST_BY_REDIRECT.includes(request.status)) {
        fail(new CallError({ kind: 'unreadable' }));
        return;
      }
      if (request.status >= 400) {
        const { status, responseText } = request;
        const reading = new AbortController();
        clearTimeout(stall);
        stall = setTimeout(() => reading.abort(), UPLOAD_STALL_MS);
        void readRefusal(status, responseText, (name) => request.getResponseHeader(name), reading.signal).then(fail);
        return;
      }
      clearTimeout(stall);
      done('done');
      try {
        resolve(parseResponse(endpoint, request.responseText));
      } catch {
        reject(new CallError({ kind: 'unreadable' }));
      }
    };
    input.signal?.addEventListener('abort', () => {
      request.abort();
      fail(new CallError({ kind: 'cancelled' }));
    });
    request.open(endpoint.method, address);
    for (const [name, value] of Object.entries(requestHeaders(input.locale, input.token))) {
      request.setRequestHeader(name, value);
    }
    const body = new FormData();
    for (const [name, value] of Object.entries(input.form))
      body.append(name, value instanceof File ? value : String(dialect.toServer({ [name]: value })[name]));
    watch();
    request.send(body);
  });
}
