import { CallError } from './errors.ts';

const loadReader = () => import('./refusal.ts');

/**
 * The module that reads a refusal is no part of a page's first load. Where it cannot be loaded, the status alone is told;
 * a 404 without the API's sentence counts as no answer.
 */
export const readRefusal = (
  status: number,
  body: string,
  header: (name: string) => string | null,
  load: () => Promise<Pick<typeof import('./refusal.ts'), 'refusal'>> = loadReader,
): Promise<CallError> =>
  load().then(
    ({ refusal }) => refusal(status, body, header('retry-after'), header('content-type')),
    () => new CallError(status === 404 ? { kind: 'unreadable' } : { kind: 'http', status }),
  );
