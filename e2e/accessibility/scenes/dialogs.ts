import type { Locator } from '@playwright/test';
import { MESSAGES } from '../../../src/sandbox/shared/messages.ts';
import { expect } from '../../support/fixtures.ts';
import { openPath } from '../../matrix/screens/build.ts';
import type { WholeFlow } from '../../support/whole-flows.ts';
import { scene, type Scene, type State } from '../scene.ts';
import { actorOf, FLOW_NAMES, forgetApplication, stepAt } from './flows.ts';

/** Every dialog of every flow. */

/** The index of the step that asks for files, in each flow. */
const DOCUMENTS_AT: Readonly<Record<string, number>> = { scholarship: 2 };
const WRONG_CODE = '000000';

const dialogOf = ({ person: { page } }: WholeFlow): Locator => page.locator('dialog[open]').last();
const dialog = (name: string, press: (flow: WholeFlow) => Promise<unknown>): State<WholeFlow> => ({
  name,
  reach: async (flow) => {
    await press(flow);
    await expect(dialogOf(flow).getByRole('heading').first()).toBeVisible();
  },
});
async function close(flow: WholeFlow): Promise<void> {
  await flow.person.page.keyboard.press('Escape');
  await expect(flow.person.page.locator('dialog[open]')).toHaveCount(0);
}
const press = ({ person: { page } }: WholeFlow, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

const ofRegistration = (name: string): Scene =>
  scene<WholeFlow>({
    name: `${name}, dialogs of the registration`,
    actor: actorOf(name),
    states: [
      dialog('the application is looked for', async (flow) => {
        await flow.open();
        await press(flow, flow.person.messages.flow.recover.action);
      }),
      {
        name: 'looked for without a contact',
        reach: async (flow) => {
          await dialogOf(flow).getByRole('button', { name: flow.person.messages.otp.recover.submit }).click();
          await expect(dialogOf(flow).locator('[aria-invalid="true"]').first()).toBeVisible();
        },
      },
      dialog('the page is left', async (flow) => {
        await close(flow);
        const step = stepAt(flow, flow.registersAt);
        await step.start();
        await step.fill();
        await press(flow, flow.person.messages.flow.saveAndExit);
      }),
      dialog('a code is asked for', async (flow) => {
        await close(flow);
        await flow.person.next();
        await expect(flow.person.code.input).toBeVisible();
      }),
      {
        name: 'a code that is too short',
        reach: async ({ person: { code } }) => {
          await code.confirm.click();
          await expect(code.input).toHaveAttribute('aria-invalid', 'true');
        },
      },
      {
        name: 'a wrong code',
        reach: async ({ person: { code, locale } }) => {
          await code.enter(WRONG_CODE);
          const [th, en] = MESSAGES.codeWrong;
          await expect(code.input).toHaveAccessibleDescription(new RegExp(locale === 'th' ? th : en));
        },
      },
      dialog('the contact is known', async (flow) => {
        await forgetApplication(flow);
        const step = stepAt(flow, flow.registersAt);
        await step.start();
        await step.fill();
        await flow.person.next();
      }),
    ],
  });

const ofApplication = (name: string): Scene =>
  scene<WholeFlow>({
    name: `${name}, dialogs of an application`,
    actor: actorOf(name),
    states: [
      dialog('about the copy of an ID card', async (flow) => {
        await stepAt(flow, DOCUMENTS_AT[name] ?? -1).start();
        await flow.showFiles?.();
        await flow.person.fileInput('id_card').click();
      }),
      {
        name: 'a file of a wrong type',
        reach: async (flow) => {
          await close(flow);
          const { person } = flow;
          const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
          await person.chooseFile('id_card', text, 'idCardNotice');
          await expect(person.documentCard('id_card').getByText(text.name).first()).toBeVisible();
        },
      },
      dialog('the step is left', async (flow) => {
        const { saveAndExit } = flow.person.messages.flow;
        await press(flow, saveAndExit);
      }),
      dialog('the device is cleared', async (flow) => {
        await close(flow);
        await press(flow, flow.person.messages.dialogs.clearDevice.action);
      }),
      dialog('a link opens another application', async (flow) => {
        const { person } = flow;
        const { id, token } = await person.session();
        await forgetApplication(flow);
        await actorOf(name)(person.page, person.sandbox, person.locale).steps.at(-1)?.start();
        await openPath(`/continue/${id}/${token}`)(person);
        await press(flow, person.messages.resume.action);
      }),
      {
        name: 'a link that does not work',
        reach: async (flow) => {
          const { page, messages } = flow.person;
          await forgetApplication(flow);
          await openPath('/continue/7/no-token')(flow.person);
          await press(flow, messages.resume.action);
          await expect(page.getByText(messages.resume.invalidLink.title)).toBeVisible();
        },
      },
    ],
  });

export const dialogs: readonly Scene[] = FLOW_NAMES.flatMap((name) => [ofRegistration(name), ofApplication(name)]);
