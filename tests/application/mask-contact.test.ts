import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from '../../src/application/mask-contact.ts';

test('of a phone number the last four digits are shown', () => {
  expect(maskPhone('0812345678')).toBe('•••• 5678');
});

test.each([
  ['applicant@example.com', 'a•••@example.com'],
  ['a@x.th', 'a•••@x.th'],
  ['@x.th', '•••'],
  ['nobody', '•••'],
  ['', '•••'],
])('of the e-mail %j as much as %j', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
