import type { Handlers, NamesOf } from '../shared/contract-types.ts';
import { requestOtpFor, validateOtpFor } from './application-otp.ts';
import { banners, campaignsOfType, presentCampaign } from './campaign-lookups.ts';
import { listCustomInputs, saveCustomInputs } from './custom-inputs.ts';
import { deleteFile, listFiles, uploadFile } from './files.ts';
import { openPayment } from './payment.ts';
import {
  degreesFor,
  degreesOfCourseType,
  presentCourseTypes,
  presentCourses,
  presentFaculties,
  presentMajors,
  presentSemesters,
} from './programme-lookups.ts';
import { checkCanApplyFor, loadApplication } from './reading.ts';
import { checkContact, register } from './registration.ts';
import { saveFields } from './saving.ts';

const TYPES = ['bachelor', 'graduate'] as const;

/** Handlers for bachelor and graduate applications, distinguished by `type` in the payload. */
export const applicationHandlers: Handlers<NamesOf<'application'>> = {
  'application.requestOtp': requestOtpFor(TYPES),
  'application.validateOtp': validateOtpFor(TYPES),
  'application.read': loadApplication,
  'application.checkCanApply': checkCanApplyFor(TYPES),
  'application.check': (call) => checkContact(call, { type: call.query.type, subject: '' }, call.query),
  'application.initial': (call) => register(call, { type: call.body.type, subject: '' }, call.body),
  'application.updatePersonal': saveFields,
  'application.update': saveFields,
  'application.availableFaculties': ({ query, locale }) =>
    presentFaculties(degreesFor(query.type, query.degree), locale),
  'application.availableCourses': ({ query, locale }) =>
    query.type === 'major'
      ? presentMajors(query.course_id, locale)
      : presentCourses(
          query.faculty_id,
          degreesOfCourseType(query.course_type_id) ?? degreesFor(query.degree ? 'graduate' : 'bachelor', query.degree),
          locale,
        ),
  'application.availableCourseTypes': ({ query, locale }) =>
    presentCourseTypes(degreesFor(query.type, query.degree), locale, query.programme_type),
  'application.availableSemesters': ({ locale }) => presentSemesters(locale),
  'application.appearance': ({ query, locale, services, client }) =>
    services.clients.of(client).banners ? banners(query.type, locale) : [],
  'application.campaigns': ({ query, services, client, ...asked }) =>
    services.clients.of(client).closed_types.includes(query.type)
      ? []
      : campaignsOfType(query.type).map((campaign) => presentCampaign(campaign, asked)),
  'application.openPayment': openPayment,
  'application.uploadFile': uploadFile,
  'application.deleteFile': deleteFile,
  'application.listFiles': listFiles,
  'application.listCustomInputs': listCustomInputs,
  'application.saveCustomInputs': saveCustomInputs,
};
