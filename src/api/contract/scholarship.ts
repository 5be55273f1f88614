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
import { Fee, Flag, Id, MaybeText, Text } from '../../model/response-values.ts';
import { Course, CourseType, DocumentRequirement, Faculty, Semester } from '../../model/lookup.ts';
import { Charge } from '../../model/payment.ts';
import { endpoint } from './endpoint.ts';
import { FileList, SavedResponse } from './shared.ts';

/** Calls for scholarship campaigns (docs/spec.md, section 7, "Scholarship"). */

/** @chosen all but id, slug, name, info_box and files */
export const ScholarshipCampaign = v.object({
  id: Id,
  slug: MaybeText,
  name: Text,
  description: MaybeText,
  info_box: MaybeText,
  files: v.nullish(v.array(DocumentRequirement), []),
  /**
   * Whether the campaign still accepts applications. A value that is not a flag counts as closed, so that a closed
   * campaign is never sold.
   */
  open: v.nullish(v.fallback(Flag, false)),
  /** The fee in baht; 0 means that there is nothing to pay. */
  amount: Fee,
  /** An instant in ISO 8601. */
  closes_at: MaybeText,
});

export const campaign = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-campaign/{slug}',
  token: 'none',
  response: ScholarshipCampaign,
});
export const checkCanApply = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/{id}/check-can-apply',
  token: 'none',
  response: EligibilityResponse,
});
export const check = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/check',
  token: 'none',
  response: CheckResponse,
});
export const initial = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/initial',
  token: 'none',
  response: InitialResponse,
});
export const requestOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/otp/request',
  token: 'none',
  response: OtpRequestResponse,
});
export const validateOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/otp/validate',
  token: 'none',
  response: CodeResponse,
});
export const read = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/{id}',
  token: 'application',
  response: Application,
});
export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'scholarship-application/{id}',
  token: 'application',
  response: SavedResponse,
});
export const updatePersonal = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'scholarship-application/{id}/personal',
  token: 'application',
  response: SavedResponse,
});
export const startConfirm = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/{id}/start-confirm/',
  token: 'application',
  response: SavedResponse,
});
export const confirm = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/{id}/confirm',
  token: 'application',
  response: SavedResponse,
});
export const openPayment = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/{id}/payment',
  token: 'application',
  response: Charge,
});
export const availableSemesters = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/available-semester',
  token: 'none',
  response: v.array(Semester),
});
export const availableFaculties = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/available-faculty',
  token: 'none',
  response: v.array(Faculty),
});
export const availableCourses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/available-course',
  token: 'none',
  response: v.array(Course),
});
export const availableCourseTypes = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/available-course-type',
  token: 'none',
  response: v.array(CourseType),
});
export const uploadFile = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/file',
  token: 'application',
  response: UploadedFile,
});
export const deleteFile = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'scholarship-application/file',
  token: 'application',
  response: SavedResponse,
});
export const listFiles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/file/',
  token: 'application',
  response: FileList,
});
export const listCustomInputs = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/custom-input',
  token: 'application',
  response: v.array(CustomInput),
});
export const saveCustomInputs = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/custom-input',
  token: 'application',
  response: SavedResponse,
});
