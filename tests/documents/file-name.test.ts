import { describe, expect, test } from 'vitest';
import { fileNameFor } from '../../src/documents/file/prepare-file.ts';

describe('the name of a sent file', () => {
  test.each([
    ['ใบแสดงผลการเรียน.pdf', 'pdf', 'ใบแสดงผลการเรียน.pdf'],
    ['cafe\u0301.pdf', 'pdf', 'caf\u00E9.pdf'],
    ['SCAN.PDF', 'pdf', 'SCAN.PDF'],
    ['a.jfif', 'jpeg', 'a.jfif'],
    ['card.jpg.exe', 'jpeg', 'card.jpg.jpg'],
    ['card.pdf', 'jpeg', 'card.jpg'],
    ['IMG_1.HEIC', 'jpeg', 'IMG_1.jpg'],
    ['no extension', 'png', 'no extension.png'],
    ['.pdf', 'pdf', 'document.pdf'],
    ['', 'pdf', 'document.pdf'],
    ['CON.pdf', 'pdf', 'CON.pdf'],
    ['../../a.pdf', 'pdf', 'a.pdf'],
    ['C:\\temp\\a.pdf', 'pdf', 'a.pdf'],
    ['"; filename="x', 'pdf', '"; filename="x.pdf'],
    ['<b>.png', 'png', '<b>.png'],
    ['evil\u202Efdp.exe', 'pdf', 'evilfdp.pdf'],
    ['a\u200Eb\u061C.pdf', 'pdf', 'ab.pdf'],
    ['a\nb\u0000.pdf', 'pdf', 'a b.pdf'],
    ['ผลงาน ฉบับ 1.2', 'pdf', 'ผลงาน ฉบับ 1.2.pdf'],
    ['🎓.png', 'png', '🎓.png'],
  ] as const)('%j becomes %j', (name, format, expected) => {
    expect(fileNameFor(name, format)).toBe(expected);
  });

  test('has at most 120 code points, including its extension', () => {
    const long = fileNameFor(`${'🎓'.repeat(300)}.pdf`, 'pdf');
    expect([...long]).toHaveLength(120);
    expect(long.endsWith('🎓.pdf')).toBe(true);
  });
});
