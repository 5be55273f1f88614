import * as v from 'valibot';
import { FLOW_IDS } from '../config/flow-registry.ts';
import { APPLICATION_STATUSES, CUSTOM_INPUT_KINDS } from '../config/words.ts';
import { Charge } from './payment.ts';
import { FilledText, Flag, Id, MaybeName, MaybeText, Name, Text, orElse } from './answer-values.ts';
import { FileKind } from './file-kind.ts';

/** Values of `type` in payloads. @chosen */
export const APPLICATION_TYPES = FLOW_IDS;
export const ApplicationType = v.picklist(APPLICATION_TYPES);
export type ApplicationType = v.InferOutput<typeof ApplicationType>;

/**
 * An id becomes a segment of a URL and must not be `.` or `..`, because anybody can write ids into URLs and storage.
 */
export const APPLICATION_ID = /^(?!\.+$)[\w.~-]{1,64}$/;
export const ApplicationId = v.pipe(Id, v.regex(APPLICATION_ID));

export const contactEntries = {
  phone: v.string(),
  /** An ISO 3166-1 alpha-2 code, such as TH. */
  phone_country: v.pipe(v.string(), v.length(2)),
  email: v.string(),
};
export type Contact = { readonly phone: string; readonly phone_country: string; readonly email: string };

export const utmEntries = {
  utm_source: v.optional(v.string()),
  utm_medium: v.optional(v.string()),
  utm_campaign: v.optional(v.string()),
  utm_content: v.optional(v.string()),
  utm_term: v.optional(v.string()),
};

export const Texts = v.record(v.string(), orElse(Name, ''));

/**
 * What applicants see of it is named by the specification, its fields are not.
 * @chosen application_no, status_text, reason, campaign_name, readable, hints
 */
export const Application = v.looseObject({
  id: ApplicationId,
  /** It leads a link that was opened on the pages of another flow to its own, with the slug where a flow has one per campaign. */
  type: orElse(ApplicationType),
  slug: orElse(Text),
  application_no: MaybeText,
  /** One that is not sent is a draft; one that cannot be read is unknown. */
  status: v.fallback(v.nullish(Text, 'draft'), ''),
  status_text: MaybeText,
  reason: MaybeText,
  payment: orElse(Charge),
  campaign_name: MaybeName,
  /** Display names of selected ids, by field name. */
  readable: orElse(Texts, {}),
  /** The last characters of sensitive numbers, by field name. */
  hints: orElse(Texts),
  dashboard_token: orElse(v.string()),
});
export type Application = v.InferOutput<typeof Application>;

/** The number by which the university knows the application; its id where the server gives none. */
export const applicationNumber = ({ application_no, id }: Pick<Application, 'application_no' | 'id'>): string =>
  application_no ?? id;

export function contactOf(application: Readonly<Record<string, unknown>>): Contact | undefined {
  const { phone, phone_country, email } = application;
  const isGiven = (text: unknown): text is string => typeof text === 'string' && text !== '';
  return isGiven(phone) && isGiven(phone_country) && isGiven(email) ? { phone, phone_country, email } : undefined;
}

export const hasKnownStatus = ({ status }: Pick<Application, 'status'>): boolean =>
  (APPLICATION_STATUSES as readonly string[]).includes(status);

const SUBMITTED = ['under_review', 'passed', 'exam_failed', 'successful'];
export const hasEnded = (application: Pick<Application, 'status'>): boolean =>
  application.status === 'cancelled' || isSubmitted(application);
/** An unknown status counts as not submitted. */
export const isSubmitted = ({ status }: Pick<Application, 'status'>): boolean => SUBMITTED.includes(status);

/** @chosen size */
export const UploadedFile = v.object({
  id: Id,
  type: orElse(FileKind),
  name: orElse(v.string(), ''),
  size: orElse(v.number(), 0),
});
export type UploadedFile = v.InferOutput<typeof UploadedFile>;

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
export const CheckAnswer = v.object({ exists: Flag, application_id: MaybeId });
/** @chosen can_apply, reason */
export const EligibilityAnswer = v.object({ can_apply: Flag, reason: MaybeText });
export type Eligibility = { readonly can_apply: boolean; readonly reason?: string | null | undefined };
/** @chosen otp_required */
export const InitialAnswer = v.object({
  id: ApplicationId,
  access_token: FilledText,
  otp_required: orElse(Flag, false),
});
/**
 * The answer may be empty: an applicant who enters the code proves that it was sent.
 * @chosen ref_code, expires_in, resend_in, channel
 */
export const OtpRequestAnswer = v.optional(
  v.object({
    ref_code: orElse(Text, ''),
    /** A duration in seconds. */
    expires_in: orElse(v.number()),
    resend_in: orElse(v.number()),
    channel: orElse(v.string()),
  }),
  {},
);
export type OtpRequestAnswer = v.InferOutput<typeof OtpRequestAnswer>;
export const CodeAnswer = v.object({
  access_token: FilledText,
  application_id: MaybeId,
});
