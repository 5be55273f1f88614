import { describe, expect, test } from 'vitest';
import * as errors from '../../src/api/errors.ts';
import {
  CallError,
  isNotFound,
  isForbidden,
  isTokenRefused,
  isUnknownOutcome,
  secondsToWait,
  whereCodeCannotHelp,
} from '../../src/api/errors.ts';
import { refusal, retryAfterSeconds } from '../../src/api/refusal.ts';
import { RETRY_AFTER_SECONDS } from '../../src/config/constants.ts';

/** An error answer in the form of the contract. */
const own = (message: string, errors: unknown = {}) => ({ message, errors });
const json = (body: unknown, status = 422) => refusal(status, JSON.stringify(body));

describe('a refusal is read in all its forms', () => {
  test('message and errors by field, the first sentence of each', () => {
    const body = { message: 'Please check', errors: { email: ['Not an address', 'Too long'], phone: ' Taken ' } };
    expect(json(body)).toMatchObject({
      kind: 'http',
      status: 422,
      text: 'Please check',
      fields: { email: 'Not an address', phone: 'Taken' },
    });
  });

  test.each([{}, []])('%j: no field is named', (errors) => {
    expect(json(own(' Closed ', errors))).toMatchObject({ text: 'Closed', fields: {} });
  });

  test.each([
    ['problem+json', '{"type":"about:blank","title":"Bad request","detail":"No such route"}'],
    ['only a message', '{"message":"Not Found"}'],
    ['a message that is not text', '{"message":{"a":1},"errors":{}}'],
    ['plain text', 'Not Found'],
    ['a JSON text', '"Not Found"'],
    ['nothing', ''],
    ['a number', '42'],
    ['a list', '["a"]'],
    ['null', 'null'],
    ['truncated JSON', '{"message":"Plea'],
  ])('the message of a proxy or a framework is dropped: %s', (_what, body) => {
    expect(refusal(400, body)).toMatchObject({ status: 400, text: '', fields: {} });
  });

  test('the first sentence of a field may come after a code', () => {
    expect(json({ errors: { email: [1042, 'Not an address'] } }).fields).toEqual({ email: 'Not an address' });
  });

  test('text with a sign that is not markup stays', () => {
    expect(json(own('GPAX must be < 4')).text).toBe('GPAX must be < 4');
  });

  test.each([
    '<!DOCTYPE html><h1>502 Bad Gateway</h1>',
    '<html><body>nginx</body></html>',
    'Sorry <script>alert(1)</script>',
    '</p>',
  ])('HTML is dropped: %s', (html) => {
    expect(refusal(502, html).text).toBe('');
    expect(json(own(html)).text).toBe('');
    expect(json({ errors: { email: [html] } }).fields).toEqual({});
  });

  test('a field without a message is dropped, so that a general message is shown', () => {
    expect(json({ errors: { email: [], phone: null, education: true, first_name: '  ' } }).fields).toEqual({});
  });

  test('a huge response is truncated', () => {
    expect(json(own('x'.repeat(1_000_000))).text).toHaveLength(500);
  });

  test('property names of every object are plain field names', () => {
    const { fields } = refusal(422, '{"errors":{"__proto__":"a","constructor":"b"}}');
    expect(Object.entries(fields)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });
});

describe('a 404', () => {
  test('in the form of the contract means that something does not exist', () => {
    const error = json(own('Nothing was found'), 404);
    expect(error).toMatchObject({ kind: 'http', status: 404 });
    expect(isNotFound(error)).toBe(true);
  });

  test.each(['<h1>404 Not Found</h1>', 'Not Found', '', '{"message":"Not Found"}', '{"detail":"Not Found"}', 'null'])(
    'of a proxy or a framework proves nothing: %j',
    (body) => {
      const error = refusal(404, body);
      expect(error).toMatchObject({ kind: 'unreadable', status: undefined, text: '' });
      expect(isNotFound(error)).toBe(false);
    },
  );
});

describe('a 404 with only a message', () => {
  const body = '{"message":"No query results"}';
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'comes from the API if its type is JSON: %s',
    (type) => {
      const error = refusal(404, body, null, type);
      expect(error).toMatchObject({ kind: 'http', status: 404, text: 'No query results', fields: {} });
      expect(isNotFound(error)).toBe(true);
    },
  );

  test.each([
    [body, 'text/html'],
    [body, 'application/problem+json'],
    [body, null],
    ['<h1>404 Not Found</h1>', 'application/json'],
    ['', 'application/json'],
    ['Not Found', 'application/json'],
    ['"Not Found"', 'application/json'],
    ['["Not Found"]', 'application/json'],
    ['null', 'application/json'],
    ['{"detail":"Not Found"}', 'application/json'],
    ['{"message":404}', 'application/json'],
  ])('is unreadable otherwise: %s as %s', (text, type) => {
    expect(refusal(404, text, null, type)).toMatchObject({ kind: 'unreadable', status: undefined });
  });
});

describe('Retry-After', () => {
  const NOW = Date.parse('2026-11-20T10:00:00Z');
  const { least, most } = RETRY_AFTER_SECONDS;
  test.each([
    ['7', 7],
    ['0', least],
    ['999999', most],
    ['Fri, 20 Nov 2026 10:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 10:00:30 +0000', 30],
    ['20 Nov 2026 10:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 09:00:00 GMT', least],
    ['Fri, 20 Nov 2027 09:00:00 GMT', most],
    ['soon', undefined],
    ['', undefined],
    ['-5', least],
    [null, undefined],
  ])('%j is %j seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW)).toBe(seconds);
  });

  test('a 429 always has a waiting time, other refusals never do', () => {
    expect(secondsToWait(refusal(429, ''))).toBe(RETRY_AFTER_SECONDS.fallback);
    expect(secondsToWait(refusal(429, '', '7'))).toBe(7);
    expect(secondsToWait(refusal(503, '', '7'))).toBe(0);
    expect(secondsToWait(new CallError({ kind: 'timeout' }))).toBe(0);
  });
});

test.each([
  [{ kind: 'timeout' }, true],
  [{ kind: 'offline' }, true],
  [{ kind: 'interrupted' }, true],
  [{ kind: 'unreadable' }, true],
  [{ kind: 'http', status: 500 }, true],
  [{ kind: 'http', status: 422 }, false],
  [{ kind: 'http', status: 409 }, false],
  [{ kind: 'cancelled' }, false],
] as const)('%j: the effect may have happened: %j', (parts, unknown) => {
  expect(isUnknownOutcome(new CallError(parts))).toBe(unknown);
});

test('in a report, a failed call is named by its sentence or else by its kind', () => {
  expect(String(json(own('The round is full.')))).toBe('CallError: The round is full.');
  expect(String(new CallError({ kind: 'timeout' }))).toBe('CallError: timeout');
});

test('a failed call has no new address unless a redirect has shown one', () => {
  expect(new CallError({ kind: 'timeout' }).hasNewAddress).toBe(false);
});

describe('a refused token', () => {
  const refused = (status: number) => new CallError({ kind: 'http', status, text: 'No.' });

  test.each([
    ['401', {}, [401], [403]],
    ['403, too, where the back end says so', { refusedTokenStatus: 403 }, [401, 403], []],
  ] as const)('is a %s', (_status, dialect, asking, forbidden) => {
    const all = [400, 401, 403, 404, 419, 500];
    expect(all.filter((status) => isTokenRefused(refused(status), dialect))).toEqual(asking);
    expect(all.filter((status) => isForbidden(refused(status), dialect))).toEqual(forbidden);
  });

  test('is a refusal like a 403 where no code can help', () => {
    const final = whereCodeCannotHelp(refused(401));
    expect([isTokenRefused(final), isForbidden(final)]).toEqual([false, true]);
    expect(final).toMatchObject({ status: 401, text: 'No.' });
    const other = refused(422);
    expect(whereCodeCannotHelp(other)).toBe(other);
  });
});

describe('the sentence of a 403', () => {
  const said = (message: string): string => refusal(403, JSON.stringify({ message }), null, 'application/json').text;

  test.each(['Forbidden', 'Access Denied', 'forbidden.', ''])('is not the phrase %j of a firewall', (phrase) => {
    expect(said(phrase)).toBe('');
  });

  test.each(['This number is blocked.', 'หมายเลขนี้ถูกระงับ'])('is that of the API: %s', (sentence) => {
    expect(said(sentence)).toBe(sentence);
  });
});

describe('the meaning of a status', () => {
  const STATUSES = [400, 401, 403, 404, 409, 413, 422, 429, 499, 500, 502, 503, 504, 599];
  test.each([
    ['isInvalid', [400, 422]],
    ['isUnauthorized', [401]],
    ['isTokenRefused', [401]],
    ['isForbidden', [403]],
    ['isNotFound', [404]],
    ['isConflict', [409]],
    ['isTooLarge', [413]],
    ['isRateLimited', [429]],
    ['isGatewayError', [502, 504]],
    ['isLostAtGateway', [502, 503, 504]],
    ['isServerError', [500, 502, 503, 504, 599]],
    ['isUnknownOutcome', [500, 502, 503, 504, 599]],
    ['hasNoResponse', []],
  ] as const)('%s: %j', (name, expected) => {
    expect(STATUSES.filter((status) => errors[name](new CallError({ kind: 'http', status })))).toEqual(expected);
    expect(errors[name](new Error('not of a call'))).toBe(false);
  });

  test.each([
    ['offline', true, true],
    ['interrupted', true, true],
    ['timeout', true, true],
    ['unreadable', false, true],
    ['cancelled', false, false],
  ] as const)('a call that ended as %s', (kind, isWithoutAnswer, isUnknown) => {
    const error = new CallError({ kind });
    expect([errors.hasNoResponse(error), isUnknownOutcome(error)]).toEqual([isWithoutAnswer, isUnknown]);
  });
});
