import * as v from 'valibot';
import {
  Application,
  CheckAnswer,
  CodeAnswer,
  CodeRequestAnswer,
  InitialAnswer,
  UploadedFile,
  contactEntries,
  utmEntries,
} from '../../model/application.ts';
import { Banner, Fee, Id, Semester, ShortCourseCampaign } from '../../model/lookup.ts';
import { Charge } from '../../model/payment.ts';
import { endpoint } from '../endpoint.ts';
import {
  ApplicationIdQuery,
  CheckQuery,
  CodeRequest,
  CodeValidation,
  EmptyBody,
  Fields,
  FileList,
  FileRemoval,
  ReadQueryWithoutPayment,
  SavedAnswer,
  UploadBody,
} from './shared.ts';

/** Short courses (spec, section 7, "Short course"). */

export const ShortCourse = v.object({
  id: Id,
  name: v.string(),
  slug: v.nullish(v.string()),
  description: v.nullish(v.string()),
  /** Baht, without a partner's or a trial's price. Not given by the specification; chosen. */
  price: Fee,
});

export const uploadFile = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/file',
  token: 'application',
  summary: 'Uploads a document',
  multipart: true,
  body: UploadBody,
  answer: UploadedFile,
});
export const deleteFile = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'short-course-application/file/',
  token: 'application',
  summary: 'Deletes an uploaded document',
  body: FileRemoval,
  answer: SavedAnswer,
});
export const listFiles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/file',
  token: 'application',
  summary: 'Lists the uploaded documents',
  query: ApplicationIdQuery,
  answer: FileList,
});
export const saveParticipant = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/{id}/participant',
  token: 'application',
  summary: 'Saves who takes part',
  body: Fields,
  answer: SavedAnswer,
});
export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'short-course-application/{id}',
  token: 'application',
  summary: 'Saves the answers of a step',
  body: Fields,
  answer: SavedAnswer,
});
export const updatePersonal = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'short-course-application/{id}/personal',
  token: 'application',
  summary: 'Saves personal and company information',
  body: Fields,
  answer: SavedAnswer,
});
export const read = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/{id}',
  token: 'application',
  summary: 'Reads an application',
  query: ReadQueryWithoutPayment,
  answer: Application,
});
export const initial = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/initial',
  token: 'none',
  summary: 'Registers a new short-course application',
  body: v.strictObject({
    first_name: v.string(),
    last_name: v.string(),
    ...contactEntries,
    prefix_name: v.string(),
    rank: v.optional(v.string()),
    academic_rank: v.optional(v.string()),
    short_course_id: v.string(),
    ...utmEntries,
  }),
  answer: InitialAnswer,
});
export const check = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/check',
  token: 'none',
  summary: 'Tells whether the phone or e-mail already applied to the course',
  query: v.strictObject({ ...CheckQuery.entries, short_course_id: v.optional(v.string()) }),
  answer: CheckAnswer,
});
export const requestCode = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/otp/request',
  token: 'none',
  summary: 'Sends a one-time code to the phone and e-mail of an application',
  body: CodeRequest,
  answer: CodeRequestAnswer,
});
export const validateCode = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/otp/validate',
  token: 'none',
  summary: 'Exchanges a right code for a fresh access token',
  body: CodeValidation,
  answer: CodeAnswer,
});
export const searchCourses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/search-course',
  token: 'none',
  summary: 'Courses that match a text',
  /** Without a text all courses are answered. Not given by the specification; chosen. */
  query: v.strictObject({ search: v.optional(v.string()) }),
  answer: v.array(ShortCourse),
});
export const suggestions = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/suggestion',
  token: 'none',
  summary: 'Words and courses to suggest while typing',
  query: v.strictObject({ search: v.string() }),
  answer: v.array(ShortCourse),
});
export const periods = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/period',
  token: 'none',
  summary: 'When a course is held',
  query: v.strictObject({ short_course_id: v.string() }),
  answer: v.array(Semester),
});
export const availableCampaigns = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/available-campaign',
  token: 'none',
  summary: 'Campaigns of a course',
  query: v.strictObject({ short_course_id: v.string(), period_id: v.optional(v.string()) }),
  answer: v.array(ShortCourseCampaign),
});
export const appearance = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'short-course-application/appearance',
  token: 'none',
  summary: 'Banners of the flow',
  answer: v.array(Banner),
});
export const openPayment = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'short-course-application/{id}/payment',
  token: 'application',
  summary: 'Opens the payment of an application',
  body: EmptyBody,
  answer: Charge,
});
