import * as v from 'valibot';
import {
  Course,
  District,
  Faculty,
  PostcodeDistrict,
  Province,
  School,
  SCHOOL_LEVELS,
  SubDistrict,
} from '../../model/lookup.ts';
import { endpoint } from '../endpoint.ts';

/** General lookups (spec, section 7). Query names the spec does not give are chosen here. */

const AddressSet = v.picklist(['tax', 'shipping']);

export const campaignFaculties = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/available-campaign-faculty',
  token: 'none',
  summary: 'Faculties one can ask about: by type and degree for admission, by slug for a scholarship',
  query: v.union([
    v.strictObject({ type: v.picklist(['bachelor', 'graduate']), degree: v.string() }),
    v.strictObject({ slug: v.string() }),
  ]),
  answer: v.array(Faculty),
});
export const courses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/course',
  token: 'none',
  summary: 'Courses of a faculty',
  query: v.strictObject({ faculty_id: v.string() }),
  answer: v.array(Course),
});
export const schools = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/school',
  token: 'none',
  summary: 'Schools or universities of a district, or by name',
  query: v.strictObject({
    district_id: v.optional(v.string()),
    province_id: v.optional(v.string()),
    search: v.optional(v.string()),
    level: v.optional(v.picklist(SCHOOL_LEVELS)),
  }),
  answer: v.array(School),
});
export const districtsByPostcode = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/district/postcode',
  token: 'none',
  summary: 'Districts a postcode covers',
  query: v.strictObject({ postcode: v.string() }),
  answer: v.array(PostcodeDistrict),
});
export const provinces = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/location/province/all',
  token: 'none',
  summary: 'All provinces',
  answer: v.array(Province),
});
export const districts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/location/district/all',
  token: 'none',
  summary: 'Districts of a province',
  query: v.strictObject({ province_id: v.string() }),
  answer: v.array(District),
});
export const subDistricts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/location/sub-district/all',
  token: 'none',
  summary: 'Sub-districts of a district, for the tax or the shipping address',
  query: v.strictObject({ district_id: v.string(), type: AddressSet }),
  answer: v.array(SubDistrict),
});
