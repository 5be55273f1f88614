import { CallError } from './errors.ts';

const loadReader = () => import('./refusal.ts');

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')));
  });

/**
 * The module that reads a refusal is no part of a page's first load. Where it cannot be loaded, or not before `signal` ends the
 * call, the status alone is told; a 404 without the API's sentence counts as no answer.
 */
export const readRefusal = (
  status: number,
  body: string,
  header: (name: string) => string | null,
  signal: AbortSignal,
  load: () => Promise<Pick<typeof import('./refusal.ts'), 'refusal'>> = loadReader,
): Promise<CallError> =>
  Promise.race([load(), ended(signal)])
    .then(({ refusal }) => refusal(status, body, header('retry-after'), header('content-type')))
    .catch(() => new CallError(status === 404 ? { kind: 'unreadable' } : { kind: 'http', status }));
