import { describe, expect, test } from 'vitest';
import type { FieldDefinition } from '../../../src/field-kinds/kinds.ts';
import type { RemoteSelectDefinition } from '../../../src/field-kinds/remote-select.ts';
import { isVisible, messageKeyOf } from '../../../src/flows/definition/field-queries.ts';
import { address } from '../../../src/flows/fields/address.ts';
import { districts, provinces, subDistricts } from '../../../src/sandbox/seed/address-book.ts';

const taxAddress = (): readonly FieldDefinition[] => address('tax_', { section: 'invoice_address' });
const lists = (name: string): RemoteSelectDefinition[] =>
  taxAddress().filter(
    (field): field is RemoteSelectDefinition => field.kind === 'remote-select' && field.name === name,
  );
const names = (values: Record<string, string>): string[] =>
  taxAddress()
    .filter((field) => isVisible(field, values))
    .map(({ name }) => name);

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

  test('is found by postcode, once it is whole, in any digits', () => {
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
    expect(list?.lookup.option(item, 'th')).toEqual({ value: '103001', label: 'ลาดยาว 10900' });
    const fits = (values: Record<string, string>) => list?.filterOption?.(item, values);
    expect(fits({ tax_address_by: 'postcode', tax_postcode: '10900' })).toBe(true);
    expect(fits({ tax_address_by: 'postcode', tax_postcode: '10220' })).toBe(false);
    expect(fits({ tax_address_by: 'province', tax_postcode: '10220' })).toBe(true);
  });

  test('has its province and its postcode, whichever way it was found', () => {
    const district = { id: '1030', name: 'จตุจักร', province: { id: '10', name: 'กรุงเทพมหานคร' } } as never;
    expect(lists('tax_district_id')[1]?.derives?.from(district)).toMatchObject({ value: '10', name: 'กรุงเทพมหานคร' });
    const subDistrict = { id: '103001', name: 'ลาดยาว', postal_code: '10900' } as never;
    expect(lists('tax_sub_district_id')[0]?.derives?.from(subDistrict)).toMatchObject({
      value: '10900',
      name: '10900',
    });
    const names = [lists('tax_district_id')[1], lists('tax_sub_district_id')[0]].map((list) => list?.derives?.name);
    expect(names).toEqual(['tax_province_id', 'tax_postcode']);
  });

  test('lists the districts of a postcode with their provinces', () => {
    const district = { id: '1030', name: 'จตุจักร', province: { id: '10', name: 'กรุงเทพมหานคร' } } as never;
    expect(lists('tax_district_id')[1]?.lookup.option(district, 'th')).toEqual({
      value: '1030',
      label: 'จตุจักร · กรุงเทพมหานคร',
    });
  });

  test('does not follow from a choice whose id and name alone are known', () => {
    const kept = { id: '1030', name: 'จตุจักร' } as never;
    for (const list of [lists('tax_district_id')[1], lists('tax_sub_district_id')[0]]) {
      expect(list?.derives).toBeDefined();
      expect(list?.derives?.from(kept)).toBeUndefined();
    }
  });

  test('in another country is one text', () => {
    const abroad = address('tax_', { methods: ['province', 'postcode', 'abroad'] });
    const shown = (tax_address_by: string): string[] =>
      abroad.filter((field) => isVisible(field, { tax_address_by })).map(messageKeyOf);
    expect(shown('abroad')).toEqual(['tax_address_abroad', 'tax_address_by']);
    expect(shown('province')).not.toContain('tax_address_abroad');
    expect(taxAddress().some(({ messageKey }) => messageKey === 'tax_address_abroad')).toBe(false);
  });

  test('is shown or hidden as a whole, under one heading', () => {
    const hidden = address('shipping_', { visibleWhen: ({ same }) => same !== 'yes' });
    const shown = (field: FieldDefinition) => isVisible(field, { shipping_address_by: 'province', same: 'yes' });
    expect(hidden.filter(shown)).toEqual([]);
    expect(
      taxAddress()
        .filter(({ section }) => section)
        .map(({ name }) => name),
    ).toEqual(['tax_address']);
  });
});

describe('a form with an address', () => {
  const own = (): readonly FieldDefinition[] => address('home_');
  const written = (some: readonly FieldDefinition[]) =>
    some.flatMap(({ name, review }) => (review ? [`${name} ${review.line}`] : []));

  test('finds it by province first, and offers the postcode', () => {
    const [by] = own().filter(({ name }) => name === 'home_address_by');
    expect(by).toMatchObject({ kind: 'radio', options: ['province', 'postcode'], initial: 'province' });
    const [other] = address('tax_', { first: 'postcode' }).filter(({ name }) => name === 'tax_address_by');
    expect(other).toMatchObject({ initial: 'postcode' });
  });

  test('is reviewed as one row of its parts, without the way in which it was found', () => {
    expect(written(own())).toEqual([
      'home_address first',
      'home_postcode postcode',
      'home_province_id province',
      'home_district_id district',
      'home_district_id district',
      'home_sub_district_id subDistrict',
    ]);
    const rows = new Set(own().flatMap(({ review }) => review?.row ?? []));
    expect([...rows]).toEqual([{ separator: ', ', term: 'address' }]);
    expect(
      own()
        .filter(({ excludeFromReview }) => excludeFromReview)
        .map(({ name }) => name),
    ).toEqual(['home_address_by']);
    // The first question of the other addresses names the whole address.
    expect(taxAddress()[0]?.review?.row).toEqual({ separator: ', ' });
  });

  test('asks phones for digits, and browsers for what they know', () => {
    const typed = own().flatMap((field) =>
      field.kind === 'text' ? [[field.name, field.rule, field.inputMode, field.autocomplete]] : [],
    );
    expect(typed).toEqual([
      ['home_address', 'single-line', undefined, 'street-address'],
      ['home_postcode', 'postcode', 'numeric', 'postal-code'],
    ]);
  });

  test('has the fields of a place side by side on wide screens', () => {
    expect(
      own()
        .filter(({ halfWidth }) => halfWidth)
        .map(({ name }) => name),
    ).toEqual(['home_postcode', 'home_province_id', 'home_district_id', 'home_district_id']);
  });

  test('asks for all provinces, and for sub-districts where letters go', () => {
    const list = (name: string) =>
      own().find((field): field is RemoteSelectDefinition => field.kind === 'remote-select' && field.name === name);
    expect(list('home_province_id')?.lookup.query({}, {})).toEqual({});
    expect(list('home_district_id')?.lookup.query({}, {})).toBeUndefined();
    expect(list('home_sub_district_id')?.lookup.query({ home_district_id: '1030' }, {})).toEqual({
      district_id: '1030',
      type: 'shipping',
    });
  });

  test('says so where no district has the postcode', () => {
    expect(own().flatMap((field) => ('none' in field ? [[field.name, field.none]] : []))).toEqual([
      ['home_district_id', 'noDistrict'],
    ]);
  });
});

const SETS = ['home_', 'tax_', 'shipping_'] as const;
/** Every sub-district of Thailand, as the API lists it with its district and province. */
const places = [...subDistricts].map(([id, { th, postcode }]) => {
  const [provinceId, districtId] = [id.slice(0, 2), id.slice(0, 4)];
  const province = { id: provinceId, name: provinces.get(provinceId)?.th ?? '' };
  return {
    province,
    district: { id: districtId, name: districts.get(districtId)?.th ?? '', province },
    subDistrict: { id, name: th, postal_code: postcode },
  };
});

const BY = ['province', 'postcode'] as const;
type Prefix = (typeof SETS)[number];
const setOf = new Map(
  SETS.map((prefix) => [
    prefix,
    address(prefix).filter((field): field is RemoteSelectDefinition => field.kind === 'remote-select'),
  ]),
);

/** The answers of somebody who finds a place in this way: what is chosen or typed, and what follows from it. */
function answersBy(
  by: (typeof BY)[number],
  prefix: Prefix,
  { province, district, subDistrict }: (typeof places)[number],
) {
  const answers: Record<string, string> = { [`${prefix}address_by`]: by };
  if (by === 'province') answers[`${prefix}province_id`] = province.id;
  else answers[`${prefix}postcode`] = subDistrict.postal_code;
  const choose = (name: string, item: { readonly id: string }): void => {
    const list = setOf.get(prefix)?.find((field) => field.name === prefix + name && isVisible(field, answers));
    if (!list || list.filterOption?.(item as never, answers) === false) return;
    answers[list.name] = item.id;
    const derived = list.derives?.from(item as never);
    if (list.derives && derived) answers[list.derives.name] = derived.value;
  };
  choose('district_id', district);
  choose('sub_district_id', subDistrict);
  return answers;
}

describe(`${places.length * SETS.length * BY.length} addresses: ${places.length} sub-districts in ${SETS.length} addresses, found by province and by postcode`, () => {
  test.each(SETS)('%saddress has its sub-district, district, province and postcode either way', (prefix) => {
    const wrong = places.filter((place) =>
      BY.some((by) => {
        const answers = answersBy(by, prefix, place);
        const { subDistrict, district, province } = place;
        return (
          answers[`${prefix}sub_district_id`] !== subDistrict.id ||
          answers[`${prefix}district_id`] !== district.id ||
          answers[`${prefix}province_id`] !== province.id ||
          answers[`${prefix}postcode`] !== subDistrict.postal_code
        );
      }),
    );
    expect(wrong).toEqual([]);
    expect(places.length).toBeGreaterThan(7000);
  });
});
