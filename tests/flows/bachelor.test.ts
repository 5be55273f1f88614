import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestOf } from '../../src/api/contract/all.ts';
import { check, initial, openPayment, requestOtp } from '../../src/api/contract/application.ts';
import type { Locale } from '../../src/config/locales.ts';
import type { FieldDefinition } from '../../src/field-kinds/kinds.ts';
import type { RemoteSelectDefinition } from '../../src/field-kinds/remote-select.ts';
import type { Flow } from '../../src/flows/definition/flow.ts';
import { bachelor as data } from '../../src/flows/bachelor.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { applicationOf, START } from '../application/test-session.ts';

const bachelor: Flow = data;
const lookupOf = (step: string, name: string, at = 0): RemoteSelectDefinition['lookup'] => {
  const found = bachelor.steps
    .filter((one) => one.name === step)
    .flatMap((one): readonly FieldDefinition[] => one.fields)
    .filter((field): field is RemoteSelectDefinition => field.kind === 'remote-select' && field.name === name)[at];
  if (!found) throw new Error(`${step} has no list ${name}`);
  return found.lookup;
};

describe('the data of the flow', () => {
  test('the bachelor flow has the steps of the decisions in their order', () => {
    expect(bachelor.steps.map(({ route }) => route)).toEqual([
      'bachelor',
      'bachelor.faculty',
      'bachelor.education',
      'bachelor.scholarship',
      'bachelor.upload-document',
    ]);
  });
});

describe('what the flow sends is what the contract takes', () => {
  const contact = { phone: START.phone, phone_country: START.phone_country, email: START.email };

  test('the contract takes the check, code and payment of the bachelor flow', () => {
    expect(v.parse(requestOf(check).query, bachelor.checkQuery(contact, {}, {}))).toEqual({
      ...contact,
      mode: 'check',
      type: 'bachelor',
    });
    expect(v.is(requestOf(requestOtp).body, { ...bachelor.otpRequestExtras({}), ...contact })).toBe(true);
    expect(v.is(requestOf(openPayment).body, bachelor.openPaymentBody('thai_qr'))).toBe(true);
  });

  test('the registration: the fields of the specification, of the optional ones those that were answered', () => {
    const { programme_type, ...carried } = START;
    const typed = { ...START, utm_source: 'line', referral_code: 'X', reviewed: 'yes' };
    const body = bachelor.initialBody(typed, {});
    expect(programme_type).toBeTruthy();
    expect(v.parse(requestOf(initial).body, body)).toEqual({
      ...carried,
      rank: '',
      academic_rank: '',
      utm_source: 'line',
      type: 'bachelor',
    });
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
    const { query } = requestOf(list.endpoint);
    expect(query && v.is(query, list.query(enough, {}))).toBe(true);
  });

  test('the types of courses are those of the chosen kind of programme', () => {
    const types = lookupOf('faculty', 'course_type_id');
    expect(types.query({ campaign_id: '101', programme_type: 'transfer' }, {})).toEqual({
      type: 'bachelor',
      campaign_id: '101',
      programme_type: 'transfer',
    });
  });

  test('the faculties of the first page are those of a first degree', () => {
    expect(lookupOf('start', 'faculty_id').query({}, {})).toEqual({ type: 'bachelor', degree: 'bachelor' });
  });

  test('districts wait for a province, or for a whole postcode in any digits', () => {
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

  test('a round shows its information', () => {
    const round = bachelor.steps[1]?.fields.find(({ name }) => name === 'campaign_id');
    const about = round?.kind === 'remote-select' ? round.description?.({ info_box: '<p>a</p>' } as never) : undefined;
    expect(about).toEqual(['<p>a</p>']);
  });

  test('a semester shows what the server gives, readable parts first', () => {
    const { option } = lookupOf('faculty', 'semester_id') as unknown as {
      option: (item: object, locale: Locale) => { label: string };
    };
    const semester = { id: '1', period: 1, year: 2570, year_readable: 'ปีการศึกษา 2570', start_at_readable: null };
    expect(option({ ...semester, regis_start_at_readable: '1 มิ.ย. 2570' }, 'th').label).toBe(
      '1 · ปีการศึกษา 2570 · 1 มิ.ย. 2570',
    );
    expect(option({ id: '1', period: null, year: 2570 }, 'th').label).toBe('2570');
    const bare = { id: '1', period: '1', year: '2569', start_at_readable: '10 ส.ค. 2569' };
    expect(option(bare, 'th').label).toBe('1/2569 · เริ่มเรียน 10 ส.ค. 2569');
    expect(option({ ...bare, start_at_readable: 'เริ่ม ส.ค. 2569' }, 'th').label).toBe('1/2569 · เริ่ม ส.ค. 2569');
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
    bachelor.requiredDocuments(applicationOf({ programme_type: 'four_year', campaign_id }), { locale: 'th' }, {});

  test('the documents are those of the chosen campaign', async () => {
    expect((await wanted('101')).map(({ type }) => type)).toContain('id_card');
  });

  test('a campaign that is not listed does not count as one without documents', async () => {
    await expect(wanted('999')).rejects.toMatchObject({ kind: 'unreadable' });
    const lists = () => sandbox.sent.map(({ path }) => path);
    expect(lists()).toHaveLength(2);
    await wanted('101');
    expect(lists()).toHaveLength(2);
    // It may be newer than the list that was kept.
    await expect(wanted('999')).rejects.toMatchObject({ kind: 'unreadable' });
    expect(lists()).toHaveLength(3);
  });
});
