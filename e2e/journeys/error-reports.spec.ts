import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { newMark, strip, watchForeign } from '../support/foreign-hosts.ts';
import { watchRequests } from '../support/settled.ts';
import { wordsOf } from '../support/messages.ts';
import { opened, routePath } from '../support/on-hosts.ts';

test.describe('error reports', { tag: '@phone' }, () => {
  const throwLater = (page: Page, message: string) =>
    page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text);
      });
    }, message);

  test.describe('a page that was not as React had rendered it', () => {
    const REACT = /Minified React error #418/;
    /** Types into the page, so that it hydrates, and lists the reports once the page was compared and later ones have come. */
    const reports = async (page: Page): Promise<string[]> => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/envelope/')) sent.push(request.postData() ?? '');
      });
      const compared = page.waitForResponse(
        (response) =>
          response.request().resourceType() === 'xhr' && routePath(new URL(response.url())) === '/regisbachelor',
      );
      await page.goto('/regisbachelor');
      await page.locator('[name="first_name"]').fill('ก');
      await compared;
      const mark = newMark();
      await throwLater(page, mark);
      await expect.poll(() => sent.some((body) => body.includes(mark))).toBe(true);
      return sent.filter((body) => !body.includes(mark));
    };

    test('because an extension had changed it, is no report', async ({ page, context, tolerate }) => {
      tolerate(/./);
      await context.addInitScript(() => {
        // A later change is taken back before React takes over.
        new MutationObserver((_records, observer) => {
          const label = document.querySelector('form label');
          if (!label) return;
          observer.disconnect();
          label.before(document.createElement('div'));
        }).observe(document, { childList: true, subtree: true });
      });
      expect(await reports(page)).toEqual([]);
    });

    test('by a mistake of our own is one', async ({ page, baseURL, tolerate }) => {
      tolerate(/./);
      await page.route(opened('/regisbachelor'), async (route) => {
        const response = await route.fetch({ url: `${baseURL}/regisbachelor` });
        const body = (await response.text()).replace(/(<label[^>]*>(?:<span>)?)([^<])/, '$1other $2');
        await route.fulfill({ response, body });
      });
      const [report, ...others] = await reports(page);
      expect(report).toMatch(REACT);
      // Staging and the live site must not fall together.
      expect(report).toContain(`"environment":"${new URL(baseURL ?? '').hostname}"`);
      expect(others).toEqual([]);
    });
  });

  test('a visit is replayed with consent, masked', async ({ page, context, baseURL }) => {
    const { consent: messages } = wordsOf('th');
    await context.addInitScript(() => {
      Math.random = () => 0.01; // Makes this visit one of the sampled 10 %.
    });
    const settled = watchRequests(page);
    const foreign = watchForeign(page, baseURL ?? '');
    await page.goto('/');
    await settled();
    expect(foreign).toEqual([]);
    await page.locator('footer').getByRole('button', { name: messages.settings }).click();
    const replayed = page.waitForRequest(
      (request) => request.url().includes('/envelope/') && (request.postData() ?? '').includes('replay_recording'),
    );
    await strip(page).getByRole('button', { name: messages.accept, exact: true }).click();
    const body = (await replayed).postData() ?? '';
    expect(body).toContain('***');
    expect(body).not.toContain(wordsOf('th').pages.home.heading);
  });
});
