// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mayShowImage } from '../../../src/platform/location/may-show-image.ts';

test.each([
  [`${window.location.origin}/storage/qr.png`, true],
  ['/api/qr/1.png', true],
  ['//elsewhere.example/qr.png', false],
  ['/\\elsewhere.example/qr.png', false],
  ['https://files.university.example/qr.png', true],
  ['https://files.university.example.evil.test/qr.png', false],
  ['http://files.university.example/qr.png', false],
  ['https://elsewhere.example/qr.png', false],
  ['', false],
])('an image at %j is shown: %s', (url, isShown) => {
  expect(mayShowImage(url)).toBe(isShown);
});
