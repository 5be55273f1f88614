import * as v from 'valibot';
import {
  Application,
  CanApplyAnswer,
  CheckAnswer,
  CodeAnswer,
  CodeRequestAnswer,
  CustomInput,
  InitialAnswer,
  UploadedFile,
  contactEntries,
  utmEntries,
} from '../../model/application.ts';
import { Banner, Campaign, Course, CourseType, Faculty, Semester } from '../../model/lookup.ts';
import { Charge, PaymentMethod } from '../../model/payment.ts';
import { endpoint } from '../endpoint.ts';
import {
  ApplicationIdQuery,
  CheckQuery,
  CodeRequest,
  CodeValidation,
  CustomInputResponse,
  Fields,
  FileList,
  FileRemoval,
  ReadQuery,
  SavedAnswer,
  UploadBody,
} from './shared.ts';

/** Bachelor and graduate applications (spec, section 7, first table); `type` in the payload tells them apart. */

const Degree = v.picklist(['bachelor', 'graduate']);

export const requestCode = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/otp/request',
  token: 'none',
  summary: 'Sends a one-time code to the phone and e-mail of an application',
  body: CodeRequest,
  answer: CodeRequestAnswer,
});
export const validateCode = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/otp/validate',
  token: 'none',
  summary: 'Exchanges a right code for a fresh access token',
  body: CodeValidation,
  answer: CodeAnswer,
});
export const read = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/{id}',
  token: 'application',
  summary: 'Reads an application',
  query: ReadQuery,
  answer: Application,
});
export const checkCanApply = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/{id}/check-can-apply',
  token: 'none',
  summary: 'Tells whether applying is allowed now',
  answer: CanApplyAnswer,
});
export const check = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/check',
  token: 'none',
  summary: 'Tells whether the phone or e-mail already stands in an application that is neither cancelled nor changed',
  query: v.strictObject({ ...CheckQuery.entries, type: Degree }),
  answer: CheckAnswer,
});
export const initial = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/initial',
  token: 'none',
  summary: 'Registers a new application',
  body: v.strictObject({
    type: Degree,
    first_name: v.string(),
    last_name: v.string(),
    ...contactEntries,
    education: v.string(),
    faculty_id: v.string(),
    prefix_name: v.string(),
    rank: v.optional(v.string()),
    academic_rank: v.optional(v.string()),
    ...utmEntries,
  }),
  answer: InitialAnswer,
});
export const updatePersonal = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'application/{id}/personal',
  token: 'application',
  summary: 'Saves who the applicant is',
  body: Fields,
  answer: SavedAnswer,
});
export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'application/{id}',
  token: 'application',
  summary: 'Saves the answers of a step',
  body: Fields,
  answer: SavedAnswer,
});
export const availableFaculties = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-faculty',
  token: 'none',
  summary: 'Faculties open in a campaign',
  query: v.strictObject({
    type: Degree,
    campaign_id: v.optional(v.string()),
    course_type_id: v.optional(v.string()),
    degree: v.optional(v.string()),
  }),
  answer: v.array(Faculty),
});
export const availableCourses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-course',
  token: 'none',
  summary: 'Courses, or the majors of a course',
  query: v.strictObject({
    type: v.picklist(['course', 'major']),
    faculty_id: v.string(),
    course_id: v.optional(v.string()),
    course_type_id: v.optional(v.string()),
    degree: v.optional(v.string()),
  }),
  answer: v.array(Course),
});
export const availableCourseTypes = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-course-type',
  token: 'none',
  summary: 'Course types open in a campaign',
  query: v.strictObject({ type: Degree, campaign_id: v.optional(v.string()), degree: v.optional(v.string()) }),
  answer: v.array(CourseType),
});
export const availableSemesters = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/available-semester',
  token: 'none',
  summary: 'Semesters one can start in',
  query: v.strictObject({ type: Degree, campaign_id: v.optional(v.string()), course_id: v.optional(v.string()) }),
  answer: v.array(Semester),
});
export const appearance = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/appearance',
  token: 'none',
  summary: 'Banners of the flow',
  query: v.strictObject({ type: Degree }),
  answer: v.array(Banner),
});
export const campaigns = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/campaign/application',
  token: 'none',
  summary: 'Campaigns one can apply in',
  query: v.strictObject({ type: Degree, programme_type: v.optional(v.string()), degree: v.optional(v.string()) }),
  answer: v.array(Campaign),
});
export const openPayment = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/{id}/payment',
  token: 'application',
  summary: 'Opens the payment of an application with the chosen method',
  body: v.strictObject({ method: PaymentMethod }),
  answer: Charge,
});
export const uploadFile = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/upload-file',
  token: 'application',
  summary: 'Uploads a document',
  multipart: true,
  body: UploadBody,
  answer: UploadedFile,
});
export const deleteFile = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'application/file/',
  token: 'application',
  summary: 'Deletes an uploaded document',
  body: FileRemoval,
  answer: SavedAnswer,
});
export const listFiles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/file/',
  token: 'application',
  summary: 'Lists the uploaded documents',
  query: ApplicationIdQuery,
  answer: FileList,
});
export const listCustomInputs = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'application/custom-input/',
  token: 'application',
  summary: 'Questions the campaign adds, with the answers so far',
  query: ApplicationIdQuery,
  answer: v.array(CustomInput),
});
export const saveCustomInputs = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'application/custom-input/',
  token: 'application',
  summary: "Saves the answers to the campaign's questions",
  body: CustomInputResponse,
  answer: SavedAnswer,
});
