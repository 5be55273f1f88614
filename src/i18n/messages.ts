import i18next from 'i18next';
import type bachelor from '../../locales/th/bachelor.json';
import type campaign from '../../locales/th/campaign.json';
import type otp from '../../locales/th/otp.json';
import type continueOnPhone from '../../locales/th/continue-on-phone.json';
import type common from '../../locales/th/common.json';
import type cover from '../../locales/th/cover.json';
import type costs from '../../locales/th/costs.json';
import type consent from '../../locales/th/consent.json';
import type copy from '../../locales/th/copy.json';
import type dashboard from '../../locales/th/dashboard.json';
import type dialogs from '../../locales/th/dialogs.json';
import type errors from '../../locales/th/errors.json';
import type fields from '../../locales/th/fields.json';
import type formHelp from '../../locales/th/form-help.json';
import type ranks from '../../locales/th/ranks.json';
import type footer from '../../locales/th/footer.json';
import type help from '../../locales/th/help.json';
import type flow from '../../locales/th/flow.json';
import type gallery from '../../locales/th/gallery.json';
import type graduate from '../../locales/th/graduate.json';
import type result from '../../locales/th/result.json';
import type pages from '../../locales/th/pages.json';
import type payment from '../../locales/th/payment.json';
import type resume from '../../locales/th/resume.json';
import type review from '../../locales/th/review.json';
import type scholarship from '../../locales/th/scholarship.json';
import type shortCourse from '../../locales/th/short-course.json';
import type submission from '../../locales/th/submission.json';
import type upload from '../../locales/th/upload.json';
import { FLOW_IDS, type FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { NAMESPACES, type Namespace } from './namespaces.ts';

export type StepTexts = Readonly<
  Record<string, { readonly title: string; readonly heading: string; readonly lead?: string }>
>;
interface FlowTexts {
  readonly card: Readonly<Record<'title' | 'text' | 'whom' | 'time' | 'action', string>>;
  /** The head of the flow's first page. */
  readonly landing: Readonly<Record<'title' | 'duration' | 'prepare' | 'pay' | 'result', string>>;
  /** The dashboard's word for an application of this flow. */
  readonly application: string;
  readonly steps: StepTexts;
}

/**
 * All messages of one language. An island takes only the namespaces that it needs: `Pick<Messages, 'common' |
 * 'fields'>`.
 */
export interface Messages extends Record<Exclude<Namespace, FlowId>, object>, Record<FlowId, FlowTexts> {
  bachelor: typeof bachelor;
  campaign: typeof campaign;
  'continue-on-phone': typeof continueOnPhone;
  otp: typeof otp;
  common: typeof common;
  consent: typeof consent;
  costs: typeof costs;
  copy: typeof copy;
  cover: typeof cover;
  dashboard: typeof dashboard & { readonly types: Readonly<Record<FlowId, string>> };
  dialogs: typeof dialogs;
  errors: typeof errors;
  fields: typeof fields;
  flow: typeof flow;
  'form-help': typeof formHelp;
  ranks: typeof ranks;
  footer: typeof footer;
  help: typeof help;
  gallery: typeof gallery;
  graduate: typeof graduate;
  result: typeof result;
  pages: typeof pages;
  payment: typeof payment;
  resume: typeof resume;
  review: typeof review;
  scholarship: typeof scholarship;
  'short-course': typeof shortCourse;
  submission: typeof submission;
  upload: typeof upload;
}

/** The messages that every screen of a flow may need. */
export type FlowMessages = Pick<Messages, 'common' | 'errors' | 'fields' | 'flow'>;

/** Returns all messages of a language. Only the build uses it; an island that imported it would ship every message. */
export function messagesFor(locale: Locale): Messages {
  // The build stops if a locale lacks a message.
  const all = Object.fromEntries(
    NAMESPACES.map((namespace) => [namespace, i18next.getResourceBundle(locale, namespace)]),
  ) as unknown as Messages;
  const types = Object.fromEntries(FLOW_IDS.map((flow) => [flow, all[flow].application])) as Record<FlowId, string>;
  return { ...all, dashboard: { ...all.dashboard, types } };
}

export const pickMessages = <N extends Namespace>(messages: Messages, ...namespaces: N[]): Pick<Messages, N> =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]])) as Pick<Messages, N>;
