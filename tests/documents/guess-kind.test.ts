import { expect, test } from 'vitest';
import { guessKind } from '../../src/documents/guess-kind.ts';

const KINDS = ['id_card', 'transcript', 'portfolio'] as const;

test.each([
  ['ใบ ปพ.1 ล่าสุด.pdf', 'transcript'],
  ['Transcript_2569.PDF', 'transcript'],
  ['สำเนาบัตรประชาชน.jpg', 'id_card'],
  ['id-card.png', 'id_card'],
  ['แฟ้มสะสมผลงาน.pdf', 'portfolio'],
  ['ทะเบียนบ้าน.pdf', undefined],
  ['IMG_0001.jpg', undefined],
])('%s is guessed as %s', (name, kind) => {
  expect(guessKind(name, KINDS)).toBe(kind);
});

test('if only one document is required, every file is that one', () => {
  expect(guessKind('IMG_0001.jpg', ['tcas'])).toBe('tcas');
});
