import { expect, test } from 'vitest';
import { cleanFields } from '../../src/sandbox/applications/fields.ts';

const clean = (sent: Readonly<Record<string, string>>, stored = {}) => cleanFields(sent, stored, 'bachelor');

test('the sandbox cleans and judges a typed answer by the rule of its field in the flows', () => {
  expect(clean({ first_name: ' Mali ', home_postcode: '10-900' })).toEqual({
    first_name: 'Mali',
    home_postcode: '10900',
  });
  expect(() => clean({ home_postcode: '1090' })).toThrow();
});

test('the sandbox judges the number of a document by the type that is sent or stored', () => {
  expect(clean({ id_type: 'passport', id_number: 'ab1234567' })).toMatchObject({ id_number: 'AB1234567' });
  expect(clean({ id_number: 'ab1234567' }, { id_type: 'passport' })).toEqual({ id_number: 'AB1234567' });
  expect(clean({ id_number: '1101700230708' })).toEqual({ id_number: '1101700230708' });
  expect(() => clean({ id_number: 'AB1234567' })).toThrow();
});

test('the sandbox takes an answer that no form asks for as a line of text', () => {
  expect(clean({ integration_note: ' two  words ' })).toEqual({ integration_note: 'two words' });
});
