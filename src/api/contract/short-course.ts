import * as v from 'valibot';
import {
  Application,
  CheckResponse,
  CodeResponse,
  OtpRequestResponse,
  InitialResponse,
  UploadedFile,
} from '../../model/application.ts';
import { Fee, Id, MaybeText, Text } from '../../model/response-values.ts';
import { Banner, Semester, ShortCourseCampaign } from '../../model/lookup.ts';
import { Charge } from '../../model/payment.ts';
import { endpoint } from './endpoint.ts';
import { FileList, SavedResponse } from './shared.ts';

/** Calls for short courses (docs/spec.md, section 7, "Short course"). */

/** @chosen all but id, name and slug */
export const ShortCourse = v.object({
  id: Id,
  name: Text,
  slug: MaybeText,
  description: MaybeText,
  /** The price in baht before any partner or trial discount. */
  price: Fee,
});

export const uploadFile = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/file',
  token: 'application',
  response: UploadedFile,
});
export const deleteFile = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'short-course-application/file/',
  token: 'application',
  response: SavedResponse,
});
export const listFiles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/file',
  token: 'application',
  response: FileList,
});
export const saveParticipant = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/{id}/participant',
  token: 'application',
  response: SavedResponse,
});
export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'short-course-application/{id}',
  token: 'application',
  response: SavedResponse,
});
export const updatePersonal = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'short-course-application/{id}/personal',
  token: 'application',
  response: SavedResponse,
});
export const read = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/{id}',
  token: 'application',
  response: Application,
});
export const initial = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/initial',
  token: 'none',
  response: InitialResponse,
});
export const check = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/check',
  token: 'none',
  response: CheckResponse,
});
export const requestOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/otp/request',
  token: 'none',
  response: OtpRequestResponse,
});
export const validateOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/otp/validate',
  token: 'none',
  response: CodeResponse,
});
export const searchCourses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/search-course',
  token: 'none',
  response: v.array(ShortCourse),
});
export const suggestions = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/suggestion',
  token: 'none',
  response: v.array(ShortCourse),
});
export const periods = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/period',
  token: 'none',
  response: v.array(Semester),
});
export const availableCampaigns = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/available-campaign',
  token: 'none',
  response: v.array(ShortCourseCampaign),
});
export const appearance = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/appearance',
  token: 'none',
  response: v.array(Banner),
});
export const openPayment = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/{id}/payment',
  token: 'application',
  response: Charge,
});
