import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAIL_DOMAINS, suggestEmail } from '../../src/model/email-suggestion.ts';

describe('a domain that was mistyped', () => {
  test.each([
    ['gmial.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['GMIAL.COM', 'gmail.com'],
    ['hotnail.com', 'hotmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmai.com', 'hotmail.com'],
    ['hotmial.co.th', 'hotmail.co.th'],
    ['hotmail.co.ht', 'hotmail.co.th'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.com', 'yahoo.com'],
    ['yahoo.co.ht', 'yahoo.co.th'],
    ['outlok.com', 'outlook.com'],
    ['outlook.comm', 'outlook.com'],
    ['iclould.com', 'icloud.com'],
    ['icould.com', 'icloud.com'],
    ['mycompany.con', 'mycompany.com'],
    ['school.ac.ht', 'school.ac.th'],
  ])('%s is %s', (typed, meant) => {
    expect(suggestEmail(`Some.One+a@${typed}`)).toBe(`Some.One+a@${meant}`);
  });

  test('is found in what was pasted with spaces around it', () => {
    expect(suggestEmail(' name@gmial.com ')).toBe('name@gmail.com');
  });
});

/** Written by hand: the services that most applicants use, with every ending that they have. */
test.each([
  ['gmal.com', 'gmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['hotmal.co.th', 'hotmail.co.th'],
  ['yahho.com', 'yahoo.com'],
  ['yahho.co.th', 'yahoo.co.th'],
  ['outlok.com', 'outlook.com'],
  ['outlok.co.th', 'outlook.co.th'],
  ['iclod.com', 'icloud.com'],
])('each service is known in each of its endings: %s is %s', (typed, meant) => {
  expect(suggestEmail(`name@${typed}`)).toBe(`name@${meant}`);
});

test.each([
  ['two letters of a long name', 'hptmsil.com', 'hotmail.com'],
  ['two letters too many in a long name', 'outtlookk.com', 'outlook.com'],
  ['two pairs of swapped letters in a long name', 'ohtmali.com', ''],
  ['two letters of a short name', 'gmqul.com', ''],
  ['two letters of a short name, of which one is missing', 'gmql.com', ''],
  ['three letters of a long name', 'hptmsol.com', ''],
  ['two letters of the ending', 'gmail.xym', ''],
])('how far a slip may go: %s', (_what, typed, meant) => {
  expect(suggestEmail(`name@${typed}`) ?? '').toBe(meant && `name@${meant}`);
});

describe('nothing is said of', () => {
  test.each([
    ...MAIL_DOMAINS,
    ...['ku.ac.th', 'ku.th', 'chula.ac.th', 'student.chula.ac.th', 'mail.kmutt.ac.th', 'moe.go.th', 'company.co.th'],
    ...['mail.com', 'ymail.com', 'email.com', 'fastmail.com', 'rocketmail.com', 'protonmail.com', 'hushmail.com'],
    ...['gmx.com', 'gmx.net', 'aol.com', 'me.com', 'mac.com', 'msn.com', 'live.com', 'windowslive.com', 'qq.com'],
    ...['hotmail.co.uk', 'hotmail.fr', 'hotmail.ca', 'yahoo.co.uk', 'yahoo.co.jp', 'yahoo.ca', 'yahoo.cn'],
    ...['yahoo.com.hk', 'yahoo.com.au', 'outlook.de', 'outlook.jp', 'outlook.com.br', 'GMAIL.COM', 'company.co'],
  ])('%s', (domain) => {
    expect(suggestEmail(`name@${domain}`)).toBeUndefined();
  });

  test.each(['', 'name', 'name@', '@gmial.com', 'name@gmial', 'two@gmial.com three@gmial.com'])(
    '%o, which is no address',
    (text) => {
      expect(suggestEmail(text)).toBeUndefined();
    },
  );
});

test('what is suggested is right', () => {
  const letters = fc.string({
    unit: fc.constantFrom('g', 'm', 'a', 'i', 'l', 'h', 'o', 't', 'y', 'u', 'c', 'd', 'k', '.', 'n'),
    minLength: 3,
    maxLength: 14,
  });
  fc.assert(
    fc.property(letters, (domain) => {
      const suggested = suggestEmail(`name@${domain}`);
      expect(suggested === undefined ? undefined : suggestEmail(suggested)).toBeUndefined();
    }),
  );
});
