import i18next from 'i18next';
import type bachelor from '../../locales/th/bachelor.json';
import type campaign from '../../locales/th/campaign.json';
import type code from '../../locales/th/code.json';
import type common from '../../locales/th/common.json';
import type consent from '../../locales/th/consent.json';
import type dashboard from '../../locales/th/dashboard.json';
import type dialogs from '../../locales/th/dialogs.json';
import type errors from '../../locales/th/errors.json';
import type fields from '../../locales/th/fields.json';
import type footer from '../../locales/th/footer.json';
import type flow from '../../locales/th/flow.json';
import type gallery from '../../locales/th/gallery.json';
import type graduate from '../../locales/th/graduate.json';
import type outcome from '../../locales/th/outcome.json';
import type pages from '../../locales/th/pages.json';
import type payment from '../../locales/th/payment.json';
import type rescue from '../../locales/th/rescue.json';
import type resume from '../../locales/th/resume.json';
import type review from '../../locales/th/review.json';
import type scholarship from '../../locales/th/scholarship.json';
import type shortCourse from '../../locales/th/short-course.json';
import type upload from '../../locales/th/upload.json';
import type { Locale } from '../config/locales.ts';
import { NAMESPACES, type Namespace } from './namespaces.ts';

/** The whole dictionary; the Thai files are its type. An island takes a slice: `Pick<Words, 'common' | 'fields'>`. */
export interface Words extends Record<Namespace, object> {
  bachelor: typeof bachelor;
  campaign: typeof campaign;
  code: typeof code;
  common: typeof common;
  consent: typeof consent;
  dashboard: typeof dashboard;
  dialogs: typeof dialogs;
  errors: typeof errors;
  fields: typeof fields;
  flow: typeof flow;
  footer: typeof footer;
  gallery: typeof gallery;
  graduate: typeof graduate;
  outcome: typeof outcome;
  pages: typeof pages;
  payment: typeof payment;
  rescue: typeof rescue;
  resume: typeof resume;
  review: typeof review;
  scholarship: typeof scholarship;
  'short-course': typeof shortCourse;
  upload: typeof upload;
}

/** All words of a language, while pages are built: `wordsFor('en').common.close`. Never import it into an island. */
export const wordsFor = (locale: Locale): Words =>
  Object.fromEntries(
    NAMESPACES.map((namespace) => [namespace, i18next.getResourceBundle(locale, namespace)]),
    // A build whose languages do not hold the same words stops (whole-words.ts), which is what makes this true.
  ) as unknown as Words;

/** Cuts the slice of the dictionary that an island names in its props. */
export const pickWords = <N extends Namespace>(words: Words, ...namespaces: N[]): Pick<Words, N> =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, words[namespace]])) as Pick<Words, N>;
