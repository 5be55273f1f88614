import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endings } from '../../src/api/endpoint-path.ts';
import { openEnvelope } from '../../src/api/envelope.ts';
import { addressOfRead, callUntyped, isIncomplete, type AnyCallInput } from '../../src/api/client.ts';
import * as application from '../../src/api/contract/application.ts';
import * as general from '../../src/api/contract/general.ts';
import * as payment from '../../src/api/contract/payment.ts';
import * as scholarship from '../../src/api/contract/scholarship.ts';
import { pictureAddress } from '../../src/model/response-values.ts';
import { parseResponse } from '../../src/api/parse-response.ts';
import { refusal } from '../../src/api/refusal.ts';
import { backEnd } from '../../src/config/back-end.ts';
import { collectReports } from './incomplete-responses.ts';

/** What ordinary frameworks answer without anybody having thought about this site. */

type Answer = (address: URL, request: RequestInit) => unknown;
const requests: { readonly address: URL; readonly request: RequestInit }[] = [];

/** A server; a `Response` is sent as it is, anything else as JSON. */
function serve(answer: Answer): void {
  vi.stubGlobal('fetch', (to: string, request: RequestInit) => {
    const address = new URL(to, 'https://apply.example');
    requests.push({ address, request });
    const body = answer(address, request);
    return Promise.resolve(body instanceof Response ? body : new Response(JSON.stringify(body)));
  });
}
beforeEach(() => {
  endings.forget();
  requests.length = 0;
});

const ask = <T>(endpoint: Parameters<typeof callUntyped<T>>[0], input: Partial<AnyCallInput> = {}): Promise<T> =>
  callUntyped(endpoint, { locale: 'en', ...input });

describe('a charge', () => {
  test.each(['', 'null', '[]', '{}', '{"data":null}', '{"data":[]}', '{"data":{}}', '{"data":{},"message":"OK"}'])(
    'that was never started may be %j',
    async (text) => {
      serve(() => new Response(text));
      await expect(ask(payment.check)).resolves.toBeFalsy();
    },
  );

  test.each(['<html></html>', '[{"status":"successful"}]'])(
    'may have been started if the response is %j',
    async (text) => {
      serve(() => new Response(text));
      await expect(ask(payment.check)).rejects.toMatchObject({ kind: 'unreadable' });
    },
  );

  test('that was never started may be "no content"', async () => {
    serve(() => new Response(null, { status: 204 }));
    await expect(ask(payment.check)).resolves.toBeFalsy();
  });
});

test('a call that saves may be answered with "no content", but not with an empty page', async () => {
  const save = () => ask(application.update, { token: 'secret', parameters: { id: '7' }, body: {} });
  serve(() => new Response(null, { status: 204 }));
  await expect(save()).resolves.toEqual({});
  serve(() => new Response(''));
  await expect(save()).rejects.toMatchObject({ kind: 'unreadable' });
});

test('a call that the back end lacks is never made: there are no banners and questions, and everybody may apply', async () => {
  const lacks = [application.appearance, application.listCustomInputs, application.checkCanApply] as const;
  vi.spyOn(backEnd, 'absentCalls', 'get').mockReturnValue(lacks.map(({ path }) => path));
  serve(() => [{ id: 1, name: 'A' }]);
  expect(await ask(application.appearance)).toEqual([]);
  expect(await ask(application.listCustomInputs, { query: { application_id: '7' } })).toEqual([]);
  expect(await ask(application.checkCanApply, { parameters: { id: '7' } })).toMatchObject({ can_apply: true });
  expect(addressOfRead(application.checkCanApply, { parameters: { id: '7' } })).toBeUndefined();
  expect(requests).toEqual([]);
  expect(await ask(general.provinces)).toHaveLength(1);
});

describe('an empty object of PHP', () => {
  test.each([[], {}, null, undefined])('%j is neither a name nor a hint', (empty) => {
    const {
      readable,
      hints,
      payment: charge,
    } = parseResponse(application.read, JSON.stringify({ id: 7, readable: empty, hints: empty, payment: empty }));
    expect([readable, hints ?? undefined, charge ?? undefined]).toEqual([{}, undefined, undefined]);
  });
});

describe('envelopes', () => {
  const items = [{ id: 1, name: 'A' }];

  test.each([
    { data: items },
    { data: items, meta: { current_page: 1, last_page: 1, total: 1 }, links: { next: null } },
    { data: { data: items, current_page: 1, last_page: 1 } },
    { status: true, data: { current_page: 1, data: items } },
    { success: true, message: 'OK', data: { data: { data: items } } },
  ])('a list is found in %j', async (body) => {
    serve(() => body);
    await expect(ask(general.provinces)).resolves.toMatchObject([{ id: '1' }]);
  });

  test('are opened three deep: what is wrapped once more is not a list', async () => {
    serve(() => ({ data: { data: { data: { data: items } } } }));
    await expect(ask(general.provinces)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('an object keeps the fields next to it', async () => {
    serve(() => ({ success: true, data: { data: { id: 9 }, access_token: 'inner' } }));
    await expect(ask(application.initial, { body: {} })).resolves.toMatchObject({ id: '9', access_token: 'inner' });
  });
});

describe('a list in pages', () => {
  const reports = collectReports();
  const TOTAL = 77;
  const SIZE = 15;
  const page = (number: number) =>
    Array.from({ length: TOTAL }, (_, id) => ({ id, name: `${id}` })).slice((number - 1) * SIZE, number * SIZE);
  const pageIn = (address: URL): number => Number(address.searchParams.get('page') ?? '1');
  const meta = (number: number) => ({ current_page: number, last_page: Math.ceil(TOTAL / SIZE), total: TOTAL });
  const next = (number: number): string | null =>
    number < 6 ? `http://internal.example:8000/api/x?page=${number + 1}` : null;

  test.each<[string, (number: number) => unknown]>([
    ['meta.last_page', (number) => ({ data: page(number), meta: meta(number) })],
    ['a paginator in an envelope', (number) => ({ status: true, data: { data: page(number), ...meta(number) } })],
    ['next_page_url', (number) => ({ data: page(number), next_page_url: next(number) })],
    ['links.next', (number) => ({ data: page(number), links: { next: next(number) } })],
    ['a link with href', (number) => ({ data: page(number), _links: { next: { href: next(number) } } })],
    [
      'the number of the next page',
      (number) => ({ data: page(number), meta: { next_page: number < 6 ? number + 1 : null } }),
    ],
    ['page and pages', (number) => ({ data: page(number), page: number, pages: 6 })],
    ['page, size and total', (number) => ({ data: page(number), page: number, per_page: SIZE, total: TOTAL })],
    [
      'names in another spelling',
      (number) => ({ data: page(number), pagination: { currentPage: number, totalPages: 6 } }),
    ],
    ['has_more', (number) => ({ data: page(number), page: number, has_more: number < 6 })],
    ['meta.hasNextPage', (number) => ({ data: page(number), meta: { page: number, hasNextPage: number < 6 } })],
    [
      'the size of a page next to the number of pages',
      (number) => ({ data: page(number), current_page: number, last_page: 6, count: SIZE }),
    ],
    ['numbers as text', (number) => ({ data: page(number), current_page: `${number}`, last_page: '6' })],
    ['a total as text', (number) => ({ data: page(number), page: `${number}`, total: `${TOTAL}` })],
    [
      'a link with a fragment',
      (number) => ({ data: page(number), next: number < 6 ? `/x?page=${number + 1}#list` : null }),
    ],
    [
      'numbers beside the link of the last page',
      (number) => ({ data: page(number), links: { next: null, last: '/x?page=6' }, meta: meta(number) }),
    ],
    ['numbers beside an empty link', (number) => ({ data: page(number), next: '', page: number, pages: 6 })],
  ])('is read to its end by %s', async (_how, response) => {
    serve((address) => response(pageIn(address)));
    const list = await ask(general.districts, { query: { province_id: '10' } });
    expect(list).toHaveLength(TOTAL);
    expect(isIncomplete(list)).toBe(false);
    expect(reports).toEqual([]);
    expect(requests).toHaveLength(6);
    expect(requests.every(({ address }) => address.searchParams.get('province_id') === '10')).toBe(true);
  });

  const fromZero = (number: number) => page(number + 1);
  const pageFromZero = (address: URL): number => Number(address.searchParams.get('page') ?? '0');

  test.each<[string, (number: number) => Readonly<Record<string, unknown>>]>([
    ['last', (number) => ({ number, size: SIZE, totalPages: 6, totalElements: TOTAL, last: number === 5 })],
    ['a page without last', (number) => ({ page: { number, size: SIZE, totalPages: 6, totalElements: TOTAL } })],
    ['the pages alone', (number) => ({ number, totalPages: 6 })],
  ])('counted from 0 is read to its end by %s', async (_how, beside) => {
    serve((address) => ({ data: fromZero(pageFromZero(address)), ...beside(pageFromZero(address)) }));
    const list = await ask(general.provinces);
    expect([list, isIncomplete(list)]).toEqual([expect.objectContaining({ length: TOTAL }), false]);
    expect(requests.map(({ address }) => address.searchParams.get('page'))).toEqual([null, '1', '2', '3', '4', '5']);
  });

  test('is read to its end by offset and limit', async () => {
    serve((address) => {
      const offset = Number(address.searchParams.get('offset') ?? '0');
      return { data: page(offset / SIZE + 1), offset, limit: SIZE, total: TOTAL };
    });
    const list = await ask(general.provinces);
    expect([list, isIncomplete(list)]).toEqual([expect.objectContaining({ length: TOTAL }), false]);
  });

  /** The words that servers have for the same, in any spelling. */
  const beside = (value: unknown, ...words: readonly string[]) => words.map((word) => ({ [word]: value }));

  test.each([
    ...beside(true, 'has_more', 'hasNext', 'has_next_page'),
    { hasMore: true, next_cursor: 'abc' },
    ...beside('https://api.example/provinces/page/2', 'next', 'nextUrl', 'next_link', 'nextPage', 'nextPageUrl'),
    ...beside(6, 'last_page', 'totalPages', 'pageCount', 'pages'),
    ...beside(TOTAL, 'total', 'total_count', 'totalElements', 'totalItems', 'total_records', 'count'),
    { page: 1, total: TOTAL, last: false },
    { last: false },
    { total: `${TOTAL}` },
  ])('whose rest cannot be requested is incomplete: %j', async (said) => {
    serve(() => ({ data: page(1), ...said }));
    expect(isIncomplete(await ask(general.provinces))).toBe(true);
  });

  test.each([{ offset: 0 }, { limit: SIZE }])(
    'is not requested further by %j alone, because that leaves the next item unknown',
    async (said) => {
      serve(() => ({ data: page(1), total: TOTAL, ...said }));
      expect(isIncomplete(await ask(general.provinces))).toBe(true);
      expect(requests).toHaveLength(1);
    },
  );

  test.each([
    { has_more: false },
    { last: true },
    { last: true, total: TOTAL },
    { next: null },
    { next: '' },
    { count: 15 },
    { total: 15.5 },
    { page: 1, pages: 1 },
  ])('is complete: %j', async (beside) => {
    serve(() => ({ data: page(1), ...beside }));
    expect(isIncomplete(await ask(general.provinces))).toBe(false);
    expect(requests).toHaveLength(1);
  });

  test('sends the token only to the API, whatever the links say', async () => {
    serve((address) => ({ data: page(pageIn(address)), next_page_url: next(pageIn(address)) }));
    await ask(application.listFiles, { token: 'secret', query: { application_id: '7' } });
    expect(new Set(requests.map(({ address }) => address.origin)).size).toBe(1);
  });

  test('with a larger total than items is incomplete', async () => {
    serve(() => ({ data: page(1), total: TOTAL }));
    const list = await ask(general.provinces);
    expect(list).toHaveLength(SIZE);
    expect(isIncomplete(list)).toBe(true);
  });

  test.each([meta(1), { current_page: 1, last_page: 6 }])(
    'whose server ignores the parameter is incomplete after one more request: %j',
    async (same) => {
      serve(() => ({ data: page(1), meta: same }));
      const list = await ask(general.provinces);
      expect(list).toHaveLength(SIZE);
      expect(isIncomplete(list)).toBe(true);
      expect(requests).toHaveLength(2);
    },
  );

  test('that ends with an empty page before its total is incomplete', async () => {
    serve((address) => ({ data: pageIn(address) === 1 ? page(1) : [], page: pageIn(address), total: TOTAL }));
    expect(isIncomplete(await ask(general.provinces))).toBe(true);
    expect(requests).toHaveLength(2);
  });

  test.each([1, 2])('with an invalid item on page %i is incomplete', async (bad) => {
    serve((address) => {
      const number = pageIn(address);
      return { data: [{ id: number, name: 'A' }, ...(number === bad ? [{ id: 9 }] : [])], page: number, pages: 2 };
    });
    const list = await ask(general.provinces);
    expect([list, isIncomplete(list)]).toEqual([expect.objectContaining({ length: 2 }), true]);
    expect(reports.map(({ message }) => message)).toEqual(['Items left out: /api/general/location/province/all']);
  });

  test('is never read on by a call that saves, because that would save again', async () => {
    serve((address) => ({ data: page(pageIn(address)), meta: meta(pageIn(address)) }));
    await ask({ ...general.provinces, method: 'POST' }, { body: {} });
    expect(requests).toHaveLength(1);
  });

  test('without an end is read up to a limit', async () => {
    serve((address) => {
      const number = pageIn(address);
      return { data: [{ id: number, name: 'x' }], next_page_url: `/api/x?page=${number + 1}` };
    });
    const list = await ask(general.provinces);
    expect(isIncomplete(list)).toBe(true);
    expect(reports.map(({ message }) => message)).toEqual(['Pages left out: /api/general/location/province/all']);
    expect(list).toHaveLength(40);
  });
});

describe('a redirect', () => {
  const moved = () => new Response(null, { status: 301, headers: { location: 'https://elsewhere.example/' } });
  /** The response to a probe, which the browser has followed to this address. */
  const followedTo = (address: string) => Object.defineProperty(new Response('{}'), 'url', { value: address });
  const withoutSlash: Answer = ({ pathname }) => (pathname.endsWith('/') ? moved() : []);
  const withSlash: Answer = ({ pathname }) => (pathname.endsWith('/') ? { message: 'saved' } : moved());
  const asked = () => requests.map(({ address, request }) => `${request.method ?? ''} ${address.pathname}`);
  const save = () =>
    ask(application.saveCustomInputs, { token: 'secret', body: { application_id: '7', response: {} } });
  const questions = () => ask(application.listCustomInputs, { token: 'secret', query: { application_id: '7' } });
  const confirm = () => ask(scholarship.startConfirm, { token: 'secret', parameters: { id: '7' }, body: {} });

  test('is followed by a call that reads, if it only adds a slash', async () => {
    serve(withoutSlash);
    await questions();
    expect(asked()).toEqual(['GET /api/application/custom-input/', 'GET /api/application/custom-input']);
  });

  test('is followed even if the browser hides that it is one', async () => {
    const hidden = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    serve(({ pathname }) => (pathname.endsWith('/') ? hidden() : []));
    await questions();
    expect(asked()).toEqual(['GET /api/application/custom-input/', 'GET /api/application/custom-input']);
  });

  test('of a call that reads teaches nothing if the other address fails, too', async () => {
    serve(({ pathname }) => (pathname.endsWith('/') ? moved() : new Response('{}', { status: 400 })));
    await expect(questions()).rejects.toMatchObject({ status: 400 });
    requests.length = 0;
    await expect(save()).rejects.toBeDefined();
    expect(asked()[0]).toBe('POST /api/application/custom-input/');
  });

  test('does not make a call save twice, because the first may have had its effect', async () => {
    serve(withoutSlash);
    await expect(save()).rejects.toMatchObject({ kind: 'unreadable', hasNewAddress: false });
    expect(asked().filter((one) => one.startsWith('POST'))).toEqual(['POST /api/application/custom-input/']);
  });

  test('of a call that reads sends later calls that save to the other address at once', async () => {
    serve(({ pathname }, { method }) =>
      pathname.endsWith('/') ? moved() : method === 'GET' ? [] : { message: 'saved' },
    );
    await questions();
    requests.length = 0;
    await save();
    await confirm();
    expect(asked()).toEqual([
      'POST /api/application/custom-input',
      'POST /api/scholarship-application/7/start-confirm',
    ]);
  });

  test('of some addresses and not of others changes nothing for a third address', async () => {
    serve(({ pathname }) => (pathname.endsWith('custom-input/') ? moved() : []));
    await questions();
    await ask(application.listFiles, { token: 'secret', query: { application_id: '7' } });
    requests.length = 0;
    await expect(confirm()).rejects.toBeDefined();
    expect(asked()).toEqual(['POST /api/scholarship-application/7/start-confirm/']);
  });

  test("of the page's first call is followed without the token, so that the next press arrives", async () => {
    serve((address, { method }) => {
      const answer = withSlash(address, {});
      // The browser follows this one itself, and tells where it has ended.
      return method === undefined ? followedTo('https://apply.example/api/application/initial/') : answer;
    });
    const register = () => ask(application.initial, { token: 'secret', body: {} });
    await expect(register()).rejects.toMatchObject({ kind: 'unreadable', hasNewAddress: true });
    expect(requests.map(({ request }) => request.method)).toEqual(['POST', undefined]);
    // Servers choose the form of their answer by these headers, and some redirect by them.
    expect(requests[1]?.request.headers).toEqual({
      Accept: 'application/json, text/plain, */*',
      'Accept-Language': 'en',
    });
    requests.length = 0;
    await expect(register()).rejects.toBeDefined();
    expect(asked()).toEqual(['POST /api/application/initial/']);
  });

  describe('of an address that was changed because of others', () => {
    const confirmPath = '/api/scholarship-application/7/start-confirm/';
    const serveMixed = (end: string) => {
      serve(({ pathname }, { method }) => {
        if (method === undefined) return followedTo(`https://apply.example${end}`);
        const isKnown = pathname.endsWith('/') === pathname.startsWith('/api/scholarship');
        return isKnown ? (method === 'GET' ? [] : { message: 'sent' }) : moved();
      });
    };

    test('makes the next press use the address of the specification', async () => {
      serveMixed(confirmPath);
      await questions();
      await expect(confirm()).rejects.toMatchObject({ kind: 'unreadable', hasNewAddress: true });
      requests.length = 0;
      await confirm();
      expect(asked()).toEqual([`POST ${confirmPath}`]);
    });

    test('promises nothing if it leads to a page of another kind', async () => {
      serveMixed('/login');
      await questions();
      await expect(confirm()).rejects.toMatchObject({ kind: 'unreadable', hasNewAddress: false });
    });
  });

  test('to another origin never gets the token', async () => {
    serve(moved);
    await expect(ask(application.listFiles, { token: 'secret', query: { application_id: '7' } })).rejects.toMatchObject(
      { kind: 'unreadable' },
    );
    expect(requests.every(({ request }) => request.redirect === 'manual')).toBe(true);
    expect(new Set(requests.map(({ address }) => address.origin)).size).toBe(1);
  });
});

describe('a refusal', () => {
  const read = (body: unknown, type: string, status = 422) => refusal(status, JSON.stringify(body), null, type);
  const JSON_TYPE = 'application/json; charset=utf-8';
  const PROBLEM = 'application/problem+json';

  test('with only a message keeps it', () => {
    expect(read({ message: 'This round is full.' }, JSON_TYPE)).toMatchObject({ text: 'This round is full.' });
  });

  test('as a problem document keeps its message and its fields', () => {
    const errors = { email: ['Not an address'] };
    expect(read({ title: 'Invalid', detail: 'The round is full.', errors }, PROBLEM, 409)).toMatchObject({
      text: 'The round is full.',
      fields: { email: 'Not an address' },
    });
    expect(read({ title: 'Invalid' }, PROBLEM)).toMatchObject({ text: 'Invalid' });
    expect(read({ detail: 'The round is full.' }, PROBLEM)).toMatchObject({ text: 'The round is full.' });
  });

  test('may list its errors', () => {
    const errors = [
      { field: 'email', message: 'Not an address' },
      { pointer: '#/phone', detail: 'Too short' },
      { field: '', pointer: '/first_name', detail: 'Missing' },
      { name: 'custom_input/12', message: 'Too long' },
      { message: 'of no field' },
      null,
      'of no form',
    ];
    expect(read({ title: 'Invalid', errors }, PROBLEM).fields).toEqual({
      email: 'Not an address',
      phone: 'Too short',
      first_name: 'Missing',
      'custom_input/12': 'Too long',
    });
  });

  test.each([
    ['violations', { field: 'email', message: 'Not an address' }],
    ['fieldErrors', { field: 'email', defaultMessage: 'Not an address' }],
    ['invalid-params', { name: 'email', reason: 'Not an address' }],
  ])('may list its errors as %s', (name, error) => {
    expect(read({ title: 'Invalid', [name]: [error] }, PROBLEM).fields).toEqual({ email: 'Not an address' });
  });

  test('of a proxy has no message', () => {
    expect(refusal(422, '{"message":"Not Found"}', null, 'text/html').text).toBe('');
    expect(read({ detail: 'Not Found' }, JSON_TYPE).text).toBe('');
  });

  test('with 404 may be a problem document', () => {
    expect(read({ title: 'Not Found', status: 404 }, PROBLEM, 404)).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('the image of a QR code', () => {
  const image = (text: string): string =>
    parseResponse(payment.billPaymentImage, JSON.stringify({ image: text })).image;

  test.each([
    ['iVBORw0KGgoAAAA=', 'data:image/png;base64,iVBORw0KGgoAAAA='],
    ['/9j/4AAQSkZJRg==', 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
    ['R0lGODlhAQABAAAA', 'data:image/gif;base64,R0lGODlhAQABAAAA'],
    ['UklGRiQAAABXRUJQ', 'data:image/webp;base64,UklGRiQAAABXRUJQ'],
    ['iVBORw0KGgo\nAAAA', 'data:image/png;base64,iVBORw0KGgoAAAA'],
  ])('may be bare base64: %j', (bare, source) => {
    expect(image(bare)).toBe(source);
  });

  const BILL = '00020101021230490016A00000067701011201150000000000000010207000000153037645406500.005802TH6304ABCD';

  // The page compares the origin of an address with those that it may show.
  test.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'https://files.university.example/qr/7.png',
    'http://localhost:8000/qr/7.png',
    '/api/qr/7.png',
    BILL,
  ])('may be %s', (given) => {
    expect(image(given)).toBe(given);
  });

  test.each(['', 'AAAA', 'javascript:alert(1)', 'data:text/html,x', 'ftp://x/qr.png', BILL.slice(0, -1)])(
    'is never %j',
    (given) => {
      expect(() => image(given)).toThrow();
    },
  );
});

test('a picture of an API with an origin of its own is asked of that origin', () => {
  const api = 'https://api.university.example';
  expect(pictureAddress('/logos/1.svg', api)).toBe(`${api}/logos/1.svg`);
  expect(pictureAddress('logos/1.svg', api)).toBe(`${api}/logos/1.svg`);
  expect(pictureAddress('https://files.university.example/1.svg', api)).toBe('https://files.university.example/1.svg');
  expect(pictureAddress('', api)).toBe('');
  expect(pictureAddress('/api/logos/1.svg', '')).toBe('/api/logos/1.svg');
});

test("an envelope's fields about the call are not part of the data", () => {
  expect(openEnvelope({ status: 'success', data: {} }).data).toEqual({});
  expect(openEnvelope({ status: 'success', data: { id: 1 }, access_token: 'a' }).data).toEqual({
    id: 1,
    access_token: 'a',
  });
});
