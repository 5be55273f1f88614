import { CallError } from './errors.ts';

const loadReader = () => import('./refusal.ts');

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')));
  });

/**
 * Loads the module that reads an error response on the first error, to keep it out of a page's first load. If it cannot
 * be loaded, or not before `signal` is aborted, the error carries the status only. A 404 then counts as unreadable,
 * because nothing shows that it came from the API.
 */
export const readRefusal = (
  status: number,
  body: string,
  header: (name: string) => string | null,
  signal: AbortSignal,
  load: () => Promise<Pick<typeof import('./refusal.ts'), 'refusal' | 'noteFailedRequest'>> = loadReader,
): Promise<CallError> =>
  Promise.race([load(), ended(signal)])
    .then(({ refusal, noteFailedRequest }) => {
      noteFailedRequest(status, header);
      return refusal(status, body, header('retry-after'), header('content-type'));
    })
    .catch(() => new CallError(status === 404 ? { kind: 'unreadable' } : { kind: 'http', status }));
