import * as v from 'valibot';
import {
  Application,
  EligibilityAnswer,
  CheckAnswer,
  CodeAnswer,
  OtpRequestAnswer,
  CustomInput,
  InitialAnswer,
  UploadedFile,
} from '../../model/application.ts';
import { Banner, Campaign, Course, CourseType, Faculty, Semester } from '../../model/lookup.ts';
import { Charge } from '../../model/payment.ts';
import { endpoint } from './endpoint.ts';
import { FileList, SavedAnswer } from './shared.ts';

/**
 * Calls for bachelor and graduate applications (docs/spec.md, section 7, first table). `type` in the payload tells them
 * apart.
 */

export const requestOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/otp/request',
  token: 'none',
  answer: OtpRequestAnswer,
});
export const validateOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/otp/validate',
  token: 'none',
  answer: CodeAnswer,
});
export const read = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/{id}',
  token: 'application',
  answer: Application,
});
export const checkCanApply = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/{id}/check-can-apply',
  token: 'none',
  answer: EligibilityAnswer,
});
export const check = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/check',
  token: 'none',
  answer: CheckAnswer,
});
export const initial = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/initial',
  token: 'none',
  answer: InitialAnswer,
});
export const updatePersonal = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'application/{id}/personal',
  token: 'application',
  answer: SavedAnswer,
});
export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'application/{id}',
  token: 'application',
  answer: SavedAnswer,
});
export const availableFaculties = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-faculty',
  token: 'none',
  answer: v.array(Faculty),
});
export const availableCourses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-course',
  token: 'none',
  answer: v.array(Course),
});
export const availableCourseTypes = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-course-type',
  token: 'none',
  answer: v.array(CourseType),
});
export const availableSemesters = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-semester',
  token: 'none',
  answer: v.array(Semester),
});
export const appearance = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/appearance',
  token: 'none',
  answer: v.array(Banner),
});
export const campaigns = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/campaign/application',
  token: 'none',
  answer: v.array(Campaign),
});
export const openPayment = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/{id}/payment',
  token: 'application',
  answer: Charge,
});
export const uploadFile = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/upload-file',
  token: 'application',
  answer: UploadedFile,
});
export const deleteFile = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'application/file/',
  token: 'application',
  answer: SavedAnswer,
});
export const listFiles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/file/',
  token: 'application',
  answer: FileList,
});
export const listCustomInputs = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/custom-input/',
  token: 'application',
  answer: v.array(CustomInput),
});
export const saveCustomInputs = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/custom-input/',
  token: 'application',
  answer: SavedAnswer,
});
