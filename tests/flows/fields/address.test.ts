import { describe, expect, test } from 'vitest';
import type { FieldDefinition } from '../../../src/field-kinds/kinds.ts';
import type { RemoteSelectDefinition } from '../../../src/field-kinds/remote-select/remote-select.ts';
import { isShown } from '../../../src/flows/definition/field-queries.ts';
import { address } from '../../../src/flows/fields/address.ts';

const fields = address('tax_', { section: 'invoice_address' });
const lists = (name: string): RemoteSelectDefinition[] =>
  fields.filter((field): field is RemoteSelectDefinition => field.kind === 'remote-select' && field.name === name);
const names = (values: Record<string, string>): string[] =>
  fields.filter((field) => isShown(field, values)).map(({ name }) => name);

describe('an address', () => {
  test('is found by province and district', () => {
    expect(names({ tax_address_by: 'province' })).toEqual([
      'tax_address',
      'tax_address_by',
      'tax_province_id',
      'tax_district_id',
      'tax_sub_district_id',
    ]);
    expect(lists('tax_district_id')[0]?.lookup.query({ tax_province_id: '10' }, {})).toEqual({ province_id: '10' });
  });

  test('or by postcode, once it is whole, in any digits', () => {
    expect(names({ tax_address_by: 'postcode' })).toEqual([
      'tax_address',
      'tax_address_by',
      'tax_postcode',
      'tax_district_id',
      'tax_sub_district_id',
    ]);
    const byPostcode = lists('tax_district_id')[1];
    expect(byPostcode?.lookup.query({ tax_postcode: '1090' }, {})).toBeUndefined();
    expect(byPostcode?.lookup.query({ tax_postcode: '๑๐๙๐๐' }, {})).toEqual({ postcode: '10900' });
  });

  test('asks for the sub-districts of its own set, and offers those of the typed postcode', () => {
    const [list] = lists('tax_sub_district_id');
    expect(list?.lookup.query({}, {})).toBeUndefined();
    expect(list?.lookup.query({ tax_district_id: '1030' }, {})).toEqual({ district_id: '1030', type: 'tax' });
    const item = { id: '103001', name: 'ลาดยาว', postal_code: '10900' } as never;
    expect(list?.lookup.option(item)).toEqual({ value: '103001', label: 'ลาดยาว 10900' });
    const fits = (values: Record<string, string>) => list?.filterOption?.(item, values);
    expect(fits({ tax_address_by: 'postcode', tax_postcode: '10900' })).toBe(true);
    expect(fits({ tax_address_by: 'postcode', tax_postcode: '10220' })).toBe(false);
    expect(fits({ tax_address_by: 'province', tax_postcode: '10220' })).toBe(true);
  });

  test('a condition applies to all of it, and the heading is shown once', () => {
    const hidden = address('shipping_', { visibleWhen: ({ same }) => same !== 'yes' });
    const shown = (field: FieldDefinition) => isShown(field, { shipping_address_by: 'province', same: 'yes' });
    expect(hidden.filter(shown)).toEqual([]);
    expect(fields.filter(({ section }) => section).map(({ name }) => name)).toEqual(['tax_address']);
  });
});
