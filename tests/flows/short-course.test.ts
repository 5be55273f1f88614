import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callUntyped } from '../../src/api/client.ts';
import { requestOf } from '../../src/api/contract/all.ts';
import { check, initial, openPayment, read, requestOtp } from '../../src/api/contract/short-course.ts';
import type { FieldDefinition } from '../../src/field-kinds/kinds.ts';
import type { RemoteSelectDefinition } from '../../src/field-kinds/remote-select.ts';
import type { AutocompleteDefinition } from '../../src/field-kinds/autocomplete.ts';
import type { Flow } from '../../src/flows/definition/flow.ts';
import { isVisible, suggestedAnswers } from '../../src/flows/definition/field-queries.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { shortCourse as data } from '../../src/flows/short-course.ts';
import { nameOfChoice } from '../../src/sandbox/seed/choice-names.ts';
import { textFor } from '../../src/sandbox/shared/bilingual.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { applicationOf, START } from '../application/test-session.ts';

const shortCourse: Flow = data;
const fields = shortCourse.steps.flatMap((step): readonly FieldDefinition[] => step.fields);
const fieldOf = <K extends FieldDefinition['kind']>(kind: K, name: string): Extract<FieldDefinition, { kind: K }> => {
  const found = fields.find((field) => field.kind === kind && field.name === name);
  if (!found) throw new Error(name);
  return found as Extract<FieldDefinition, { kind: K }>;
};
const contact = { phone: START.phone, phone_country: START.phone_country, email: START.email };

describe('the data of the flow', () => {
  test('the short-course flow has the steps of the decisions in their order', () => {
    expect(shortCourse.steps.map(({ route, save }) => [route, save])).toEqual([
      ['short-course', 'draft'],
      ['short-course.course', 'register'],
      ['short-course.personal-information', 'personal'],
      ['short-course.promotion', 'answers'],
      ['short-course.upload-document', 'uploads'],
    ]);
  });

  test('the participant, the personal part and the answers go by their own calls', () => {
    const by = (save: string): string[] => fields.filter((field) => field.savedBy === save).map(({ name }) => name);
    expect(by('participant')).toEqual(['occupation', 'workplace', 'attendees']);
    expect(by('answers')).toEqual(['short_course_id', 'period_id', 'campaign_id', 'referral_code']);
  });
});

describe('a period', () => {
  const labelOf = (period: object): string =>
    fieldOf('remote-select', 'period_id').lookup.option(period as never, 'en').label;
  const period = { id: '1', period: 'Class 1', year_readable: 'Academic year 2027' };

  test('is named by the day on which it starts', () => {
    expect(labelOf({ ...period, start_at_readable: '6 March 2027' })).toBe('Class 1 · classes start 6 March 2027');
  });
  test.each(['6 March', '6 มี.ค. 70'])('a day without a whole year has the year beside it: %s', (start_at_readable) => {
    expect(labelOf({ ...period, start_at_readable })).toBe(
      `Class 1 · Academic year 2027 · classes start ${start_at_readable}`,
    );
  });
  test('without a first day does not mention the day on which registration begins', () => {
    expect(labelOf({ ...period, regis_start_at_readable: '11 January 2027' })).toBe(
      'Class 1 · Academic year 2027 · 11 January 2027',
    );
  });
});

describe('what the flow sends is what the contract takes', () => {
  test('the contract takes the check, with the course once it is known; code, reading and an empty payment', () => {
    expect(v.parse(requestOf(check).query, shortCourse.checkQuery(contact, {}, { short_course_id: '3' }))).toEqual({
      ...contact,
      mode: 'check',
      short_course_id: '3',
    });
    expect(v.parse(requestOf(check).query, shortCourse.checkQuery(contact, {}, {}))).toEqual({
      ...contact,
      mode: 'check',
    });
    expect(v.is(requestOf(requestOtp).body, { ...shortCourse.otpRequestExtras({}), ...contact })).toBe(true);
    expect(v.is(requestOf(read).query, shortCourse.stepReadQuery)).toBe(true);
    expect(v.parse(requestOf(openPayment).body, shortCourse.openPaymentBody('card'))).toEqual({});
  });

  test('the registration: the fields of the specification, of the optional ones those that were answered', () => {
    const person = { prefix_name: 'mr', first_name: START.first_name, last_name: START.last_name, ...contact };
    const typed = { ...person, short_course_id: '3', period_id: '1', course_search: 'x', utm_source: 'line' };
    expect(v.parse(requestOf(initial).body, shortCourse.initialBody(typed, {}))).toEqual({
      ...person,
      rank: '',
      academic_rank: '',
      short_course_id: '3',
      utm_source: 'line',
    });
  });
});

describe('lists', () => {
  const lookupOf = (name: string): RemoteSelectDefinition['lookup'] => fieldOf('remote-select', name).lookup;

  test('periods wait for the course, campaigns for the period', () => {
    expect(lookupOf('period_id').query({}, {})).toBeUndefined();
    expect(lookupOf('period_id').query({ short_course_id: '1' }, {})).toEqual({ short_course_id: '1' });
    expect(lookupOf('campaign_id').query({ short_course_id: '1' }, {})).toBeUndefined();
    const both = { short_course_id: '1', period_id: '2' };
    expect(lookupOf('campaign_id').query(both, {})).toEqual(both);
  });

  test('suggestions wait for a text; a link names its course by id or slug', () => {
    const { suggestions, preset }: AutocompleteDefinition = fieldOf('autocomplete', 'short_course_id');
    expect(suggestions.query({}, {})).toBeUndefined();
    expect(suggestions.query({ course_search: ' ' }, {})).toBeUndefined();
    expect(suggestions.query({ course_search: ' data ' }, {})).toEqual({ search: 'data' });
    const means = preset?.matches as ((item: object, wanted: string) => boolean) | undefined;
    const item = { id: '5', slug: 'drone-pilot' };
    expect(['5', 'drone-pilot', '6'].map((wanted) => means?.(item, wanted))).toEqual([true, true, false]);
  });
});

test('a course and a round show what the server says about them', () => {
  const search = fieldOf('autocomplete', 'short_course_id').description;
  const round = fieldOf('remote-select', 'campaign_id').description;
  expect(search?.({ description: '<p>a</p>' } as never)).toEqual(['<p>a</p>']);
  expect(round?.({ highlight_box: '<p>b</p>' } as never)).toEqual(['<p>b</p>']);
});

test('the result repeats the answers of the tax invoice', () => {
  const isRepeated = (name: string) => shortCourse.isOnInvoice?.(name);
  const repeated = ['attendees', 'receipt_issued_to', 'company_name', 'branch', 'tax_id', 'tax_address'];
  for (const name of [...repeated, 'same_as_invoice', 'shipping_province_id'])
    expect([name, isRepeated(name)]).toEqual([name, true]);
  for (const name of ['first_name', 'occupation', 'home_tax_', 'taxi'])
    expect([name, isRepeated(name)]).toEqual([name, false]);
});

test('a company is asked for its numbers, and another address only when it is another', () => {
  const shown = (name: string, values: Record<string, string>): boolean =>
    fields.some((field) => field.name === name && isVisible(field, values));
  for (const name of ['company_name', 'branch', 'tax_id']) {
    expect(shown(name, { receipt_issued_to: 'company' })).toBe(true);
    expect(shown(name, { receipt_issued_to: 'person' })).toBe(false);
    expect(shown(name, {})).toBe(false);
  }
  const values = { shipping_address_by: 'province', tax_address_by: 'province', same_as_invoice: 'yes' };
  for (const name of ['shipping_address', 'shipping_address_by', 'shipping_province_id', 'shipping_sub_district_id']) {
    expect(shown(name, { ...values, same_as_invoice: '' })).toBe(true);
    expect(shown(name, values)).toBe(false);
  }
  expect(shown('tax_province_id', values)).toBe(true);
});

test('the box of the same address is left ticked until an address of the step is saved', () => {
  const suggestion = (saved: Record<string, string>) =>
    shortCourse.steps.map((step) => suggestedAnswers(step, saved)).find((found) => 'same_as_invoice' in found);
  expect(suggestion({ first_name: START.first_name, tax_address: '' })).toBeUndefined();
  expect(suggestion({ tax_address: '1 Rama IV Road' })).toEqual({ same_as_invoice: '' });
  expect(suggestion({ shipping_address: '9 Chan Road' })).toEqual({ same_as_invoice: '' });
});

describe('as the sandbox responds', () => {
  let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
  beforeAll(async () => {
    sandbox = await sandboxFetch();
  });
  beforeEach(() => sandbox.connect());
  afterAll(() => sandbox.close());
  const wanted = (campaign_id: string) =>
    shortCourse.requiredDocuments(
      applicationOf({ short_course_id: '1', period_id: '1', campaign_id }),
      { locale: 'th' },
      {},
    );

  test.each(LOCALES)('a period has one name in the list and in the review, %s', async (locale) => {
    const { endpoint, option } = fieldOf('remote-select', 'period_id').lookup;
    const items = (await callUntyped(endpoint, { locale, query: { short_course_id: '1' } })) as readonly never[];
    const named = items.map((item) => option(item, locale)).map(({ value, label }) => [value, label]);
    expect(named).toEqual(
      ['1', '2'].map((id) => [id, textFor(nameOfChoice('period_id', id, 'short-course') ?? ['', ''], locale)]),
    );
  });

  test('the documents are those of the chosen campaign, which may be none', async () => {
    expect((await wanted('302')).map(({ type }) => type)).toEqual(['id_card']);
    expect(await wanted('301')).toEqual([]);
  });

  test('the campaigns are those of the chosen course and period', async () => {
    await wanted('302');
    expect(sandbox.sent.map(({ path }) => path.split('?')[1])).toEqual(['short_course_id=1&period_id=1']);
  });

  test('a campaign that is not listed does not count as one without documents', async () => {
    await expect(wanted('999')).rejects.toMatchObject({ kind: 'unreadable' });
  });
});
