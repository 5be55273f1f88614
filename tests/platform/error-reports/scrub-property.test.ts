// A form's own values, put into messages as code does it, must not be in a report.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { personalWords } from '../../../src/platform/error-reports/personal-words.ts';
import { scrubText, scrubUrl } from '../../../src/platform/error-reports/scrub.ts';
import { LAST_LIMIT_MS, NAMED_SEED, SEED } from '../../random-runs.ts';

const SITE = 'https://site.test';
const CASES = 5000;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const stringOf = (signs: string, least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength: least, maxLength: most });
/** A letter that no sentence of a message has behind this one, so that chance does not make one of its words. */
const word = stringOf(letters, 2, 9).map((text) => `${text}xq`);
const capital = word.map((text) => text.replace(/^./, (first) => first.toUpperCase()));
const name = fc
  .array(
    fc.oneof(
      capital,
      word,
      capital.map((text) => text.toUpperCase()),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .chain((words) => fc.constantFrom(' ', '-', "'", '. ', '  ').map((between) => words.join(between)));
const accented = fc.constantFrom('José Núñez', 'Zoë', 'Łukasz', 'สมศรี ใจดี', 'Nguyễn Thị Ánh', 'François');
const email = fc.tuple(word, word).map(([before, after]) => `${before}.a+b@${after}.example`);
const phone = stringOf('0123456789', 9, 12);
const shortToken = stringOf(letters + letters.toUpperCase(), 5, 15).map((text) => `${text}XQ`);
const numbered = fc.tuple(fc.nat(99), shortToken).map(([number, text]) => `${number}|${text}`);

const values = fc.record({
  first_name: fc.oneof(name, accented),
  last_name: name,
  email,
  phone,
  address: name,
  token: fc.oneof(shortToken, numbered),
});

/** How a value gets into a message. */
const WRITTEN: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => encodeURIComponent(value),
  (value) => encodeURIComponent(encodeURIComponent(value)),
  (value) => encodeURIComponent(value).toLowerCase(),
  (value) => value.toUpperCase(),
  (value) => value.toLowerCase(),
  (value) => value.normalize('NFD'),
  (value) => `[${value}]`,
  (value) => `(${value})`,
  (value) => `{${value}}`,
  (value) => `<${value}>`,
  (value) => `'${value}'`,
  (value) => JSON.stringify({ value }),
  (value) => `name=${value}&next=1`,
  (value) => `${value},${value};${value}`,
  (value) => `/api/application/${encodeURIComponent(value)}`,
  (value) => `https://site.test/en/regisbachelor/continue/7/${encodeURIComponent(value)}`,
  (value) => `x${value}x`,
];
const MESSAGES: readonly ((written: string) => string)[] = [
  (written) => `${written} is undefined`,
  (written) => `Cannot read properties of undefined (reading '${written}')`,
  (written) => `Unexpected token, ${written} is not valid JSON`,
  (written) => `no option ${written} in the list\n    at send (https://site.test/_astro/x.js:3:1)`,
  (written) => `Invalid value: ${written}`,
];

const plain = (text: string): string => text.normalize('NFC').toLowerCase();
/** The whole value, and each of its words that is long enough to be somebody's. */
const canariesOf = (value: string): string[] => [
  plain(value).trim(),
  ...(plain(value).match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []).filter((one) => one !== 'example'),
];

test(
  `what was typed into a form is in no text of a report (${NAMED_SEED})`,
  () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...WRITTEN), fc.constantFrom(...MESSAGES), (form, write, say) => {
        const known = personalWords(Object.values(form));
        for (const value of Object.values(form)) {
          const kept = plain(scrubText(say(write(value)), SITE, known));
          for (const canary of canariesOf(value)) expect(kept).not.toContain(canary);
        }
      }),
      { numRuns: CASES, seed: SEED },
    );
  },
  LAST_LIMIT_MS,
);

test.each([
  ['Anna Smith is undefined', '[text] [text] is undefined'],
  ['anna.smith%40example.com is taken', '[email] is taken'],
  ['anna.smith%2540example.com is taken', '[email] is taken'],
  ['a broken escape %E0%A4 here', 'a broken escape  [text]  here'],
  ['token 12|AbcdefghSecret refused', 'token [token] refused'],
  ['token: AbcdefghSecret refused', 'token [token] refused'],
  ['code="4711x" refused', 'code [token] refused'],
  ['bearer [abc] refused', 'bearer [token] refused'],
  ['Authorization: Bearer abc.def refused', 'Authorization [token] refused'],
  ['jwt eyJhbGciOiJub25lIn0.eyJhIjoxfQ.x refused', 'jwt [token] refused'],
  ['a&#64;b.example, a&#x40;b.example and a\\u0040b.example', '[email], [email] and [email]'],
  ['cannot open C:\\Users\\Anne\\x.js', 'cannot open [folder]'],
  ['session a1b2c3d4 refused', 'session [token] refused'],
  [
    "Cannot read properties of undefined (reading 'addEventListener')",
    "Cannot read properties of undefined (reading 'addEventListener')",
  ],
])('%s', (text, kept) => {
  expect(scrubText(text, SITE, personalWords(['Anna', 'Smith']))).toBe(kept);
});

test('a word that browsers say themselves stays, although somebody has that name', () => {
  const known = personalWords(['Set', 'Code']);
  expect(scrubText('the set of Set is not a function', SITE, known)).toBe('the set of Set is not a function');
});

test('an id of letters goes from the path of a call', () => {
  expect(scrubUrl('/api/application/annasmith/files', SITE, personalWords(['annasmith']))).toBe(
    '/api/application/:id/files',
  );
});
