import { findScholarship } from '../seed/find-campaign.ts';
import type { Call, Handlers, NamesOf } from '../shared/contract-types.ts';
import type { ApplicationRow } from '../database/tables.ts';
import { decidingCharge } from '../payment/charge-states.ts';
import { amountOf } from '../payment/start.ts';
import { Refusal, wrongFields } from '../shared/refusal.ts';
import { messageFor } from '../shared/messages.ts';
import { requestOtpFor, validateOtpFor } from './application-otp.ts';
import { presentScholarship } from './campaign-lookups.ts';
import { listCustomInputs, saveCustomInputs } from './custom-inputs.ts';
import { deleteFile, listFiles, uploadFile } from './files.ts';
import { openPayment } from './payment.ts';
import {
  degreesOfCourseType,
  presentCourseTypes,
  presentCourses,
  presentFaculties,
  presentSemesters,
} from './programme-lookups.ts';
import { checkCanApplyFor, loadApplication } from './reading.ts';
import { checkContact, register } from './registration.ts';
import { refuseUnlessEditable, saveFields } from './saving.ts';

const TYPES = ['scholarship'] as const;

/** Slug and id must name the same open campaign; otherwise the call is a 422. */
const subjectOf = (slugOrId: string) => {
  const campaign = findScholarship(slugOrId);
  if (!campaign) throw wrongFields({ scholarship_campaign_id: 'unknownChoice' });
  return { campaign, subject: { type: 'scholarship', subject: campaign.id } as const };
};

type ConfirmCall = Pick<Call<undefined, unknown, ApplicationRow>, 'services' | 'application' | 'now' | 'locale'>;

/** Starts the confirmation. An application with a fee must be paid first. */
const startConfirm = async ({ services: { database }, application, now, locale }: ConfirmCall) => {
  refuseUnlessEditable(application);
  const charge = await decidingCharge(database, application.id, now);
  if (amountOf(application) > 0 && charge?.status !== 'successful') throw new Refusal(409, 'payFirst');
  await database.updateTable('applications').set({ confirming: 1 }).where('id', '=', application.id).execute();
  return { message: messageFor('saved', locale) };
};

/** Confirms an application. A repeated call returns the same response and changes nothing. */
const confirm = async ({ services: { database }, application, now, locale }: ConfirmCall) => {
  await database.transaction().execute(async (inside) => {
    const byId = inside.selectFrom('applications').selectAll().where('id', '=', application.id);
    const row = await byId.executeTakeFirstOrThrow();
    const done = inside.selectFrom('confirms').selectAll().where('application_id', '=', row.id);
    if (await done.executeTakeFirst()) return;
    refuseUnlessEditable(row);
    if (!row.confirming) throw new Refusal(409, 'confirmFirst');
    await inside.insertInto('confirms').values({ application_id: row.id, created_at: now }).execute();
    await inside.updateTable('applications').set({ status: 'under_review' }).where('id', '=', row.id).execute();
  });
  return { message: messageFor('saved', locale) };
};

export const scholarshipHandlers: Handlers<NamesOf<'scholarship'>> = {
  'scholarship.campaign': ({ parameters, services, client, ...asked }) => {
    const campaign = findScholarship(parameters['slug'] ?? '');
    if (!campaign) throw new Refusal(404, 'notFound');
    const isIntakeOpen = !services.clients.of(client).closed_types.includes('scholarship');
    return presentScholarship({ ...campaign, open: campaign.open && isIntakeOpen }, asked);
  },
  'scholarship.checkCanApply': checkCanApplyFor(TYPES),
  'scholarship.check': (call) => checkContact(call, subjectOf(call.query.scholarship_campaign_id).subject, call.query),
  'scholarship.initial': (call) => {
    const { campaign, subject } = subjectOf(call.body.scholarship_campaign_id);
    if (!campaign.open) throw new Refusal(422, 'campaignClosed');
    return register(call, subject, { ...call.body, scholarship_campaign_id: campaign.id });
  },
  'scholarship.requestOtp': requestOtpFor(TYPES),
  'scholarship.validateOtp': validateOtpFor(TYPES),
  'scholarship.read': loadApplication,
  'scholarship.update': saveFields,
  'scholarship.updatePersonal': saveFields,
  'scholarship.startConfirm': startConfirm,
  'scholarship.confirm': confirm,
  'scholarship.openPayment': openPayment,
  'scholarship.availableSemesters': ({ locale }) => presentSemesters(locale),
  'scholarship.availableFaculties': ({ locale }) => presentFaculties(['bachelor'], locale),
  'scholarship.availableCourses': ({ query, locale }) =>
    presentCourses(query.faculty_id, degreesOfCourseType(query.course_type_id) ?? ['bachelor'], locale),
  'scholarship.availableCourseTypes': ({ locale }) => presentCourseTypes(['bachelor'], locale),
  'scholarship.uploadFile': uploadFile,
  'scholarship.deleteFile': deleteFile,
  'scholarship.listFiles': listFiles,
  'scholarship.listCustomInputs': listCustomInputs,
  'scholarship.saveCustomInputs': saveCustomInputs,
};
