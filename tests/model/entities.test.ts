import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Application, CustomInput, InitialResponse } from '../../src/model/application.ts';
import { Id } from '../../src/model/response-values.ts';
import { Campaign, SubDistrict } from '../../src/model/lookup.ts';
import { Charge } from '../../src/model/payment.ts';
import { AvailableMethods, BillPaymentImage } from '../../src/model/payment-options.ts';

describe('an id', () => {
  test.each([
    [7, '7'],
    ['7', '7'],
    ['7f0c', '7f0c'],
    [0, '0'],
  ])('%j is the text %j', (given, text) => {
    expect(v.parse(Id, given)).toBe(text);
  });
  test.each([undefined, null, '', 1.5, NaN, 2 ** 53, {}, [], true])('%j is none', (given) => {
    expect(v.is(Id, given)).toBe(false);
  });
});

describe('a charge', () => {
  test('of a state that is not known counts as pending', () => {
    expect(v.parse(Charge, { status: 'held_for_review' }).status).toBe('pending');
    expect(v.parse(Charge, { status: 'none' }).status).toBe('none');
    expect(v.parse(Charge, { status: 'successful' }).status).toBe('successful');
  });

  test('takes its amount as a number or a text, never below nothing', () => {
    expect(v.parse(Charge, { status: 'pending', amount: '500.00' }).amount).toBe(500);
    for (const amount of [-1, 'free', NaN])
      expect(v.parse(Charge, { status: 'pending', amount }).amount).toBeUndefined();
  });

  test('without a state is no charge', () => {
    expect(v.is(Charge, { charge_id: 7 })).toBe(false);
  });
});

describe('what the server leaves out', () => {
  test('an application stands with its id alone, and keeps fields it does not know', () => {
    expect(v.parse(Application, { id: 7, first_name: 'ก', gpax: 3 })).toEqual({
      id: '7',
      status: 'draft',
      readable: {},
      first_name: 'ก',
      gpax: 3,
    });
  });

  test('a campaign asks for nothing, and what is unknown falls away', () => {
    expect(v.parse(Campaign, { id: 1, name: 'A', colour: 'red' })).toEqual({
      id: '1',
      name: 'A',
      files: [],
      need_referral_code: false,
      open: true,
    });
    expect(v.parse(Campaign, { id: 1, name: 'A', files: [{ type: 'id_card' }] }).files).toEqual([
      { type: 'id_card', required: true },
    ]);
    expect(v.is(Campaign, { id: 1, name: 'A', files: [{ type: 'blood_test' }] })).toBe(false);
  });

  test('a question is a line of text that may stay empty', () => {
    expect(v.parse(CustomInput, { id: 1, label: 'Why?' })).toMatchObject({
      kind: 'text',
      required: false,
      options: [],
    });
  });

  test('a registration without a token is none', () => {
    expect(v.is(InitialResponse, { id: 1, access_token: '' })).toBe(false);
    expect(v.is(InitialResponse, { id: 1 })).toBe(false);
    expect(v.parse(InitialResponse, { id: 1, access_token: 't' }).otp_required).toBe(false);
  });
});

test('a postcode is text, whatever the server sends', () => {
  expect(v.parse(SubDistrict, { id: 1, name: 'A', postal_code: 10_900 }).postal_code).toBe('10900');
});

test('a way to pay that is not known is kept, and a picture that is none is refused', () => {
  expect(v.parse(AvailableMethods, { amount: 500, methods: ['cash'] }).methods).toEqual(['cash']);
  const bill = { ref1: '1', ref2: '2', amount: 500 };
  expect(v.is(BillPaymentImage, { ...bill, image: 'data:image/png;base64,AA' })).toBe(true);
  for (const image of ['http://evil.test/qr.png', 'data:text/html,x', 'javascript:x'])
    expect(v.is(BillPaymentImage, { ...bill, image })).toBe(false);
});
