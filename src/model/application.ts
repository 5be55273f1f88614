import * as v from 'valibot';
import { DEFAULT_COUNTRY } from '../config/default-country.ts';
import { FLOW_IDS } from '../config/flow-registry.ts';
import { APPLICATION_STATUSES, CUSTOM_INPUT_KINDS, FILE_STATES } from '../config/words.ts';
import { Charge } from './payment.ts';
import { Count, FilledText, Flag, Id, MaybeName, MaybeText, Name, Text, orElse } from './response-values.ts';
import { FileKind } from './file-kind.ts';

/** Values of `type` in payloads. @chosen */
export const APPLICATION_TYPES = FLOW_IDS;
export const ApplicationType = v.picklist(APPLICATION_TYPES);
export type ApplicationType = v.InferOutput<typeof ApplicationType>;

/** An id becomes a URL segment, so it must not be `.` or `..`: anybody can write ids into URLs and storage. */
export const APPLICATION_ID = /^(?!\.+$)[\w.~-]{1,64}$/;
export const ApplicationId = v.pipe(Id, v.regex(APPLICATION_ID));

export const contactEntries = {
  phone: v.string(),
  /** An ISO 3166-1 alpha-2 code, such as TH. */
  phone_country: v.pipe(v.string(), v.length(2)),
  email: v.string(),
};
export type Contact = { readonly phone: string; readonly phone_country: string; readonly email: string };

export const isSameContact = (one: Contact | undefined, other: Contact): boolean =>
  one?.phone_country === other.phone_country && one.phone === other.phone && one.email === other.email;

export const utmEntries = {
  utm_source: v.optional(v.string()),
  utm_medium: v.optional(v.string()),
  utm_campaign: v.optional(v.string()),
  utm_content: v.optional(v.string()),
  utm_term: v.optional(v.string()),
};

export const Texts = v.record(v.string(), orElse(Name, ''));

/**
 * The specification describes what applicants see, but not the field names.
 * @chosen application_no, status_text, reason, campaign_name, readable, hints, confirmed_at
 */
export const Application = v.looseObject({
  id: ApplicationId,
  /**
   * The application's flow. A link that was opened on another flow's pages is redirected to it, with the slug if the
   * flow has one per campaign.
   */
  type: orElse(ApplicationType),
  slug: orElse(Text),
  application_no: MaybeText,
  /** An absent status means a draft; an unreadable one is unknown. */
  status: v.fallback(v.nullish(Text, 'draft'), ''),
  status_text: MaybeText,
  reason: MaybeText,
  payment: orElse(Charge),
  campaign_name: MaybeName,
  /** In ISO 8601. A scholarship application is submitted by its confirmation, not by its payment. */
  confirmed_at: MaybeText,
  /** The promised day of the result. @chosen */
  result_due_at: MaybeText,
  /** The contact's country. Forms offer it in capital letters. */
  phone_country: orElse(v.pipe(v.string(), v.toUpperCase())),
  /** Display names of the selected ids, by field name. */
  readable: orElse(Texts, {}),
  /** The last characters of sensitive numbers, by field name. */
  hints: orElse(Texts),
  dashboard_token: orElse(v.string()),
});
export type Application = v.InferOutput<typeof Application>;

/** The university's number of the application, or its id if there is none. */
export const applicationNumber = ({ application_no, id }: Pick<Application, 'application_no' | 'id'>): string =>
  application_no ?? id;

export function contactOf(application: Readonly<Record<string, unknown>>): Contact | undefined {
  const { phone, phone_country, email } = application;
  const isGiven = (text: unknown): text is string => typeof text === 'string' && text !== '';
  return isGiven(phone) && isGiven(phone_country) && isGiven(email) ? { phone, phone_country, email } : undefined;
}

/** Whether the applicant has a foreign phone number or identifies with a passport (docs/spec-decisions.md, 6.6). */
export function isFromAbroad(values: Readonly<Record<string, unknown>>): boolean {
  const { phone_country: country, id_type: type } = values;
  return (typeof country === 'string' && country !== '' && country !== DEFAULT_COUNTRY) || type === 'passport';
}

export const hasKnownStatus = ({ status }: Pick<Application, 'status'>): boolean =>
  (APPLICATION_STATUSES as readonly string[]).includes(status);

/** The statuses before an application is sent. */
export const UNSENT: readonly string[] = ['draft', 'awaiting_payment'];
const SUBMITTED = ['under_review', 'passed', 'exam_failed', 'successful'];
export const hasEnded = (application: Pick<Application, 'status'>): boolean =>
  application.status === 'cancelled' || isSubmitted(application);
/** Whether the application was submitted. An unknown status counts as not submitted. */
export const isSubmitted = ({ status }: Pick<Application, 'status'>): boolean => SUBMITTED.includes(status);

/**
 * Whether an application that is submitted by confirmation has been sent. Some servers call it successful as soon as
 * its fee is paid.
 */
export const isProvenSent = ({
  status,
  confirmed_at: confirmedAt,
}: {
  readonly status: string;
  readonly confirmed_at?: string | null | undefined;
}): boolean => (confirmedAt ? status !== 'cancelled' : isSubmitted({ status }) && status !== 'successful');

/** Whether the admissions office still accepts documents for a submitted application. @chosen */
export const canStillReplace = ({ status }: Pick<Application, 'status'>): boolean =>
  ['under_review', 'passed', 'successful'].includes(status);

/** @chosen size, state, reason */
export const UploadedFile = v.object({
  id: Id,
  type: orElse(FileKind),
  name: orElse(v.string(), ''),
  size: orElse(Count, 0),
  /** The university's state of the file. Absent or unknown states count as received. */
  state: orElse(v.picklist(FILE_STATES)),
  /** The reason for a refusal, for the applicant. */
  reason: MaybeText,
});
export type UploadedFile = v.InferOutput<typeof UploadedFile>;

export const isRefused = ({ state }: Pick<UploadedFile, 'state'>): boolean => state === 'refused';

/** The refused documents of which no other copy was sent. */
export const wantedAnew = <File extends Pick<UploadedFile, 'type' | 'state'>>(files: readonly File[]): File[] =>
  files.filter(
    (file) => isRefused(file) && !files.some((other) => file.type && other.type === file.type && !isRefused(other)),
  );

/** A question that a campaign adds. @chosen all but `application_id` and `response` */
export const CustomInput = v.object({
  id: Id,
  label: Text,
  kind: orElse(v.picklist(CUSTOM_INPUT_KINDS), 'text'),
  required: orElse(Flag, false),
  options: v.nullish(v.array(v.object({ value: Text, label: Text })), []),
  response: MaybeText,
});
export type CustomInput = v.InferOutput<typeof CustomInput>;

const MaybeId = orElse(ApplicationId);
/** @chosen exists */
export const CheckResponse = v.object({ exists: Flag, application_id: MaybeId });
/** @chosen can_apply, reason */
export const EligibilityResponse = v.object({ can_apply: Flag, reason: MaybeText });
export type Eligibility = { readonly can_apply: boolean; readonly reason?: string | null | undefined };
/** @chosen otp_required */
export const InitialResponse = v.object({
  id: ApplicationId,
  access_token: FilledText,
  otp_required: orElse(Flag, false),
});
/**
 * The response may be empty: entering the code proves that it was sent.
 * @chosen ref_code, expires_in, resend_in, channel
 */
export const OtpRequestResponse = v.optional(
  v.object({
    ref_code: orElse(Text, ''),
    /** In seconds. */
    expires_in: orElse(Count),
    resend_in: orElse(Count),
    /** `sms`, `email`, or a text with both of them in it, or `both`. */
    channel: orElse(v.string()),
  }),
  {},
);
export type OtpRequestResponse = v.InferOutput<typeof OtpRequestResponse>;
export const CodeResponse = v.object({
  access_token: FilledText,
  application_id: MaybeId,
});
