import { expect, test } from 'vitest';
import { continueHref } from '../../src/home/continue-href.ts';

test.each([
  [{ flow: 'bachelor', isRegistered: false }, '/en/regisbachelor'],
  [{ flow: 'bachelor', isRegistered: true }, '/en/regisbachelor/payment'],
  [{ flow: 'bachelor', isRegistered: true, sentAt: '' }, '/en/regisbachelor/confirmation/complete?show=earlier'],
  [{ flow: 'short-course', isRegistered: false }, '/en/regisshortcourse/course'],
  [{ flow: 'scholarship', slug: 'star', isRegistered: false }, '/en/regisscholarship/star'],
  [{ flow: 'scholarship', slug: 'star', isRegistered: true }, '/en/regisscholarship/star/payment'],
] as const)('%j goes on at %s', (application, path) => {
  expect(continueHref(application, 'en')).toBe(path);
});
