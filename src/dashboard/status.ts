import { CONFIRMATION_EMAIL_DAYS, DAY_MS } from '../config/constants.ts';
import { isPerCampaign, type FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { href } from '../config/routes.ts';
import { campaignListHref, sisterSiteHref } from '../config/sister-sites.ts';
import { contactUrl } from '../config/site.ts';
import type { Messages } from '../i18n/messages.ts';
import { daysAfter } from '../lib/days-after.ts';
import { parseDeadline } from '../lib/parse-instant.ts';
import type { Tone } from '../lib/tone.ts';
import type { APPLICATION_STATUSES } from '../config/words.ts';
import type { DashboardApplication } from '../model/dashboard.ts';
import { hasOwn } from '../lib/has-own.ts';

type Status = (typeof APPLICATION_STATUSES)[number] | 'to_confirm' | 'programme_changed';

type Action =
  'continue' | 'pay' | 'confirm' | 'choose-again' | 'see-change' | 'apply-again' | 'other-ways' | 'contact' | 'none';

const STAGES = ['fill', 'pay', 'review', 'result'] as const;
type Stage = (typeof STAGES)[number];

/** An application that is `stopped` at a stage never reaches the next one. */
export type Progress = 'ahead' | 'current' | 'stopped' | 'done';

export interface StatusView {
  readonly tone: Tone;
  readonly stage: Stage;
  /** The progress of `stage`: every stage before it is done, every stage after it is ahead. */
  readonly progress: Progress;
  readonly action: Action;
  readonly date?: 'payment-due' | 'email-promise';
}

/** The statuses of docs/spec.md, section 4, with the codes of docs/spec-decisions.md, section 7. */
const VIEWS: Readonly<Record<Status, StatusView>> = {
  draft: { tone: 'info', stage: 'fill', progress: 'current', action: 'continue' },
  awaiting_payment: { tone: 'warning', stage: 'pay', progress: 'current', action: 'pay', date: 'payment-due' },
  to_confirm: { tone: 'warning', stage: 'review', progress: 'ahead', action: 'confirm' },
  under_review: { tone: 'info', stage: 'review', progress: 'current', action: 'none' },
  passed: { tone: 'success', stage: 'result', progress: 'current', action: 'contact' },
  exam_failed: { tone: 'error', stage: 'result', progress: 'stopped', action: 'other-ways' },
  campaign_changed: { tone: 'warning', stage: 'fill', progress: 'current', action: 'choose-again' },
  programme_changed: { tone: 'warning', stage: 'fill', progress: 'current', action: 'see-change' },
  cancelled: { tone: 'error', stage: 'pay', progress: 'stopped', action: 'apply-again' },
  successful: { tone: 'success', stage: 'result', progress: 'done', action: 'none', date: 'email-promise' },
};

const UNKNOWN: StatusView = { tone: 'info', stage: 'review', progress: 'current', action: 'contact' };

export const isKnownStatus = (code: string): code is Status => hasOwn(VIEWS, code);
export const statusView = (code: string): StatusView => (isKnownStatus(code) ? VIEWS[code] : UNKNOWN);

const UNSENT = ['draft', 'awaiting_payment'];

/**
 * The server calls a scholarship application unfinished until it is confirmed, even when it is paid. Whatever else is
 * paid has been received, also while its status still asks for the money.
 * In the other flows a changed campaign only has to be looked at: nothing is chosen anew.
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

const isCode = (text: string, status: string): boolean => text === status || /^\w*_\w*$/.test(text);

/** A status that this build does not know shows the server's own text, unless that text is only a code. */
export function statusTexts({ status, status_text }: DashboardApplication, messages: Messages['dashboard']) {
  if (isKnownStatus(status)) return messages.statuses[status];
  const { badge, message } = messages.unknown;
  return { badge: status_text && !isCode(status_text, status) ? status_text : badge, message };
}

export function stageProgress(status: string): readonly (readonly [stage: Stage, progress: Progress])[] {
  const { stage: reached, progress } = statusView(status);
  const reachedIndex = STAGES.indexOf(reached);
  return STAGES.map((stage, index) => {
    if (index === reachedIndex) return [stage, progress] as const;
    return [stage, index < reachedIndex ? 'done' : 'ahead'] as const;
  });
}

export interface ActionLink {
  readonly action: Exclude<Action, 'none'>;
  readonly href: string;
  readonly opensNewTab?: true;
  /** The application must be the current one of its flow before the link is opened. */
  readonly needsApplication?: true;
}

/** A scholarship application is reopened by the server; in the other flows the guard of the payment page finds the right step. */
const resumeHref = (type: FlowId, id: string, locale: Locale): string =>
  isPerCampaign(type)
    ? `${href('dashboard.continue', locale)}?${new URLSearchParams({ application: id }).toString()}`
    : href(`${type}.payment`, locale);

const firstPageHref = (type: FlowId, slug: string | null | undefined, locale: Locale): string =>
  isPerCampaign(type) && slug ? href(type, locale, { slug }) : sisterSiteHref(type, locale);

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
      return type ? { action, href: resumeHref(type, id, locale), needsApplication: true } : contact;
    case 'choose-again':
      return type ? { action, href: campaignListHref(locale), needsApplication: true } : contact;
    case 'apply-again':
      return type ? { action, href: firstPageHref(type, slug, locale) } : contact;
    case 'other-ways':
      return { action, href: href('home', locale) };
    case 'contact':
      return contact;
  }
}

/** A charge in any other state has ended, and the amount may have changed since. */
const UNPAID = ['none', 'pending'];

/** @returns baht, or undefined when the server names no amount or nothing is to be paid */
export function amountDue({ amount_due, payment }: DashboardApplication): number | undefined {
  const amount = amount_due ?? (payment && UNPAID.includes(payment.status) ? payment.amount : undefined);
  return amount === 0 ? undefined : (amount ?? undefined);
}

export interface PaymentDeadline {
  /** ISO 8601. */
  readonly instant: string;
  /** Days by the calendar of Bangkok; 0 on the day of the deadline. */
  readonly days: number;
  readonly urgency: 'calm' | 'near' | 'passed';
}

/** A deadline is near from this many days before it. @chosen */
const NEAR_DEADLINE_DAYS = 3;
const BANGKOK_OFFSET_MS = 7 * 60 * 60 * 1000;

const dayNumber = (instant: number): number => Math.floor((instant + BANGKOK_OFFSET_MS) / DAY_MS);

/** @param now in ms since 1970 */
export function paymentDeadline(
  { status, payment_due_at: due }: DashboardApplication,
  now: number,
): PaymentDeadline | undefined {
  if (statusView(status).date !== 'payment-due' || !due) return undefined;
  const end = parseDeadline(due);
  if (end === undefined) return undefined;
  const days = dayNumber(end) - dayNumber(now);
  const urgency = end < now ? 'passed' : days <= NEAR_DEADLINE_DAYS ? 'near' : 'calm';
  return { instant: new Date(end).toISOString(), days, urgency };
}

/** A scholarship application is sent by its confirmation; every other one is sent by its payment. */
const sentAt = ({ type, confirmed_at, payment }: DashboardApplication) =>
  confirmed_at ?? (type && !isPerCampaign(type) ? payment?.paid_at : undefined);

/** @returns when the promised e-mail arrives at the latest (ISO 8601), if it is known when the application was sent */
export const promisedDate = (application: DashboardApplication): string | undefined =>
  statusView(application.status).date === 'email-promise'
    ? daysAfter(sentAt(application), CONFIRMATION_EMAIL_DAYS)
    : undefined;

/** The most urgent status comes first. Every other status comes after these. */
const URGENT = ['awaiting_payment', 'to_confirm', 'draft', 'campaign_changed', 'programme_changed', 'passed'];

interface Ranked {
  readonly application: DashboardApplication;
  readonly rank: number;
  readonly due: number;
}

function ranked(application: DashboardApplication): Ranked {
  const rank = URGENT.indexOf(shownStatus(application));
  const due = rank === 0 ? parseDeadline(application.payment_due_at) : undefined;
  return { application, rank: rank < 0 ? URGENT.length : rank, due: due ?? Infinity };
}

const hasEnded = (application: DashboardApplication): boolean =>
  statusView(shownStatus(application)).progress === 'stopped';

/** Applications of the same urgency are sorted by their deadline, then kept in the order of the server. */
export function byUrgency(applications: readonly DashboardApplication[]) {
  const open = applications
    .filter((application) => !hasEnded(application))
    .map(ranked)
    .sort((one, other) => one.rank - other.rank || (one.due < other.due ? -1 : one.due > other.due ? 1 : 0));
  return { open: open.map(({ application }) => application), ended: applications.filter(hasEnded) };
}
