import { vi } from 'vitest';
import { openSandbox, type OpenSandbox } from '../sandbox/harness.ts';

/** One request as it left the client. */
interface Sent {
  readonly method: string;
  readonly path: string;
}

/**
 * Puts a sandbox behind the site's only fetch, without a network: what the client sends is what the sandbox gets. Call `connect` in
 * `beforeEach`, because globals are put back after every test.
 */
export async function sandboxFetch(): Promise<OpenSandbox & { readonly sent: Sent[]; readonly connect: () => void }> {
  const sandbox = await openSandbox();
  const sent: Sent[] = [];
  const connect = (): void => {
    sent.length = 0;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      sent.push({ method: init.method ?? 'GET', path: address });
      return sandbox.app.request(address, init);
    });
  };
  return { ...sandbox, sent, connect };
}
