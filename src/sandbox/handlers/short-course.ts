import type { Locale } from '../../config/locales.ts';
import type { Handlers, NamesOf } from '../shared/contract-types.ts';
import { readableDates, readableYear } from '../shared/dates.ts';
import { campaigns } from '../seed/campaigns.ts';
import { periods, shortCourses, type ShortCourse } from '../seed/short-courses.ts';
import { textFor } from '../shared/bilingual.ts';
import { requestOtpFor, validateOtpFor } from './application-otp.ts';
import { banners, campaignsOfType, presentShortCourseCampaign } from './campaign-lookups.ts';
import { deleteFile, listFiles, uploadFile } from './files.ts';
import { openPayment } from './payment.ts';
import { loadApplication } from './reading.ts';
import { checkContact, register } from './registration.ts';
import { saveFields } from './saving.ts';

const TYPES = ['short-course'] as const;
const SUGGESTIONS = 5;
const REGULAR_PRICE = campaigns.find(({ type }) => type === 'short-course')?.amount ?? null;

const present = ({ id, slug, name, description }: ShortCourse, locale: Locale) => ({
  id,
  slug,
  name: textFor(name, locale),
  description: textFor(description, locale),
  price: REGULAR_PRICE,
});

/** Finds courses whose name or description contains the text in either language. An empty text finds all. */
const search = (text = '') => {
  const wanted = text.trim().toLowerCase();
  return shortCourses.filter(({ name, description }) =>
    [...name, ...description].some((text) => text.toLowerCase().includes(wanted)),
  );
};

export const shortCourseHandlers: Handlers<NamesOf<'short-course'>> = {
  'short-course.uploadFile': uploadFile,
  'short-course.deleteFile': deleteFile,
  'short-course.listFiles': listFiles,
  'short-course.saveParticipant': saveFields,
  'short-course.update': saveFields,
  'short-course.updatePersonal': saveFields,
  'short-course.read': loadApplication,
  'short-course.initial': (call) =>
    register(call, { type: 'short-course', subject: call.body.short_course_id }, call.body),
  'short-course.check': (call) =>
    checkContact(call, { type: 'short-course', subject: call.query.short_course_id ?? '' }, call.query),
  'short-course.requestOtp': requestOtpFor(TYPES),
  'short-course.validateOtp': validateOtpFor(TYPES),
  'short-course.searchCourses': ({ query, locale }) => search(query.search).map((course) => present(course, locale)),
  'short-course.suggestions': ({ query, locale }) =>
    search(query.search)
      .slice(0, SUGGESTIONS)
      .map((course) => present(course, locale)),
  'short-course.periods': ({ query, locale }) =>
    shortCourses.some(({ id }) => id === query.short_course_id)
      ? periods.map((period) => ({
          id: period.id,
          period: textFor(period.name, locale),
          year_readable: readableYear(new Date(period.start).getUTCFullYear(), locale),
          ...readableDates(period, locale),
        }))
      : [],
  'short-course.availableCampaigns': ({ query, services, client, ...asked }) =>
    services.clients.of(client).closed_types.includes('short-course') ||
    !shortCourses.some(({ id }) => id === query.short_course_id)
      ? []
      : campaignsOfType('short-course').map((campaign) => presentShortCourseCampaign(campaign, asked)),
  'short-course.appearance': ({ locale, services, client }) =>
    services.clients.of(client).banners ? banners('short-course', locale) : [],
  'short-course.openPayment': openPayment,
};
