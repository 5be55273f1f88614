import * as v from 'valibot';
import { FLOW_IDS } from '../config/flow-registry.ts';
import { Charge } from './payment.ts';
import { FileKind, Id } from './lookup.ts';

/** Values of `type` in payloads. @chosen */
export const APPLICATION_TYPES = FLOW_IDS;
export const ApplicationType = v.picklist(APPLICATION_TYPES);
export type ApplicationType = v.InferOutput<typeof ApplicationType>;

/** Digits only: anybody can write ids in URLs and storage. */
export const ApplicationId = v.pipe(v.string(), v.regex(/^\d{1,12}$/));

/** An unknown status is shown with the server's own text. @chosen */
export const APPLICATION_STATUSES = [
  'draft',
  'awaiting_payment',
  'under_review',
  'passed',
  'exam_failed',
  'campaign_changed',
  'cancelled',
  'successful',
] as const;

export const contactEntries = {
  phone: v.string(),
  /** ISO 3166-1 alpha-2, such as TH. */
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

export const Application = v.looseObject({
  id: Id,
  application_no: v.nullish(v.string()),
  status: v.optional(v.string(), 'draft'),
  status_text: v.nullish(v.string()),
  reason: v.nullish(v.string()),
  payment: v.nullish(Charge),
  /** @chosen */
  campaign_name: v.nullish(v.string()),
  /** Names of selected ids by field name. @chosen */
  readable: v.optional(v.record(v.string(), v.string()), {}),
  /** Last characters of sensitive numbers by field name. @chosen */
  hints: v.optional(v.record(v.string(), v.string()), {}),
  dashboard_token: v.nullish(v.string()),
});
export type Application = v.InferOutput<typeof Application>;

export function contactOf(application: Readonly<Record<string, unknown>>): Contact | undefined {
  const { phone, phone_country, email } = application;
  const isGiven = (text: unknown): text is string => typeof text === 'string' && text !== '';
  return isGiven(phone) && isGiven(phone_country) && isGiven(email) ? { phone, phone_country, email } : undefined;
}

const SUBMITTED = ['under_review', 'passed', 'exam_failed', 'successful'];
export const isOver = (application: Pick<Application, 'status'>): boolean =>
  application.status === 'cancelled' || isSubmitted(application);
/** An unknown status counts as not sent. */
export const isSubmitted = ({ status }: Pick<Application, 'status'>): boolean => SUBMITTED.includes(status);

export const UploadedFile = v.object({
  id: Id,
  type: FileKind,
  name: v.optional(v.string(), ''),
  size: v.optional(v.number(), 0),
});
export type UploadedFile = v.InferOutput<typeof UploadedFile>;

export const CUSTOM_INPUT_KINDS = ['text', 'long-text', 'select', 'checkbox'] as const;
/** @chosen all but `application_id` and `response` */
export const CustomInput = v.object({
  id: Id,
  label: v.string(),
  kind: v.optional(v.picklist(CUSTOM_INPUT_KINDS), 'text'),
  required: v.optional(v.boolean(), false),
  options: v.optional(v.array(v.object({ value: v.string(), label: v.string() })), []),
  response: v.nullish(v.string()),
});
export type CustomInput = v.InferOutput<typeof CustomInput>;

export const CheckAnswer = v.object({ exists: v.boolean(), application_id: v.nullish(Id) });
export const EligibilityAnswer = v.object({ can_apply: v.boolean(), reason: v.nullish(v.string()) });
export type Eligibility = { readonly can_apply: boolean; readonly reason?: string | null | undefined };
export const InitialAnswer = v.object({
  id: Id,
  access_token: v.pipe(v.string(), v.minLength(1)),
  otp_required: v.optional(v.boolean(), false),
});
/** It may be empty: entering the code proves that it was sent. @chosen */
export const OtpRequestAnswer = v.optional(
  v.object({
    ref_code: v.optional(v.string(), ''),
    /** Seconds. */
    expires_in: v.nullish(v.number()),
    resend_in: v.nullish(v.number()),
    channel: v.nullish(v.string()),
  }),
  {},
);
export type OtpRequestAnswer = v.InferOutput<typeof OtpRequestAnswer>;
export const CodeAnswer = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  application_id: v.nullish(Id),
});
