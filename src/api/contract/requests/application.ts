import * as v from 'valibot';
import { contactEntries, utmEntries } from '../../../model/application.ts';
import { PaymentMethod } from '../../../model/payment.ts';
import {
  ApplicationIdQuery,
  CheckQuery,
  CodeRequest,
  CodeValidation,
  CustomInputResponse,
  Fields,
  FileRemoval,
  ReadQuery,
  UploadBody,
  type RequestShape,
} from './shared.ts';

const Degree = v.picklist(['bachelor', 'graduate']);

/** @chosen campaign_id, course_type_id, course_id, programme_type, method */
export const applicationRequests = {
  'POST application/otp/request': {
    summary: 'Sends a one-time code to the phone and e-mail of an application',
    body: CodeRequest,
  },
  'POST application/otp/validate': {
    summary: 'Exchanges the correct code for a fresh access token',
    body: CodeValidation,
  },
  'GET application/{id}': { summary: 'Reads an application', query: ReadQuery },
  'GET application/{id}/check-can-apply': { summary: 'Checks whether applying is allowed now' },
  'GET application/check': {
    summary:
      'Checks whether this phone or e-mail already belongs to an application that is neither cancelled nor changed',
    query: v.strictObject({ ...CheckQuery.entries, type: Degree }),
  },
  'POST application/initial': {
    summary: 'Registers a new application',
    body: v.strictObject({
      type: Degree,
      first_name: v.string(),
      last_name: v.string(),
      ...contactEntries,
      education: v.string(),
      faculty_id: v.string(),
      prefix_name: v.string(),
      /** Empty unless the title is military or academic. */
      rank: v.string(),
      academic_rank: v.string(),
      ...utmEntries,
    }),
  },
  'PATCH application/{id}/personal': { summary: 'Saves who the applicant is', body: Fields },
  'PATCH application/{id}': { summary: 'Saves the answers of a step', body: Fields },
  'GET application/available-faculty': {
    summary: 'Faculties open in a campaign',
    query: v.strictObject({
      type: Degree,
      campaign_id: v.optional(v.string()),
      course_type_id: v.optional(v.string()),
      degree: v.optional(v.string()),
    }),
  },
  'GET application/available-course': {
    summary: 'Courses, or the majors of a course',
    query: v.strictObject({
      type: v.picklist(['course', 'major']),
      faculty_id: v.string(),
      course_id: v.optional(v.string()),
      course_type_id: v.optional(v.string()),
      degree: v.optional(v.string()),
    }),
  },
  'GET application/available-course-type': {
    summary: 'Course types open in a campaign',
    query: v.strictObject({
      type: Degree,
      campaign_id: v.optional(v.string()),
      programme_type: v.optional(v.string()),
      degree: v.optional(v.string()),
    }),
  },
  'GET application/available-semester': {
    summary: 'Semesters in which studies can begin',
    query: v.strictObject({ type: Degree, campaign_id: v.optional(v.string()), course_id: v.optional(v.string()) }),
  },
  'GET application/appearance': { summary: 'Banners of the flow', query: v.strictObject({ type: Degree }) },
  'GET application/campaign/application': {
    summary: 'Campaigns one can apply in',
    query: v.strictObject({ type: Degree, programme_type: v.optional(v.string()), degree: v.optional(v.string()) }),
  },
  'POST application/{id}/payment': {
    summary: 'Opens the payment of an application with the chosen method',
    body: v.strictObject({ method: PaymentMethod }),
  },
  'POST application/upload-file': { summary: 'Uploads a document', multipart: true, body: UploadBody },
  'DELETE application/file/': { summary: 'Deletes an uploaded document', body: FileRemoval },
  'GET application/file/': { summary: 'Lists the uploaded documents', query: ApplicationIdQuery },
  'GET application/custom-input/': {
    summary: 'Questions that the campaign adds, with the answers so far',
    query: ApplicationIdQuery,
  },
  'POST application/custom-input/': {
    summary: "Saves the answers to the campaign's questions",
    body: CustomInputResponse,
  },
} as const satisfies Record<string, RequestShape>;
