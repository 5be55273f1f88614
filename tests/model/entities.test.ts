import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  Application,
  CustomInput,
  InitialResponse,
  OtpRequestResponse,
  UploadedFile,
} from '../../src/model/application.ts';
import { DashboardApplication } from '../../src/model/dashboard.ts';
import { Baht, Count, Flag, Id, Name, pictureAddress } from '../../src/model/response-values.ts';
import { Campaign, SubDistrict } from '../../src/model/lookup.ts';
import { Charge, isKnownMethod } from '../../src/model/payment.ts';
import { AvailableMethods, BillPaymentImage, isBillText } from '../../src/model/payment-options.ts';

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

describe('a value of a response', () => {
  test.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
  ])('%j is the flag %s', (given, flag) => {
    expect(v.parse(Flag, given)).toBe(flag);
  });
  test.each([
    [300, 300],
    ['300', 300],
    [' 48213.0 ', 48213],
  ])('%j is the count %d', (given, count) => {
    expect(v.parse(Count, given)).toBe(count);
  });
  test.each(['5 minutes', '-1', '', null, {}])('%j is no count', (given) => {
    expect(v.is(Count, given)).toBe(false);
  });
  test('the size of a file and the times of a code are counts', () => {
    expect(v.parse(UploadedFile, { id: 1, size: '48213' }).size).toBe(48213);
    expect(v.parse(OtpRequestResponse, { expires_in: '300', resend_in: '60' })).toMatchObject({
      expires_in: 300,
      resend_in: 60,
    });
  });

  test.each([
    ['/storage/logo.png', 'https://api.test', 'https://api.test/storage/logo.png'],
    ['storage/logo.png', 'https://api.test', 'https://api.test/storage/logo.png'],
    ['/storage/logo.png', '', '/storage/logo.png'],
    ['//cdn.test/logo.png', 'https://api.test', '//cdn.test/logo.png'],
    ['data:image/png;base64,A', 'https://api.test', 'data:image/png;base64,A'],
    ['', 'https://api.test', ''],
  ])('the picture %j of an API at %j is at %j', (text, origin, address) => {
    expect(pictureAddress(text, origin)).toBe(address);
  });

  test.each([2, 'yes', 'true', '', null])('%j is no flag', (given) => {
    expect(v.is(Flag, given)).toBe(false);
  });

  test.each([
    [1500, 1500],
    ['1500.50', 1500.5],
    ['1,500', 1500],
    [' 1,234,567.00 ', 1234567],
    ['0', 0],
  ])('%j is %d baht', (given, amount) => {
    expect(v.parse(Baht, given)).toBe(amount);
  });
  test.each(['1,50', '12,3456', '1.500,00', '-1', '500 baht', ''])('%j is no sum', (given) => {
    expect(v.is(Baht, given)).toBe(false);
  });

  test('a name is a text, or that of a related object', () => {
    expect(['A', { name: 'A' }, { id: 1, name: 'A' }].map((given) => v.parse(Name, given))).toEqual(['A', 'A', 'A']);
    expect(v.is(Name, { id: 1 })).toBe(false);
  });
});

describe('a charge', () => {
  test('of a state that is not known counts as pending', () => {
    expect(v.parse(Charge, { status: 'held_for_review' }).status).toBe('pending');
    expect(v.parse(Charge, { status: 'none' }).status).toBe('none');
    expect(v.parse(Charge, { status: 'successful' }).status).toBe('successful');
  });

  test('keeps the word of a state that is not known, and no word of one that is', () => {
    expect(v.parse(Charge, { status: 'held_for_review' })).toMatchObject({ unknownStatus: 'held_for_review' });
    expect(v.parse(Charge, { status: 'successful' })).not.toHaveProperty('unknownStatus');
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
  for (const image of ['data:text/html,x', 'javascript:x'])
    expect(v.is(BillPaymentImage, { ...bill, image })).toBe(false);
});

test('a method of payment is known if this site supports it', () => {
  expect(['thai_qr', 'cash', '', undefined].map(isKnownMethod)).toEqual([true, false, false, false]);
});

describe('the methods of payment that a server offers', () => {
  test('are texts, or objects with a name for applicants', () => {
    const methods = ['thai_qr', { code: 'cash', name: 'At the counter' }, { code: 'card' }];
    expect(v.parse(AvailableMethods, { amount: '1,500', methods })).toEqual({
      amount: 1500,
      currency: 'THB',
      methods: ['thai_qr', 'cash', 'card'],
      methodNames: { cash: 'At the counter' },
    });
  });

  test('have no names where the server sends none', () => {
    expect(v.parse(AvailableMethods, { amount: 500, currency: 'USD', methods: [{ code: 'card', name: '' }] })).toEqual({
      amount: 500,
      currency: 'USD',
      methods: ['card'],
    });
  });
});

describe('the picture of a bill', () => {
  const BILL = '00020101021230280016A00000067701011253037645802TH63041A2b';
  const read = (image: string): string => v.parse(BillPaymentImage, { image }).image;

  test.each([
    ['iVBORw0KGgoAAAA', 'data:image/png;base64,iVBORw0KGgoAAAA'],
    [' /9j/4AAQ\nSkZJ Rg== ', 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
    ['R0lGODlh', 'data:image/gif;base64,R0lGODlh'],
    ['UklGRiQA', 'data:image/webp;base64,UklGRiQA'],
  ])('%j is the address %s', (image, address) => {
    expect(read(image)).toBe(address);
  });

  test.each(['https://files.university.example/qr.png', 'data:image/svg+xml;base64,AA', BILL])(
    '%s stays as it is',
    (image) => {
      expect(read(` ${image} `)).toBe(image);
    },
  );

  test('may be the text of the bill itself', () => {
    expect(isBillText(BILL)).toBe(true);
    const others = [`1${BILL}`, `${BILL}0`, BILL.replace('000201', '000202'), BILL.replace('6304', '6305')];
    for (const text of [...others, '000201630400FF', '', `${BILL.slice(0, -1)}G`])
      expect([text, isBillText(text)]).toEqual([text, false]);
    expect(v.is(BillPaymentImage, { image: `${BILL}0` })).toBe(false);
  });

  test.each([' x https://a.example', 'xdata:image/png;base64,AA', 'AAAA'])('%j is none', (image) => {
    expect(v.is(BillPaymentImage, { image })).toBe(false);
  });
});

describe('an application on the dashboard', () => {
  test('leaves out documents that cannot be read', () => {
    const files = [{ id: 5, type: 'id_card' }, { type: 'transcript' }, 'lost'];
    expect(v.parse(DashboardApplication, { id: 7, files }).files).toEqual([
      { id: '5', type: 'id_card', name: '', size: 0 },
    ]);
  });

  test('has no status and no documents where the server sends none', () => {
    const read = v.parse(DashboardApplication, { id: 7, files: 'none', type: 'doctorate' });
    expect([read.status, read.files, read.type]).toEqual(['', undefined, undefined]);
  });
});
