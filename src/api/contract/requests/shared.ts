import * as v from 'valibot';
import { ApplicationType, contactEntries } from '../../../model/application.ts';
import { FileKind } from '../../../model/file-kind.ts';

/**
 * Describes the purpose and the input of one call. The sandbox, the OpenAPI document, the tests and the compiler read
 * it.
 */
export interface RequestShape {
  readonly summary: string;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The body is a multipart form that contains a file. */
  readonly multipart?: true;
}

/** Form values by field name. The server keeps the fields that are not sent; an empty text clears a field. */
export const Fields = v.record(v.string(), v.string());

export const CheckQuery = v.strictObject({ ...contactEntries, mode: v.literal('check') });

/** What a request for a one-time code contains (docs/spec-decisions.md, 3.2). @chosen all but type and application_id */
export const CodeRequest = v.strictObject({
  type: ApplicationType,
  ...contactEntries,
  application_id: v.optional(v.string()),
  scholarship_campaign_id: v.optional(v.string()),
});
/** @chosen otp */
export const CodeValidation = v.strictObject({ ...CodeRequest.entries, otp: v.string() });

export const ApplicationIdQuery = v.strictObject({ application_id: v.string() });
export const UploadBody = v.strictObject({ file: v.file(), type: FileKind, application_id: v.string() });
/** @chosen file_id */
export const FileRemoval = v.strictObject({ application_id: v.string(), file_id: v.string() });
export const CustomInputResponse = v.strictObject({ application_id: v.string(), response: Fields });

export const EmptyBody = v.strictObject({});
export const ReadQuery = v.strictObject({
  /** `1` asks for `dashboard_token` in the answer. */
  include_dashboard_token: v.optional(v.literal('1')),
});
export const ReadQueryWithoutPayment = v.strictObject({
  ...ReadQuery.entries,
  /** `1` leaves the payment out of the answer. */
  no_payment: v.optional(v.literal('1')),
});
