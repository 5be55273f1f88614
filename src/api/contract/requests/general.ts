import * as v from 'valibot';
import { SCHOOL_LEVELS } from '../../../config/words.ts';
import type { RequestShape } from './shared.ts';

const AddressSet = v.picklist(['tax', 'shipping']);

/**
 * The specification names the query parameters of only a few lookups. @chosen district_id, province_id, search, level,
 * postcode
 */
export const generalRequests = {
  'GET general/available-campaign-faculty': {
    summary: 'Faculties one can ask about: by type and degree for admission, by slug for a scholarship',
    query: v.union([
      v.strictObject({ type: v.picklist(['bachelor', 'graduate']), degree: v.string() }),
      v.strictObject({ slug: v.string() }),
    ]),
  },
  'GET general/course': { summary: 'Courses of a faculty', query: v.strictObject({ faculty_id: v.string() }) },
  'GET general/school': {
    summary: 'Schools or universities of a district, or by name',
    query: v.strictObject({
      district_id: v.optional(v.string()),
      province_id: v.optional(v.string()),
      search: v.optional(v.string()),
      level: v.optional(v.picklist(SCHOOL_LEVELS)),
    }),
  },
  'GET general/district/postcode': {
    summary: 'Districts of a postcode',
    query: v.strictObject({ postcode: v.string() }),
  },
  'GET general/location/province/all': { summary: 'All provinces' },
  'GET general/location/district/all': {
    summary: 'Districts of a province',
    query: v.strictObject({ province_id: v.string() }),
  },
  'GET general/location/sub-district/all': {
    summary: 'Sub-districts of a district, for the tax or the shipping address',
    query: v.strictObject({ district_id: v.string(), type: AddressSet }),
  },
} as const satisfies Record<string, RequestShape>;
