import * as v from 'valibot';
import { ApplicationType, UploadedFile, contactEntries } from '../../model/application.ts';
import { FileKind } from '../../model/lookup.ts';

/** Bodies and queries that several families of calls share. Field names the spec does not give are chosen here, once. */
export const SavedAnswer = v.looseObject({ message: v.nullish(v.string()) });

/** Form values by field name; the server keeps what it knows. Empty text clears a field. */
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
export const FileList = v.array(UploadedFile);

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
