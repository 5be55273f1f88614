import { describe, expect, test } from 'vitest';
import { createDialect, createServerDialect } from '../../src/api/dialect.ts';
// The flows make the words of their choices known.
import '../../src/flows/bachelor.ts';
import '../../src/flows/short-course.ts';
import { backEnd, type BackEnd } from '../../src/config/back-end.ts';

/** Reads as a page does that is built with this file. */
const readerOf =
  (file: BackEnd) =>
  (path: string, response: unknown): unknown =>
    createDialect(file).fromServer(path, response);

/** A university whose API writes numbers and Thai words. */
const UNIVERSITY: BackEnd = {
  ...backEnd,
  applicationStatuses: { รอชำระเงิน: 'awaiting_payment', unpaid: 'awaiting_payment', done: 'successful' },
  chargeStates: { waiting_for_payment: 'pending', paid: 'successful', settled: 'successful' },
  codes: {
    prefix_name: { mr: 1, mrs: 2 },
    student_loan_interest: { yes: true, no: false },
    method: { thai_qr: 'promptpay' },
    type: { id_card: 'ID' },
  },
};
const fromServer = readerOf(UNIVERSITY);

describe('the words of a university', () => {
  test('are translated in queries and bodies', () => {
    const { toServer } = createDialect(UNIVERSITY);
    expect(toServer({ prefix_name: 'mr', student_loan_interest: 'no', first_name: 'mr', method: 'thai_qr' })).toEqual({
      prefix_name: 1,
      student_loan_interest: false,
      first_name: 'mr',
      method: 'promptpay',
    });
  });

  test('are translated in responses, as number or text', () => {
    expect(fromServer('application/{id}', { id: 7, prefix_name: '1', student_loan_interest: true })).toMatchObject({
      prefix_name: 'mr',
      student_loan_interest: 'yes',
    });
    expect(fromServer('payment/available-method', { amount: 5, methods: ['promptpay', 'card'] })).toMatchObject({
      methods: ['thai_qr', 'card'],
    });
    expect(fromServer('application/campaign/application', [{ id: 1, files: [{ type: 'ID' }] }])).toEqual([
      { id: 1, files: [{ type: 'id_card' }] },
    ]);
  });

  test('name a method of payment by its code, and nothing else that has a code', () => {
    const methods = [{ code: 'promptpay', name: 'PromptPay' }];
    expect(fromServer('payment/available-method', { methods })).toMatchObject({ methods: [{ code: 'thai_qr' }] });
    const course = { id: 1, code: 'promptpay', method: { name: 'promptpay' } };
    expect(fromServer('application/available-course', [course])).toEqual([course]);
  });

  test('may be flags for any choice of two', () => {
    const file: BackEnd = { ...backEnd, codes: { programme_type: { four_year: false, transfer: true } } };
    const read = readerOf(file);
    expect(read('application/{id}', { programme_type: false })).toEqual({ programme_type: 'four_year' });
    expect(read('application/{id}', { programme_type: 'TRUE' })).toEqual({ programme_type: 'transfer' });
  });

  test('of an application and of its charge are separate', () => {
    const answer = { status: 'รอชำระเงิน', payment: { status: 'paid' } };
    expect(fromServer('application/{id}', answer)).toEqual({
      status: 'awaiting_payment',
      payment: { status: 'successful' },
    });
    expect(fromServer('payment/check', { status: 'done' })).toEqual({ status: 'done' });
    expect(fromServer('application/{id}/payment', { status: 'waiting_for_payment' })).toEqual({ status: 'pending' });
  });

  test('never change the texts for applicants', () => {
    const answer = { id: 7, readable: { prefix_name: '1' }, hints: { prefix_name: '2' } };
    expect(fromServer('application/{id}', answer)).toMatchObject({
      readable: { prefix_name: '1' },
      hints: { prefix_name: '2' },
    });
  });
});

describe('the words of the dialect file', () => {
  const read = readerOf({
    ...backEnd,
    applicationStatuses: {
      waiting_for_fee: 'awaiting_payment',
      on_hold: 'under_review',
      'on-hold': 'cancelled',
      in_review: 'under_review',
      'in-review': 'under_review',
      '-': 'draft',
    },
    chargeStates: { PAID: 'successful' },
    codes: { degree: { bachelor: '' } },
  });
  test.each([
    ['WAITING-FOR-FEE', 'awaiting_payment'],
    ['on_hold', 'under_review'],
    ['on-hold', 'cancelled'],
    // Two words of the file are meant.
    ['ON HOLD', 'ON HOLD'],
    // Both words of the file mean the same.
    ['In review', 'under_review'],
    ['-', 'draft'],
    // Without its separators nothing is left of the word.
    [' ', ' '],
    ['__', '__'],
  ])('may be spelled differently if that is unambiguous: %j', (status, ours) => {
    expect(read('application/{id}', { status })).toEqual({ status: ours });
  });
  test('must match exactly for a charge', () => {
    expect(read('payment/check', { status: 'paid' })).toEqual({ status: 'paid' });
    expect(read('payment/check', { status: 'PAID' })).toEqual({ status: 'successful' });
  });
  test('may be empty in a query, but not in a response', () => {
    expect(read('application/{id}', { degree: '' })).toEqual({ degree: '' });
  });
});

describe('without an entry in the dialect file', () => {
  const read = readerOf(backEnd);

  test('words in capitals are recognised, and unknown words stay unchanged', () => {
    expect(
      read('application/{id}', { status: 'AWAITING_PAYMENT', payment: { status: 'PAID', method: 'CARD' } }),
    ).toEqual({ status: 'awaiting_payment', payment: { status: 'PAID', method: 'card' } });
  });

  test.each(['AWAITING_PAYMENT', 'awaiting-payment', 'Awaiting payment', 'awaitingPayment'])(
    'a word may be written as %j',
    (status) => {
      expect(read('application/{id}', { status })).toEqual({ status: 'awaiting_payment' });
    },
  );

  test('words of choices, documents and questions may be spelled differently, too', () => {
    const written = {
      prefix_name: 'ACTING_SECOND_LIEUTENANT',
      education: 'M6',
      promotion_interest: 'YES',
      type: 'ID-CARD',
      kind: 'LONG_TEXT',
    };
    expect(read('application/{id}', written)).toEqual({
      prefix_name: 'acting_second_lieutenant',
      education: 'm6',
      promotion_interest: 'yes',
      type: 'id_card',
      kind: 'long-text',
    });
  });

  test.each(['SUCCESSFUL', 'Successful', 'successful '])('%j does not say that a charge is paid', (status) => {
    expect(read('payment/check', { status })).toEqual({ status });
  });

  test('an object with id and name is read as an id with a display name', () => {
    const answer = { id: 7, faculty: { id: 3, name: 'Science' }, course_id: { id: 4, name: 'Physics' }, major: null };
    expect(read('application/{id}', answer)).toMatchObject({
      faculty_id: 3,
      course_id: 4,
      readable: { faculty_id: 'Science', course_id: 'Physics' },
    });
  });

  test('a display name takes precedence over that of a reference', () => {
    const answer = { faculty_id: 3, faculty: { id: 3, name: 'SCI' }, readable: { faculty_id: 'Faculty of Science' } };
    expect(read('application/{id}', answer)).toMatchObject({
      faculty_id: 3,
      readable: { faculty_id: 'Faculty of Science' },
    });
  });

  test('an id that is sent takes precedence over that of the object beside it', () => {
    const answer = { faculty_id: 3, faculty: { id: 4, name: 'Science' } };
    expect(read('application/{id}', answer)).toMatchObject({ faculty_id: 3 });
  });

  test.each([
    [true, 'yes', 'yes'],
    [1, 'yes', 'yes'],
    ['1', 'yes', 'yes'],
    [false, 'no', ''],
    [0, 'no', ''],
    ['0', 'no', ''],
    ['yes', 'yes', 'yes'],
    [2, 2, 2],
  ])('a yes-or-no answer may be the flag %j', (flag, interest, same) => {
    const answer = { scholarship_interest: flag, same_as_invoice: flag, study_duration: flag };
    expect(read('application/{id}', answer)).toEqual({
      scholarship_interest: interest,
      same_as_invoice: same,
      study_duration: flag,
    });
  });

  test('an empty object counts as absent', () => {
    expect(read('application/{id}', { id: 7, readable: {}, payment: {}, hints: { id_number: '1' } })).toEqual({
      id: 7,
      hints: { id_number: '1' },
    });
  });

  test.each(['readable', 'hints'])('a list in place of the record "%s" counts as absent', (name) => {
    expect(read('application/{id}', { id: 7, [name]: ['x'] })).toEqual({ id: 7 });
  });

  test('property names of every object are plain keys', () => {
    read('application/{id}', JSON.parse('{"__proto__":{"id":1,"polluted":"yes"},"constructor":{"id":2}}'));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

test('the compiler rejects unknown fields and words', () => {
  const wrong: readonly BackEnd[] = [
    // @ts-expect-error -- there is no such field
    { ...backEnd, codes: { hat_size: { m: 1 } } },
    // @ts-expect-error -- there is no such title
    { ...backEnd, codes: { prefix_name: { captain: 1 } } },
    // @ts-expect-error -- there is no such state
    { ...backEnd, chargeStates: { paid: 'settled' } },
    // @ts-expect-error -- this call is needed
    { ...backEnd, absentCalls: ['application/initial'] },
  ];
  expect(wrong).toHaveLength(4);
});

describe('a word that means something else in another flow', () => {
  const file: BackEnd = {
    ...backEnd,
    applicationStatuses: {
      paid: { scholarship: 'awaiting_payment', other: 'under_review' },
      sent: { graduate: 'passed' },
      admitted: { bachelor: 'successful' },
    },
    codes: { type: { scholarship: 'GRANT' } },
  };
  const read = readerOf(file);
  test.each([
    ['scholarship-application/{id}', 'awaiting_payment'],
    ['application/{id}', 'under_review'],
    ['short-course-application/{id}', 'under_review'],
  ])('is translated by call: %s', (path, ours) => {
    expect(read(path, { id: 7, status: 'paid' })).toMatchObject({ status: ours });
    expect(read(path, { id: 7, status: 'PAID' })).toMatchObject({ status: ours });
  });

  test("is translated on the dashboard by each application's flow, in the server's words", () => {
    const applications = [
      { type: 'GRANT', status: 'paid' },
      { type: 'bachelor', status: 'paid' },
      { status: 'paid' },
      { type: 'phd', status: 'paid' },
    ];
    expect(read('application-dashboard/', applications)).toEqual([
      { type: 'scholarship', status: 'awaiting_payment' },
      { type: 'bachelor', status: 'under_review' },
      // Whose it is, is not said: the word stays unknown.
      { status: 'paid' },
      { type: 'phd', status: 'paid' },
    ]);
  });

  test('is unknown in a flow without an entry', () => {
    expect(read('scholarship-application/{id}', { status: 'sent' })).toEqual({ status: 'sent' });
    expect(read('application/{id}', { type: 'graduate', status: 'sent' })).toMatchObject({ status: 'passed' });
    // Bachelor and graduate applications have the same calls.
    expect(read('application/{id}', { status: 'sent' })).toEqual({ status: 'sent' });
  });
});

test('a choice that the API lacks is not offered, and the word "null" is no answer', () => {
  const { offered, fromServer: read } = createDialect({ ...backEnd, codes: { education: { ged: null, m6: 1 } } });
  expect(offered('education', ['m6', 'ged', 'bachelor'])).toEqual(['m6', 'bachelor']);
  expect(offered('first_name', ['ged'])).toEqual(['ged']);
  expect(read('application/{id}', { education: 'null' })).toEqual({ education: 'null' });
});

describe('an amount as an object', () => {
  const file: BackEnd = { ...backEnd, amountKey: 'value' };
  const read = readerOf(file);

  test('is read by the key in the dialect file, in a list and within an application', () => {
    expect(read('application/campaign/application', [{ id: 1, amount: { value: '500.00', currency: 'THB' } }])).toEqual(
      [{ id: 1, amount: '500.00' }],
    );
    expect(read('application-dashboard/', [{ amount_due: { value: 1 }, payment: { amount: { value: 2 } } }])).toEqual([
      { amount_due: 1, payment: { amount: 2 } },
    ]);
    expect(read('short-course-application/search-course', [{ price: 900 }])).toEqual([{ price: 900 }]);
  });

  test('is not read in another currency, without the key, or without the entry', () => {
    for (const amount of [
      { value: 500, currency: 'USD' },
      { amount: 500, currency: 'THB' },
    ])
      expect(read('payment/available-method', { amount })).toEqual({ amount });
    const amount = { value: 500, currency: 'THB' };
    expect(readerOf(backEnd)('payment/available-method', { amount })).toEqual({ amount });
  });

  test('is what the sandbox sends with such a file', () => {
    const charge = { status: 'pending', amount: 500 };
    const sent = createServerDialect(file).toSite('payment/check', charge);
    expect(sent).toEqual({ status: 'pending', amount: { value: 500, currency: 'THB' } });
    expect(read('payment/check', sent)).toEqual(charge);
  });
});
