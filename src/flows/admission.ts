import { call, type AnyCallInput } from '../api/client.ts';
import * as application from '../api/contract/application.ts';
import type { FlowCalls } from './definition/flow-calls.ts';
import type { Application, Contact } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import { campaignQuery, type AdmissionType } from './fields/programme.ts';
import { documentsOfCampaign, registrationBody, titleBody } from './registration-body.ts';

const calls = {
  check: application.check,
  initial: application.initial,
  requestOtp: application.requestOtp,
  validateOtp: application.validateOtp,
  read: application.read,
  update: application.update,
  updatePersonal: application.updatePersonal,
  checkCanApply: application.checkCanApply,
  openPayment: application.openPayment,
  uploadFile: application.uploadFile,
  deleteFile: application.deleteFile,
  listFiles: application.listFiles,
  listCustomInputs: application.listCustomInputs,
  saveCustomInputs: application.saveCustomInputs,
  appearance: application.appearance,
} satisfies FlowCalls;

/**
 * Returns the lookups and calls of bachelor and graduate applications, which differ only in `type` (docs/spec.md,
 * section 7, first table).
 */
export const admission = (type: AdmissionType) =>
  ({
    type,
    calls,
    paymentKind: 'application',
    routes: {
      payment: `${type}.payment`,
      paymentReturn: `${type}.payment-callback`,
      complete: `${type}.confirmation-complete`,
      failed: `${type}.confirmation-failed`,
    },
    bannersQuery: { type },
    checkQuery: (person: Contact) => ({ ...person, mode: 'check', type }),
    otpRequestExtras: () => ({ type }),
    initialBody: (values: Values) => ({
      ...registrationBody(values, ['education', 'faculty_id']),
      ...titleBody(values),
      type,
    }),
    openPaymentBody: (method: string) => ({ method }),
    rounds: (values: Values, { locale, cache }: AnyCallInput) =>
      call(application.campaigns, { locale, cache, query: campaignQuery(type, values) }),
    requiredDocuments: (current: Application, { locale }: AnyCallInput) =>
      documentsOfCampaign(current, (values, cache) =>
        call(application.campaigns, { locale, cache, query: campaignQuery(type, values) }),
      ),
  }) as const;
