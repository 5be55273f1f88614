import { describe, expect, test } from 'vitest';
import { checkBytes, checkSize } from '../../src/documents/file/file-check.ts';
import { ascii, bytesOf, heic, jpeg, pdf, png, webp } from './sample-files.ts';

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
  test.each([
    ['PDF', pdf(), { kind: 'good', format: 'pdf' }],
    ['JPEG', jpeg(), { kind: 'good', format: 'jpeg' }],
    ['PNG', png(), { kind: 'good', format: 'png' }],
    ['HEIC', heic(), { kind: 'convertible', format: 'heic' }],
    ['HEIF of another vendor', heic('mif1'), { kind: 'convertible', format: 'heic' }],
    ['WebP', webp(), { kind: 'convertible', format: 'webp' }],
    ['a video in the same container', heic('isom'), { kind: 'refused', reason: 'wrong-type' }],
    ['GIF', bytesOf('GIF89a=1;alert(1)'), { kind: 'refused', reason: 'wrong-type' }],
    ['SVG', bytesOf('<svg onload="alert(1)"/>'), { kind: 'refused', reason: 'wrong-type' }],
    ['HTML before a PDF', bytesOf('<script>1</script>', [...pdf()]), { kind: 'refused', reason: 'wrong-type' }],
    ['a program', bytesOf('MZ', [0x90, 0]), { kind: 'refused', reason: 'wrong-type' }],
    ['one byte', bytesOf([0x25]), { kind: 'refused', reason: 'wrong-type' }],
    ['nothing', bytesOf(), { kind: 'refused', reason: 'wrong-type' }],
  ])('%s', (_name, bytes, expected) => {
    expect(checkBytes(bytes)).toEqual(expected);
  });

  test('a PDF that also ends as a ZIP archive is neither', () => {
    const end = [...ascii('PK'), 5, 6, ...new Array<number>(16).fill(0)];
    expect(checkBytes(bytesOf([...pdf()], end, [0, 0]))).toEqual({ kind: 'refused', reason: 'wrong-type' });
    expect(checkBytes(bytesOf([...pdf()], end, [3, 0], 'abc'))).toEqual({ kind: 'refused', reason: 'wrong-type' });
  });

  test('a PDF that only mentions a ZIP archive stays a PDF', () => {
    const end = [...ascii('PK'), 5, 6, ...new Array<number>(18).fill(0)];
    expect(checkBytes(bytesOf('%PDF-1.7\n', end, '\nendstream\n%%EOF'))).toEqual({ kind: 'good', format: 'pdf' });
  });
});

describe('a locked PDF', () => {
  test('is recognised by its trailer', () => {
    expect(checkBytes(pdf('<< /Root 1 0 R /Encrypt 5 0 R >>'))).toEqual({ kind: 'locked', format: 'pdf' });
    expect(checkBytes(pdf('<< /Encrypt<< /Filter /Standard >> >>'))).toEqual({ kind: 'locked', format: 'pdf' });
  });

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
