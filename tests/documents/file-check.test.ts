import { describe, expect, test } from 'vitest';
import { checkBytes, checkSize } from '../../src/documents/file/file-check.ts';
import { ascii, bytesOf, pdf } from './sample-files.ts';

describe('size', () => {
  test.each([
    [0, 'empty'],
    [1, undefined],
    // 32 MB of 1024² bytes (docs/spec.md, section 5).
    [33_554_432, undefined],
    [33_554_433, 'too-big'],
    [31_999_999, undefined],
    [32_000_001, undefined],
  ])('%i bytes: %s', (size, expected) => {
    expect(checkSize(size)).toBe(expected);
  });
});

describe('bytes', () => {
  test('a PDF that only mentions a ZIP archive stays a PDF', () => {
    const end = [...ascii('PK'), 5, 6, ...new Array<number>(18).fill(0)];
    expect(checkBytes(bytesOf('%PDF-1.7\n', end, '\nendstream\n%%EOF'))).toEqual({ kind: 'good', format: 'pdf' });
  });
});

describe('a locked PDF', () => {
  test('is recognised where startxref points, far from both ends', () => {
    const filling = ' '.repeat(100_000);
    const start = `%PDF-1.7\n${filling}`;
    const file = `${start}7 0 obj << /Type /XRef /Encrypt 9 0 R >> stream ${filling}\nstartxref\n${start.length}\n%%EOF`;
    expect(checkBytes(bytesOf(file))).toEqual({ kind: 'locked', format: 'pdf' });
  });

  test('is not recognised by a name that only begins alike', () => {
    expect(checkBytes(pdf('<< /EncryptMetadata false >>'))).toEqual({ kind: 'good', format: 'pdf' });
  });
});
