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
import { Course, CourseType, Faculty, Id, Semester, WantedFile } from '../../model/lookup.ts';
import { Charge, PaymentMethod } from '../../model/payment.ts';
import { endpoint } from '../endpoint.ts';
import {
  ApplicationIdQuery,
  CheckQuery,
  CodeRequest,
  CodeValidation,
  CustomInputResponse,
  EmptyBody,
  Fields,
  FileList,
  FileRemoval,
  ReadQueryWithoutPayment,
  SavedAnswer,
  UploadBody,
} from './shared.ts';

/** Scholarship campaigns (spec, section 7, "Scholarship"). */

export const ScholarshipCampaign = v.object({
  id: Id,
  slug: v.string(),
  name: v.string(),
  description: v.nullish(v.string()),
  info_box: v.nullish(v.string()),
  files: v.optional(v.array(WantedFile), []),
  /** Whether the campaign still takes applications. */
  open: v.optional(v.boolean(), true),
  /** Baht; 0 means nothing is to be paid. */
  amount: v.optional(v.number(), 0),
});

const OfCampaign = v.strictObject({
  scholarship_campaign_id: v.string(),
  faculty_id: v.optional(v.string()),
  course_id: v.optional(v.string()),
  course_type_id: v.optional(v.string()),
});

export const campaign = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-campaign/{slug}',
  token: 'none',
  summary: 'A campaign by slug or id',
  answer: ScholarshipCampaign,
});
export const checkCanApply = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/{id}/check-can-apply',
  token: 'none',
  summary: 'Tells whether applying is allowed now',
  answer: CanApplyAnswer,
});
export const check = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/check',
  token: 'none',
  summary: 'Tells whether the phone or e-mail already applied in the campaign',
  query: v.strictObject({ ...CheckQuery.entries, scholarship_campaign_id: v.string() }),
  answer: CheckAnswer,
});
export const initial = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/initial',
  token: 'none',
  summary: 'Registers a new scholarship application',
  body: v.strictObject({
    scholarship_campaign_id: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    ...contactEntries,
    student_no: v.optional(v.string()),
    education: v.optional(v.string()),
    faculty_id: v.optional(v.string()),
    ...utmEntries,
  }),
  answer: InitialAnswer,
});
export const requestCode = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/otp/request',
  token: 'none',
  summary: 'Sends a one-time code to the phone and e-mail of an application',
  body: CodeRequest,
  answer: CodeRequestAnswer,
});
export const validateCode = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/otp/validate',
  token: 'none',
  summary: 'Exchanges a right code for a fresh access token',
  body: CodeValidation,
  answer: CodeAnswer,
});
export const read = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/{id}',
  token: 'application',
  summary: 'Reads an application',
  query: ReadQueryWithoutPayment,
  answer: Application,
});
export const update = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'scholarship-application/{id}',
  token: 'application',
  summary: 'Saves the answers of a step',
  body: Fields,
  answer: SavedAnswer,
});
export const updatePersonal = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: 'scholarship-application/{id}/personal',
  token: 'application',
  summary: 'Saves who the applicant is; `student_no` only when given',
  body: Fields,
  answer: SavedAnswer,
});
export const startConfirm = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/{id}/start-confirm/',
  token: 'application',
  summary: 'Begins the confirmation',
  body: EmptyBody,
  answer: SavedAnswer,
});
export const confirm = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/{id}/confirm',
  token: 'application',
  summary: 'Confirms the application',
  body: EmptyBody,
  answer: SavedAnswer,
});
export const openPayment = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/{id}/payment',
  token: 'application',
  summary: 'Opens the payment of an application with the chosen method',
  body: v.strictObject({ method: PaymentMethod }),
  answer: Charge,
});
export const availableSemesters = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/available-semester',
  token: 'none',
  summary: 'Semesters one can start in',
  query: OfCampaign,
  answer: v.array(Semester),
});
export const availableFaculties = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/available-faculty',
  token: 'none',
  summary: 'Faculties open in the campaign',
  query: OfCampaign,
  answer: v.array(Faculty),
});
export const availableCourses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/available-course',
  token: 'none',
  summary: 'Courses open in the campaign',
  query: OfCampaign,
  answer: v.array(Course),
});
export const availableCourseTypes = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/available-course-type',
  token: 'none',
  summary: 'Course types open in the campaign',
  query: OfCampaign,
  answer: v.array(CourseType),
});
export const uploadFile = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/file',
  token: 'application',
  summary: 'Uploads a document',
  multipart: true,
  body: UploadBody,
  answer: UploadedFile,
});
export const deleteFile = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'scholarship-application/file',
  token: 'application',
  summary: 'Deletes an uploaded document',
  body: FileRemoval,
  answer: SavedAnswer,
});
export const listFiles = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/file/',
  token: 'application',
  summary: 'Lists the uploaded documents',
  query: ApplicationIdQuery,
  answer: FileList,
});
export const listCustomInputs = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'scholarship-application/custom-input',
  token: 'application',
  summary: 'Questions the campaign adds, with the answers so far',
  query: ApplicationIdQuery,
  answer: v.array(CustomInput),
});
export const saveCustomInputs = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'scholarship-application/custom-input',
  token: 'application',
  summary: "Saves the answers to the campaign's questions",
  body: CustomInputResponse,
  answer: SavedAnswer,
});
