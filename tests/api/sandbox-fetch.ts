import { vi } from 'vitest';
import { clearListCache } from '../../src/api/list-cache.ts';
import { openSandbox, type OpenSandbox } from '../sandbox/harness.ts';

/** A request as the client sent it. */
interface Sent {
  readonly method: string;
  readonly path: string;
}

/**
 * Answers `fetch` by a sandbox without a network. Call `connect` in `beforeEach`, because globals are restored after
 * every test.
 */
export async function sandboxFetch(): Promise<OpenSandbox & { readonly sent: Sent[]; readonly connect: () => void }> {
  const sandbox = await openSandbox();
  const sent: Sent[] = [];
  const connect = (): void => {
    clearListCache();
    sent.length = 0;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      sent.push({ method: init.method ?? 'GET', path: address });
      return sandbox.app.request(address, init);
    });
  };
  return { ...sandbox, sent, connect };
}
