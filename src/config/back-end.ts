import type { CHOICES } from './choices/all.ts';
import type { FlowId, PaymentKind } from './flow-registry.ts';
import type {
  APPLICATION_STATUSES,
  CHARGE_STATES,
  CUSTOM_INPUT_KINDS,
  FILE_KINDS,
  FILE_STATES,
  PAYMENT_METHODS,
  SCHOOL_LEVELS,
} from './words.ts';

/**
 * The dialect of the university's API: everything in which two back ends of one specification may differ. This is the
 * only file that a university edits to connect its own (docs/recipes/connect-a-back-end.md). Pages, sandbox, OpenAPI
 * document and conformance check read it, and the compiler rejects a field or a word that this site does not have.
 * These need no entry, because any back end may do them: numbers as text and text as numbers, amounts with thousands
 * separators, flags as `true`, `1` or `"1"`, other spellings of words (`AWAITING_PAYMENT`), `{id, name}` instead of
 * an id, null or an empty object instead of an absent value, lists in pages, years of the Buddhist era, and a QR code as
 * an image, an address or the text of the bill (docs/decisions/0018-back-ends.md). The words of a charge are the
 * exception: they say whether money was paid, so one in other letters (`SUCCESSFUL`) needs its line in `chargeStates`.
 */

/** The server's value for one of our words. */
type Code = string | number | boolean;
type CodesOf<Ours extends string> = Readonly<Partial<Record<Ours, Code>>>;
type Codes = {
  /** `null`: the API does not have this choice, so no form offers it. */
  readonly [Field in keyof typeof CHOICES]?: Readonly<Partial<Record<(typeof CHOICES)[Field][number], Code | null>>>;
} & {
  /** The kind of application, the kind of document, or the part of a list that a call concerns. */
  readonly type?: CodesOf<FlowId | (typeof FILE_KINDS)[number] | 'course' | 'major' | 'tax' | 'shipping'>;
  /** The kind of payment that a call concerns, or the kind of question that a campaign asks. */
  readonly kind?: CodesOf<PaymentKind | (typeof CUSTOM_INPUT_KINDS)[number]>;
  readonly method?: CodesOf<(typeof PAYMENT_METHODS)[number]>;
  /** The state of an uploaded document. */
  readonly state?: CodesOf<(typeof FILE_STATES)[number]>;
  readonly level?: CodesOf<(typeof SCHOOL_LEVELS)[number]>;
};

type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
/** A word whose meaning depends on the flow. `other` stands for all flows that are not listed. */
type StatusOfFlows = Readonly<Partial<Record<FlowId | 'other', ApplicationStatus>>>;

/** Calls that a back end may lack. Without them the site shows no banners, asks no extra questions and refuses nobody. */
export const OPTIONAL_CALLS = [
  'application/appearance',
  'short-course-application/appearance',
  'application/custom-input/',
  'scholarship-application/custom-input',
  'application/{id}/check-can-apply',
  'scholarship-application/{id}/check-can-apply',
] as const;

export interface BackEnd {
  /** The header that carries the application token. `PUBLIC_APP_TOKEN_HEADER` overrides it in one environment. */
  readonly tokenHeader: string;
  /**
   * The status by which the server refuses an expired or missing token, if it is not 401. With 403, every 403 asks for a
   * one-time code once. Without an entry a 403 is a refusal that no code changes (docs/spec-decisions.md, 3.8).
   */
  readonly refusedTokenStatus?: 403;
  /** The keys that may wrap a response, at any depth: `{data: …}`, `{success, data: {data: […]}}`. */
  readonly wrapperKeys: readonly string[];
  /**
   * How every address ends, if the server redirects the other form. Without an entry an address ends as in the
   * specification, and the site learns the other form from calls that read
   * (docs/decisions/0006-own-fetch.md).
   */
  readonly trailingSlash?: 'always' | 'never';
  /**
   * The offset of instants written without a time zone, such as `2026-11-26 09:30:00`. Without an offset such a text is
   * not an instant, and the site shows no time for it.
   */
  readonly utcOffset?: `${'+' | '-'}${number}:${number}`;
  /**
   * The key of the number, if the server writes an amount as an object: `amountKey: 'amount'` reads
   * `{ amount: '500.00', currency: 'THB' }`. The number is in baht, and an object with another currency is not read.
   */
  readonly amountKey?: string;
  /**
   * Maps the server's application statuses to ours: `{ waiting_for_fee: 'awaiting_payment' }`. For a word whose meaning
   * depends on the flow: `{ paid: { scholarship: 'awaiting_payment', other: 'under_review' } }`.
   */
  readonly applicationStatuses: Readonly<Record<string, ApplicationStatus | StatusOfFlows>>;
  /** Maps the server's charge states to ours: `{ paid: 'successful' }`. `none`: no charge was started. */
  readonly chargeStates: Readonly<Record<string, (typeof CHARGE_STATES)[number] | 'none'>>;
  /**
   * Maps our codes of a choice to the server's: `{ prefix_name: { mr: 1, mrs: 2 } }`. Used in both directions, so a
   * field may use each server word only once. `{ education: { ged: null } }`: the API has no such choice.
   */
  readonly codes: Codes;
  /**
   * The number of wrong one-time codes after which the server locks. Without it, the form does not show the remaining
   * tries.
   */
  readonly otpTries?: number;
  /** The calls of `OPTIONAL_CALLS` that this API does not have. They are never made. */
  readonly absentCalls: readonly (typeof OPTIONAL_CALLS)[number][];
}

export const backEnd: BackEnd = {
  tokenHeader: 'X-Application-Token',
  wrapperKeys: ['data'],
  applicationStatuses: {},
  chargeStates: {},
  codes: {},
  otpTries: 5,
  absentCalls: [],
};
