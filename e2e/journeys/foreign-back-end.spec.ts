import type { Page } from '@playwright/test';
import { Applicant } from '../people/bachelor-applicant.ts';
import { expect, test } from '../support/fixtures.ts';
import { gotWith } from '../support/foreign-hosts.ts';
import { onMainHost, opened } from '../support/on-hosts.ts';

/**
 * Runs against a back end that makes none of this project's choices (docs/decisions/0018-back-ends.md).
 */

const FOREIGN = 'AP_0190c2f4-8a1e~';
const OF_APPLICATION = /\/api\/application\/(?:initial|check|otp\/validate|AP_[^/]+)$/;
const ODD = [null, { title: 'x' }, { id: {}, name: 7 }];

type Json = Record<string, unknown>;

/** Turns ids into texts, adds invalid items to lists, and removes everything that the specification does not name. */
function answered(path: string, { data, ...beside }: { readonly data: unknown }): unknown {
  if (Array.isArray(data)) return { ...beside, data: [...ODD, ...(data as unknown[])] };
  if (!OF_APPLICATION.test(path)) return { ...beside, data };
  const { hints: _hints, readable: _readable, status: _status, ...named } = data as Json;
  const ids = ['id', 'application_id'].filter((name) => Boolean(named[name]));
  return {
    ...beside,
    data: { ...named, ...Object.fromEntries(ids.map((name) => [name, `${FOREIGN}${String(named[name])}`])) },
  };
}

async function playForeign(page: Page): Promise<void> {
  await page.route('**/api/{application,general}/**', async (route) => {
    const request = route.request();
    const own = (text: string): string => decodeURIComponent(text).replaceAll(FOREIGN, '');
    const postData = request.postData();
    const response = await route.fetch({
      url: onMainHost(own(request.url())),
      ...(postData ? { postData: postData.replaceAll(FOREIGN, '') } : {}),
    });
    if (!response.ok()) return route.fulfill({ response });
    const json = answered(new URL(request.url()).pathname, (await response.json()) as { data: unknown });
    return route.fulfill({ response, json });
  });
}

test(
  'ids of any form, strange items and bare answers lead through the steps as usual',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    await playForeign(page);
    const applicant = new Applicant(page, sandbox, 'en');
    await applicant.openStart();
    await applicant.fillStart();
    await applicant.next();
    await applicant.enterCode();
    await applicant.at('/regisbachelor/faculty');
    const { id, token } = await applicant.session();
    expect(id.startsWith(FOREIGN)).toBe(true);
    await expect.poll(async () => (await gotWith(page, 'Items left out: ')).length).toBeGreaterThan(0);
    const [report] = await gotWith(page, 'Items left out: ');
    expect(report?.body).not.toMatch(/AP_|title/);

    await test.step('the next step is saved under that id', async () => {
      await applicant.fillFaculty();
      await applicant.next();
      await applicant.at('/regisbachelor/education');
      await page.reload();
      await applicant.at('/regisbachelor/education');
    });
    await test.step('the id stands in addresses', async () => {
      await page.goto(opened(applicant.path(`/regisbachelor/upload-document/${id}`)));
      await applicant.at('/regisbachelor/education');
      await page.goto(opened(applicant.path(`/regisbachelor/continue/${id}/${token}`)));
      await page.getByRole('button', { name: applicant.messages.resume.action }).click();
      await applicant.at('/regisbachelor/education');
      expect(await applicant.session()).toEqual({ id, token });
    });
    // Responses that are still pending end with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
