import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/ui/sanitize.ts';
import {
  scrubUrl,
  scrubBreadcrumb,
  scrubDeep,
  scrubEvent,
  scrubText,
} from '../../../src/platform/error-reports/scrub.ts';

const SITE = 'https://site.test';
/** What must never stand in a report. */
const PERSONAL = ['คานารี', 'canary@example.com', '0812345678', '1234567890121', 'tok3nC4naryAbcdef99'];
const holdsPersonal = (value: unknown): boolean => PERSONAL.some((one) => JSON.stringify(value).includes(one));

describe('addresses', () => {
  test.each([
    ['/regisbachelor/continue/7/tok3nC4naryAbcdef99', 'bachelor.continue'],
    ['/en/regisscholarship/star/continue/tok3n?x=1#y', 'scholarship.continue'],
    ['https://site.test/regisbachelor/faculty?review=1', 'bachelor.faculty'],
    ['/regisbachelor/continue/7/abc/more', '[page]'],
    ['/api/application/7/check-can-apply?phone=0812345678', '/api/application/:id/check-can-apply'],
    ['/api/application/check?email=canary%40example.com', '/api/application/check'],
    ['https://card.example/pay/7?token=1', 'https://card.example'],
    ['/_astro/BachelorStep.BdQGcQbZ.js?v=1', '/_astro/BachelorStep.BdQGcQbZ.js'],
    ['blob:https://site.test/6f1c', '[page]'],
    ['http://', '[address]'],
  ])('%s becomes %s', (address, kept) => {
    expect(scrubUrl(address, SITE)).toBe(kept);
  });
});

describe('texts', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
    ['Unexpected token, "คานารี" is not valid JSON', 'Unexpected token, "[text]" is not valid JSON'],
    ['no such person: คานารี canary@example.com', 'no such person: [text] [email]'],
    ['phone 081-234-5678 of 1-2345-67890-12-1', 'phone [number] of [number]'],
    ['token tok3nC4naryAbcdef99 refused', 'token [token] refused'],
    ['phone 081,234,5678', 'phone [number]'],
    ['Bearer abcdefghijkl', 'bearer [token]'],
    ['file somchai-idcard.pdf failed', 'file [file] failed'],
    // Escaped five times.
    ['%2525252541%25252542', '[text]'],
    ['at https://site.test/regisbachelor/continue/7/tok3n now', 'at bachelor.continue now'],
  ])('%s', (text, kept) => {
    expect(scrubText(text, SITE)).toBe(kept);
  });
});

describe('a whole report', () => {
  const everywhere = Object.fromEntries(PERSONAL.map((one, index) => [`field_${index}`, one]));
  const event = {
    event_id: 'a'.repeat(32),
    timestamp: 1,
    level: 'error' as const,
    environment: 'staging.university.example',
    message: PERSONAL.join(' '),
    request: { url: 'x', headers: { cookie: PERSONAL.join() } },
    user: { email: PERSONAL[1] ?? '' },
    extra: everywhere,
    contexts: { form: everywhere },
    tags: { route: 'bachelor' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: `Failed for ${PERSONAL.join(', ')}`,
          stacktrace: {
            frames: [{ filename: `${SITE}/_astro/x.js`, function: 'send', lineno: 3, vars: everywhere }],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: 'fetch', data: { url: `${SITE}/api/application/7`, method: 'GET', body: PERSONAL.join() } },
    ],
  };

  test('keeps where and what, and nobody', () => {
    const originBefore = Object.getOwnPropertyDescriptor(globalThis, 'location');
    Object.defineProperty(globalThis, 'location', { value: { origin: SITE }, configurable: true });
    const kept = scrubEvent(event);
    const crumb = scrubBreadcrumb({
      category: 'navigation',
      data: { from: '/regisbachelor', to: '/regisbachelor/continue/7/a' },
    });
    if (originBefore) Object.defineProperty(globalThis, 'location', originBefore);
    else Reflect.deleteProperty(globalThis, 'location');
    expect(holdsPersonal(kept)).toBe(false);
    expect(Object.keys(kept).sort()).toEqual([
      'breadcrumbs',
      'environment',
      'event_id',
      'exception',
      'level',
      'message',
      'tags',
      'timestamp',
    ]);
    expect(kept.exception?.values?.[0]?.stacktrace?.frames).toEqual([
      { filename: '/_astro/x.js', function: 'send', lineno: 3 },
    ]);
    expect(kept.breadcrumbs?.[0]?.data).toEqual({ url: '/api/application/:id', method: 'GET' });
    expect(crumb?.data).toEqual({ from: 'bachelor', to: 'bachelor.continue' });
  });

  test('what the console was told is dropped, and so are personal keys at any depth', () => {
    expect(scrubBreadcrumb({ category: 'console', message: 'x' })).toBeNull();
    expect(scrubDeep([{ cookies: 1, deep: { body: 2, kept: 3 } }])).toEqual([{ deep: { kept: 3 } }]);
  });
});

describe('a text of 200 kB', () => {
  const LONG = 200_000;
  const filled = (piece: string) => piece.repeat(LONG / piece.length);

  test.each(['a', 'a-', 'a@', '1 ', '"', '<', '<a', '-1', '/'])('of %j comes to an end', (piece) => {
    for (const text of [filled(piece), `0${filled(piece)}!`]) {
      expect(scrubText(text, SITE)).not.toMatch(/\d{5}/);
      expect(plainText(text).length).toBeLessThanOrEqual(text.length);
      expect(scrubUrl(`/api/${text}`, SITE)).toMatch(/^\/api\/|^\[address\]$/);
    }
  });

  test('keeps what a short one keeps', () => {
    const end = 'canary@example.com 0812345678 and tok3nC4naryAbcdef99 reading name';
    expect(scrubText(`${filled('word ')}${end}`, SITE)).toBe(
      `${filled('word ')}[email] [number] and [token] reading name`,
    );
    expect(plainText(`<p>${filled('word ')}<b>end</b></p>`)).toBe(`${filled('word ')}end`);
  });

  /** It begins with something repeated and goes on: a search would read a long run again from each place in it. */
  const readsAnew = (pattern: string): boolean =>
    /^(?:\\b)?(?:\(\?[=!])?(?:\[(?:\\.|[^\]\\])+\]|\\?.)(?:[*+]|\{\d+,\})./.test(pattern);
  /** From its first sign on, another of the same may come before the last. */
  const readsOnTooFar = (pattern: string): boolean => {
    const [, first, excluded, last] = /^([^[\\(])\[\^([^\]]+)\][*+](.)$/.exec(pattern) ?? [];
    return first !== undefined && last !== undefined && !excluded?.includes(first);
  };
  const literals = (file: string): string[] => {
    const text = readFileSync(file, 'utf8').replace(/\/\*\*[^]*?\*\/|\/\/ .*|'[^'\n]*'/g, '');
    return [...text.matchAll(/\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[gimsuy]*/g)].map(
      ([, source = '']) => source,
    );
  };
  const slow = (pattern: string) => readsAnew(pattern) || readsOnTooFar(pattern);

  test('is read once by every pattern', () => {
    const SLOW = [
      String.raw`[^\s@"'<>,;()]+@[^\s@"'<>,;()]+`,
      String.raw`\b(?=[\w-]*\d)[\w-]{16,}`,
      '[^/]*[^a-z/-][^/]*',
      '<[^>]*>',
    ];
    expect(SLOW.filter((pattern) => !slow(pattern))).toEqual([]);
    const found = [
      'src/platform/error-reports/scrub.ts',
      'src/platform/error-reports/personal-words.ts',
      'src/ui/sanitize.ts',
    ].flatMap(literals);
    expect(found).toHaveLength(26);
    expect(found.filter(slow)).toEqual([]);
  });
});
