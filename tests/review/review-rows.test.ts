import { describe, expect, test } from 'vitest';
import review from '../../locales/en/review.json' with { type: 'json' };
import upload from '../../locales/en/upload.json' with { type: 'json' };
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { documentRows, priceRow, stepRows } from '../../src/review/review-rows.ts';
import { questionRow } from '../../src/documents/changed-documents.ts';
import { isReviewed, markReviewed } from '../../src/application/application-marks.ts';
import type { Documents } from '../../src/application/document-requirements.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { OTHER_SCHOOL } from '../../src/model/lookup.ts';
import { interpolate } from '../../src/lib/interpolate.ts';
import { applicationOf, freshSession, START, messages as flowMessages } from '../application/test-session.ts';

const messages = { ...flowMessages, review, upload };
const session = freshSession();
const first = stepForRoute(bachelor, 'bachelor');
const education = stepForRoute(bachelor, 'bachelor.education');
const valueOf = (rows: ReturnType<typeof stepRows>, term: string): string | undefined =>
  rows.find((row) => row.term === term)?.value as string | undefined;
const verbatimTerms = (rows: ReturnType<typeof stepRows>): string[] =>
  rows.filter(({ verbatim }) => verbatim).map(({ term }) => term);
const areKeysUnique = (rows: ReturnType<typeof stepRows>): boolean =>
  new Set(rows.map(({ key }) => key)).size === rows.length;
const { labels, options } = messages.fields;

describe('the answers of a step', () => {
  // Within each test, because mutation testing changes the code only while a test runs.
  const firstRows = () => stepRows(first, applicationOf(START), session, messages);

  test('stand in the order of its fields, those only that are asked and that no later step asks again', () => {
    expect(firstRows().map(({ term }) => term)).toEqual([
      labels.programme_type,
      labels.education,
      review.joined.name,
      labels.phone,
      labels.email,
    ]);
  });

  test('are not translated where the applicant has typed them', () => {
    expect(verbatimTerms(firstRows())).toEqual([review.joined.name, labels.phone, labels.email]);
  });

  test('are translated where one is missing, because then the site speaks', () => {
    const missing = stepRows(first, applicationOf({ ...START, email: '' }), session, messages);
    expect(valueOf(missing, labels.email)).toBe(review.notGiven);
    expect(verbatimTerms(missing)).toEqual([review.joined.name, labels.phone]);
  });

  test('are each known by the names of their fields, those of a joined row together', () => {
    const names = Object.fromEntries(firstRows().map((row) => [row.term, row.names]));
    expect(names).toEqual({
      [labels.programme_type]: ['programme_type'],
      [labels.education]: ['education'],
      [review.joined.name]: ['prefix_name', 'first_name', 'last_name'],
      [labels.phone]: ['phone_country', 'phone'],
      [labels.email]: ['email'],
    });
    expect(areKeysUnique(firstRows())).toBe(true);
  });

  test.each([
    ['0812345678', '081 234 5678'],
    ['020000000', '020000000'],
    ['4479111234567', '4479111234567'],
  ])('a mobile number of Thailand is grouped: %s', (phone, shown) => {
    expect(valueOf(stepRows(first, applicationOf({ ...START, phone }), session, messages), labels.phone)).toBe(shown);
  });

  test('a number of which the server never says whether it has it is hidden, not missing', () => {
    const answers = { id_type: 'national_id' };
    const [silent, empty] = [{}, { hints: {} }].map((more) =>
      stepRows(education, applicationOf({ ...answers, ...more }), session, messages),
    );
    expect(valueOf(silent ?? [], labels.id_type)).toBe(`${options.id_type.national_id} ••••`);
    expect(valueOf(empty ?? [], labels.national_id)).toBe(review.notGiven);
  });

  test('a choice whose name nobody knows is saved, and its id is not shown', () => {
    const faculty = stepRows(
      stepForRoute(bachelor, 'bachelor.faculty'),
      applicationOf({ faculty_id: '3', readable: { faculty_id: { th: 'ก' } } }),
      session,
      messages,
    );
    expect(valueOf(faculty, labels.faculty_id)).toBe(messages.fields.choiceSaved);
  });

  test('are readable: the name the server gives, the label of the choice, or what was typed', () => {
    const faculty = stepRows(
      stepForRoute(bachelor, 'bachelor.faculty'),
      applicationOf({ faculty_id: '3', readable: { faculty_id: 'Engineering' } }),
      session,
      messages,
    );
    expect(valueOf(faculty, labels.faculty_id)).toBe('Engineering');
    expect(valueOf(firstRows(), labels.education)).toBe(options.education.m6);
    expect(valueOf(firstRows(), review.joined.name)).toContain(START.first_name);
  });

  test('the way to find an address is not an answer', () => {
    const personal = stepForRoute(shortCourse, 'short-course.personal-information');
    const found = applicationOf({ tax_address: '99 Road', tax_address_by: 'province', tax_province_id: '10' });
    const shown = stepRows(personal, found, freshSession(shortCourse), messages);
    expect(shown.flatMap(({ names }) => names)).toContain('tax_province_id');
    expect(shown.flatMap(({ names }) => names)).not.toContain('tax_address_by');
  });

  test.each(['1/2569', '2569/1'])('a year in words of its own is shown as it is: %s', (academic_year) => {
    const answers = applicationOf({ education_level: 'studying', academic_year });
    const shown = valueOf(stepRows(education, answers, session, messages), labels.education_level);
    expect(shown).toContain(interpolate(review.phrases.expectedToFinish, { value: academic_year }));
  });

  test('an answer that can be given by two fields is shown once; an empty checkbox says no', () => {
    const personal = stepForRoute(shortCourse, 'short-course.personal-information');
    const found = { tax_address_by: 'province', tax_province_id: '10', tax_district_id: '1001' };
    const shown = stepRows(personal, applicationOf(found), freshSession(shortCourse), messages);
    expect(shown.filter(({ term }) => term === labels.tax_district_id)).toHaveLength(1);
    expect(valueOf(shown, labels.same_as_invoice)).toBe(options.same_as_invoice.no);
    const same = stepRows(personal, applicationOf({ same_as_invoice: 'yes' }), freshSession(shortCourse), messages);
    expect(valueOf(same, labels.same_as_invoice)).toBe(options.same_as_invoice.yes);
  });

  test('an answer with two fields has the label of the one that was used', () => {
    const schoolRows = (answers: object) =>
      stepRows(education, applicationOf({ school_name: 'A school', ...answers }), session, messages).filter(
        ({ value }) => value === 'A school',
      );
    expect(schoolRows({ school_by: 'abroad' }).map(({ term }) => term)).toEqual([labels.school_abroad]);
    const notInOptions = { school_by: 'province', school_id: OTHER_SCHOOL };
    expect(schoolRows(notInOptions).map(({ term }) => term)).toEqual([labels.school_id]);
  });

  test('each has a link to its field and back; a contact that codes go to has none', () => {
    const change = Object.fromEntries(firstRows().map((row) => [row.term, row.change?.href]));
    expect(change[labels.education]).toBe('/en/regisbachelor?return=review#field-education');
    expect([change[labels.phone], change[labels.email]]).toEqual([undefined, undefined]);
  });

  test('a missing one says so, and of a stored number only the end is shown', () => {
    const stored = applicationOf({ id_type: 'passport', school_by: 'province', hints: { id_number: '4567' } });
    const answers = stepRows(education, stored, session, messages);
    expect(valueOf(answers, labels.id_type)).toBe(`${options.id_type.passport} ••••\u00a04567`);
    expect(valueOf(answers, labels.gpax)).toBe(review.notGiven);
    expect(answers.map(({ term }) => term)).not.toContain(labels.postcode);
  });

  test('a list that may be empty is shown only when something was chosen from it', () => {
    const faculty = stepForRoute(bachelor, 'bachelor.faculty');
    const courses = (answers: object) =>
      stepRows(faculty, applicationOf({ ...answers }), session, messages).flatMap(({ term, value }) =>
        [labels.course_id, labels.major_id].includes(term) ? [[term, value]] : [],
      );
    expect(courses({ course_id: '2' })).toEqual([[labels.course_id, messages.fields.choiceSaved]]);
    expect(courses({ course_id: '2', major_id: '3' })).toEqual([[labels.course_id, messages.fields.choiceSaved]]);
  });

  test('a value without a message shows itself, whatever it is called', () => {
    const odd = stepRows(first, applicationOf({ ...START, education: 'constructor' }), session, messages);
    expect(valueOf(odd, labels.education)).toBe('constructor');
  });
});

test.each([
  [bachelor, 500, {}, 'Amount to pay: THB 500'],
  [bachelor, 500, { attendees: '3' }, 'Amount to pay: THB 500'],
  [shortCourse, 3500, { attendees: '1' }, 'Amount to pay: THB 3,500'],
  [shortCourse, 3500, { attendees: 'many' }, 'Amount to pay: THB 3,500'],
  [shortCourse, 3500, { attendees: '3' }, 'Amount to pay for all 3 attendees: THB 3,500'],
  [shortCourse, 0, { attendees: '3' }, `Amount to pay: ${review.price.free}`],
] as const)('the price of %#: what the server asks for, never a product of ours', (flow, amount, answers, expected) => {
  const { term, value } = priceRow(amount, applicationOf(answers), freshSession(flow), review.price);
  expect(`${term}: ${value}`.replace(/\s/g, ' ')).toBe(expected);
});

test('documents are named by kind, or counted where a name is unknown, and the questions of the campaign shown with their answers', () => {
  const question = { required: false, options: [] };
  const NO_OR_YES = [
    { value: 'n', label: 'No' },
    { value: 'y', label: 'Yes' },
  ];
  const documents: Documents = {
    requirements: [
      { type: 'id_card', required: true },
      { type: 'transcript', required: true },
      { type: 'portfolio', required: false },
      { type: 'cover_letter', required: true },
      { type: 'tcas', required: true },
    ],
    files: [
      { id: '1', type: 'id_card', name: 'a.pdf', size: 1 },
      { id: '2', type: 'id_card', name: 'b.pdf', size: 1 },
      { id: '3', type: 'transcript', name: '', size: 1 },
      { id: '4', type: 'tcas', name: 'c.pdf', size: 1 },
      { id: '5', type: 'tcas', name: '', size: 1 },
    ],
    customInputs: [
      { ...question, id: '1', label: 'Why?', kind: 'text', response: 'Because' },
      { ...question, id: '2', label: 'Camp?', kind: 'select', options: NO_OR_YES, response: 'y' },
      { ...question, id: '3', label: 'More?', kind: 'text', response: null },
      // The campaign no longer offers the answer.
      { ...question, id: '4', label: 'Trip?', kind: 'select', options: NO_OR_YES, response: 'maybe' },
    ],
  };
  const step = stepForRoute(bachelor, 'bachelor.upload-document');
  const rows = documentRows(step, documents, applicationOf({ id_type: 'passport' }), session, messages);
  expect(rows.map(({ term, value }) => [term, value])).toEqual([
    [upload.identityKinds.passport.title, 'a.pdf\nb.pdf'],
    [upload.kinds.transcript, interpolate(review.received, { count: 1 })],
    [upload.kinds.portfolio, review.notAttachedOptional],
    [upload.kinds.cover_letter, review.notAttached],
    [upload.kinds.tcas, interpolate(review.received, { count: 2 })],
    ['Why?', 'Because'],
    ['Camp?', 'Yes'],
    ['More?', review.notGiven],
    ['Trip?', 'maybe'],
  ]);
  const [withOther] = documentRows(step, documents, applicationOf({ id_type: 'other' }), session, messages);
  expect(withOther?.term).toBe(upload.identityKinds.other.title);
  expect(verbatimTerms(rows)).toEqual([upload.identityKinds.passport.title]);
  expect(rows.map(({ names }) => names?.join())).toEqual([
    ...documents.requirements.map(({ type }) => type),
    ...documents.customInputs.map(({ id }) => questionRow(id)),
  ]);
  expect(areKeysUnique(rows)).toBe(true);
  expect(rows[0]?.change?.href).toBe('/en/regisbachelor/upload-document?return=review');
});

test('that the answers were confirmed is stored with the draft, and removed without changing it', () => {
  session.stores.$draft.set({ gpax: '3.50' });
  markReviewed(session);
  expect(isReviewed(session)).toBe(true);
  markReviewed(session, false);
  expect([isReviewed(session), session.stores.$draft.get()]).toEqual([false, { gpax: '3.50' }]);
});
