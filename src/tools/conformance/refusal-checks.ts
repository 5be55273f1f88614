import { isObject } from '../../api/errors.ts';
import { refusal } from '../../api/refusal.ts';
import type { Check } from './check.ts';
import { isGood, isRedirect, jsonOf, type Exchange } from './exchange.ts';

const isRefusal = (one: Exchange): boolean => one.aim === 'refusal' && !isGood(one) && !isRedirect(one);
const SECTION = 'docs/spec-decisions.md, section 4';
const WITH_FIELDS = [400, 422];
const WITH_MESSAGE = [...WITH_FIELDS, 409];
const THAI = /[\u0E00-\u0E7F]/;

const messageOf = (one: Exchange): string => {
  const body = jsonOf(one);
  return isObject(body) && typeof body['message'] === 'string' ? body['message'] : '';
};
/** Fields that the site would show a sentence at. */
const fieldsOf = ({ status, text, headers }: Exchange): string[] =>
  Object.keys(refusal(status, text, null, headers.get('content-type')).fields);

const bodyProblem = (one: Exchange): string | undefined => {
  const type = one.headers.get('content-type') ?? 'no Content-Type';
  if (!/^application\/json\b/i.test(type)) return type;
  const body = jsonOf(one);
  if (!isObject(body)) return 'text that is no JSON object';
  if (typeof body['message'] !== 'string') return `an object without message: ${Object.keys(body).join(', ')}`;
  return body['errors'] instanceof Object ? undefined : 'an object without errors';
};

export const refusalChecks: readonly Check[] = [
  {
    name: 'refused',
    expected: ({ expects }) => `a status of ${expects.statuses?.join(' or ') ?? '400 to 499'}`,
    section: 'docs/openapi.json',
    endsJudgement: true,
    appliesTo: ({ aim }) => aim === 'refusal',
    judge: ({ status, expects }) => ((expects.statuses ?? [status]).includes(status) ? undefined : String(status)),
  },
  {
    name: 'error body',
    expected: 'JSON of the form {message, errors: {field: [text]}}',
    section: SECTION,
    endsJudgement: true,
    appliesTo: isRefusal,
    judge: bodyProblem,
  },
  {
    name: 'error fields',
    expected: ({ expects }) => `a sentence in errors.${expects.field ?? ''}`,
    section: SECTION,
    appliesTo: (one) => isRefusal(one) && one.expects.field !== undefined && WITH_FIELDS.includes(one.status),
    judge: (one) => {
      const fields = fieldsOf(one);
      return fields.includes(one.expects.field ?? '') ? undefined : `errors for ${fields.join(', ') || 'no field'}`;
    },
  },
  {
    name: 'language',
    expected: ({ locale }) => `a message in the language asked for, ${locale}`,
    section: SECTION,
    appliesTo: (one) => isRefusal(one) && WITH_MESSAGE.includes(one.status),
    judge: (one) => {
      const message = messageOf(one);
      return THAI.test(message) === (one.locale === 'th') ? undefined : JSON.stringify(message);
    },
  },
  {
    name: 'unknown call',
    expected: 'a status of 404 for a call that does not exist',
    section: SECTION,
    appliesTo: ({ aim }) => aim === 'unknown-call',
    judge: ({ status }) => (status === 404 ? undefined : String(status)),
  },
];
