import { contract } from '../../api/contract/all.ts';
import { isObject } from '../../api/errors.ts';
import { callForItem } from '../../field-kinds/lookup.ts';
import type { AnswerCall } from '../../field-kinds/field-kind.ts';
import type { DefinitionsByKind, FieldDefinition } from '../../field-kinds/kinds.ts';
import type { CampaignContext } from '../../flows/definition/campaign-context.ts';
import { callForField, isRequired, isVisible } from '../../flows/definition/field-queries.ts';
import type { Flow } from '../../flows/definition/flow.ts';
import type { Values } from '../../model/rules.ts';
import type { ContractName } from '../../sandbox/shared/contract-types.ts';
import { EXAMPLE_OF_RULE } from '../openapi/field-facts.ts';
import type { Applicant } from './applicant.ts';
import { uploadDocument } from './documents.ts';
import { isSuccess } from './exchange.ts';
import { idOf } from './read-only-walk.ts';
import type { ResponseData, Walk } from './walk.ts';

/** Choices that ask for nothing that only a real person has. */
const PREFERRED: Values = {
  id_type: 'passport',
  school_by: 'abroad',
  scholarship_interest: 'no',
  student_loan_interest: 'no',
};
const SAVED_BY = { participant: 'saveParticipant', personal: 'updatePersonal', answers: 'update' } as const;

type Family = 'application' | 'scholarship' | 'short-course';
const CALLS_OF: Readonly<Record<Flow['id'], Family>> = {
  bachelor: 'application',
  graduate: 'application',
  scholarship: 'scholarship',
  'short-course': 'short-course',
};

export const amountOf = (one: ResponseData | undefined): number => Number(one?.['amount'] ?? 0);
/** An open campaign without a referral code; preferably one with a fee, because more can be judged. */
export function campaignIn(list: readonly ResponseData[]): ResponseData | undefined {
  const free = list.filter((one) => one['open'] !== false && one['need_referral_code'] !== true);
  return free.find((one) => amountOf(one) > 0) ?? free[0];
}

/** The kinds of required documents. */
const requiredKinds = (campaign: ResponseData | undefined): readonly string[] =>
  (Array.isArray(campaign?.['files']) ? campaign['files'] : []).flatMap((file: unknown) =>
    isObject(file) && file['required'] === true && typeof file['type'] === 'string' ? [file['type']] : [],
  );

interface Answers {
  readonly values: Record<string, string>;
  readonly selected: Record<string, unknown>;
}

async function choose(
  walk: Walk,
  field: DefinitionsByKind['remote-select'],
  { values, selected }: Answers,
  campaign: CampaignContext,
): Promise<Values> {
  const { name, lookup, filterOption, derives } = field;
  const query = lookup.query(values, campaign);
  const entry = contract.find(({ endpoint }) => endpoint === lookup.endpoint);
  if (!query || !entry) return {};
  const list = await walk.list(entry.name as ContractName, { query });
  const fitting = list.filter((item) => !filterOption || callForItem(filterOption, item, values));
  const item = fitting.find((one) => idOf(one) === values[name]) ?? campaignIn(fitting);
  selected[name] = item;
  const derived = callForItem(derives?.from, item)?.value;
  return { [name]: idOf(item), ...(derives && derived !== undefined ? { [derives.name]: derived } : {}) };
}

/** Whether the API has refused every body with this word, which the report says already. */
function isRefused({ exchanges }: Walk, name: string, word: string): boolean {
  const sent = exchanges.filter(({ expects, sent }) => expects.wordsOf !== undefined && sent[name] === word);
  return sent.length > 0 && !sent.some(isSuccess);
}

async function answer(
  walk: Walk,
  field: FieldDefinition,
  answers: Answers,
  campaign: CampaignContext,
): Promise<Values> {
  const { name } = field;
  if (field.kind === 'remote-select') return choose(walk, field, answers, campaign);
  const known = answers.values[name];
  if (known !== undefined) return { [name]: known };
  if (field.kind === 'checkbox') return { [name]: field.initial ?? 'yes' };
  if ('options' in field) {
    const words = field.options.filter((word) => !isRefused(walk, name, word));
    const preferred = [PREFERRED[name], field.initial].find((word) => word !== undefined && words.includes(word));
    return { [name]: preferred ?? words[0] ?? '' };
  }
  return 'rule' in field ? { [name]: EXAMPLE_OF_RULE[field.rule] } : {};
}

/** Whether a form sends it: what is required, and a box that is ticked from the start. */
const isAnswered = (field: FieldDefinition, { values, selected }: Answers): boolean =>
  !field.readonlyAfterRegistration &&
  (isRequired(field, values, selected) ||
    (field.kind === 'checkbox' && field.initial === 'yes' && isVisible(field, values, selected)));

/**
 * Answers the required questions of every step, saves each step as its page does, and uploads the required documents.
 * An API that lets only complete applications pay accepts the payment afterwards.
 * @param known answers that stay as they are, where a list has them
 * @returns the answers
 */
export async function complete(
  walk: Walk,
  flow: Flow,
  own: Applicant,
  known: Values,
  campaign: CampaignContext & { readonly files?: ResponseData } = {},
): Promise<Values> {
  const answers: Answers = { values: { ...known }, selected: {} };
  for (const step of flow.steps.filter(({ save }) => save !== 'draft')) {
    const bodies: Partial<Record<AnswerCall, Record<string, string>>> = {};
    for (const field of step.fields) {
      if (!isAnswered(field, answers)) continue;
      const given = Object.entries(await answer(walk, field, answers, campaign)).filter(([, value]) => value !== '');
      Object.assign(answers.values, Object.fromEntries(given));
      Object.assign((bodies[callForField(step, field)] ??= {}), Object.fromEntries(given));
    }
    for (const [by, body] of Object.entries(bodies))
      await walk.call(`${CALLS_OF[flow.id]}.${SAVED_BY[by as AnswerCall]}` as ContractName, {
        token: own.token,
        parameters: own.parameters,
        body,
      });
  }
  const round = campaign.files ?? answers.selected['campaign_id'];
  for (const kind of requiredKinds(isObject(round) ? round : undefined))
    await uploadDocument(walk, CALLS_OF[flow.id], own, kind);
  return answers.values;
}
