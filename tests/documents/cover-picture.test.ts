import { expect, test } from 'vitest';
import { canBeCovered, suggestedBoxes } from '../../src/documents/cover-picture.ts';

test.each([
  ['id_card', 'IMG_1.jpg', 'image/jpeg', true],
  ['transcript', 'IMG_1.HEIC', '', true],
  ['house_registration', 'a.png', 'image/png', true],
  ['transcript', 'a.pdf', 'application/pdf', true],
  ['portfolio', 'a.pdf', 'application/pdf', false],
  ['transcript', 'a.bin', '', false],
  ['portfolio', 'a.jpg', 'image/jpeg', false],
] as const)('%s %s (%s) can be covered: %s', (kind, name, type, can) => {
  expect(canBeCovered(kind, { name, type })).toBe(can);
});

/** Where lines of a Thai ID card are, as shares of a straightened card: measured on printed samples, with room around. */
const LINES = {
  nameAndNumber: [0.1, 0.43],
  religionOnCards: [0.588, 0.658],
  religionAboveBloodType: [0.554, 0.613],
  bloodTypeBelow: [0.632, 0.706],
} as const;

test('boxes are suggested that hide both lines of a Thai ID card without a gap, and neither name nor number', () => {
  const boxes = suggestedBoxes('id_card', 'national_id');
  expect(boxes.map(({ hides }) => hides)).toEqual(['religion', 'bloodType']);
  const [first, second] = boxes;
  if (!first || !second) throw new Error('no boxes');
  const bottom = second.top + second.height;
  expect(first.top + first.height).toBeCloseTo(second.top, 9);
  expect([first.left, first.width]).toEqual([second.left, second.width]);
  const { nameAndNumber, ...sensitive } = LINES;
  for (const [from, to] of Object.values(sensitive)) expect([first.top < from, to < bottom]).toEqual([true, true]);
  expect(first.top).toBeGreaterThan(nameAndNumber[1]);
  // The portrait.
  expect(first.left + first.width).toBeLessThan(0.75);
});

test.each([
  ['id_card', 'passport'],
  ['transcript', 'national_id'],
] as const)('no boxes are suggested for %s (%s)', (kind, identity) => {
  expect(suggestedBoxes(kind, identity)).toEqual([]);
});
