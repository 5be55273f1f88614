import * as v from 'valibot';
import {
  Application,
  CheckAnswer,
  CodeAnswer,
  OtpRequestAnswer,
  InitialAnswer,
  UploadedFile,
} from '../../model/application.ts';
import { Fee, Id, MaybeText, Text } from '../../model/answer-values.ts';
import { Banner, Semester, ShortCourseCampaign } from '../../model/lookup.ts';
import { Charge } from '../../model/payment.ts';
import { endpoint } from './endpoint.ts';
import { FileList, SavedAnswer } from './shared.ts';

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
  answer: UploadedFile,
});
export const deleteFile = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'short-course-application/file/',
  token: 'application',
  answer: SavedAnswer,
});
export const listFiles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/file',
  token: 'application',
  answer: FileList,
});
export const saveParticipant = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/{id}/participant',
  token: 'application',
  answer: SavedAnswer,
});
export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'short-course-application/{id}',
  token: 'application',
  answer: SavedAnswer,
});
export const updatePersonal = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'short-course-application/{id}/personal',
  token: 'application',
  answer: SavedAnswer,
});
export const read = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/{id}',
  token: 'application',
  answer: Application,
});
export const initial = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/initial',
  token: 'none',
  answer: InitialAnswer,
});
export const check = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/check',
  token: 'none',
  answer: CheckAnswer,
});
export const requestOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/otp/request',
  token: 'none',
  answer: OtpRequestAnswer,
});
export const validateOtp = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/otp/validate',
  token: 'none',
  answer: CodeAnswer,
});
export const searchCourses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/search-course',
  token: 'none',
  answer: v.array(ShortCourse),
});
export const suggestions = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/suggestion',
  token: 'none',
  answer: v.array(ShortCourse),
});
export const periods = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/period',
  token: 'none',
  answer: v.array(Semester),
});
export const availableCampaigns = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/available-campaign',
  token: 'none',
  answer: v.array(ShortCourseCampaign),
});
export const appearance = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/appearance',
  token: 'none',
  answer: v.array(Banner),
});
export const openPayment = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/{id}/payment',
  token: 'application',
  answer: Charge,
});
