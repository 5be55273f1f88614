import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import en from '../../locales/en/bachelor.json' with { type: 'json' };
import fieldWords from '../../locales/th/fields.json' with { type: 'json' };
import th from '../../locales/th/bachelor.json' with { type: 'json' };
import { check, initial, openPayment, requestCode } from '../../src/api/contract/application.ts';
import { routeOf } from '../../src/config/routes.ts';
import type { FieldEntry, Flow, LookupEntry } from '../../src/engine/flow.ts';
import { bachelor as data } from '../../src/flows/bachelor.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { applicationOf, START } from '../engine/bachelor-context.ts';

const bachelor: Flow = data;
const fields: readonly FieldEntry[] = bachelor.steps.flatMap((step): readonly FieldEntry[] => step.fields);
const lookupOf = (step: string, name: string, at = 0): LookupEntry['lookup'] => {
  const found = bachelor.steps
    .filter((one) => one.name === step)
    .flatMap((one): readonly FieldEntry[] => one.fields)
    .filter((field): field is LookupEntry => field.kind === 'lookup' && field.name === name)[at];
  if (!found) throw new Error(`${step} has no list ${name}`);
  return found.lookup;
};

describe('the data of the flow', () => {
  test('has the steps of the decisions in their order, each at a route of the flow', () => {
    expect(bachelor.steps.map(({ route }) => route)).toEqual([
      'bachelor',
      'bachelor.faculty',
      'bachelor.education',
      'bachelor.scholarship',
      'bachelor.upload-document',
    ]);
    for (const route of [...bachelor.steps.map((step) => step.route), ...Object.values(bachelor.routes)])
      expect(routeOf(route).flow).toBe('bachelor');
  });

  test('has words for every step, field and choice', () => {
    const steps = [...bachelor.steps.map(({ name }) => name), 'payment'];
    expect([Object.keys(th.steps), Object.keys(en.steps)]).toEqual([steps, steps]);
    const { labels, options } = fieldWords as { labels: object; options: Record<string, object> };
    expect(fields.map(({ name }) => name).filter((name) => !(name in labels))).toEqual([]);
    const choices = fields.flatMap((field) =>
      'options' in field ? field.options.map((option) => [field.name, option] as const) : [],
    );
    expect(choices.filter(([name, option]) => !(option in (options[name] ?? {})))).toEqual([]);
  });

  test('the number of a document is the only secret, and the contact the only fixed answer', () => {
    const names = (list: readonly FieldEntry[]): string[] => [...new Set(list.map(({ name }) => name))];
    expect(names(fields.filter(({ secret }) => secret))).toEqual(['id_number']);
    expect(names(fields.filter(({ fixed }) => fixed))).toEqual(['phone', 'email']);
  });
});

describe('what the flow sends is what the contract takes', () => {
  const contact = { phone: START.phone, phone_country: START.phone_country, email: START.email };

  test('check, code and payment', () => {
    expect(v.parse(check.query, bachelor.checkQuery(contact, {}, {}))).toEqual({
      ...contact,
      mode: 'check',
      type: 'bachelor',
    });
    expect(v.is(requestCode.body, { ...bachelor.codeIdentity({}), ...contact })).toBe(true);
    expect(v.is(openPayment.body, bachelor.openPaymentBody('thai_qr'))).toBe(true);
  });

  test('the registration: the fields of the specification, those only that were answered', () => {
    const { programme_type, ...carried } = START;
    const typed = { ...START, rank: '', utm_source: 'line', referral_code: 'X', reviewed: 'yes' };
    const body = bachelor.initialBody(typed, {});
    expect(programme_type).toBeTruthy();
    expect(v.parse(initial.body, body)).toEqual({ ...carried, utm_source: 'line', type: 'bachelor' });
  });
});

describe('a list waits for the answers before it', () => {
  const programme = { campaign_id: '101', course_type_id: '1', faculty_id: '1', course_id: '1101' };
  test.each([
    ['campaign_id', {}, { programme_type: 'transfer' }],
    ['course_type_id', {}, { campaign_id: '101' }],
    ['faculty_id', { campaign_id: '101' }, { campaign_id: '101', course_type_id: '1' }],
    ['course_id', { course_type_id: '1' }, { course_type_id: '1', faculty_id: '1' }],
    ['major_id', { course_type_id: '1', faculty_id: '1' }, programme],
    ['semester_id', { campaign_id: '101' }, programme],
  ])('%s', (name, tooFew, enough) => {
    const list = lookupOf('faculty', name);
    expect(list.query(tooFew, {})).toBeUndefined();
    const { query } = list.endpoint;
    expect(query && v.is(query, list.query(enough, {}))).toBe(true);
  });

  test('districts: of a province, or of a whole postcode in any digits', () => {
    const [byProvince, byPostcode] = [lookupOf('education', 'district_id'), lookupOf('education', 'district_id', 1)];
    expect([byProvince.query({}, {}), byProvince.query({ province_id: '10' }, {})]).toEqual([
      undefined,
      { province_id: '10' },
    ]);
    expect([byPostcode.query({ postcode: '1025' }, {}), byPostcode.query({ postcode: '๑๐๒๕๐' }, {})]).toEqual([
      undefined,
      { postcode: '10250' },
    ]);
  });

  test('a semester is told by what the server gives, readable first', () => {
    const { option } = lookupOf('faculty', 'semester_id') as unknown as { option: (item: object) => { label: string } };
    const semester = { id: '1', period: 1, year: 2570, year_readable: 'ปีการศึกษา 2570', start_at_readable: null };
    expect(option({ ...semester, regis_start_at_readable: 'มิถุนายน' }).label).toBe('1 · ปีการศึกษา 2570 · มิถุนายน');
    expect(option({ id: '1', period: null, year: 2570 }).label).toBe('2570');
  });
});

describe('the documents a campaign asks for', () => {
  let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
  beforeAll(async () => {
    sandbox = await sandboxFetch();
  });
  beforeEach(() => sandbox.connect());
  afterAll(() => sandbox.close());
  const wanted = (campaign_id: string) =>
    bachelor.wantedFiles(applicationOf({ programme_type: 'four_year', campaign_id }), { locale: 'th' }, {});

  test('are those of the chosen one', async () => {
    expect((await wanted('101')).map(({ type }) => type)).toContain('id_card');
  });

  test('a campaign that is not listed is not one that asks for nothing', async () => {
    await expect(wanted('999')).rejects.toMatchObject({ kind: 'unreadable' });
  });
});
