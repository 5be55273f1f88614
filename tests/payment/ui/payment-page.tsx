import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import paymentMessages from '../../../locales/en/payment.json' with { type: 'json' };
import result from '../../../locales/en/result.json' with { type: 'json' };
import type { Submission } from '../../../src/model/submission.ts';
import type { PendingPayment } from '../../../src/payment/payment-environment.ts';
import { PaymentPanel } from '../../../src/payment/ui/PaymentPanel.tsx';
import { fakeSession } from '../fake-payments.ts';
import { messages as flowMessages } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';

const messages = { ...flowMessages, payment: paymentMessages, result };

/** Draws a screen of a flow in English, as after a page load. */
export const openScreen = (session: ReturnType<typeof fakeSession>, element: ReactNode) =>
  renderInFlow(session, element, messages);

const APPLICATION = {
  id: '7',
  application_no: 'B-7',
  campaign_name: 'Direct admission',
  readable: { course_id: 'Computer Science' },
};

type Opened = Parameters<typeof fakeSession>[0] & {
  readonly pending?: PendingPayment | null;
  readonly submission?: Submission;
  readonly answers?: Readonly<Record<string, string>>;
  readonly isSubmitted?: boolean;
};

/** Opens the payment page of an application. */
export function openPayment({ pending = null, submission, answers = {}, isSubmitted = false, ...opened }: Opened = {}) {
  const session = fakeSession(opened);
  const { payment, page, location } = session.environment;
  payment.pendingPaymentStore(session.flowKey).set(pending);
  if (submission) payment.submissionStore(session.flowKey).set(submission);
  openScreen(
    session,
    <PaymentPanel application={{ ...APPLICATION, ...answers }} isSubmitted={isSubmitted}>
      {null}
    </PaymentPanel>,
  );
  return { session, payment, page, navigate: location.navigate };
}
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

/** The card provider's script in the page. A window without a DOM for scripts fetches nothing, so the test says when it is loaded. */
export async function cardProvider(state: 'loaded' | 'blocked' = 'loaded') {
  const provider = { show: vi.fn(), close: (): void => undefined };
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('form script:not([data-answered])');
    if (!found) throw new Error('The script of the card provider is not in the page');
    return found;
  });
  script.dataset['answered'] = '';
  window.KPayment = {
    show: provider.show,
    onClose: (closed) => {
      provider.close = closed;
    },
  };
  script.dispatchEvent(new Event(state === 'loaded' ? 'load' : 'error'));
  return {
    show: provider.show,
    close: () => provider.close(),
    /** As the script does once the applicant has typed a card: it fills the form that it stands in, and submits it. */
    sendToken: (token: string, mid: string) => {
      const form = script.closest('form');
      for (const [name, value] of Object.entries({ token, mid })) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form?.append(input);
      }
      form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));
    },
  };
}
