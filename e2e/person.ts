import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { FLOW_PREFIX, type FlowId } from '../src/config/flows.ts';
import type { Locale } from '../src/config/locales.ts';
import type { FlowKey } from '../src/config/storage-keys.ts';
import { CodeDialog } from './code-dialog.ts';
import { fileBeside, routePath } from './on-hosts.ts';
import type { Session } from './prepare.ts';
import type { Sandbox } from './sandbox.ts';
import { wordsOf } from './words.ts';

/** A mobile number that no other test uses. */
const newPhone = (): string => `08${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Somebody who applies, page by page, in one of the languages; what is the same in every flow. */
export class Person {
  readonly words;
  readonly code: CodeDialog;
  readonly phone = newPhone();
  readonly email: string;
  /** Path of the flow's first page, in Thai. */
  readonly prefix: string;
  private readonly key: FlowKey;

  constructor(
    readonly page: Page,
    readonly sandbox: Sandbox,
    readonly locale: Locale,
    flow: FlowId,
    slug?: string,
  ) {
    this.words = wordsOf(locale);
    this.code = new CodeDialog(page, this.words);
    this.email = `applicant${this.phone}@example.com`;
    this.prefix = `/${[FLOW_PREFIX[flow], slug].filter(Boolean).join('/')}`;
    this.key = flow === 'scholarship' ? `scholarship:${slug ?? ''}` : flow;
  }

  readonly path = (path: string): string => (this.locale === 'th' ? path : `/${this.locale}${path}`);

  /** Puts an application into this browser's storage, as the site keeps it. */
  async keep({ id, token }: Partial<Session>): Promise<void> {
    await this.page.goto(fileBeside(this.prefix, '/favicon.svg')); // The site's origin, without a page of it.
    await this.page.evaluate(
      ([key, held]) => {
        const now = Date.now();
        for (const [part, data] of Object.entries(held))
          localStorage.setItem(`adm:${key}:${part}`, JSON.stringify({ v: 1, created: now, saved: now, data }));
      },
      [this.key, { ...(id ? { id } : {}), ...(token ? { token } : {}) }] as const,
    );
  }

  get form(): Locator {
    return this.page.locator('main form').first();
  }
  field(name: keyof typeof this.words.fields.labels): Locator {
    return this.page.locator(`form [name="${name}"]`).first();
  }
  async choose(name: string, value: string): Promise<void> {
    await this.page.locator(`form input[name="${name}"][value="${value}"]`).check();
  }
  /** Chooses from a list that comes from the server: by value, or the first there is. */
  async pick(name: string, value?: string): Promise<void> {
    const select = this.page.locator(`form select[name="${name}"]`);
    await expect(select.locator('option').nth(1)).toBeAttached();
    await (value === undefined ? select.selectOption({ index: 1 }) : select.selectOption(value));
  }
  get continue(): Locator {
    return this.page.getByRole('button', { name: this.words.flow.continue, exact: true });
  }
  async next(): Promise<void> {
    await this.continue.click();
  }
  async at(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => routePath(url) === this.path(path));
    if (path !== this.prefix) await this.awake();
  }
  /** The step's form has been taken over by its island. */
  async awake(): Promise<void> {
    const form = this.page.locator('form[data-step-form]');
    if ((await form.count()) > 0) await expect(form).toHaveAttribute('data-awake', '');
  }
  /** What stands in the page's form; empty answers left out. */
  async answers(): Promise<Record<string, string>> {
    return this.form.evaluate((form: HTMLFormElement) =>
      Object.fromEntries(
        [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
      ),
    );
  }

  async openStart(query = ''): Promise<void> {
    await this.page.goto(this.path(`${this.prefix}${query}`));
  }
  /** Enters the newest code; `count` is how many were sent so far. */
  async enterCode(count = 1): Promise<void> {
    await this.code.enter(await this.sandbox.code(this.phone, count));
  }
  documentCard(kind: keyof typeof this.words.upload.kinds): Locator {
    return this.page.getByRole('region', { name: this.words.upload.kinds[kind] });
  }
  /** Chooses a file as a person does: by the button; the notice of an ID card is acknowledged when it comes. */
  async chooseFile(
    kind: keyof typeof this.words.upload.kinds,
    file: string | { name: string; mimeType: string; buffer: Buffer },
    notice = false,
  ): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    await this.documentCard(kind).locator('input[type="file"]').first().click();
    if (notice) await this.page.getByRole('button', { name: this.words.upload.redaction.acknowledge }).click();
    await (await opened).setFiles(file);
  }
  /** Id and token as this browser keeps them. */
  async session(): Promise<Session> {
    return this.page.evaluate((flow) => {
      const read = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { data?: string }).data ?? '';
      return { id: read(`adm:${flow}:id`), token: read(`adm:${flow}:token`) };
    }, this.key);
  }
}
