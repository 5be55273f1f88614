import * as v from 'valibot';
import {
  Application,
  EligibilityResponse,
  CheckResponse,
  CodeResponse,
  OtpRequestResponse,
  CustomInput,
  InitialResponse,
  UploadedFile,
} from '../../model/application.ts';
import { Banner, Campaign, Course, CourseType, Faculty, Semester } from '../../model/lookup.ts';
import { Charge } from '../../model/payment.ts';
import { endpoint } from './endpoint.ts';
import { FileList, SavedResponse } from './shared.ts';

/**
 * Calls for bachelor and graduate applications (docs/spec.md, section 7, first table). `type` in the payload tells them
 * apart.
 */

export const requestOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/otp/request',
  token: 'none',
  response: OtpRequestResponse,
});
export const validateOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/otp/validate',
  token: 'none',
  response: CodeResponse,
});
export const read = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/{id}',
  token: 'application',
  response: Application,
});
export const checkCanApply = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/{id}/check-can-apply',
  token: 'none',
  response: EligibilityResponse,
});
export const check = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/check',
  token: 'none',
  response: CheckResponse,
});
export const initial = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/initial',
  token: 'none',
  response: InitialResponse,
});
export const updatePersonal = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'application/{id}/personal',
  token: 'application',
  response: SavedResponse,
});
export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'application/{id}',
  token: 'application',
  response: SavedResponse,
});
export const availableFaculties = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-faculty',
  token: 'none',
  response: v.array(Faculty),
});
export const availableCourses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-course',
  token: 'none',
  response: v.array(Course),
});
export const availableCourseTypes = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-course-type',
  token: 'none',
  response: v.array(CourseType),
});
export const availableSemesters = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-semester',
  token: 'none',
  response: v.array(Semester),
});
export const appearance = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/appearance',
  token: 'none',
  response: v.array(Banner),
});
export const campaigns = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/campaign/application',
  token: 'none',
  response: v.array(Campaign),
});
export const openPayment = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/{id}/payment',
  token: 'application',
  response: Charge,
});
export const uploadFile = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/upload-file',
  token: 'application',
  response: UploadedFile,
});
export const deleteFile = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'application/file/',
  token: 'application',
  response: SavedResponse,
});
export const listFiles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/file/',
  token: 'application',
  response: FileList,
});
export const listCustomInputs = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/custom-input/',
  token: 'application',
  response: v.array(CustomInput),
});
export const saveCustomInputs = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/custom-input/',
  token: 'application',
  response: SavedResponse,
});
