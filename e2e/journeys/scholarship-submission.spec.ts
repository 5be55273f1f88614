import { Scholar } from '../people/scholarship-applicant.ts';
import { addClient, answeredConsent, expect, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';

const CONFIRM = 'scholarship-application/{id}/confirm';

const confirmsOf = async (sandbox: Sandbox, id: string): Promise<number> => (await sandbox.ledger(id)).counts.confirms;
/** How often the last call was sent, with an effect or without. */
const sentConfirms = async (sandbox: Sandbox): Promise<number> =>
  (await sandbox.calls()).find(({ path }) => path === CONFIRM)?.count ?? 0;

const question = ({ page, messages }: Scholar) => page.getByRole('checkbox', { name: messages.submission.agree.label });
const checkPayment = ({ page, messages }: Scholar): Promise<void> =>
  page.getByRole('button', { name: messages.payment.statusCheck.action }).click();
const openHome = (scholar: Scholar) => scholar.page.goto(scholar.path('/'));

/** Opens the payment, agrees that the application is sent once it is paid, and shows the code. */
async function agree(scholar: Scholar): Promise<string> {
  const { id } = await scholar.startAt('loan');
  await question(scholar).check();
  await scholar.payment.showCode();
  return id;
}
async function expectReminder({ page, messages }: Scholar, state: 'paid' | 'begun' | 'agreed'): Promise<void> {
  const { unsent } = messages.submission;
  await expect(page.getByRole('complementary', { name: unsent.label })).toContainText(unsent[state]);
  await expect(page).toHaveTitle(new RegExp(`^${unsent.title}`));
}
async function expectNoReminder({ page, messages }: Scholar): Promise<void> {
  const { unsent } = messages.submission;
  await expect(page.locator('#applications a').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: unsent.label })).toHaveCount(0);
  await expect(page).not.toHaveTitle(new RegExp(`^${unsent.title}`));
}
const openFromReminder = ({ page, messages }: Scholar): Promise<void> =>
  page.getByRole('complementary', { name: messages.submission.unsent.label }).getByRole('link').click();

test.describe('a scholarship that is paid before it is sent', { tag: '@phone' }, () => {
  test('is sent by itself when its page sees the payment, and the answers could be read before', async ({
    page,
    sandbox,
    axe,
  }) => {
    const scholar = new Scholar(page, sandbox, 'th');
    const { agree: texts } = scholar.messages.submission;
    const { id } = await scholar.startAt('loan');
    await page.getByText(texts.answers).click();
    await expect(page.getByText('3.50')).toBeVisible();
    await expect(page.getByText(texts.off)).toBeVisible();
    await question(scholar).check();
    await expect(page.getByText(texts.on)).toBeVisible();
    await axe(page);
    await scholar.payment.showCode();
    await sandbox.settle(id, 'successful');
    await checkPayment(scholar);
    await scholar.payment.expectComplete();
    expect([await confirmsOf(sandbox, id), await sentConfirms(sandbox)]).toEqual([1, 1]);
    await openHome(scholar);
    await expectNoReminder(scholar);
  });

  test('and was paid while its page was closed is sent at the next visit; until then every page says so', async ({
    page,
    sandbox,
    axe,
  }) => {
    const scholar = new Scholar(page, sandbox, 'th');
    const id = await agree(scholar);
    await openHome(scholar);
    await sandbox.settle(id, 'successful');
    await expectReminder(scholar, 'agreed');
    await axe(page);
    await openFromReminder(scholar);
    await scholar.payment.expectComplete();
    expect([await confirmsOf(sandbox, id), await sentConfirms(sandbox)]).toEqual([1, 1]);
  });

  test('by somebody who did not agree has one step left, of which every page reminds', async ({ page, sandbox }) => {
    const scholar = new Scholar(page, sandbox, 'en');
    const { id } = await scholar.startAt('loan');
    await scholar.payment.showCode();
    await openHome(scholar);
    await expectReminder(scholar, 'begun');
    await sandbox.settle(id, 'successful');
    await openFromReminder(scholar);
    await scholar.at(scholar.on('confirm'));
    await expect(page).toHaveTitle(new RegExp(`^${scholar.messages.submission.unsent.title}`));
    // The button is there once the page has read that the payment arrived.
    await expect(scholar.confirm).toBeVisible();
    await openHome(scholar);
    await expectReminder(scholar, 'paid');
    await openFromReminder(scholar);
    await scholar.confirmAll();
    expect(await confirmsOf(sandbox, id)).toBe(1);
  });

  test('is confirmed by hand after the agreement was taken back', async ({ page, sandbox }) => {
    const scholar = new Scholar(page, sandbox, 'en');
    const id = await agree(scholar);
    await question(scholar).uncheck();
    await sandbox.settle(id, 'successful');
    await checkPayment(scholar);
    await scholar.at(scholar.on('confirm'));
    await expect(scholar.confirm).toBeVisible();
    expect(await sentConfirms(sandbox)).toBe(0);
    await scholar.confirmAll();
  });

  test('is sent once by two tabs that both see the payment, also if the first response is lost', async ({
    page,
    context,
    sandbox,
  }) => {
    const scholar = new Scholar(page, sandbox, 'th');
    const id = await agree(scholar);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('checkbox', { name: scholar.messages.submission.agree.label })).toBeChecked();
    await sandbox.injectFailure({ match: { path: CONFIRM }, times: 1, lost_reply: true });
    await sandbox.settle(id, 'successful');
    // The page asks at once when the network is back, unless its own check has already led it away.
    const asked = page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
    await Promise.all([asked, other.reload()]);
    const { result, 'form-help': help } = scholar.messages;
    for (const tab of [page, other]) {
      const complete = tab.getByRole('heading', { level: 1, name: result.complete.title });
      // Whoever comes after the other tab has cleared id and token reads that it was sent.
      await expect(complete.or(tab.getByText(help.notices.sentInOtherTab))).toBeVisible();
    }
    // The browser itself repeats a request whose connection was closed without a response, so only the first call counts.
    const starts = (await sandbox.calls()).find(({ path }) => path.endsWith('start-confirm/'));
    expect([await confirmsOf(sandbox, id), starts?.count]).toEqual([1, 1]);
  });

  test('and refused after the payment says why, and is sent at a later visit', async ({ page, sandbox, axe }) => {
    const scholar = new Scholar(page, sandbox, 'en');
    const id = await agree(scholar);
    await sandbox.injectFailure({ match: { path: CONFIRM }, times: 1, status: 422 });
    await sandbox.settle(id, 'successful');
    await checkPayment(scholar);
    await scholar.at(scholar.on('confirm'));
    await expect(page.getByRole('alert')).toContainText(scholar.messages.review.agreed.failed);
    await axe(page);
    await openHome(scholar);
    await expectReminder(scholar, 'agreed');
    await openFromReminder(scholar);
    await scholar.payment.expectComplete();
    expect(await confirmsOf(sandbox, id)).toBe(1);
  });

  test('is offered for confirmation on another device, which has not agreed, and is sent once', async ({
    page,
    browser,
    baseURL,
    sandbox,
    client,
  }) => {
    const scholar = new Scholar(page, sandbox, 'th');
    const id = await agree(scholar);
    const session = await scholar.session();
    await openHome(scholar);
    await sandbox.settle(id, 'successful');
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: answeredConsent('refused', baseURL ?? ''),
    });
    await addClient(context, client, baseURL ?? '');
    const elsewhere = new Scholar(await context.newPage(), sandbox, 'th');
    await elsewhere.storeSession(session);
    await elsewhere.open('confirm');
    await expect(elsewhere.confirm).toBeVisible();
    expect(await sentConfirms(sandbox)).toBe(0);
    await elsewhere.confirmAll();
    await openFromReminder(scholar);
    await scholar.at(`${scholar.prefix}/confirmation/complete`);
    expect(await confirmsOf(sandbox, id)).toBe(1);
    await context.close();
  });
});
