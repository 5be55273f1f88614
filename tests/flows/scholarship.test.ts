import { describe, expect, test } from 'vitest';
import { messageScopeOf } from '../../src/flows/definition/message-scope.ts';
import {
  afterPayment,
  firstUnfinished,
  isStepDone,
  reviewRoute,
  stepForRoute,
  stepperEntries,
} from '../../src/flows/definition/step-order.ts';
import { isVisible, messageKeyOf } from '../../src/flows/definition/field-queries.ts';
import type { FieldDefinition } from '../../src/field-kinds/kinds.ts';
import type { RemoteSelectDefinition } from '../../src/field-kinds/remote-select.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import { patchBody } from '../../src/steps/patch-body.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { fakeServer } from '../application/fake-server.ts';
import { applicationOf } from '../application/test-session.ts';

const campaignContext = { slug: 'star', campaignId: '401' };
const PERSON = { first_name: 'ก', last_name: 'ข', phone: '0812345678', phone_country: 'TH', email: 'a@example.com' };
const start = stepForRoute(scholarship, 'scholarship');
const personal = stepForRoute(scholarship, 'scholarship.personal-information');

describe('what a scholarship application sends', () => {
  test('has education and faculty only together, and a student number only if one was given', () => {
    expect(scholarship.initialBody({ ...PERSON, education: 'm6', student_no: '' }, campaignContext)).toEqual({
      ...PERSON,
      scholarship_campaign_id: '401',
    });
    const both = { education: 'm6', faculty_id: '1', student_no: 'AD66001234' };
    expect(scholarship.initialBody({ ...PERSON, ...both }, campaignContext)).toMatchObject(both);
  });

  test('a later change sends education and faculty only together; a student number that was given can be removed', () => {
    const saved = applicationOf({ ...PERSON, faculty_id: '2', student_no: 'AD66001234' });
    expect(patchBody(start, { ...PERSON, education: '', student_no: '' }, saved)).toEqual({
      first_name: 'ก',
      last_name: 'ข',
      student_no: '',
    });
    const without = applicationOf(PERSON);
    expect(patchBody(start, { ...PERSON, student_no: '' }, without)).not.toHaveProperty('student_no');
  });

  test('the payment names its method', () => {
    expect(scholarship.openPaymentBody('thai_qr')).toEqual({ method: 'thai_qr' });
  });

  test('the checks and codes of a scholarship name the campaign', () => {
    expect(scholarship.checkQuery(PERSON, campaignContext)).toMatchObject({
      mode: 'check',
      scholarship_campaign_id: '401',
    });
    expect(scholarship.otpRequestExtras(campaignContext)).toEqual({
      type: 'scholarship',
      scholarship_campaign_id: '401',
    });
  });
});

describe('the campaign of an address', () => {
  const COMPLETE = {
    id: 401,
    slug: 'star',
    name: 'Star',
    description: '<p>a</p>',
    info_box: '<p>b</p>',
    amount: 200,
    open: true,
    closes_at: '2099-01-11',
    files: [
      { type: 'id_card', required: true },
      { type: 'portfolio', required: false },
    ],
  };
  const read = async (response: object) => {
    fakeServer().on('/scholarship-campaign/401', response);
    return scholarship.resolveCampaign('401', { locale: 'en' });
  };

  test('is described with its required documents and all its texts', async () => {
    expect(await read(COMPLETE)).toEqual({
      slug: 'star',
      campaignId: '401',
      campaign: {
        name: 'Star',
        description: ['<p>a</p>', '<p>b</p>'],
        documents: ['id_card'],
        amount: 200,
        open: true,
        closesAt: '2099-01-11',
      },
    });
  });

  test('keeps the address if the server names no other, and has no text where the server has none', async () => {
    const { slug, campaign } = await read({ ...COMPLETE, slug: undefined, description: '', info_box: undefined });
    expect([slug, campaign.description]).toEqual(['401', []]);
  });

  test('is asked for whenever a page opens, and its documents are then known', async () => {
    const server = fakeServer();
    server.on('/scholarship-campaign/401', COMPLETE);
    await scholarship.resolveCampaign('401', { locale: 'en' });
    await scholarship.resolveCampaign('401', { locale: 'en' });
    expect(server.seen).toHaveLength(2);
    const documents = await scholarship.requiredDocuments(applicationOf(), { locale: 'en' }, { slug: '401' });
    expect(documents).toEqual(COMPLETE.files);
    expect(server.seen).toHaveLength(2);
  });

  test.each([
    [{ scholarship_campaign_id: '401' }, true],
    [{ scholarship_campaign_id: '402' }, false],
    // Some servers do not say to which campaign an application belongs.
    [{}, true],
  ])('an application with %o belongs to campaign 401: %s', (fields, belongs) => {
    expect(scholarship.matchesCampaign(applicationOf(fields), campaignContext)).toBe(belongs);
  });
});

describe('a list', () => {
  const queryOf = (step: { readonly fields: readonly FieldDefinition[] }, name: string) => {
    const list = step.fields.find(
      (field): field is RemoteSelectDefinition => field.kind === 'remote-select' && field.name === name,
    );
    if (!list) throw new Error(`No list is called ${name}`);
    return list.lookup.query;
  };
  const programme = stepForRoute(scholarship, 'scholarship.faculty-type');
  const scholarship_campaign_id = '401';

  test('of what interests an applicant is that of the campaign, then that of the faculty', () => {
    expect(queryOf(start, 'faculty_id')({}, {})).toBeUndefined();
    expect(queryOf(start, 'faculty_id')({}, campaignContext)).toEqual({ slug: 'star' });
    expect(queryOf(start, 'course_id')({}, campaignContext)).toBeUndefined();
    expect(queryOf(start, 'course_id')({ faculty_id: '2' }, campaignContext)).toEqual({ faculty_id: '2' });
  });

  test.each([
    ['faculty_id', {}],
    ['course_type_id', { faculty_id: '1' }],
    ['course_id', { faculty_id: '1', course_type_id: '2' }],
    ['semester_id', { faculty_id: '1', course_type_id: '2', course_id: '3' }],
  ])('of the programme waits for the campaign and the choices before it: %s', (name, chosen) => {
    const query = queryOf(programme, name);
    const later = { semester_id: '4', gpax: '3.50' };
    expect(query({ ...chosen, ...later }, campaignContext)).toEqual({ scholarship_campaign_id, ...chosen });
    expect(query(chosen, {})).toBeUndefined();
    for (const missing of Object.keys(chosen))
      expect(query({ ...chosen, [missing]: '' }, campaignContext)).toBeUndefined();
  });
});

describe('an interest', () => {
  const chosen = { education: 'm6', faculty_id: '2' };
  const sent = (values: Record<string, string>, saved: Record<string, string>) => {
    const body = patchBody(start, { ...PERSON, ...values }, applicationOf({ ...PERSON, ...saved }));
    return [body['education'], body['faculty_id']];
  };

  test('is sent once both answers are given, and withdrawn with the education', () => {
    expect(sent(chosen, {})).toEqual(['m6', '2']);
    expect(sent({ education: 'm6', faculty_id: '' }, {})).toEqual([undefined, undefined]);
    expect(sent({ education: '', faculty_id: '' }, chosen)).toEqual(['', '']);
    // Without the faculty alone, the saved pair stays.
    expect(sent({ education: 'm6', faculty_id: '' }, chosen)).toEqual([undefined, undefined]);
  });
});

describe('the order', () => {
  test('a scholarship ends with payment and the confirmation, where answers are checked', () => {
    expect(stepperEntries(scholarship, 'scholarship.confirm').map(({ name, state }) => `${name} ${state}`)).toEqual([
      'start done',
      'programme done',
      'personal done',
      'loan done',
      'payment done',
      'confirm current',
    ]);
    expect([reviewRoute(scholarship), afterPayment(scholarship)]).toEqual([
      'scholarship.confirm',
      'scholarship.confirm',
    ]);
  });

  test('a step with documents is done when both its fields and its documents are', () => {
    expect(messageScopeOf(personal).sections).toContain('documents_part');
    const answers = Object.fromEntries(personal.fields.map(({ name }) => [name, 'x']));
    const application = applicationOf({
      ...answers,
      id_type: 'national_id',
      home_address_by: 'postcode',
      school_by: 'postcode',
    });
    expect([isStepDone(personal, application, false), isStepDone(personal, application, true)]).toEqual([false, true]);
    expect(isStepDone(personal, applicationOf(), true)).toBe(false);
    expect(firstUnfinished(scholarship, applicationOf(PERSON), true)).toBe('scholarship.faculty-type');
  });
});

test('whoever lives abroad gives the address as one text', () => {
  const shown = personal.fields.filter((field) => isVisible(field, { home_address_by: 'abroad' }));
  const home = shown.filter(({ name }) => name.startsWith('home_')).map(messageKeyOf);
  expect(home).toEqual(['home_address_abroad', 'home_address_by']);
});

describe('the parts of the personal step', () => {
  const { parts = [], fields } = personal;

  test('are four, with the documents in the last, and each field is in exactly one of them', () => {
    expect(parts).toEqual(['identity_part', 'school_part', 'talent_part', 'documents_part']);
    expect(new Set(fields.map(({ part }) => part))).toEqual(new Set([0, 1, 2]));
    const partsOf = (name: string) => new Set(fields.filter((field) => field.name === name).map(({ part }) => part));
    expect(fields.filter(({ name }) => partsOf(name).size > 1)).toEqual([]);
  });

  test('follow one another on the page, and each begins with a heading', () => {
    const order = fields.map(({ part = -1 }) => part);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    for (const part of new Set(order)) expect(fields.find((field) => field.part === part)?.section).toBeDefined();
  });

  test('are on no other step', () => {
    const others: readonly Step[] = scholarship.steps.filter((step) => step !== personal);
    expect(others.flatMap((step) => [...(step.parts ?? []), ...step.fields.flatMap(({ part }) => part ?? [])])).toEqual(
      [],
    );
  });
});
