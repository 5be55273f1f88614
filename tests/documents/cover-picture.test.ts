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

test('boxes are suggested for the sensitive data of a Thai ID card, within the card', () => {
  const boxes = suggestedBoxes('id_card', 'national_id');
  expect(boxes).toHaveLength(2);
  for (const { left, top, width, height } of boxes) expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
  expect(suggestedBoxes('id_card', 'passport')).toEqual([]);
  expect(suggestedBoxes('transcript', 'national_id')).toEqual([]);
});
