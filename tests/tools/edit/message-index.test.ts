import { expect, test } from 'vitest';
import { forgeOf, lineAddress } from '../../../src/tools/edit/forge.ts';
import { messageFinder } from '../../../src/tools/edit/message-index.ts';

const FILES = {
  '../../locales/th/otp.json':
    '{\n  "title": "กรอกรหัส",\n  "to": {\n    "sms": "ส่งไปที่ {{phone}} แล้ว"\n  },\n  "same": "ปิด"\n}\n',
  '../../locales/en/otp.json':
    '{\n  "title": "Enter the code",\n  "to": {\n    "sms": "Sent to {{phone}}"\n  },\n  "same": "Close"\n}\n',
  '../../locales/th/flow.json':
    '{\n  "close": "ปิด",\n  "only": "{{a}} {{b}}",\n  "from": "ตั้งแต่ {{a}}",\n  "fromTo": "ตั้งแต่ {{a}} ถึง {{b}}"\n}\n',
  '../../locales/en/flow.json':
    '{\n  "close": "Close",\n  "only": "{{a}} {{b}}",\n  "from": "From {{a}}",\n  "fromTo": "From {{a}} to {{b}}"\n}\n',
};

const keysIn = (locale: 'th' | 'en', text: string): string[] =>
  messageFinder(FILES, locale)(text).map(({ key }) => key);

test.each([
  ['th', 'กรอก\u200Bรหัส', ['otp.title']],
  ['th', ' ส่งไปที่ 081\u00A0234\n5678 แล้ว ', ['otp.to.sms']],
  ['en', 'Close', ['otp.same', 'flow.close']],
  ['en', 'From Monday', ['flow.from']],
  ['en', 'From Monday to Friday', ['flow.fromTo']],
  ['en', 'Sent to', []],
  ['en', 'กรอกรหัส', []],
  ['en', 'What somebody entered', []],
  ['en', '', []],
] as const)('%s %j is found by what a page shows', (locale, text, keys) => {
  expect(keysIn(locale, text)).toEqual(keys);
});

test('a message knows its line in both languages', () => {
  const [message] = messageFinder(FILES, 'en')('Sent to 081');
  expect(message?.texts).toEqual({
    th: { text: 'ส่งไปที่ {{phone}} แล้ว', file: 'locales/th/otp.json', line: 4 },
    en: { text: 'Sent to {{phone}}', file: 'locales/en/otp.json', line: 4 },
  });
});

test.each([
  ['https://gitlab.university.test/a/b/front.git', 'https://gitlab.university.test/a/b/front/-/edit/main/x.json#L5'],
  ['https://github.com/a/front/', 'https://github.com/a/front/edit/main/x.json#L5'],
])('a line in the editor of %s', (address, expected) => {
  expect(lineAddress(forgeOf(address), 'x.json', 5)).toBe(expected);
});
