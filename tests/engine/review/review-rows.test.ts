import { describe, expect, test } from 'vitest';
import review from '../../../locales/en/review.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { stepOf } from '../../../src/engine/journey.ts';
import { documentRows, priceRow, stepRows } from '../../../src/engine/review/review-rows.ts';
import { isReviewed, markReviewed } from '../../../src/engine/review/reviewed.ts';
import type { Documents } from '../../../src/engine/upload/documents.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { shortCourse } from '../../../src/flows/short-course.ts';
import { OTHER_SCHOOL } from '../../../src/model/lookup.ts';
import { fill } from '../../../src/lib/fill.ts';
import { applicationOf, freshContext, START, words } from '../bachelor-context.ts';

const context = freshContext();
const first = stepOf(bachelor, 'bachelor');
const education = stepOf(bachelor, 'bachelor.education');
const valueOf = (rows: ReturnType<typeof stepRows>, term: string): string | undefined =>
  rows.find((row) => row.term === term)?.value as string | undefined;
const { labels, options } = words.fields;

describe('the answers of a step', () => {
  const rows = stepRows(first, applicationOf(START), context, review);

  test('stand in the order of its fields, those only that are asked and that no later step asks again', () => {
    expect(rows.map(({ term }) => term)).toEqual([
      labels.programme_type,
      labels.education,
      labels.prefix_name,
      labels.first_name,
      labels.last_name,
      labels.phone,
      labels.email,
    ]);
  });

  test('are told in words: the name the server gives, the word of the choice, or what was typed', () => {
    const faculty = stepRows(
      stepOf(bachelor, 'bachelor.faculty'),
      applicationOf({ faculty_id: '3', readable: { faculty_id: 'Engineering' } }),
      context,
      review,
    );
    expect(valueOf(faculty, labels.faculty_id)).toBe('Engineering');
    expect(valueOf(rows, labels.education)).toBe(options.education.m6);
    expect(valueOf(rows, labels.first_name)).toBe(START.first_name);
  });

  test('an answer that can be given in two ways stands once; a box left empty says no', () => {
    const personal = stepOf(shortCourse, 'short-course.personal-information');
    const found = { tax_address_by: 'province', tax_province_id: '10', tax_district_id: '1001' };
    const shown = stepRows(personal, applicationOf(found), freshContext(shortCourse), review);
    expect(shown.filter(({ term }) => term === labels.tax_district_id)).toHaveLength(1);
    expect(valueOf(shown, labels.same_as_invoice)).toBe(options.same_as_invoice.no);
    const same = stepRows(personal, applicationOf({ same_as_invoice: 'yes' }), freshContext(shortCourse), review);
    expect(valueOf(same, labels.same_as_invoice)).toBe(options.same_as_invoice.yes);
  });

  test('an answer asked for in two ways is told in the words of the way it was given', () => {
    const schoolRows = (answers: object) =>
      stepRows(education, applicationOf({ school_name: 'A school', ...answers }), context, review).filter(
        ({ value }) => value === 'A school',
      );
    expect(schoolRows({ school_by: 'abroad' }).map(({ term }) => term)).toEqual([labels.school_abroad]);
    const unlisted = { school_by: 'province', school_id: OTHER_SCHOOL };
    expect(schoolRows(unlisted).map(({ term }) => term)).toEqual([labels.school_name]);
  });

  test('each has a link to its field and back; a contact that codes go to has none', () => {
    const change = Object.fromEntries(rows.map((row) => [row.term, row.change?.href]));
    expect(change[labels.first_name]).toBe('/en/regisbachelor?return=review#field-first_name');
    expect([change[labels.phone], change[labels.email]]).toEqual([undefined, undefined]);
  });

  test('a missing one says so, and of a number that is kept only the end is shown', () => {
    const held = applicationOf({ id_type: 'passport', school_by: 'province', hints: { id_number: '4567' } });
    const answers = stepRows(education, held, context, review);
    expect(valueOf(answers, labels.id_number)).toBe('•••• 4567');
    expect(valueOf(answers, labels.gpax)).toBe(review.none);
    expect(answers.map(({ term }) => term)).not.toContain(labels.postcode);
  });

  test('a list that may be empty is told of only when something was chosen from it', () => {
    const faculty = stepOf(bachelor, 'bachelor.faculty');
    const terms = (answers: object) =>
      stepRows(faculty, applicationOf({ ...answers }), context, review).map(({ term }) => term);
    expect(terms({ course_id: '2' })).not.toContain(labels.major_id);
    expect(terms({ course_id: '2', major_id: '3' })).toContain(labels.major_id);
  });

  test('a value without a word shows itself, whatever it is called', () => {
    const odd = stepRows(first, applicationOf({ ...START, education: 'constructor' }), context, review);
    expect(valueOf(odd, labels.education)).toBe('constructor');
  });
});

test.each([
  [bachelor, 500, {}, 'THB 500.00'],
  [bachelor, 500, { attendees: '3' }, 'THB 500.00'],
  [shortCourse, 3500, { attendees: '1' }, 'THB 3,500.00'],
  [shortCourse, 3500, { attendees: '3' }, 'THB 3,500.00 for all 3 attendees'],
  [shortCourse, 0, { attendees: '3' }, review.price.free],
] as const)('the price of %#: what the server asks for, never a product of ours', (flow, amount, answers, expected) => {
  const row = priceRow(amount, applicationOf(answers), freshContext(flow), review.price);
  expect(row.value.replace(/\s/g, ' ')).toBe(expected);
});

test('documents are counted by kind, and the questions of the campaign answered in their words', () => {
  const question = { required: false, options: [] };
  const documents: Documents = {
    wanted: [
      { type: 'id_card', required: true },
      { type: 'portfolio', required: false },
    ],
    files: [
      { id: '1', type: 'id_card', name: 'a.pdf', size: 1 },
      { id: '2', type: 'id_card', name: 'b.pdf', size: 1 },
    ],
    customInputs: [
      { ...question, id: '1', label: 'Why?', kind: 'text', response: 'Because' },
      { ...question, id: '2', label: 'Camp?', kind: 'select', options: [{ value: 'y', label: 'Yes' }], response: 'y' },
      { ...question, id: '3', label: 'More?', kind: 'text', response: null },
    ],
  };
  const step = stepOf(bachelor, 'bachelor.upload-document');
  const rows = documentRows(step, documents, context, review, upload.kinds);
  expect(rows.map(({ term, value }) => [term, value])).toEqual([
    [upload.kinds.id_card, fill(review.received, { count: 2 })],
    [upload.kinds.portfolio, review.none],
    ['Why?', 'Because'],
    ['Camp?', 'Yes'],
    ['More?', review.none],
  ]);
  expect(rows[0]?.change?.href).toBe('/en/regisbachelor/upload-document?return=review');
});

test('that the answers were confirmed is kept beside the draft, and taken back without touching it', () => {
  context.stores.$draft.set({ gpax: '3.50' });
  markReviewed(context);
  expect(isReviewed(context)).toBe(true);
  markReviewed(context, false);
  expect([isReviewed(context), context.stores.$draft.get()]).toEqual([false, { gpax: '3.50' }]);
});
