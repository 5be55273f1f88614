import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/config/locales.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { Visitor } from '../people/dashboard-visitor.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  drawer,
  frames,
  letHappen,
  prepareInterleavings,
  runTrial,
  startWith,
  type Scene,
} from '../support/interleavings.ts';
import { IN_BOTH, IN_THAI } from '../support/sizes.ts';

const SEED = Number(process.env['MODEL_SEED'] ?? 1);
/** Each language runs on one size, or on both with `E2E_ALL=1`: 60 trials or 2,000. */
const [TESTS, TRIALS] = process.env['E2E_ALL'] ? [10, 50] : [1, 30];

/** Every trial has a contact of its own, so that a code may be requested in each. */
const contactOf = (trial: number) => {
  const phone = `08${String(drawer(trial)(100_000_000)).padStart(8, '0')}`;
  return { phone, email: `applicant${phone}@example.com` };
};

for (const locale of LOCALES)
  for (let part = 0; part < TESTS; part += 1)
    test(
      `what somebody does while React takes over a page is neither lost nor done twice nor elsewhere, ${locale}, MODEL_SEED=${SEED}, part ${part}`,
      { tag: IN_BOTH[locale] },
      async ({ page, sandbox, hasTouch }) => {
        const applicant = new Applicant(page, sandbox, locale);
        const { id, token } = await applicant.prepared('faculty');
        const scenesFor = (contact: ReturnType<typeof contactOf>): readonly Scene[] => [
          { path: '/dashboard', call: '/api/application-dashboard/otp/request', answers: contact },
          { path: '/regisbachelor', call: '/api/application/check' },
          { path: '/regisgraduate', call: '/api/application/check' },
          {
            path: '/regisscholarship/star-scholars',
            call: '/api/scholarship-application/check',
            answers: { first_name: 'สมชาย', last_name: 'ใจดี', ...contact },
          },
          {
            path: '/regisbachelor/education',
            call: `/api/application/${id}/`,
            stored: { 'adm:bachelor:id': id, 'adm:bachelor:token': token },
          },
        ];
        await prepareInterleavings(page);
        const cdp = await page.context().newCDPSession(page);
        let missed = 0;
        for (let index = part * TRIALS; index < (part + 1) * TRIALS; index += 1) {
          const number = SEED * 1_000_003 + index * 2 + Number(locale === 'en');
          const draw = drawer(number);
          const scenes = scenesFor(contactOf(number));
          const scene = scenes[draw(scenes.length)];
          if (!scene) continue;
          const trial = {
            scene: { ...scene, path: applicant.path(scene.path) },
            touches: hasTouch && draw(3) > 0,
            draw,
          };
          const faults = await runTrial(page, cdp, trial);
          if (faults === 'missed') missed += 1;
          else expect.soft(faults, `trial ${index}`).toEqual([]);
        }
        expect(missed).toBeLessThan(TRIALS / 2);
      },
    );

test.describe('while React takes over a page', { tag: IN_THAI.th }, () => {
  /** Opens the sign-in with everything held back. */
  async function openSignIn(page: Page, visitor: Visitor) {
    await prepareInterleavings(page);
    await startWith(page, { code: true, react: true });
    await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
    const form = page.locator('#find-contact');
    return {
      phone: form.locator('input[name="phone"]'),
      email: form.locator('input[name="email"]'),
      button: form.locator('button[type="submit"]'),
      hydrating: async (): Promise<void> => {
        await letHappen(page, 'openCode');
        await expect(page.locator('astro-island[data-hydrating]')).toBeAttached();
      },
      hydrated: async (): Promise<void> => {
        await letHappen(page, 'finish');
        await expect(form).toHaveAttribute('data-hydrated', '');
      },
      code: page.getByLabel(visitor.messages.otp.label),
    };
  }

  test('a press on the next field of a translated page reaches that field', async ({ page, sandbox }) => {
    const visitor = new Visitor(page, sandbox, 'th');
    const { phone, email, hydrating, hydrated } = await openSignIn(page, visitor);
    await letHappen(page, 'translate');
    await phone.click();
    await page.keyboard.type(visitor.phone);
    await hydrating();
    await email.click();
    await page.keyboard.type(visitor.email);
    await hydrated();
    await expect(email).toHaveValue(visitor.email);
    await expect(phone).toHaveValue(/^0[\d ]+$/);
  });

  test('the first press on a radio button of a translated page is not lost', async ({ page, sandbox }) => {
    const applicant = new Applicant(page, sandbox, 'th');
    await prepareInterleavings(page);
    await applicant.openStart();
    await letHappen(page, 'translate');
    const radio = page.locator('input[name="programme_type"][value="transfer"]');
    await radio.hover({ force: true });
    await page.mouse.down();
    // Today's code hydrates as soon as it is there; the one before replaced the button in this time.
    await expect(page.locator('astro-island[data-hydrated]')).toHaveCount(0, { timeout: 300 });
    await page.mouse.up();
    await expect(applicant.form).toHaveAttribute('data-hydrated', '');
    await expect(radio).toBeChecked();
  });

  test('two presses on the button of a translated page ask for one code', async ({ page, sandbox }) => {
    const visitor = new Visitor(page, sandbox, 'th');
    await visitor.prepared('documents');
    const { phone, email, button, hydrating, code } = await openSignIn(page, visitor);
    await letHappen(page, 'translate');
    await phone.fill(visitor.phone);
    await email.fill(visitor.email);
    const calls: string[] = [];
    let respond = (): void => undefined;
    // The dialog would otherwise open below the second press.
    const bothPressed = new Promise<void>((resolve) => (respond = resolve));
    await page.route('**/otp/request', async (route) => {
      calls.push(route.request().url());
      await bothPressed;
      await route.continue();
    });
    await button.click();
    const box = await button.boundingBox();
    await hydrating();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    respond();
    await letHappen(page, 'finish');
    await expect(code).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('a refused submit does not take the focus from somebody who types', async ({ page, sandbox }) => {
    const visitor = new Visitor(page, sandbox, 'th');
    const { phone, email, button, hydrating, hydrated } = await openSignIn(page, visitor);
    await phone.fill(visitor.phone);
    await button.click();
    await email.click();
    await page.keyboard.type('appli');
    await hydrating();
    await hydrated();
    // The errors are found again in the next frames.
    await frames(page, 20);
    await page.keyboard.type('cant');
    await expect(email).toHaveValue('applicant');
  });
});
