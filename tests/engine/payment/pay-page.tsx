import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import payment from '../../../locales/en/payment.json' with { type: 'json' };
import { PayPanel } from '../../../src/engine/payment/PayPanel.tsx';
import type { PaymentWords } from '../../../src/engine/payment/payment-words.ts';
import * as ports from '../../../src/engine/ports.ts';
import { $paymentUnderWay } from '../../../src/state/payment-under-way.ts';
import { applying } from './fake-payments.ts';

const words = { common, errors, payment } as unknown as PaymentWords;

/** Draws the payment of an application, in English, as after a page load. */
export const openPage = (): void => {
  render(<PayPanel context={applying(words)} words={words} />);
};
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

/** Nothing leaves the page, and nothing is known of an earlier payment. */
export function closePorts(): void {
  vi.spyOn(ports, 'go').mockReturnValue();
  vi.spyOn(ports, 'leaveTo').mockReturnValue(true);
  $paymentUnderWay.set(null);
}
