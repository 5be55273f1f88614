// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isPieceOfText, shownTexts } from '../../../src/tools/edit/shown-texts.ts';

const shown = (html: string): string[] => {
  document.body.innerHTML = html;
  const [first] = document.body.children;
  return first ? [...new Set(shownTexts(first))] : [];
};

const TERM = '<span class="whitespace-nowrap">ใบสมัคร</span>';

test.each([
  ['a sentence that begins and ends with terms', `<p>${TERM}คือ<span>อะไร</span>${TERM}</p>`, ['ใบสมัครคืออะไรใบสมัคร']],
  ['words behind a term', `<p>ตรวจ${TERM} ใบสมัคร</p>`, ['ตรวจใบสมัคร ใบสมัคร']],
  ['a split text beside an icon', `<a><svg></svg>ดู${TERM}</a>`, ['ดูใบสมัคร']],
  ['a text beside an icon', '<a><svg></svg>ดู</a>', ['ดู']],
  ['a text beside a link', '<p>อ่าน <a href="/x">นโยบาย</a></p>', ['อ่าน นโยบาย', 'อ่าน ']],
  ['a name and its value', '<div><dt>ปิดรับ</dt> <dd>14 ม.ค. 2570</dd></div>', [' ']],
  ['a name and a hint', '<input aria-label="ชื่อ" placeholder="เช่น" />', ['', 'ชื่อ', 'เช่น']],
] as const)('%s', (_what, html, texts) => {
  expect(shown(html)).toEqual(texts);
});

test.each([
  ['a term of a sentence', `<p>ตรวจ${TERM}</p>`, true],
  ['what is between two terms', `<p><span>ตรวจ</span>${TERM}</p>`, true],
  ['a text that is one term', `<p>${TERM}</p>`, false],
  ['two texts without a term', '<p><span>ชื่อ</span><span>ค่า</span></p>', false],
  ['a text with a look of its own', `<p><span class="hint">ตรวจ</span>${TERM}</p>`, false],
] as const)('%s is a piece: %s', (_what, html, isIt) => {
  shown(html);
  const [first] = document.querySelectorAll('span');
  expect(first && isPieceOfText(first)).toBe(isIt);
});
