import type { Locator } from '@playwright/test';
import { OTP_RESEND_SECONDS } from '../../src/config/constants.ts';
import { OTP_RESEND_KEY } from '../../src/config/storage-keys.ts';
import { cleanLine, westernDigits } from '../../src/model/text.ts';
import { Applicant } from '../people/bachelor-applicant.ts';
import { GraduateApplicant } from '../people/graduate-applicant.ts';
import type { Person } from '../people/person.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchRequests } from '../support/settled.ts';
import { ONLY_IN_ALL } from '../support/sizes.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { WHOLE_FLOWS, type WholeFlow } from '../support/whole-flows.ts';

/** Clicks twice and presses Enter within one task. */
const pressOften = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    if (element.type === 'submit') element.form?.requestSubmit();
    else element.click();
  });

/** ID numbers are not shown again, and a registered contact cannot be changed. */
const NOT_SHOWN = ['id_number', 'phone', 'phone_country', 'email', 'course_search'];

/** Returns a value as the server stores it; the name of a school loses its place. */
const tidied = (text = ''): string =>
  westernDigits(cleanLine(text)).replace(/ · .*/, '').replace(/[\s-]/g, '').toUpperCase();

async function expectAnswers(person: Person, typed: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(typed).filter((name) => !NOT_SHOWN.includes(name));
  await expect
    .poll(async () => {
      const shown = await person.answers();
      return names.filter((name) => tidied(typed[name]) !== tidied(shown[name]));
    })
    .toEqual([]);
}

const fieldsOf = async (sandbox: Sandbox, id: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(String((await sandbox.ledger(id)).applications[0]?.['fields'])) as Record<string, string>;

/** The usual run goes back only in these two flows: one of plain steps, and one with parts in a step. */
const GONE_BACK = ['bachelor', 'scholarship'];

/** “Back” on this step leads from part to part. */
const HAS_PARTS = '/regisscholarship/star-scholars/personal-information';

/** Goes to the step after `index`, or to the review. */
async function arrive({ person, steps, after }: WholeFlow, index: number): Promise<void> {
  await person.at(steps[index + 1]?.path ?? after);
}

for (const [name, wholeFlow] of Object.entries(WHOLE_FLOWS)) {
  test.describe(`${name}, every step`, { tag: '@phone' }, () => {
    test('with a token that ends before each press, and presses in threes: every effect happens once', async ({
      page,
      sandbox,
    }) => {
      const flow = wholeFlow(page, sandbox);
      const { person } = flow;
      const settled = watchRequests(page);
      let codes = 0;
      await flow.open();
      for (const [index, step] of flow.steps.entries()) {
        await test.step(step.path, async () => {
          await step.fill();
          if (index > flow.registersAt && step.saves) {
            // A page that is refused its own first read asks for the contact.
            await settled();
            const { id } = await person.session();
            await sandbox.expireTokens(id);
            // Another code may be requested a minute after the last one.
            await sandbox.moveClock(codes * (OTP_RESEND_SECONDS + 1) * 1000);
            await page.evaluate((key) => {
              localStorage.removeItem(key);
              // As another tab would tell it.
              window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
            }, OTP_RESEND_KEY);
          }
          await pressOften(person.continue);
          if (step.saves) {
            codes += 1;
            await person.enterCode(codes);
          }
          await arrive(flow, index);
          await expect(person.code.box).toHaveCount(0);
        });
      }
      await flow.startPayment(pressOften);
      const { id } = await person.session();
      await sandbox.settle(id, 'successful');
      await flow.finish(pressOften);
      expect((await sandbox.ledger(id)).counts).toEqual({
        applications: 1,
        codes,
        charges: 1,
        confirms: name === 'scholarship' ? 1 : 0,
        files: flow.files,
      });
      expect(await sandbox.applicationsOf(person.phone)).toHaveLength(1);
      expect(await sandbox.inbox(person.phone)).toHaveLength(codes);
    });

    test(
      'back, forward and a reload after each, then “Back” on every page: the answers are shown, and the way on is open',
      { tag: GONE_BACK.includes(name) ? [] : ONLY_IN_ALL },
      async ({ page, sandbox }) => {
        const flow = wholeFlow(page, sandbox);
        const { person } = flow;
        await flow.open();
        for (const [index, step] of flow.steps.entries()) {
          await test.step(step.path, async () => {
            await step.fill();
            const typed = await person.answers();
            await person.next();
            if (index === flow.registersAt) await person.enterCode();
            await arrive(flow, index);
            await page.goBack();
            await person.at(step.path);
            await expectAnswers(person, typed);
            await page.reload();
            await expectAnswers(person, typed);
            await page.goForward();
            await arrive(flow, index);
          });
        }
        await test.step('“Back” on every page', async () => {
          const name = person.messages.flow.back;
          const back = page
            .getByRole('link', { name, exact: true })
            .or(page.getByRole('button', { name, exact: true }));
          for (const [index, { path }] of flow.steps.entries()) {
            const from = flow.steps[index + 1]?.path ?? flow.after;
            if (from === HAS_PARTS) continue;
            await page.goto(person.path(from));
            await back.click();
            await person.at(path);
          }
          await page.goto(person.path(flow.after));
        });
        await flow.startPayment();
        const { id } = await person.session();
        expect((await sandbox.ledger(id)).counts).toMatchObject({
          applications: 1,
          codes: 1,
          charges: 1,
          files: flow.files,
        });
        expect(await sandbox.applicationsOf(person.phone)).toHaveLength(1);
      },
    );
  });
}

test('two flows at once in two tabs keep their own answers', { tag: '@phone' }, async ({ page, sandbox }) => {
  const tabs = [
    { person: new Applicant(page, sandbox, 'th'), name: 'ฐิตา' },
    { person: new GraduateApplicant(await page.context().newPage(), sandbox, 'en'), name: 'กานดา' },
  ];
  const inEach = async (run: (tab: (typeof tabs)[number]) => Promise<void>): Promise<void> => {
    for (const tab of tabs) await run(tab);
  };
  await inEach(({ person }) => person.openStart().then(() => person.fillStart()));
  await inEach(({ person, name }) => person.field('first_name').fill(name));
  await inEach(({ person }) => person.next());
  await inEach(({ person }) => person.enterCode());
  await inEach(({ person }) => person.at(`${person.prefix}/faculty`));
  await inEach(({ person }) => person.fillFaculty());
  await inEach(({ person }) => person.next());
  await inEach(({ person }) => person.at(`${person.prefix}/education`));
  await inEach(async ({ person, name }) => {
    await person.page.goBack();
    await person.at(`${person.prefix}/faculty`);
    await person.openStart();
    await expect(person.field('first_name')).toHaveValue(name);
    const { id } = await person.session();
    expect(await sandbox.applicationsOf(person.phone)).toMatchObject([{ id: Number(id), type: person.degree }]);
    expect(await fieldsOf(sandbox, id)).toMatchObject({ first_name: name });
  });
});
