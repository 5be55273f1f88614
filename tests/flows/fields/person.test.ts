import { expect, test } from 'vitest';
import { personName } from '../../../src/flows/fields/person.ts';

test.each([
  [{ first_name: 'สมมติ', last_name: 'ตัวอย่าง' }, 'สมมติ ตัวอย่าง'],
  // Whoever has a single name ticks a box, which stands as a dash.
  [{ first_name: 'สมมติ', last_name: '-' }, 'สมมติ'],
  [{ first_name: 'สมมติ', last_name: '' }, 'สมมติ'],
  [{ last_name: 'ตัวอย่าง' }, 'ตัวอย่าง'],
  [{}, ''],
])('the name of a person: %j', (values, name) => {
  expect(personName(values)).toBe(name);
});
