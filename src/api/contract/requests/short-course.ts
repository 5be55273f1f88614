import * as v from 'valibot';
import { contactEntries, utmEntries } from '../../../model/application.ts';
import {
  ApplicationIdQuery,
  CheckQuery,
  CodeRequest,
  CodeValidation,
  EmptyBody,
  Fields,
  FileRemoval,
  ReadQueryWithoutPayment,
  UploadBody,
  type RequestShape,
} from './shared.ts';

/** @chosen search, period_id */
export const shortCourseRequests = {
  'POST short-course-application/file': { summary: 'Uploads a document', multipart: true, body: UploadBody },
  'DELETE short-course-application/file/': { summary: 'Deletes an uploaded document', body: FileRemoval },
  'GET short-course-application/file': { summary: 'Lists the uploaded documents', query: ApplicationIdQuery },
  'POST short-course-application/{id}/participant': { summary: 'Saves who takes part', body: Fields },
  'PATCH short-course-application/{id}': { summary: 'Saves the answers of a step', body: Fields },
  'PATCH short-course-application/{id}/personal': { summary: 'Saves personal and company information', body: Fields },
  'GET short-course-application/{id}': { summary: 'Reads an application', query: ReadQueryWithoutPayment },
  'POST short-course-application/initial': {
    summary: 'Registers a new short-course application',
    body: v.strictObject({
      first_name: v.string(),
      last_name: v.string(),
      ...contactEntries,
      prefix_name: v.string(),
      /** Empty unless the title is military or academic. */
      rank: v.string(),
      academic_rank: v.string(),
      short_course_id: v.string(),
      ...utmEntries,
    }),
  },
  'GET short-course-application/check': {
    summary: 'Checks whether this phone or e-mail has already applied for the course',
    query: v.strictObject({ ...CheckQuery.entries, short_course_id: v.optional(v.string()) }),
  },
  'POST short-course-application/otp/request': {
    summary: 'Sends a one-time code to the phone and e-mail of an application',
    body: CodeRequest,
  },
  'POST short-course-application/otp/validate': {
    summary: 'Exchanges the correct code for a fresh access token',
    body: CodeValidation,
  },
  /** Without a text, all courses are returned. @chosen */
  'GET short-course-application/search-course': {
    summary: 'Courses that match a text',
    query: v.strictObject({ search: v.optional(v.string()) }),
  },
  'GET short-course-application/suggestion': {
    summary: 'Words and courses to suggest while typing',
    query: v.strictObject({ search: v.string() }),
  },
  'GET short-course-application/period': {
    summary: 'When a course is held',
    query: v.strictObject({ short_course_id: v.string() }),
  },
  'GET short-course-application/available-campaign': {
    summary: 'Campaigns of a course',
    query: v.strictObject({ short_course_id: v.string(), period_id: v.optional(v.string()) }),
  },
  'GET short-course-application/appearance': { summary: 'Banners of the flow' },
  'POST short-course-application/{id}/payment': { summary: 'Opens the payment of an application', body: EmptyBody },
} as const satisfies Record<string, RequestShape>;
