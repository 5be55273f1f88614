import * as v from 'valibot';
import { contactEntries, utmEntries } from '../../../model/application.ts';
import { PaymentMethod } from '../../../model/payment.ts';
import {
  ApplicationIdQuery,
  CheckQuery,
  CodeRequest,
  CodeValidation,
  CustomInputResponse,
  EmptyBody,
  Fields,
  FileRemoval,
  ReadQueryWithoutPayment,
  UploadBody,
  type RequestShape,
} from './shared.ts';

/** @chosen all but scholarship_campaign_id */
const OfCampaign = v.strictObject({
  scholarship_campaign_id: v.string(),
  faculty_id: v.optional(v.string()),
  course_id: v.optional(v.string()),
  course_type_id: v.optional(v.string()),
});

/** @chosen method */
export const scholarshipRequests = {
  'GET scholarship-campaign/{slug}': { summary: 'A campaign by slug or id' },
  'GET scholarship-application/{id}/check-can-apply': { summary: 'Checks whether applying is allowed now' },
  'GET scholarship-application/check': {
    summary: 'Checks whether this phone or e-mail has already applied in the campaign',
    query: v.strictObject({ ...CheckQuery.entries, scholarship_campaign_id: v.string() }),
  },
  'POST scholarship-application/initial': {
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
  },
  'POST scholarship-application/otp/request': {
    summary: 'Sends a one-time code to the phone and e-mail of an application',
    body: CodeRequest,
  },
  'POST scholarship-application/otp/validate': {
    summary: 'Exchanges the correct code for a fresh access token',
    body: CodeValidation,
  },
  'GET scholarship-application/{id}': { summary: 'Reads an application', query: ReadQueryWithoutPayment },
  'PATCH scholarship-application/{id}': { summary: 'Saves the answers of a step', body: Fields },
  'PATCH scholarship-application/{id}/personal': {
    summary: 'Saves who the applicant is; `student_no` only when given',
    body: Fields,
  },
  'POST scholarship-application/{id}/start-confirm/': { summary: 'Begins the confirmation', body: EmptyBody },
  'POST scholarship-application/{id}/confirm': { summary: 'Confirms the application', body: EmptyBody },
  'POST scholarship-application/{id}/payment': {
    summary: 'Opens the payment of an application with the chosen method',
    body: v.strictObject({ method: PaymentMethod }),
  },
  'GET scholarship-application/available-semester': {
    summary: 'Semesters in which studies can begin',
    query: OfCampaign,
  },
  'GET scholarship-application/available-faculty': { summary: 'Faculties open in the campaign', query: OfCampaign },
  'GET scholarship-application/available-course': { summary: 'Courses open in the campaign', query: OfCampaign },
  'GET scholarship-application/available-course-type': {
    summary: 'Course types open in the campaign',
    query: OfCampaign,
  },
  'POST scholarship-application/file': { summary: 'Uploads a document', multipart: true, body: UploadBody },
  'DELETE scholarship-application/file': { summary: 'Deletes an uploaded document', body: FileRemoval },
  'GET scholarship-application/file/': { summary: 'Lists the uploaded documents', query: ApplicationIdQuery },
  'GET scholarship-application/custom-input': {
    summary: 'Questions that the campaign adds, with the answers so far',
    query: ApplicationIdQuery,
  },
  'POST scholarship-application/custom-input': {
    summary: "Saves the answers to the campaign's questions",
    body: CustomInputResponse,
  },
} as const satisfies Record<string, RequestShape>;
