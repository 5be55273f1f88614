import { callAny, type AnyCallInput } from '../api/call.ts';
import { CallError } from '../api/errors.ts';
import * as application from '../api/contract/application.ts';
import type { FlowCalls } from '../engine/flow.ts';
import { valuesOf } from '../engine/journey.ts';
import type { Application } from '../model/application.ts';
import type { WantedFile } from '../model/lookup.ts';
import type { Values } from '../model/rules.ts';

/** The calls that bachelor and graduate share (spec, section 7, first table). */
export const admissionCalls = {
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
} satisfies Partial<FlowCalls>;

/** Body fields of `initial` (spec, section 3); those that were not asked stay out. */
const INITIAL_FIELDS = [
  'first_name',
  'last_name',
  'phone',
  'phone_country',
  'email',
  'education',
  'faculty_id',
  'prefix_name',
  'rank',
  'academic_rank',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const;

export const admissionInitialBody = (values: Values): Record<string, string> =>
  Object.fromEntries(INITIAL_FIELDS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

/** The documents that the chosen campaign's `files` name. */
export const admissionWantedFiles =
  (type: 'bachelor' | 'graduate') =>
  async (mine: Application, { locale }: AnyCallInput): Promise<readonly WantedFile[]> => {
    const values = valuesOf(mine);
    if (!values['campaign_id']) return []; // Not chosen yet: nothing is asked for.
    const campaigns = await callAny(application.campaigns, {
      locale,
      query: { type, ...(values['programme_type'] ? { programme_type: values['programme_type'] } : {}) },
    });
    const campaign = campaigns.find(({ id }) => id === values['campaign_id']);
    // A campaign that is not listed is not one that asks for nothing.
    if (!campaign) throw new CallError({ kind: 'unreadable' });
    return campaign.files;
  };
