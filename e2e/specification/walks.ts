import { mkdirSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Browser, type Page, type Request } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { Visitor } from '../people/dashboard-visitor.ts';
import { addClient, answeredConsent, watched, withSandbox } from '../support/fixtures.ts';
import { CAMPAIGN, prepareScholarship } from '../support/prepare-scholarship.ts';
import { ROUND } from '../support/prepare.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { WHOLE_FLOWS, type WholeFlow } from '../support/whole-flows.ts';

export { expect };

type Json = Readonly<Record<string, unknown>>;

/** A request of a page to the API, and its response. */
export interface Call {
  readonly method: string;
  readonly url: string;
  /** The path below the base path, as the specification writes it. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Of a form with a file nothing is known, because the browser does not tell. */
  readonly body: Json | null;
  readonly status: number;
  readonly response: Json;
}
/** A form control that a page has shown. */
interface Shown {
  readonly page: string;
  readonly name: string;
  readonly label: string;
  /** The texts of a list. */
  readonly options: readonly string[];
}
/** What a browser keeps, by key; `data` of the site's envelopes. */
type Kept = Readonly<Record<'local' | 'session', Readonly<Record<string, unknown>>>>;

/** One walk through the site, as a person and a server see it. */
export interface Recording {
  readonly calls: readonly Call[];
  /** The addresses that scripts of the site have asked, except its pages, which they read ahead. */
  readonly asked: readonly string[];
  readonly shown: readonly Shown[];
  /** The text of the page and what the browser keeps, after each step and at the end, by path. */
  readonly texts: Readonly<Record<string, string>>;
  readonly kept: Readonly<Record<string, Kept>>;
}

/** The parameters of an advert. */
export const UTM = {
  utm_source: 'line',
  utm_medium: 'ad',
  utm_campaign: 'open day',
  utm_content: 'b-1',
  utm_term: 'degree',
};

const BASE_PATH = '/api/';
const pathOf = (pathname: string): string =>
  pathname
    .slice(BASE_PATH.length)
    .replaceAll(/\/\d+(?=\/|$)/g, '/{id}')
    .replace(/(?<=^scholarship-campaign\/).+/, '{slug}');

/** Records the calls of a page, in the order in which it sends them. @returns a function that waits for the last responses */
async function recordCalls(page: Page): Promise<() => Promise<Call[]>> {
  const sent: Request[] = [];
  const calls: { readonly request: Request; readonly call: Promise<Call> }[] = [];
  const read = new Map<Request, Json>();
  // A browser drops a response that leads to the next page at once.
  await page.route(/\/(otp\/validate|initial)$/, async (route) => {
    const response = await route.fetch();
    read.set(route.request(), (await response.json()) as Json);
    await route.fulfill({ response });
  });
  page.on('request', (request) => void sent.push(request));
  page.on('response', (response) => {
    const request = response.request();
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith(BASE_PATH)) return;
    const call = async (): Promise<Call> => ({
      method: request.method(),
      url: request.url(),
      path: pathOf(pathname),
      query: Object.fromEntries(searchParams),
      headers: await request.allHeaders(),
      body: request.postData()?.startsWith('{') ? (request.postDataJSON() as Json) : null,
      status: response.status(),
      response: read.get(request) ?? ((await response.json().catch(() => ({}))) as Json),
    });
    calls.push({ request, call: call() });
  });
  return () => {
    calls.sort((one, other) => sent.indexOf(one.request) - sent.indexOf(other.request));
    return Promise.all(calls.map(({ call }) => call));
  };
}

/** This runs in every page and tells which form controls it shows, whenever it changes. */
function tellControls(): void {
  const { noteControl } = window as unknown as { readonly noteControl: (...noted: unknown[]) => void };
  const told = new Set<string>();
  const tell = (): void => {
    for (const control of document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)[name]')) {
      const group = control.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
      const label = [group, ...[...(control.labels ?? [])].map((one) => one.textContent)].join(' ').trim();
      const options = [...control.querySelectorAll('option')].map(({ text }) => text);
      const key = [control.name, label, ...options].join('|');
      if (label === '' || told.has(key) || !control.checkVisibility()) continue;
      told.add(key);
      noteControl(control.name, label, options);
    }
  };
  new MutationObserver(tell).observe(document, { subtree: true, childList: true, attributes: true });
}

const readKept = (page: Page): Promise<Kept> =>
  page.evaluate(() => {
    const read = (storage: Storage) =>
      Object.fromEntries(
        Object.keys(storage).map((key) => {
          const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
          return [key, (value as { data?: unknown } | null)?.data ?? value];
        }),
      );
    return { local: read(localStorage), session: read(sessionStorage) };
  });

type Step = (name: string) => Promise<void>;
/** A walk; it calls `step` after each step. */
type Walk = (page: Page, sandbox: Sandbox, step: Step) => Promise<void>;

/** Takes a received file back and sends it again. */
async function replaceFile({ person }: WholeFlow): Promise<void> {
  const { upload } = person.messages;
  await person.page.getByRole('button', { name: upload.removeName.replace('{{name}}', 'id_card.pdf') }).click();
  await expect(person.documentCard('id_card')).toContainText(upload.states.missing);
  // The deletion can be undone for ten seconds.
  const deleted = person.page.waitForResponse((response) => response.request().method() === 'DELETE');
  await person.page.clock.fastForward(11_000);
  await deleted;
  await person.chooseFile('id_card', { name: 'id_card.pdf', mimeType: 'application/pdf', buffer: ONE_PAGE });
  await expect(person.documentCard('id_card').getByText(upload.states.received, { exact: true })).toBeVisible();
}
const ONE_PAGE = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** From the first page to the result, through the page to which a bank returns a payer. */
const whole =
  (name: keyof typeof WHOLE_FLOWS, locale: 'th' | 'en'): Walk =>
  async (page, sandbox, step) => {
    const flow = WHOLE_FLOWS[name]?.(page, sandbox, locale);
    if (!flow) throw new Error(name);
    const { person } = flow;
    // Graduates go without a code, which is also possible.
    const hasCode = name !== 'graduate';
    await sandbox.requireCode(hasCode);
    await page.clock.install();
    await person.openStart(`?${new URLSearchParams(UTM).toString()}`);
    for (const [index, { path, fill }] of flow.steps.entries()) {
      await fill();
      const hasFiles = flow.showFiles ? path.endsWith('personal-information') : path.endsWith('upload-document');
      if (hasFiles) await replaceFile(flow);
      await step(path);
      await person.next();
      if (index === flow.registersAt && hasCode) await person.enterCode();
      await person.at(flow.steps[index + 1]?.path ?? flow.after);
      if (index === flow.registersAt) await step('registered');
    }
    await step(flow.after);
    await flow.startPayment();
    await step('code');
    await sandbox.settle((await person.session()).id, 'successful');
    await page.goto(person.path(`${person.prefix}/payment/callback`));
    await flow.finish((button) => button.click());
    await step('end');
    if (name !== 'bachelor') return;
    // The result has brought the token of the dashboard.
    await page.goto(person.path('/dashboard'));
    await expect(page.locator('[data-application]')).toBeVisible();
    await step('dashboard');
  };

const dashboard: Walk = async (page, sandbox, step) => {
  const visitor = new Visitor(page, sandbox, 'en');
  await visitor.prepared('faculty', ROUND.paid);
  const { id } = await prepareScholarship(sandbox, visitor, 'start', CAMPAIGN.paid);
  await visitor.openDashboard();
  await expect(visitor.card).toHaveCount(2);
  await step('list');
  for (const status of ['cancelled', 'exam_failed', 'passed', 'under_review', 'campaign_changed', 'successful']) {
    await sandbox.setStatus(id, status, 'Below the minimum score');
    await page.reload();
    await expect(visitor.card).toHaveCount(2);
    await step(status);
  }
  await sandbox.setStatus(id, 'draft');
  await page.reload();
  await page.locator(`[data-application="${id}"] a[data-next-action]`).click();
  await visitor.at('/regisscholarship/star-scholars/faculty-type');
  await step('reopened');
};

/** Answers are typed first, as somebody does who has forgotten the application. */
const resume: Walk = async (page, sandbox, step) => {
  const applicant = new Applicant(page, sandbox, 'en');
  await applicant.prepared('faculty');
  await applicant.openStart();
  await applicant.fillStart();
  await expect.poll(async () => JSON.stringify((await readKept(page)).local)).toContain(applicant.email);
  await step('typed');
  await page.getByRole('button', { name: applicant.messages.flow.recover.action }).click();
  await applicant.code.identify(applicant);
  await applicant.enterCode();
  await applicant.at('/regisbachelor/education');
  await step('resumed');
};

const WALKS = {
  bachelor: whole('bachelor', 'en'),
  graduate: whole('graduate', 'th'),
  shortCourse: whole('short course', 'en'),
  scholarship: whole('scholarship', 'en'),
  dashboard,
  resume,
};
export type WalkName = keyof typeof WALKS;

async function record(walk: Walk, browser: Browser, client: string, baseURL: string, sandbox: Sandbox) {
  const context = await browser.newContext({ storageState: answeredConsent('accepted', baseURL) });
  await addClient(context, client, baseURL);
  const problems = await watched(context);
  const [shown, texts, kept]: [Shown[], Record<string, string>, Record<string, Kept>] = [[], {}, {}];
  const page = await context.newPage();
  await page.exposeFunction('noteControl', (name: string, label: string, options: string[]) =>
    shown.push({ page: new URL(page.url()).pathname.replace(/^\/en(?=\/)/, ''), name, label, options }),
  );
  await page.addInitScript(tellControls);
  const calls = await recordCalls(page);
  const asked: string[] = [];
  page.on('response', (response) => {
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    if (['fetch', 'xhr'].includes(response.request().resourceType()) && !isPage) asked.push(response.url());
  });
  await walk(page, sandbox, async (name) => {
    texts[name] = await page.locator('main').innerText();
    kept[name] = await readKept(page);
  });
  const recording: Recording = { calls: await calls(), asked, shown, texts, kept };
  await context.close();
  expect(problems).toEqual([]);
  return recording;
}

/** A worker that is stopped, for example by the time limit of its test, writes no recording. */
function isRunning(worker: number): boolean {
  try {
    return process.kill(worker, 0);
  } catch {
    return false;
  }
}

export const test = base.extend<{ walk: (name: WalkName) => Promise<Recording> }>({
  /** Returns the recording of a walk. The first test that asks makes it, for all workers of this run. */
  walk: async ({ browser, playwright, baseURL }, use, { project }) => {
    const folder = join(project.outputDir, 'walks');
    mkdirSync(folder, { recursive: true });
    await use(async (name) => {
      const file = join(folder, `${name}.json`);
      const lock = `${file}.lock`;
      try {
        writeFileSync(lock, String(process.pid), { flag: 'wx' });
      } catch {
        const maker = Number(readFileSync(lock, 'utf8'));
        await expect.poll(() => existsSync(file) || !isRunning(maker), { timeout: 240_000 }).toBe(true);
        if (!existsSync(file)) throw new Error(`The worker that recorded the walk "${name}" has ended.`);
        const made = JSON.parse(readFileSync(file, 'utf8')) as Recording & { readonly error?: string };
        if (made.error) throw new Error(made.error);
        return made;
      }
      const keep = (made: object): void => {
        writeFileSync(`${file}.part`, JSON.stringify(made));
        renameSync(`${file}.part`, file);
      };
      const address = baseURL ?? '';
      const client = `walk-${name}-${Date.now().toString(36)}`;
      const recording = await withSandbox(playwright.request, address, client, (sandbox) =>
        record(WALKS[name], browser, client, address, sandbox),
      ).catch((error: unknown) => {
        keep({ error: String(error) });
        throw error;
      });
      keep(recording);
      return recording;
    });
  },
});
