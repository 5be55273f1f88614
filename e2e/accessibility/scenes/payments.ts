import { expect } from '../../support/fixtures.ts';
import { CARD, PaymentPage } from '../../support/payment-page.ts';
import type { WholeFlow } from '../../support/whole-flows.ts';
import { scene, type Scene } from '../scene.ts';
import { actorOf, FLOW_NAMES, stepAt } from './flows.ts';

/** Every method of payment, and a card that is declined. */

/** A scholarship is paid before its review. */
const paysFirst = ({ person }: WholeFlow): boolean => person.prefix.startsWith('/regisscholarship');

export const payments: readonly Scene[] = FLOW_NAMES.map((name) =>
  scene<WholeFlow>({
    name: `${name}, the payment`,
    actor: actorOf(name),
    states: [
      {
        name: 'the page after the last step',
        reach: async (flow) => {
          const step = stepAt(flow, -1);
          await step.start();
          await step.fill();
          await flow.person.next();
          await flow.person.at(flow.after);
        },
      },
      {
        name: 'a card is chosen',
        reach: async (flow) => {
          const payment = new PaymentPage(flow.person);
          if (!paysFirst(flow)) await payment.open();
          await payment.choose('card');
        },
      },
      {
        name: 'the form of the card',
        reach: async ({ person }) => expect(await new PaymentPage(person).openCardForm()).toBeVisible(),
      },
      {
        name: 'the card is declined',
        reach: async ({ person }) => {
          const bank = person.page.frameLocator('.payment-container iframe');
          await bank.locator('#number').fill(CARD.declined);
          await bank.locator('button[type="submit"]').click();
          await person.at(`${person.prefix}/confirmation/failed`);
          await expect(person.page.getByText(person.messages.result.failed.advice)).toBeVisible();
        },
      },
      {
        name: 'the payment is waited for',
        reach: async ({ person }) => {
          const { page, path, prefix, messages } = person;
          await page.getByRole('link', { name: messages.result.failed.pay }).click();
          await new PaymentPage(person).giveCard(CARD.checked);
          await expect(page).toHaveURL(/3ds/);
          await page.goto(path(`${prefix}/payment/callback`));
          await expect(page.getByText(messages.payment.return.title)).toBeVisible();
        },
      },
      {
        name: 'a code is shown',
        reach: async ({ person, after }) => {
          const payment = new PaymentPage(person);
          await person.page.goto(person.path(after));
          await payment.changeMethod();
          await payment.showCode();
        },
      },
      {
        name: 'the code is enlarged',
        reach: async ({ person: { page, messages } }) => {
          const { qr } = messages.payment;
          await page.getByRole('button', { name: qr.enlarge }).click();
          await expect(page.getByRole('dialog', { name: qr.heading })).toBeVisible();
        },
      },
      {
        name: 'another method is looked at while the code is open',
        reach: async ({ person }) => {
          const payment = new PaymentPage(person);
          await person.page.keyboard.press('Escape');
          await payment.changeMethod();
          await payment.choose('card');
          await expect(person.page.getByText(person.messages.payment.card.openQr)).toBeVisible();
        },
      },
      {
        name: 'the code has expired',
        reach: async (flow) => {
          const { page, path, messages, sandbox } = flow.person;
          await sandbox.settle((await flow.person.session()).id, 'expired');
          await page.goto(path(flow.after));
          await expect(page.getByText(messages.payment.qr.expired.title)).toBeVisible();
        },
      },
      {
        name: 'it is paid, and all is done',
        reach: async (flow) => {
          const { page, messages, sandbox } = flow.person;
          await page.getByRole('button', { name: messages.payment.qr.expired.again }).click();
          await expect(new PaymentPage(flow.person).code).toBeVisible();
          await sandbox.settle((await flow.person.session()).id, 'successful');
          await flow.finish((button) => button.click());
        },
      },
    ],
  }),
);
