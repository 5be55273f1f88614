import { vi } from 'vitest';
import * as http from '../../../src/api/http.ts';
import { CallError } from '../../../src/api/errors.ts';
import type { CanApply } from '../../../src/engine/may-apply.ts';
import { flowContext, type FlowContext, type FlowWords } from '../../../src/engine/context.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import type { Charge } from '../../../src/model/payment.ts';
import { flowStores } from '../../../src/state/flow-stores.ts';

/** What the api floor sees of one request. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}
/** How the next answer to a path goes wrong: before the server did anything, or after. */
interface Fault {
  readonly path: string;
  readonly when: 'before' | 'after';
  /** How many answers go well before it. */
  skip?: number;
  readonly error: CallError;
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

export const lost = (kind: 'offline' | 'timeout' = 'offline'): CallError => new CallError({ kind });
export const refused = (status: number): CallError => new CallError({ kind: 'http', status });

const APPLICATION = {
  id: 7,
  application_no: 'B-7',
  dashboard_token: 'board',
  first_name: 'สมมติ',
  last_name: 'ตัวอย่าง',
  campaign_name: 'Direct admission',
  readable: { course_id: 'Computer Science', school_id: 'A school' },
};

/** A payment server in memory, behind the api floor's one door. `charge` is what `payment/check` says. */
export function fakePayments(charge: Answer = NONE) {
  const seen: Seen[] = [];
  const faults: Fault[] = [];
  const server = {
    charge,
    /** What opening the payment answers. */
    opened: OPENED,
    /** What `check-can-apply` says. */
    canApply: { can_apply: true } as CanApply,
    /** What the start of a charge makes of it. */
    started: QR,
    offer: { amount: 500, methods: ['thai_qr', 'card'] },
    seen,
    faults,
    count: (method: string, ending: string) =>
      seen.filter((one) => one.method === method && one.path.endsWith(ending)).length,
  };
  const effect = (path: string, method: string): unknown => {
    if (path === '/api/payment/available-method') return server.offer;
    if (path.endsWith('/check-can-apply')) return server.canApply;
    if (path === '/api/application/7') return APPLICATION;
    if (path.endsWith('-image'))
      return {
        image: 'data:image/png;base64,AA',
        ref1: '0007',
        ref2: '01',
        amount: 500,
        charge_id: server.charge.charge_id,
      };
    if (path.endsWith('/payment')) return server.opened;
    if (method === 'POST') server.charge = server.started;
    return server.charge;
  };
  vi.spyOn(http, 'http').mockImplementation(async ({ method, address, body }) => {
    seen.push({ method, path: address, body });
    await Promise.resolve();
    const next = faults.find(({ path }) => address.endsWith(path));
    const fault = next && (next.skip ?? 0) > 0 ? undefined : next;
    if (next?.skip) next.skip -= 1;
    if (fault) faults.splice(faults.indexOf(fault), 1);
    if (fault?.when === 'before') throw fault.error;
    const answer = JSON.stringify(effect(address, method));
    if (fault) throw fault.error;
    return answer;
  });
  return server;
}

/** An application that this browser holds. */
export function applying(words: FlowWords = {} as FlowWords): FlowContext {
  const { $id, $token } = flowStores('bachelor');
  $id.set('7');
  $token.set('secret');
  return flowContext(bachelor, 'th', words);
}
