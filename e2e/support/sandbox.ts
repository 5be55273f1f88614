import { expect, type APIRequestContext } from '@playwright/test';
import type { Session } from '../../src/sandbox/control/prepare/api.ts';
import type { Preparation } from '../../src/sandbox/control/prepare/routes.ts';
import type { InjectedFailure } from '../../src/sandbox/shared/injected-failures.ts';

type ChargeState = 'pending' | 'successful' | 'failed' | 'expired' | 'cancelled';
type ApplicationType = 'bachelor' | 'graduate' | 'short-course' | 'scholarship';

interface Message {
  readonly otp: string;
  readonly ref_code: string;
  readonly phone: string;
  readonly email: string;
  readonly text: string;
}
/** The number of equal calls; `path` is the contract's, such as `application/{id}`. */
export interface CountedCall {
  readonly method: string;
  readonly path: string;
  readonly known: boolean;
  readonly count: number;
}
/** A call with the names it carried. The sandbox never records values. */
export interface RecordedCall extends Omit<CountedCall, 'count'> {
  readonly client: string;
  readonly query: readonly string[];
  /** `null` when the call had no body, or was refused before it was read. */
  readonly body: readonly string[] | null;
  readonly token: boolean;
  readonly accept: string | null;
  readonly accept_language: string | null;
  readonly content_type: string | null;
}
type Row = Readonly<Record<string, string | number | null>>;
/** The effects of all calls, to prove that something happened exactly once. */
export interface Ledger {
  readonly counts: Readonly<Record<'applications' | 'codes' | 'charges' | 'confirms' | 'files', number>>;
  readonly applications: readonly Row[];
  readonly charges: readonly Row[];
  readonly codes: readonly Row[];
  readonly files: readonly Row[];
}

/** The sandbox for one test, with its own injected failures, clock and settings (src/sandbox/control/). */
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

  private async post(path: string, data: object): Promise<unknown> {
    const answer = await this.request.post(`/sandbox/${path}`, { data });
    expect(answer.status(), `POST /sandbox/${path}: ${await answer.text()}`).toBe(200);
    return answer.json();
  }

  /**
   * Creates an application whose steps are answered up to one of them. Its calls are not counted as those of a page.
   */
  prepare = async (preparation: Preparation) => (await this.post('applications/prepare', preparation)) as Session;

  /** Returns sent codes, newest first. `to` is a phone number or an e-mail. */
  inbox = async (to: string) => (await this.get('inbox', { to })) as Message[];

  /** Waits until `count` codes were sent to a phone number or an e-mail, and returns the newest. */
  async code(to: string, count = 1): Promise<string> {
    await expect.poll(async () => (await this.inbox(to)).length, { message: `codes for ${to}` }).toBe(count);
    return (await this.inbox(to))[0]?.otp ?? '';
  }

  /** Answers this test's next calls with a failure (src/sandbox/shared/injected-failures.ts). */
  injectFailure = (failure: Partial<InjectedFailure>) => this.post('faults', failure);
  removeFailures = () => this.post('faults/remove', {});

  /** Sets this test's clock, in milliseconds relative to the real time. */
  moveClock = (offset: number) => this.post('clock', { offset_ms: offset });
  setIntake = (type: ApplicationType, open: boolean) => this.post('intake', { type, open });
  requireCode = (required: boolean) => this.post('code', { required });
  /** Names pictures for the first pages of the flows, as a university may; without this call the sandbox has none. */
  showBanners = () => this.post('banners', { shown: true });

  /** Settles a charge. `id` is that of the charge, or of the application for its newest charge. */
  settle = (id: string, state: ChargeState) => this.post(`payments/${id}`, { state });
  /** Sets the status of an application. */
  setStatus = (id: string, status: string, reason?: string) => this.post(`applications/${id}`, { status, reason });
  /** Expires every token of an application. */
  expireTokens = (id: string) => this.post('tokens/expire', { application_id: id });

  /** Returns the calls of this test, or of all tests so far. */
  calls = async (whose: 'own' | 'all' = 'own') =>
    (await this.get('calls', whose === 'own' ? { client: this.client } : {})) as CountedCall[];
  /** Returns every call of all tests so far, with its details. */
  everyCall = async () => (await this.get('calls', { detail: '1' })) as RecordedCall[];
  ledger = async (application: string) => (await this.get('ledger', { application })) as Ledger;
  /** Returns the bytes of an uploaded file as the server has received them. */
  async fileContent(id: string): Promise<Buffer> {
    const answer = await this.request.get(`/sandbox/files/${id}`);
    expect(answer.status()).toBe(200);
    return answer.body();
  }
  /** Returns the effects of all tests so far. */
  wholeLedger = async () => (await this.get('ledger')) as Ledger;
  /** Returns the applications that were created with a phone number. */
  applicationsOf = async (phone: string) =>
    (await this.wholeLedger()).applications.filter((row) => row['phone'] === phone);
}
