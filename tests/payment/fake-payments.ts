import { afterEach, beforeEach, vi } from 'vitest';
// A page loads this module at the first refusal; loading it takes real time, for which a fake clock does not wait.
import '../../src/api/refusal.ts';
import { createPaymentStore } from '../../src/payment/payment-store.ts';
import { createFlowSession } from '../../src/application/flow-session.ts';
import type { Flow } from '../../src/flows/definition/flow.ts';
import type { FlowStores } from '../../src/application/environment.ts';
import type { Locale } from '../../src/config/locales.ts';
import type { FlowKey } from '../../src/config/storage-keys.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import type { Contact, Eligibility } from '../../src/model/application.ts';
import type { Charge } from '../../src/model/payment.ts';
import { fakeResponse, noAnswer } from '../application/fake-response.ts';
import { fakeEnvironment, storesInMemory, type FakePayment } from '../application/test-session.ts';

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
}
/** How the next answer to a path goes wrong: before the server did anything, or after. */
interface Failure {
  readonly path: string;
  readonly when: 'before' | 'after';
  /** How many answers go well before it. */
  skip?: number;
  /** A status, no connection, or no response at all. */
  readonly as: number | 'offline' | 'timeout';
}

type Answer = Partial<Charge> & { status: Charge['status'] };

export const NONE: Answer = { status: 'none' };
const OPENED: Answer = { status: 'pending', charge_id: 'new' };
export const QR: Answer = { status: 'pending', method: 'thai_qr', charge_id: 'c1', expires_at: '2026-11-20T10:10:00Z' };
export const AT_BANK: Answer = {
  status: 'pending',
  method: 'card',
  charge_id: 'c2',
  redirect_url: 'https://bank.example/3ds',
};
export const PAID: Answer = { status: 'successful', method: 'thai_qr', charge_id: 'c1', amount: 500 };
export const DECLINED: Answer = { status: 'failed', method: 'card', charge_id: 'c2', money_taken: false };

/** The call that starts a charge. */
export const START = 'payment/application';
/** The call that reads the charge. */
export const CHECK = 'payment/check';
export const CARD_REQUEST = { method: 'card', card: { token: 'tokn', mid: 'm' } } as const;
export const QR_REQUEST = { method: 'thai_qr' } as const;
/** How the page of a result is opened. */
export const COMPLETE = ['/regisbachelor/confirmation/complete', { replace: true }] as const;
export const FAILED = ['/regisbachelor/confirmation/failed', { replace: true }] as const;
export const PAYMENT_RETURN = ['/regisbachelor/payment/callback', { replace: true }] as const;

/** Every test of the file starts at the same time and moves the clock itself. */
export function useFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date('2026-11-20T10:00:00Z'));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Moves the clock by milliseconds. */
export const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

const APPLICATION = {
  id: 7,
  application_no: 'B-7',
  dashboard_token: 'board',
  first_name: 'สมมติ',
  last_name: 'ตัวอย่าง',
  campaign_name: 'Direct admission',
  readable: { course_id: 'Computer Science', school_id: 'A school' },
};

/** A payment server in memory, behind `fetch`. `charge` is what `payment/check` answers. */
export function fakePayments(charge: Answer = NONE, contact: Partial<Contact> & { readonly status?: string } = {}) {
  const seen: Seen[] = [];
  const failures: Failure[] = [];
  let held: { readonly path: string; readonly answer: Promise<object> } | undefined;
  const server = {
    charge,
    /** What opening the payment answers. */
    opened: OPENED,
    /** What `check-can-apply` answers. */
    eligibility: { can_apply: true } as Eligibility,
    /** The charge after a start. */
    started: QR,
    /** Runs when a start arrives, also one that fails. */
    onStart: (): void => undefined,
    methods: { amount: 500, methods: ['thai_qr', 'card'] },
    /** What the image of a Thai QR says beside the code. */
    image: {} as { readonly expires_at?: string; readonly server_time?: string; readonly amount?: number | undefined },
    seen,
    failures,
    /** Keeps the next answer to a path back until the returned function gives it. */
    hold: (path: string): ((answer: object) => void) => {
      let reply = (_answer: object): void => undefined;
      const answer = new Promise<object>((resolve) => {
        reply = resolve;
      });
      held = { path, answer };
      return reply;
    },
    count: (method: string, ending: string) =>
      seen.filter((one) => one.method === method && one.path.endsWith(ending)).length,
  };
  const answerTo = (path: string, method: string): unknown => {
    if (path === '/api/payment/available-method') return server.methods;
    if (path.endsWith('/check-can-apply')) return server.eligibility;
    if (path === '/api/application/7') return { ...APPLICATION, ...contact };
    if (/\/(?:file|custom-input|campaign\/application)\/?$/.test(path)) return [];
    if (path.endsWith('-image')) {
      const { charge_id } = server.charge;
      return { image: 'data:image/png;base64,AA', ref1: '0007', ref2: '01', amount: 500, charge_id, ...server.image };
    }
    if (path.endsWith('/payment')) return server.opened;
    if (method === 'POST') server.charge = server.started;
    return server.charge;
  };
  const fail = (as: Failure['as'], signal: AbortSignal | null | undefined): Promise<Response> => {
    if (as === 'timeout') return noAnswer(signal);
    return as === 'offline'
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(fakeResponse(as, JSON.stringify({ message: '', errors: {} })));
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, signal }: RequestInit) => {
    const [path = '', query = ''] = url.split('?');
    seen.push({ method, path, query, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    await Promise.resolve();
    if (method === 'POST' && path.endsWith(START)) server.onStart();
    if (held && path.endsWith(held.path)) {
      const { answer } = held;
      held = undefined;
      return fakeResponse(200, JSON.stringify(await answer));
    }
    const next = failures.find((one) => path.endsWith(one.path));
    const failure = next && (next.skip ?? 0) > 0 ? undefined : next;
    if (next?.skip) next.skip -= 1;
    if (failure) failures.splice(failures.indexOf(failure), 1);
    if (failure?.when === 'before') return fail(failure.as, signal);
    const answer = answerTo(path, method);
    return failure ? fail(failure.as, signal) : fakeResponse(200, JSON.stringify(answer));
  });
  return server;
}

interface SessionOptions {
  readonly flow?: Flow;
  readonly locale?: Locale;
  readonly slug?: string;
  /** Ids of the applications in this browser. */
  readonly ids?: Partial<Record<FlowKey, string>>;
  /** Of the browser that an earlier page was in. */
  readonly payment?: FakePayment;
}

/** A page of a flow in a browser that knows application 7 of the bachelor flow. */
export function fakeSession({
  flow = bachelor,
  locale = 'th',
  slug,
  ids = { bachelor: '7' },
  payment,
}: SessionOptions = {}) {
  const saved = new Map<FlowKey, FlowStores>();
  const flowStores = (key: FlowKey): FlowStores => {
    const id = ids[key] ?? '';
    const stores = saved.get(key) ?? storesInMemory(id, id && 'secret');
    saved.set(key, stores);
    return stores;
  };
  const environment = { ...fakeEnvironment(), flowStores, ...(payment && { payment }) };
  return { ...createFlowSession({ flow, locale, environment, slug }), environment };
}

/** The payment of application 7, with the browser it is in. */
export function openStore() {
  const session = fakeSession();
  const { payment, page, location } = session.environment;
  return { session, payment, page, store: createPaymentStore(session), navigate: location.navigate };
}

/** The same on a page that has loaded. */
export async function loadedStore() {
  const page = openStore();
  await page.store.load();
  return page;
}
