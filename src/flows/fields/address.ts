import * as general from '../../api/contract/general.ts';
import { lookup, type FieldEntry, type Option, type When } from '../../engine/flow.ts';
import { rules, type Values } from '../../model/rules.ts';

/** Places in Thailand: found by postcode, or by province and district. Shared by schools and by every address. */

interface PlaceNames {
  /** The tiles that choose the way to search. */
  readonly by: string;
  readonly postcode: string;
  readonly province: string;
  readonly district: string;
}

interface PlaceOptions {
  readonly section?: string;
  /** The ways to search; `abroad`, where nothing of Thailand is asked, is offered by few. */
  readonly ways?: readonly ('province' | 'postcode' | 'abroad')[];
  /** The way to search that is chosen from the start; `province` when absent. */
  readonly first?: 'province' | 'postcode';
  /** Holds for all of these fields together. */
  readonly when?: When;
}

/** The typed postcode as it is sent; `undefined` until it is whole. */
function wholePostcode(text: string | undefined): string | undefined {
  const { clean, test } = rules.postcode;
  const postcode = clean(text ?? '');
  return test(postcode) ? postcode : undefined;
}

interface PostcodeDistrict {
  readonly id: string;
  readonly name: string;
  readonly province: { readonly name: string };
}
const districtWithProvince = (district: PostcodeDistrict): Option => ({
  value: district.id,
  label: `${district.name}, ${district.province.name}`,
});

/** Province and district, or a postcode and one of the districts it covers. */
export function placeFields(
  names: PlaceNames,
  { section, when, first = 'province', ways = ['province', 'postcode'] }: PlaceOptions = {},
): readonly FieldEntry[] {
  const bySearch =
    (way: 'postcode' | 'province'): When =>
    (values, chosen) =>
      values[names.by] === way && (when?.(values, chosen) ?? true);
  return [
    {
      kind: 'tiles',
      name: names.by,
      options: ways,
      initial: first,
      aid: true,
      ...(section ? { section } : {}),
      ...(when ? { when } : {}),
    },
    {
      kind: 'text',
      name: names.postcode,
      rule: 'postcode',
      inputMode: 'numeric',
      autocomplete: 'postal-code',
      when: bySearch('postcode'),
    },
    {
      kind: 'lookup',
      name: names.province,
      when: bySearch('province'),
      lookup: lookup(general.provinces, () => ({})),
    },
    {
      kind: 'lookup',
      name: names.district,
      when: bySearch('province'),
      lookup: lookup(general.districts, ({ [names.province]: province_id }) =>
        province_id ? { province_id } : undefined,
      ),
    },
    {
      kind: 'lookup',
      name: names.district,
      when: bySearch('postcode'),
      lookup: lookup(
        general.districtsByPostcode,
        (values) => {
          const postcode = wholePostcode(values[names.postcode]);
          return postcode === undefined ? undefined : { postcode };
        },
        districtWithProvince,
      ),
    },
  ];
}

/** `home_` is the applicant's own address; the other two are the sets of the specification, section 3. */
type AddressPrefix = 'home_' | 'tax_' | 'shipping_';

/** Written out, so that the words of each can be found. Names are not given by the specification; chosen. */
const ADDRESS_NAMES: Readonly<
  Record<AddressPrefix, PlaceNames & { readonly subDistrict: string; readonly line: string }>
> = {
  home_: {
    by: 'home_address_by',
    postcode: 'home_postcode',
    province: 'home_province_id',
    district: 'home_district_id',
    subDistrict: 'home_sub_district_id',
    line: 'home_address',
  },
  tax_: {
    by: 'tax_address_by',
    postcode: 'tax_postcode',
    province: 'tax_province_id',
    district: 'tax_district_id',
    subDistrict: 'tax_sub_district_id',
    line: 'tax_address',
  },
  shipping_: {
    by: 'shipping_address_by',
    postcode: 'shipping_postcode',
    province: 'shipping_province_id',
    district: 'shipping_district_id',
    subDistrict: 'shipping_sub_district_id',
    line: 'shipping_address',
  },
};

/** Which list of sub-districts is asked for (spec, section 7). Letters go to the applicant's own address: shipping; chosen. */
const SUB_DISTRICTS_FOR = {
  home_: { type: 'shipping' },
  tax_: { type: 'tax' },
  shipping_: { type: 'shipping' },
} as const;

interface SubDistrict {
  readonly id: string;
  readonly name: string;
  readonly postal_code: string;
}

/** A whole address: house and street, place, and sub-district with its postcode. */
export function address(
  prefix: AddressPrefix,
  { section, when, first = 'province' }: PlaceOptions = {},
): readonly FieldEntry[] {
  const names = ADDRESS_NAMES[prefix];
  const condition = when ? { when } : {};
  const searched = (values: Values): string | undefined =>
    values[names.by] === 'postcode' ? wholePostcode(values[names.postcode]) : undefined;
  return [
    {
      kind: 'text',
      name: names.line,
      rule: 'line',
      autocomplete: 'street-address',
      ...(section ? { section } : {}),
      ...condition,
    },
    ...placeFields(names, { ...condition, first }),
    {
      kind: 'lookup',
      name: names.subDistrict,
      ...condition,
      lookup: lookup(
        general.subDistricts,
        ({ [names.district]: district_id }) =>
          district_id ? { district_id, ...SUB_DISTRICTS_FOR[prefix] } : undefined,
        ({ id, name, postal_code }: SubDistrict) => ({ value: id, label: `${name} ${postal_code}` }),
      ),
      // A district may have several postcodes: only what the typed one covers is offered.
      fits: ({ postal_code }: SubDistrict, values) => [undefined, postal_code].includes(searched(values)),
    },
  ];
}
