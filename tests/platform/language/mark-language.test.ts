// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { languageOf, markOtherLanguage } from '../../../src/platform/language/mark-language.ts';

describe('the language of a text', () => {
  test.each([
    ['คะแนนไม่ถึงเกณฑ์', 'th'],
    ['ทุน Star Scholars ประจำปี 2569 รอบแรก', 'th'],
    ['Announcement for Chulabhorn campus: ก.พ.', 'en'],
    ['Bachelor of Arts', 'en'],
    ['Anne-Marie', 'en'],
    ['LINE', undefined],
    ['PDF · 2.5 MB', undefined],
    ['applicant@example.com', undefined],
    ['฿ 500 – 081 234 5678', undefined],
    ['', undefined],
  ])('%s: %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe('texts in the other language', () => {
  let root: HTMLElement;
  const show = (html: string): void => {
    root = document.createElement('main');
    root.innerHTML = html;
    document.body.replaceChildren(root);
  };
  const languages = (): (string | null)[] =>
    [...root.querySelectorAll('p')].map((paragraph) => paragraph.getAttribute('lang'));
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test('are marked, those of the page are not, and a built mark stays', () => {
    show(`<p>Your result</p><p>คะแนนไม่ถึงเกณฑ์</p><p lang="en">ไทย</p><div lang="th"><p>สวัสดี</p></div>`);
    markOtherLanguage(root, 'en');
    expect(languages()).toEqual([null, 'th', 'en', null]);
  });

  test('are marked when they come later, and a mark goes with its text', async () => {
    show('<p>กำลังโหลด</p>');
    markOtherLanguage(root, 'th');
    const [paragraph] = root.querySelectorAll('p');
    const text = paragraph?.firstChild as Text;
    text.data = 'Bachelor of Arts';
    root.insertAdjacentHTML('beforeend', '<div><p>Faculty of Science</p><p>คณะ</p></div>');
    await settled();
    expect(languages()).toEqual(['en', 'en', null]);
    text.data = 'คณะศิลปศาสตร์';
    await settled();
    expect(languages()).toEqual([null, 'en', null]);
  });

  test('in fields are left alone', () => {
    show('<textarea>สวัสดี</textarea>');
    markOtherLanguage(root, 'en');
    expect(root.querySelector('textarea')?.hasAttribute('lang')).toBe(false);
  });
});
