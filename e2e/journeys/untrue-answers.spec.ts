import { Applicant } from '../people/bachelor-applicant.ts';
import { Scholar } from '../people/scholarship-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { onMainHost } from '../support/on-hosts.ts';
import { CAMPAIGN } from '../support/prepare-scholarship.ts';

/** Responses that do not come from the API, or do not say what happened. */

const PATCH = { method: 'PATCH', path: 'application/{id}' };
const PROXY_PAGE = '<!DOCTYPE html><html><h1>404 Not Found</h1></html>';

test(
  'a step that nothing says is saved stays, with what was typed, and is saved by the next press',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    const { call } = applicant.messages.errors;
    await applicant.startAt('education');
    await applicant.fillScholarship();
    const typed = await applicant.answers();
    const told = page.getByRole('alert');
    const foreign = [
      [{ status: 200, body: '' }, call.unreadable],
      [{ status: 200, body: '[]' }, call.unreadable],
      [{ status: 404, body: PROXY_PAGE }, call.unreadable],
      [{ status: 404, body: { message: 'Not Found' } }, call.notFound],
      [{ status: 409, body: { detail: 'Conflict' } }, call.refused],
    ] as const;
    for (const [failure, sentence] of foreign) {
      await test.step(JSON.stringify(failure), async () => {
        await sandbox.injectFailure({ match: PATCH, times: 1, ...failure });
        await applicant.next();
        await expect(told).toContainText(sentence);
        await expect(told).not.toContainText(/Not Found|Conflict/);
        expect(await applicant.answers()).toEqual(typed);
      });
    }
    await applicant.next();
    await applicant.at('/regisbachelor/upload-document');
  },
);

test(
  'an answer that is lost while online is reported as an interrupted connection, and pressing again continues',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'en');
    const { call } = applicant.messages.errors;
    const { id } = await applicant.startAt('education');
    await applicant.fillScholarship();
    const address = `**/api/application/${id}`;
    // The browser itself repeats a call whose kept-alive connection the server closes, so the connection is cut here.
    await page.route(address, async (route) => {
      if (route.request().method() === 'PATCH') await route.fetch({ url: onMainHost(route.request().url()) });
      await route.abort('connectionreset');
    });
    await applicant.next();
    await expect(page.getByRole('alert')).toContainText(call.interrupted);
    await page.unroute(address);
    await applicant.next();
    await applicant.at('/regisbachelor/upload-document');
  },
);

test('a 404 of a proxy forgets no application, a 404 of the API does', { tag: '@phone' }, async ({ page, sandbox }) => {
  const applicant = new Applicant(page, sandbox, 'th');
  const { common, errors } = applicant.messages;
  const session = await applicant.startAt('faculty');
  const read = { method: 'GET', path: 'application/{id}' };
  await sandbox.injectFailure({ match: read, status: 404, body: PROXY_PAGE });
  await page.reload();
  await expect(page.getByText(errors.load.title)).toBeVisible();
  expect(await applicant.session()).toEqual(session);
  await sandbox.removeFailures();
  await page.getByRole('button', { name: common.retry }).click();
  await expect(applicant.field('id_type')).toBeVisible();

  await sandbox.injectFailure({ match: read, times: 1, status: 404, body: { message: 'ไม่พบข้อมูล', errors: {} } });
  // The page may redirect before it has loaded completely.
  await page.reload({ waitUntil: 'commit' });
  await applicant.at('/regisbachelor');
  expect(await applicant.session()).toEqual({ id: '', token: '' });
});

test(
  'a confirmation that nothing says is done is not shown as done, and the next press confirms once',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const scholar = new Scholar(page, sandbox, 'th', CAMPAIGN.free);
    const { id } = await scholar.startAt('loan');
    const confirm = { method: 'POST', path: 'scholarship-application/{id}/confirm' };
    await sandbox.injectFailure({ match: confirm, times: 1, status: 200, body: '' });
    await scholar.confirm.click();
    await expect(page.getByText(scholar.messages.errors.call.unreadable)).toBeVisible();
    expect((await sandbox.ledger(id)).counts.confirms).toBe(0);
    await scholar.confirmAll();
    expect((await sandbox.ledger(id)).counts.confirms).toBe(1);
  },
);
