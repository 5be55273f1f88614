import * as v from 'valibot';
import { ApplicationType, contactEntries } from '../../../model/application.ts';
import { FileKind } from '../../../model/file-kind.ts';

/** What one call sends, and what it is for: read by the sandbox, the OpenAPI document and tests, and by the compiler. */
export interface RequestShape {
  readonly summary: string;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The body travels as a form with a file. */
  readonly multipart?: true;
}

/**
 * Queries and bodies that several families of calls share.
 * @chosen names of fields that the specification leaves open
 */

/** Form values by field name; the server keeps what it knows. An empty text clears a field. */
export const Fields = v.record(v.string(), v.string());

export const CheckQuery = v.strictObject({ ...contactEntries, mode: v.literal('check') });

export const CodeRequest = v.strictObject({
  type: ApplicationType,
  ...contactEntries,
  application_id: v.optional(v.string()),
  scholarship_campaign_id: v.optional(v.string()),
});
export const CodeValidation = v.strictObject({ ...CodeRequest.entries, otp: v.string() });

export const ApplicationIdQuery = v.strictObject({ application_id: v.string() });
export const UploadBody = v.strictObject({ file: v.file(), type: FileKind, application_id: v.string() });
export const FileRemoval = v.strictObject({ application_id: v.string(), file_id: v.string() });
export const CustomInputResponse = v.strictObject({ application_id: v.string(), response: Fields });

export const EmptyBody = v.strictObject({});
export const ReadQuery = v.strictObject({
  /** `1` asks for `dashboard_token` too. */
  include_dashboard_token: v.optional(v.literal('1')),
});
export const ReadQueryWithoutPayment = v.strictObject({
  ...ReadQuery.entries,
  /** `1` leaves the payment out of the answer. */
  no_payment: v.optional(v.literal('1')),
});
