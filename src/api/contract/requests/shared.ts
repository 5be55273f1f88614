import * as v from 'valibot';
import { ApplicationType, contactEntries } from '../../../model/application.ts';
import { FileKind } from '../../../model/file-kind.ts';

/** Describes the purpose and the input of one call, for the sandbox, the OpenAPI document, the tests and the compiler. */
export interface RequestShape {
  readonly summary: string;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The body is a multipart form with a file. */
  readonly multipart?: true;
}

/** Form values by field name. The server leaves fields that are not sent unchanged; an empty text clears a field. */
export const Fields = v.record(v.string(), v.string());

export const CheckQuery = v.strictObject({ ...contactEntries, mode: v.literal('check') });

/** The request for a one-time code (docs/spec-decisions.md, 3.2). @chosen all but type and application_id */
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
  /** `1` adds `dashboard_token` to the response. */
  include_dashboard_token: v.optional(v.literal('1')),
});
export const ReadQueryWithoutPayment = v.strictObject({
  ...ReadQuery.entries,
  /** `1` omits the payment from the response. */
  no_payment: v.optional(v.literal('1')),
});
