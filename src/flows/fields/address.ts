import * as general from '../../api/contract/general.ts';
import { lookup, type LookupOption } from '../../field-kinds/lookup.ts';
import type { ChoiceFieldDefinition } from '../../field-kinds/choice.ts';
import type { Condition, FieldMessageKey, ReviewRow, SectionKey } from '../../field-kinds/field-kind.ts';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import { joinParts } from '../../lib/join-parts.ts';
import { rules, type Values } from '../../model/rules.ts';

/** The names of the fields that find a place in Thailand by postcode, or by province and district. */
interface PlaceNames {
  /** The name of the field that chooses the search method. */
  readonly by: FieldMessageKey;
  readonly postcode: FieldMessageKey;
  readonly province: FieldMessageKey;
  readonly district: FieldMessageKey;
}

/** How a place is found. With `name`, the form does not ask for the place. */
type PlaceMethod = 'name' | 'province' | 'postcode' | 'abroad';

interface PlaceOptions {
  /** The place's row in the review. */
  readonly row: ReviewRow;
  readonly section?: SectionKey;
  /** The offered methods. Few forms offer `abroad`, which asks for no place in Thailand. */
  readonly methods: readonly PlaceMethod[];
  /** The preselected method. */
  readonly first: PlaceMethod;
  readonly suggested?: ChoiceFieldDefinition['suggested'];
  /** The label of the link that leads to the other methods, where they are offered only on demand. */
  readonly othersKey?: ChoiceFieldDefinition['othersKey'];
  /** Condition for all of these fields. */
  readonly visibleWhen?: Condition | undefined;
  /** Whether a place found by postcode includes the province, which a school does not need. */
  readonly isWhole?: true;
}

/** Returns the postcode, or `undefined` until it is complete. */
function wholePostcode(text: string | undefined): string | undefined {
  const { clean, test } = rules.postcode;
  const postcode = clean(text ?? '');
  return test(postcode) ? postcode : undefined;
}

interface PostcodeDistrict {
  readonly id: string;
  readonly name: string;
  readonly province: { readonly id: string; readonly name: string };
}
const districtWithProvince = (district: PostcodeDistrict): LookupOption => ({
  value: district.id,
  label: joinParts(district.name, district.province.name),
});

/** The name is explicit, because the item behind the answer has another name. */
const derivedFrom = (value: string, name: string): LookupOption => ({ value, label: name, name });

export function placeFields(
  names: PlaceNames,
  { row, section, visibleWhen, first, suggested, methods, isWhole, othersKey }: PlaceOptions,
): readonly FieldDefinition[] {
  const bySearch =
    (method: 'postcode' | 'province'): Condition =>
    (values, chosen) =>
      values[names.by] === method && (visibleWhen?.(values, chosen) ?? true);
  return [
    {
      kind: 'radio',
      name: names.by,
      options: methods,
      initial: first,
      ...(suggested && { suggested }),
      excludeFromReview: true,
      othersKey,
      section,
      visibleWhen,
    },
    {
      kind: 'text',
      name: names.postcode,
      review: { row, line: 'postcode' },
      rule: 'postcode',
      inputMode: 'numeric',
      autocomplete: 'postal-code',
      halfWidth: true,
      visibleWhen: bySearch('postcode'),
    },
    {
      kind: 'remote-select',
      name: names.province,
      halfWidth: true,
      review: { row, line: 'province' },
      visibleWhen: bySearch('province'),
      lookup: lookup(general.provinces, () => ({})),
    },
    {
      kind: 'remote-select',
      name: names.district,
      halfWidth: true,
      review: { row, line: 'district' },
      visibleWhen: bySearch('province'),
      lookup: lookup(general.districts, ({ [names.province]: province_id }) =>
        province_id ? { province_id } : undefined,
      ),
    },
    {
      kind: 'remote-select',
      name: names.district,
      halfWidth: true,
      review: { row, line: 'district' },
      visibleWhen: bySearch('postcode'),
      none: 'noDistrict',
      lookup: lookup(
        general.districtsByPostcode,
        (values) => {
          const postcode = wholePostcode(values[names.postcode]);
          return postcode === undefined ? undefined : { postcode };
        },
        districtWithProvince,
      ),
      ...(isWhole && {
        derives: {
          name: names.province,
          from: ({ province }: Partial<PostcodeDistrict>) => province && derivedFrom(province.id, province.name),
        },
      }),
    },
  ];
}

/**
 * `home_` is the applicant's own address; the others are the address sets of docs/spec.md, section 3. Letters go to the
 * applicant's own address, so its sub-districts use `shipping` (section 7). @chosen
 */
type AddressPrefix = 'home_' | 'tax_' | 'shipping_';

interface SubDistrict {
  readonly id: string;
  readonly name: string;
  readonly postal_code: string;
}

export function address(
  prefix: AddressPrefix,
  {
    section,
    visibleWhen,
    first = 'province',
    methods = ['province', 'postcode'],
  }: Partial<Omit<PlaceOptions, 'row' | 'isWhole' | 'othersKey'>> = {},
): readonly FieldDefinition[] {
  const names: PlaceNames = {
    by: `${prefix}address_by`,
    postcode: `${prefix}postcode`,
    province: `${prefix}province_id`,
    district: `${prefix}district_id`,
  };
  // Its first question is only for the house number and road, which does not name the whole address.
  const row: ReviewRow = { separator: ', ', ...(prefix === 'home_' && { term: 'address' }) };
  const isAbroad: Condition = (values, chosen) =>
    values[names.by] === 'abroad' && (visibleWhen?.(values, chosen) ?? true);
  const isHere: Condition = (values, chosen) =>
    values[names.by] !== 'abroad' && (visibleWhen?.(values, chosen) ?? true);
  const searched = (values: Values): string | undefined =>
    values[names.by] === 'postcode' ? wholePostcode(values[names.postcode]) : undefined;
  const line = {
    kind: 'text',
    name: `${prefix}address`,
    review: { row, line: 'first' },
    rule: 'single-line',
    autocomplete: 'street-address',
    section,
  } as const;
  return [
    { ...line, visibleWhen: isHere },
    ...(methods.includes('abroad')
      ? [{ ...line, messageKey: `${prefix}address_abroad` as const, visibleWhen: isAbroad }]
      : []),
    ...placeFields(names, { visibleWhen, row, first, methods, isWhole: true }),
    {
      kind: 'remote-select',
      name: `${prefix}sub_district_id`,
      review: { row, line: 'subDistrict' },
      visibleWhen: isHere,
      lookup: lookup(
        general.subDistricts,
        ({ [names.district]: district_id }) =>
          district_id ? { district_id, type: prefix === 'tax_' ? ('tax' as const) : ('shipping' as const) } : undefined,
        ({ id, name, postal_code }: SubDistrict) => ({ value: id, label: `${name} ${postal_code}` }),
      ),
      // A district may have several postcodes, so only sub-districts with the typed postcode are offered.
      filterOption: ({ postal_code }: SubDistrict, values) => [undefined, postal_code].includes(searched(values)),
      derives: {
        name: names.postcode,
        from: ({ postal_code }: Partial<SubDistrict>) =>
          postal_code === undefined ? undefined : derivedFrom(postal_code, postal_code),
      },
    },
  ];
}
