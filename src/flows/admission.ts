import { call, type AnyCallInput } from '../api/call.ts';
import * as application from '../api/contract/application.ts';
import type { FlowCalls } from '../engine/flow-calls.ts';
import type { Application, Contact } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import { campaignQuery, type Degree } from './fields/admission.ts';
import { filesOfCampaign, registrationBody, TITLE_NAMES } from './registration.ts';

/** The calls that bachelor and graduate share (spec, section 7, first table). */
const calls = {
  check: application.check,
  initial: application.initial,
  requestCode: application.requestCode,
  validateCode: application.validateCode,
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

/** All of a bachelor or graduate flow but its steps: the two differ in `type` alone (spec, section 7, first table). */
export const admission = (type: Degree) =>
  ({
    type,
    calls,
    paymentKind: 'application',
    routes: {
      payment: `${type}.payment`,
      callback: `${type}.payment-callback`,
      complete: `${type}.confirmation-complete`,
      failed: `${type}.confirmation-failed`,
    },
    appearanceQuery: { type },
    checkQuery: (person: Contact) => ({ ...person, mode: 'check', type }),
    codeIdentity: () => ({ type }),
    initialBody: (values: Values) => ({
      ...registrationBody(values, [...TITLE_NAMES, 'education', 'faculty_id']),
      type,
    }),
    openPaymentBody: (method: string) => ({ method }),
    wantedFiles: (mine: Application, { locale }: AnyCallInput) =>
      filesOfCampaign(mine, (values) => call(application.campaigns, { locale, query: campaignQuery(type, values) })),
  }) as const;
