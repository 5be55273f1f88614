import { describe, expect, test } from 'vitest';
import { parseResponse } from '../../src/api/parse-response.ts';
import * as application from '../../src/api/contract/application.ts';
import * as dashboard from '../../src/api/contract/dashboard.ts';
import * as payment from '../../src/api/contract/payment.ts';
import * as scholarship from '../../src/api/contract/scholarship.ts';
import * as shortCourse from '../../src/api/contract/short-course.ts';
import { collectReports, parse } from './incomplete-responses.ts';

/** What the server of another university may answer (docs/decisions/0018-back-ends.md). */

type Json = Record<string, unknown>;
const reports = collectReports();

describe('an invalid item', () => {
  const course = { id: 1, name: 'A' };

  test('is left out of its list and reported without its content', () => {
    const strange = [null, 7, 'text', [], {}, { id: 2 }, { name: 'B' }, { id: {}, name: 'C' }];
    for (const item of strange) {
      reports.length = 0;
      expect(parse(application.availableCourses, [course, item, { id: 3, name: 'D' }])).toMatchObject([
        { id: '1' },
        { id: '3' },
      ]);
      expect(reports.map(({ message }) => message)).toEqual(['Items left out: /api/application/available-course']);
    }
  });

  test('nothing is reported about a valid response', () => {
    parse(application.availableCourses, [course]);
    expect(reports).toEqual([]);
  });

  test('in a nested list removes only itself', () => {
    const files = [{ type: 'id_card' }, { type: 'photo' }, 'x', { type: 'portfolio', required: null }];
    expect(parse(application.campaigns, [{ ...course, files }, { ...course, id: 2 }, { id: 3 }])).toMatchObject([
      {
        id: '1',
        files: [
          { type: 'id_card', required: true },
          { type: 'portfolio', required: true },
        ],
      },
      { id: '2', files: [] },
    ]);
  });

  test('that is the only one makes its list unreadable, unlike an empty list', () => {
    expect(() => parse(application.availableCourses, [{ title: 'A' }])).toThrow(
      expect.objectContaining({ kind: 'unreadable' }),
    );
    expect(parse(application.availableCourses, [])).toEqual([]);
  });

  test('may be nested deeply or have property names of every object', () => {
    const lists = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const objects = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const text = `[${JSON.stringify(course)},${lists},${objects},{"__proto__":{"id":1,"name":"A"},"constructor":{"name":"B"}}]`;
    expect(parseResponse(application.availableCourses, text)).toMatchObject([{ id: '1', name: 'A' }]);
    expect(({} as Json)['id']).toBeUndefined();
  });
});

describe('an unknown value', () => {
  test('an application of an unknown type and status is listed', () => {
    expect(parse(dashboard.read, [{ id: 'a-1', type: 'phd', status: 77 }, { id: 2 }])).toMatchObject([
      { id: 'a-1', type: undefined, status: '77' },
      { id: '2', status: '' },
    ]);
  });

  test("an unknown payment method keeps the server's name", () => {
    const methods = ['wallet', 'card', { name: 'x' }, 'thai_qr'];
    expect(parse(payment.availableMethods, { amount: 1, methods })).toMatchObject({
      methods: ['wallet', 'card', 'thai_qr'],
    });
  });

  test.each(['paid', 'SUCCESSFUL', 'success', '', 1])('a payment of status %j is pending, never paid', (status) => {
    expect(parse(payment.check, { status })).toMatchObject({ status: 'pending', unknownStatus: String(status) });
  });

  test('a question of an unknown kind is a text question, and a file of an unknown kind is listed', () => {
    const question = { id: 1, label: 'A', kind: 'colour' };
    expect(parse(application.listCustomInputs, [question])).toMatchObject([{ kind: 'text' }]);
    expect(parse(application.listFiles, [{ id: 1, type: 'photo' }])).toMatchObject([{ id: '1', type: undefined }]);
  });
});

describe('an amount', () => {
  const campaign = { id: 1, slug: 'star', name: 'A' };
  const amountOf = (amount: unknown): unknown =>
    (parse(scholarship.campaign, { ...campaign, amount }) as Json)['amount'];

  test('is a number or a text', () => {
    expect([500, '500', '500.00', ' 500 '].map(amountOf)).toEqual([500, 500, 500, 500]);
    expect([0, '0.00'].map(amountOf)).toEqual([0, 0]);
  });

  test('that is absent or cannot be read claims nothing', () => {
    expect([null, '', 'free', -1, [], {}, '๕๐๐'].map(amountOf).filter((amount) => typeof amount === 'number')).toEqual(
      [],
    );
    expect(Object.keys(parse(scholarship.campaign, campaign) as Json)).toEqual(['id', 'slug', 'name', 'files']);
    expect((parse(shortCourse.availableCampaigns, [{ id: 1, name: 'A' }]) as Json[])[0]).not.toHaveProperty('amount');
  });
});

describe('the id of an application', () => {
  const idOf = (id: unknown): unknown => (parse(application.initial, { id, access_token: 't' }) as Json)['id'];

  test.each([7, '7', '0190c2f4-8a1e-7c3d-9f00-3f2a5b6c7d8e', 'AD66_1.x~y', 'a'.repeat(64)])('%j', (id) => {
    expect(idOf(id)).toBe(String(id));
  });

  test.each(['', '.', '..', 'a/b', 'a b', 'กข', '%2e', 'a'.repeat(65), 1.5, null, {}])('%j is not an id', (id) => {
    expect(() => idOf(id)).toThrow(expect.objectContaining({ kind: 'unreadable' }));
  });
});

test('an application may lack everything but its id', () => {
  const read = parse(application.read, { id: 1, readable: null, hints: 5, payment: null });
  expect(read).toEqual({ id: '1', status: 'draft', readable: {}, hints: undefined, payment: null });
  const named = { id: 1, readable: { course_id: 5, faculty_id: ['x'] }, hints: { id_number: 1234 } };
  expect(parse(application.read, named)).toMatchObject({
    readable: { course_id: '5', faculty_id: '' },
    hints: { id_number: '1234' },
  });
});
