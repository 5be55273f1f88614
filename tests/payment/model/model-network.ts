import { vi } from 'vitest';
// A page loads this module at the first refusal; loading it takes real time, which virtual time cannot wait for.
import '../../../src/api/refusal.ts';
import { tell, type LockKind, type PageLife } from './model-browser.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What happens to one call. `up` and `down` are milliseconds on the way. */
export interface Journey {
  readonly up: number;
  readonly down: number;
  /** `lost-request`: the server never sees it. `lost-reply`: the page never hears. A number: the answer, instead of or after the effect. */
  readonly as: 'well' | 'lost-request' | 'lost-reply' | number;
  readonly isAfterEffect: boolean;
}
export const SMOOTH: Journey = { up: 20, down: 20, as: 'well', isAfterEffect: false };

const response = (status: number, body: unknown, now: number): Response =>
  ({
    ok: status < 400,
    status,
    headers: { get: (name: string) => (name === 'date' ? new Date(now).toISOString() : null) },
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as unknown as Response;

interface ServerOfCalls {
  /** @param sent the body, if the call has one */
  readonly answer: (url: string, sent: unknown) => unknown;
  readonly isOverLimit: (url: string, sent: unknown) => boolean;
}

interface NetworkParts {
  readonly time: VirtualTime;
  readonly locks: LockKind;
  readonly pages: ReadonlyMap<string, PageLife>;
  readonly server: ServerOfCalls;
  readonly journeys: Journey[];
  /** Is told what becomes of each call. */
  readonly log?: (line: string) => void;
}

/** A call that is on its way, there or back. */
interface Travelling {
  readonly breakOff: () => void;
  hasLanded: boolean;
  isStopped: boolean;
}

export interface Line {
  /** The device sleeps, and its connections break: what was sent arrives anyway. */
  readonly breakOff: () => void;
  /** The server stops: what has not arrived never does, and nothing on its way is answered. */
  readonly stopServer: () => void;
}

/** Calls of all pages; the token of a page says whose they are, and where a call has none, the language of its tab. */
export function connect({ time, locks, pages, server, journeys, log = () => undefined }: NetworkParts): Line {
  const travelling = new Set<Travelling>();
  vi.stubGlobal('fetch', (url: string, { headers = {}, body, signal }: RequestInit) => {
    const names = Object.values(headers as Readonly<Record<string, string>>);
    const page = names.map((name) => pages.get(name)).findLast((found) => found !== undefined);
    if (!page) throw new Error('A call without a page');
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    const { up, down, as, isAfterEffect } = journeys.shift() ?? SMOOTH;
    return new Promise<Response>((resolve, reject) => {
      const fail = (): void => tell(page, () => reject(new TypeError('offline')));
      const named = `page ${page.name}: ${sent ? 'POST' : 'GET'} ${url.split('?')[0] ?? ''}`;
      const call: Travelling = { breakOff: fail, hasLanded: false, isStopped: false };
      travelling.add(call);
      signal?.addEventListener('abort', fail);
      const land = (): void => {
        if (call.isStopped) return;
        call.hasLanded = true;
        // A browser with Web Locks frees the lock of a page that is left, and drops its calls.
        if (page.isGone && locks === 'web-locks') return;
        if (as === 'lost-request') {
          log(`${named} · request lost`);
          return fail();
        }
        const isLimited = server.isOverLimit(url, sent);
        const refusal = isLimited ? 429 : as;
        const isRefused = typeof refusal === 'number';
        const answer = isLimited || (isRefused && !isAfterEffect) ? {} : server.answer(url, sent);
        log(
          `${named} · ${isRefused ? `${refusal} ${isAfterEffect ? 'after' : 'instead of'} its effect` : 'arrives'}, ${as === 'lost-reply' ? 'reply lost' : `reply in ${down} ms`}`,
        );
        if (as === 'lost-reply') return void time.after(down, fail);
        time.after(down, () => {
          travelling.delete(call);
          tell(page, () => resolve(response(isRefused ? refusal : 200, isRefused ? {} : answer, time.now())));
        });
      };
      tell(page, () => void time.after(up, land));
    });
  });
  const breakOff = (): void => {
    for (const call of travelling) call.breakOff();
    travelling.clear();
  };
  return {
    breakOff,
    stopServer: () => {
      for (const call of travelling) call.isStopped = !call.hasLanded;
      breakOff();
    },
  };
}
