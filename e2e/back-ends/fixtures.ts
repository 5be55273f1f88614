import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { test as usual } from '../support/fixtures.ts';
import { Sandbox } from '../support/sandbox.ts';
import { PORTS } from './offers.ts';

/** What a back end has stored of an application, as its test door shows it. */
interface Stored {
  readonly id: string | number;
  readonly flow: string;
  readonly status: string;
  readonly answers: Readonly<Record<string, string | null>>;
  readonly custom_inputs: Readonly<Record<string, string>>;
  readonly files: readonly { readonly type: string }[];
  readonly charges: readonly { readonly id: string | number; readonly method: string; readonly status: string }[];
  readonly confirms: number;
}

/** The test doors of a back end, for people who else ask the sandbox. */
export class TestDoors extends Sandbox {
  private codesAskedFor = 0;

  constructor(
    private readonly doors: APIRequestContext,
    private readonly address: string,
    context: BrowserContext,
  ) {
    super(doors, '');
    context.on('response', (response) => {
      if (response.ok() && response.url().endsWith('/otp/request')) this.codesAskedFor += 1;
    });
  }

  /** The same back end, for a person who uses another browser. */
  for = (context: BrowserContext): TestDoors => new TestDoors(this.doors, this.address, context);

  private async open(method: 'GET' | 'POST', path: string): Promise<unknown> {
    const answer = await this.doors.fetch(`${this.address}/test/${path}`, { method });
    expect(answer.status(), `${method} /test/${path}`).toBe(200);
    return answer.json();
  }

  /** Waits until the browser has asked for `count` codes, because a back end may send one more by itself. */
  override async code(phone: string, count = 1): Promise<string> {
    await expect.poll(() => this.codesAskedFor, { message: `codes for ${phone}` }).toBe(count);
    return ((await this.open('GET', `codes/${phone}`)) as { code: string }).code;
  }
  stored = async (id: string) => (await this.open('GET', `applications/${id}`)) as Stored;
  /** Settles the newest charge of an application. */
  settleNewest = async (id: string) => {
    const newest = (await this.stored(id)).charges.at(-1);
    await this.open('POST', `charges/${newest?.id ?? ''}/settle`);
  };
}

export const test = usual.extend<{ doors: TestDoors }>({
  doors: async ({ playwright, context }, use) => {
    const request = await playwright.request.newContext();
    await use(new TestDoors(request, `http://localhost:${PORTS.api}`, context));
    await request.dispose();
  },
});
export { expect };
