import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from '../../src/application/mask-contact.ts';

test('only the last four digits of a phone number are shown', () => {
  expect(maskPhone('0812345678')).toBe('•••• 5678');
});

test.each([
  ['applicant@example.com', 'a•••@example.com'],
  ['a@x.th', 'a•••@x.th'],
  ['@x.th', '•••'],
  ['nobody', '•••'],
  ['', '•••'],
])('the e-mail %j is shown as %j', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
