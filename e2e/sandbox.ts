import { expect, type APIRequestContext } from '@playwright/test';
import type { Fault } from '../src/sandbox/faults.ts';

type ChargeState = 'pending' | 'successful' | 'failed' | 'expired' | 'cancelled';
type ApplicationType = 'bachelor' | 'graduate' | 'short-course' | 'scholarship';

interface Message {
  readonly otp: string;
  readonly ref_code: string;
  readonly phone: string;
  readonly email: string;
  readonly text: string;
}
/** One call that pages made, counted; `path` is the contract's, such as `application/{id}`. */
export interface CountedCall {
  readonly method: string;
  readonly path: string;
  readonly known: boolean;
  readonly count: number;
}
/** One call, with the names of what it carried; values are never recorded. */
export interface RecordedCall extends Omit<CountedCall, 'count'> {
  readonly client: string;
  readonly query: readonly string[];
  /** `null` when it has none, or was refused unread. */
  readonly body: readonly string[] | null;
  readonly token: boolean;
  readonly accept: string | null;
  readonly accept_language: string | null;
  readonly content_type: string | null;
}
type Row = Readonly<Record<string, string | number | null>>;
/** Everything that was effected: what "exactly once" is proved with. */
export interface Ledger {
  readonly counts: Readonly<Record<'applications' | 'codes' | 'charges' | 'confirms' | 'files', number>>;
  readonly applications: readonly Row[];
  readonly charges: readonly Row[];
}

/** The sandbox as one test sees it: faults, clock and settings are this test's own (src/sandbox/control/). */
export class Sandbox {
  constructor(
    private readonly request: APIRequestContext,
    private readonly client: string,
  ) {}

  private async get(path: string, query: Record<string, string> = {}): Promise<unknown> {
    const answer = await this.request.get(`/sandbox/${path}`, { params: query });
    expect(answer.status(), `GET /sandbox/${path}`).toBe(200);
    return answer.json();
  }

  private async post(path: string, data: object): Promise<void> {
    const answer = await this.request.post(`/sandbox/${path}`, { data });
    expect(answer.status(), `POST /sandbox/${path}: ${await answer.text()}`).toBe(200);
  }

  /** Sent codes, newest first. `to` is a phone number or an e-mail. */
  inbox = async (to: string) => (await this.get('inbox', { to })) as Message[];

  /** The newest code sent to a phone number or an e-mail; waits until there are `count` of them. */
  async code(to: string, count = 1): Promise<string> {
    await expect.poll(async () => (await this.inbox(to)).length, { message: `codes for ${to}` }).toBe(count);
    return (await this.inbox(to))[0]?.otp ?? '';
  }

  /** Puts a fault before this test's next calls; see src/sandbox/faults.ts. */
  fault = (fault: Partial<Fault>) => this.post('faults', fault);
  removeFaults = () => this.post('faults/remove', {});

  /** Moves this test's clock, in milliseconds from the real time. */
  moveClock = (offset: number) => this.post('clock', { offset_ms: offset });
  setIntake = (type: ApplicationType, open: boolean) => this.post('intake', { type, open });
  requireCode = (required: boolean) => this.post('code', { required });

  /** Plays the bank: `id` is a charge's, or an application's for its newest charge. */
  settle = (id: string, state: ChargeState) => this.post(`payments/${id}`, { state });
  /** Plays the admissions office. */
  setStatus = (id: string, status: string, reason?: string) => this.post(`applications/${id}`, { status, reason });
  /** Makes every token of an application worthless. */
  expireTokens = (id: string) => this.post('tokens/expire', { application_id: id });

  /** The calls of this test, or of all tests so far. */
  calls = async (whose: 'own' | 'all' = 'own') =>
    (await this.get('calls', whose === 'own' ? { client: this.client } : {})) as CountedCall[];
  /** Every call of every test so far, one by one. */
  everyCall = async () => (await this.get('calls', { detail: '1' })) as RecordedCall[];
  ledger = async (application: string) => (await this.get('ledger', { application })) as Ledger;
  /** Applications made with a phone number: "exactly one" is proved with it. */
  applicationsOf = async (phone: string) =>
    ((await this.get('ledger')) as Ledger).applications.filter((row) => row['phone'] === phone);
}
