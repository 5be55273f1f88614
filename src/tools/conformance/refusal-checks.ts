import { isObject } from '../../api/errors.ts';
import { refusal } from '../../api/refusal.ts';
import type { Check } from './check.ts';
import { isSuccess, isRedirect, jsonOf, type Exchange } from './exchange.ts';

const isRefusal = (one: Exchange): boolean => one.aim === 'refusal' && !isSuccess(one) && !isRedirect(one);
const SECTION = 'docs/spec-decisions.md, section 4';
const WITH_FIELDS = [400, 422];
const WITH_MESSAGE = [...WITH_FIELDS, 409];
const THAI = /[\u0E00-\u0E7F]/;

/** The parts of a refusal that the site reads. */
const readIn = ({ status, text, headers }: Exchange) => refusal(status, text, null, headers.get('content-type'));
const fieldsIn = (one: Exchange): string[] => Object.keys(readIn(one).fields);
const sentencesIn = (one: Exchange): string[] => {
  const { text, fields } = readIn(one);
  return [text, ...Object.values(fields)].filter(Boolean);
};

/** The deviation of the body from the documented form. */
const otherForm = (one: Exchange): string | undefined => {
  const type = one.headers.get('content-type') ?? 'no Content-Type';
  if (!/^application\/json\b/i.test(type)) return type;
  const body = jsonOf(one);
  if (!isObject(body)) return 'text that is no JSON object';
  if (typeof body['message'] !== 'string') return `an object with ${Object.keys(body).join(', ')}`;
  return body['errors'] instanceof Object ? undefined : 'an object without errors';
};

/** A question that asks about nobody: a response to it opens nothing and saves nothing. */
const isAnsweredQuestion = (one: Exchange): boolean =>
  one.aim === 'refusal' && one.method === 'GET' && one.expects.field !== undefined && isSuccess(one);

export const refusalChecks: readonly Check[] = [
  {
    name: 'incomplete question',
    loss: 'nothing',
    problem:
      'A check without an email is answered. The site never sends one; so that the check sees refusals, they were not judged here.',
    remedy: 'Respond with 422 and the field.',
    section: 'deploy/openapi.json',
    isRemark: true,
    endsJudgement: true,
    appliesTo: isAnsweredQuestion,
    judge: (one) => `${one.status} without ${one.expects.field}`,
  },
  {
    name: 'open door',
    loss: 'truth',
    problem: 'A call succeeds that must be refused: without a token, with a wrong code, or without a required field.',
    remedy: 'Refuse it: 401 without a right token, 422 for a wrong field or code.',
    section: 'deploy/openapi.json',
    endsJudgement: true,
    appliesTo: ({ aim, expects, status }) => aim === 'refusal' && !(expects.statuses ?? [status]).includes(status),
    judge: (one) =>
      isSuccess(one)
        ? `${one.status}${one.expects.field ? ` with a wrong ${one.expects.field}` : ' without a token'}`
        : undefined,
  },
  {
    name: 'refused',
    loss: 'registering',
    problem:
      'A refusal has a status that the site does not expect, so the page reports a failure instead of saying what to do.',
    remedy:
      'Respond with 401 without a right token: the site then asks for a code. For an API that responds with 403, say refusedTokenStatus: 403 in src/config/back-end.ts. Respond with 422 (or 400) for a wrong field or code.',
    section: 'deploy/openapi.json',
    endsJudgement: true,
    appliesTo: ({ aim }) => aim === 'refusal',
    judge: ({ status, expects }) => ((expects.statuses ?? [status]).includes(status) ? undefined : String(status)),
  },
  {
    name: 'unexplained refusal',
    loss: 'sight',
    problem: 'The refusal holds no sentence that the site can show, so applicants are not told what to correct.',
    remedy: 'Send JSON with message and errors: {field: [sentence]}.',
    section: SECTION,
    endsJudgement: true,
    appliesTo: (one) => isRefusal(one) && WITH_MESSAGE.includes(one.status),
    judge: (one) =>
      sentencesIn(one).length === 0 ? `${one.status}, ${otherForm(one) ?? 'an empty message'}` : undefined,
  },
  {
    name: 'error fields',
    loss: 'sight',
    problem: 'The refusal names no field, so its sentence stands above the form and not at the field to be corrected.',
    remedy: 'Name the field in errors: {field: [sentence]}.',
    section: SECTION,
    appliesTo: (one) => isRefusal(one) && one.expects.field !== undefined && WITH_FIELDS.includes(one.status),
    judge: (one) => {
      const fields = fieldsIn(one);
      const { field = '' } = one.expects;
      return fields.includes(field) ? undefined : `${fields.join(', ') || 'no field'}; ${field} was wrong`;
    },
  },
  {
    name: 'language',
    loss: 'sight',
    problem: 'Refusals are not in the language that Accept-Language names, and applicants read them as they are.',
    remedy: 'Translate them by Accept-Language: th or en.',
    section: SECTION,
    appliesTo: (one) => isRefusal(one) && WITH_MESSAGE.includes(one.status),
    judge: (one) => {
      const other = sentencesIn(one).find((text) => THAI.test(text) !== (one.locale === 'th'));
      return other === undefined ? undefined : `${JSON.stringify(other)} for ${one.locale}`;
    },
  },
  {
    name: 'error body',
    loss: 'nothing',
    problem: 'Refusals have another form than {message, errors}. The site reads what it needs of them.',
    remedy: 'Nothing has to be changed.',
    section: SECTION,
    isRemark: true,
    appliesTo: isRefusal,
    judge: otherForm,
  },
  {
    name: 'unknown call',
    loss: 'sight',
    problem: 'An unknown call succeeds, so a missing call looks like a working one.',
    remedy: 'Respond with 404 below /api.',
    section: SECTION,
    appliesTo: ({ aim }) => aim === 'unknown-call',
    judge: ({ status }) => (status === 404 ? undefined : String(status)),
  },
];
