import { isPerCampaign, type FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { href } from '../config/routes.ts';
import { campaignListHref, sisterSiteHref } from '../config/sister-sites.ts';
import { contactUrl } from '../config/site.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Tone } from '../lib/tone.ts';
import type { APPLICATION_STATUSES } from '../config/words.ts';
import {
  canStillReplace,
  isProvenSent,
  isSubmitted,
  UNSENT,
  wantedAnew,
  type UploadedFile,
} from '../model/application.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import { copyQuery } from '../application/result-query.ts';
import { hasOwn } from '../lib/has-own.ts';

type Status = (typeof APPLICATION_STATUSES)[number] | 'to_confirm' | 'programme_changed';

type Action =
  'continue' | 'pay' | 'confirm' | 'choose-again' | 'see-change' | 'apply-again' | 'other-ways' | 'contact' | 'none';

const STAGES = ['fill', 'pay', 'review', 'result'] as const;
type Stage = (typeof STAGES)[number];

/** A `stopped` application never reaches the next stage. */
export type Progress = 'ahead' | 'current' | 'stopped' | 'done';

export interface StatusView {
  readonly tone: Tone;
  readonly stage: Stage;
  /** The progress within `stage`: earlier stages are done, later ones are ahead. */
  readonly progress: Progress;
  readonly action: Action;
  /** What the applicant must do in time: pay, or finish before the round closes. */
  readonly deadline?: 'payment' | 'closing';
}

/** The statuses of docs/spec.md, section 4, with the codes of docs/spec-decisions.md, section 7. */
const VIEWS: Readonly<Record<Status, StatusView>> = {
  draft: { tone: 'info', stage: 'fill', progress: 'current', action: 'continue', deadline: 'closing' },
  awaiting_payment: { tone: 'warning', stage: 'pay', progress: 'current', action: 'pay', deadline: 'payment' },
  to_confirm: { tone: 'warning', stage: 'review', progress: 'ahead', action: 'confirm', deadline: 'closing' },
  under_review: { tone: 'info', stage: 'review', progress: 'current', action: 'none' },
  passed: { tone: 'success', stage: 'result', progress: 'done', action: 'contact' },
  exam_failed: { tone: 'error', stage: 'result', progress: 'stopped', action: 'other-ways' },
  campaign_changed: { tone: 'warning', stage: 'fill', progress: 'current', action: 'choose-again' },
  programme_changed: { tone: 'warning', stage: 'fill', progress: 'current', action: 'see-change' },
  cancelled: { tone: 'error', stage: 'pay', progress: 'stopped', action: 'apply-again' },
  successful: { tone: 'success', stage: 'result', progress: 'done', action: 'none' },
};

const UNKNOWN: StatusView = { tone: 'info', stage: 'review', progress: 'current', action: 'contact' };

export const isKnownStatus = (code: string): code is Status => hasOwn(VIEWS, code);
export const statusView = (code: string): StatusView => (isKnownStatus(code) ? VIEWS[code] : UNKNOWN);

/**
 * The server calls a scholarship application unfinished until it is confirmed, even if it is paid. In other flows a
 * paid application counts as received, even if its status still asks for payment, and a changed campaign only needs to
 * be looked at, because nothing is chosen again.
 */
export function shownStatus({ status, type, payment, confirmed_at }: DashboardApplication): string {
  if (!type) return status;
  const isPaid = payment?.status === 'successful';
  if (isPerCampaign(type)) {
    if (!isPaid || !UNSENT.includes(status)) return status;
    return confirmed_at ? 'under_review' : 'to_confirm';
  }
  if (isPaid && status === 'awaiting_payment') return 'under_review';
  return status === 'campaign_changed' ? 'programme_changed' : status;
}

/** The university holds money for an application that is over, so only the admissions office can help. */
export const isCancelledAfterPayment = ({ status, payment }: DashboardApplication): boolean =>
  status === 'cancelled' && payment?.status === 'successful';

const isCode = (text: string, status: string): boolean => text === status || /^\w*_\w*$/.test(text);

/** Says what a selected applicant is offered, and how to accept it. A server may not tell the type. */
export function offerTexts(type: FlowId | null | undefined, { passed, statuses }: Messages['dashboard']) {
  if (!type) return { message: statuses.passed.message, contact: passed.contact };
  return isPerCampaign(type) ? passed.scholarship : passed.place;
}

/** A status that this build does not know shows the server's own text, unless that text is a bare code. */
export function statusTexts(application: DashboardApplication, messages: Messages['dashboard']) {
  const { status, status_text, type } = application;
  // The specification's texts are those of a scholarship's exam and of a missed payment.
  if (status === 'exam_failed' && type && !isPerCampaign(type)) return messages.notAdmitted;
  if (isCancelledAfterPayment(application)) return messages.cancelledAfterPayment;
  if (status === 'passed')
    return { badge: messages.statuses.passed.badge, message: offerTexts(type, messages).message };
  if (isKnownStatus(status)) return messages.statuses[status];
  const { badge, message } = messages.unknown;
  return { badge: status_text && !isCode(status_text, status) ? status_text : badge, message };
}

/** @param isFree whether nothing is to be paid, so that there is no payment stage */
export function stageProgress(
  status: string,
  isFree = false,
): readonly (readonly [stage: Stage, progress: Progress])[] {
  const { stage: reached, progress } = statusView(status);
  const reachedIndex = STAGES.indexOf(reached);
  return STAGES.flatMap((stage, index) => {
    if (index === reachedIndex) return [[stage, progress] as const];
    if (isFree && stage === 'pay') return [];
    return [[stage, index < reachedIndex ? 'done' : 'ahead'] as const];
  });
}

export const hasNothingToPay = ({ amount_due, payment }: DashboardApplication): boolean =>
  (payment?.amount ?? amount_due) === 0;

export interface ActionLink {
  readonly action: Exclude<Action, 'none'>;
  readonly href: string;
  readonly opensNewTab?: true;
  /** The link works only after the application was made current. */
  readonly needsApplication?: true;
}

/** The server reopens a scholarship application; in other flows the payment page's guard finds the right step. */
const reopenHref = (type: FlowId, id: string, locale: Locale): string =>
  isPerCampaign(type)
    ? `${href('dashboard.continue', locale)}?${new URLSearchParams({ application: id }).toString()}`
    : href(`${type}.payment`, locale);

const firstPageHref = (type: FlowId, slug: string | null | undefined, locale: Locale): string =>
  isPerCampaign(type) && slug ? href(type, locale, { slug }) : sisterSiteHref(type, locale);

/** @returns the address of the copy of what was sent; undefined if nothing was sent or the page is unknown */
export function copyHref(application: DashboardApplication, locale: Locale): string | undefined {
  const { type, slug, id, confirmed_at } = application;
  const status = shownStatus(application);
  if (!type || !isSubmitted({ status })) return undefined;
  if (!isPerCampaign(type)) return `${href(`${type}.confirmation-complete`, locale)}?${copyQuery(id)}`;
  if (!slug || !isProvenSent({ status, confirmed_at })) return undefined;
  return `${href(`${type}.confirmation-complete`, locale, { slug })}?${copyQuery(id)}`;
}

/** @returns undefined when the applicant has nothing to do */
export function nextActionLink(application: DashboardApplication, locale: Locale): ActionLink | undefined {
  const { type, id, slug } = application;
  const contact: ActionLink = { action: 'contact', href: contactUrl(locale), opensNewTab: true };
  const { action } = statusView(shownStatus(application));
  switch (action) {
    case 'none':
      return undefined;
    case 'continue':
    case 'pay':
    case 'confirm':
    case 'see-change':
      return type ? { action, href: reopenHref(type, id, locale), needsApplication: true } : contact;
    case 'choose-again':
      return type ? { action, href: campaignListHref(locale), needsApplication: true } : contact;
    case 'apply-again':
      return type && !isCancelledAfterPayment(application)
        ? { action, href: firstPageHref(type, slug, locale) }
        : contact;
    case 'other-ways':
      return { action, href: href('home', locale) };
    case 'contact':
      return contact;
  }
}

/**
 * How a refused document of this application can be replaced: on this site, or only through the admissions office. A
 * scholarship's documents belong to its form, which is closed once it was sent
 * (docs/decisions/0049-documents.md).
 * @returns undefined when the document is no longer needed
 */
function replacementWay(application: DashboardApplication): 'site' | 'contact' | undefined {
  const { type } = application;
  const status = shownStatus(application);
  if (statusView(status).progress === 'stopped' || status.endsWith('_changed')) return undefined;
  const isOpen = UNSENT.includes(status);
  if (!type || !(isOpen || canStillReplace({ status }))) return 'contact';
  return isPerCampaign(type) && !isOpen ? 'contact' : 'site';
}

export const needsNewCopies = (application: DashboardApplication): boolean =>
  wantedAnew(application.files ?? []).length > 0 && replacementWay(application) !== undefined;

/**
 * @param file a refused document of the application
 * @returns `contact` if only the admissions office can help; undefined when the document is no longer needed
 */
export function replacementLink(
  application: DashboardApplication,
  file: UploadedFile,
  locale: Locale,
): string | undefined {
  const { type, id, files } = application;
  if (!wantedAnew(files ?? []).includes(file)) return undefined;
  const way = replacementWay(application);
  if (way !== 'site' || !type) return way;
  // After submission, the documents page asks for documents by kind.
  if (!file.type && !UNSENT.includes(shownStatus(application))) return 'contact';
  return isPerCampaign(type) ? reopenHref(type, id, locale) : href(`${type}.upload-document`, locale);
}

/** A charge in any other state has ended, and its amount may be outdated. */
const UNPAID = ['none', 'pending'];

/** @returns the amount in baht; undefined if the server names none or nothing is to be paid */
export function amountDue({ amount_due, payment }: DashboardApplication): number | undefined {
  const amount = amount_due ?? (payment && UNPAID.includes(payment.status) ? payment.amount : undefined);
  return amount === 0 ? undefined : (amount ?? undefined);
}
