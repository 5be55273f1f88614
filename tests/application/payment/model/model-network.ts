import { vi } from 'vitest';
import type { PaymentMethod } from '../../../../src/model/payment.ts';
import { tell, type LockKind, type PageLife } from './model-browser.ts';
import type { CardToken, ModelServer } from './model-server.ts';
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

interface Body {
  readonly method: PaymentMethod;
  readonly token?: CardToken;
}

function answerOf(server: ModelServer, url: string, body: Body | undefined): unknown {
  if (url.includes('available-method')) return { amount: server.amount, methods: ['thai_qr', 'card'] };
  if (url.includes('check-can-apply')) return { can_apply: true };
  if (url.includes('payment/check')) return server.check();
  if (!body) return { id: 7 };
  return url.includes('payment/application') ? server.start(body.method, body.token) : server.open(body.method);
}

const response = (status: number, body: unknown, now: number): Response =>
  ({
    ok: status < 400,
    status,
    headers: { get: (name: string) => (name === 'date' ? new Date(now).toISOString() : null) },
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as unknown as Response;

interface NetworkParts {
  readonly time: VirtualTime;
  readonly locks: LockKind;
  readonly pages: ReadonlyMap<string, PageLife>;
  readonly server: ModelServer;
  readonly journeys: Journey[];
}

/** Calls of all pages; the token of a page says whose they are, and where a call has none, the language of its tab. */
export function connect({ time, locks, pages, server, journeys }: NetworkParts): void {
  vi.stubGlobal('fetch', (url: string, { headers = {}, body, signal }: RequestInit) => {
    const names = Object.values(headers as Readonly<Record<string, string>>);
    const page = names.map((name) => pages.get(name)).findLast((found) => found !== undefined);
    if (!page) throw new Error('A call without a page');
    const sent = typeof body === 'string' ? (JSON.parse(body) as Body) : undefined;
    const { up, down, as, isAfterEffect } = journeys.shift() ?? SMOOTH;
    return new Promise<Response>((resolve, reject) => {
      const fail = (): void => tell(page, () => reject(new TypeError('offline')));
      signal?.addEventListener('abort', fail);
      const land = (): void => {
        // A browser with Web Locks frees the lock of a page that is left, and drops its calls.
        if (page.isGone && locks === 'web-locks') return;
        if (as === 'lost-request') return fail();
        const isRefused = typeof as === 'number';
        const answer = isRefused && !isAfterEffect ? {} : answerOf(server, url, sent);
        if (as === 'lost-reply') return void time.after(down, fail);
        time.after(down, () =>
          tell(page, () => resolve(response(isRefused ? as : 200, isRefused ? {} : answer, time.now()))),
        );
      };
      tell(page, () => void time.after(up, land));
    });
  });
}
