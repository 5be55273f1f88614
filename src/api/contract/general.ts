import * as v from 'valibot';
import { Course, District, Faculty, PostcodeDistrict, Province, School, SubDistrict } from '../../model/lookup.ts';
import { endpoint } from './endpoint.ts';

/**
 * Lookups that all flows share (docs/spec.md, section 7). @chosen The specification does not name their query
 * parameters.
 */

export const campaignFaculties = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/available-campaign-faculty',
  token: 'none',
  response: v.array(Faculty),
});
export const courses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/course',
  token: 'none',
  response: v.array(Course),
});
export const schools = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/school',
  token: 'none',
  response: v.array(School),
});
export const districtsByPostcode = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/district/postcode',
  token: 'none',
  response: v.array(PostcodeDistrict),
});
export const provinces = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/location/province/all',
  token: 'none',
  response: v.array(Province),
});
export const districts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/location/district/all',
  token: 'none',
  response: v.array(District),
});
export const subDistricts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'general/location/sub-district/all',
  token: 'none',
  response: v.array(SubDistrict),
});
