import { expect, test } from 'vitest';
import { cameBack } from '../../locales/en/form-help.json' with { type: 'json' };
import { whatIsLeft } from '../../src/i18n/what-is-left.ts';

test('an application whose answers were not reviewed is unfinished, whatever it costs', () => {
  expect(whatIsLeft({ isReviewed: false, amount: 500 }, cameBack, 'en')).toBe(cameBack.unfinished);
});

test('after the review only the payment is left, with its amount', () => {
  expect(whatIsLeft({ isReviewed: true, amount: 500 }, cameBack, 'en')).toBe(
    cameBack.paymentLeft.replace('{{amount}}', 'THB\u00A0500'),
  );
});

test.each([undefined, 0])('without an amount (%s), one step is left', (amount) => {
  expect(whatIsLeft({ isReviewed: true, amount }, cameBack, 'en')).toBe(cameBack.oneStepLeft);
});
