import { refusal } from '../../api/refusal.ts';
import { OPTIONAL_CALLS } from '../../config/back-end.ts';
import { CHOICES } from '../../config/choices/all.ts';
import { bankReturnChecks } from './bank-return-checks.ts';
import type { Check } from './check.ts';
import { corsChecks } from './cors-checks.ts';
import { dataOf, isSuccess, isInvalid, isRedirect, type Exchange } from './exchange.ts';
import { headerChecks } from './header-checks.ts';
import { lossWithout } from './losses.ts';
import { paymentChecks } from './payment-checks.ts';
import { refusalChecks } from './refusal-checks.ts';
import { shapeOf } from './shape.ts';
import { stateChecks } from './state-checks.ts';
import { valueChecks } from './value-checks.ts';

/** The only check with several findings per call: each word is listed. */
export const WORDS = 'words of choices';

const IN_THE_FILE = 'src/config/back-end.ts';
const CONTRACT = 'deploy/openapi.json';
const isResponse = ({ aim, endpoint }: Exchange): boolean => aim === 'response' && endpoint !== undefined;
/** Includes the further pages of a list. */
const isJudged = (one: Exchange): boolean => isResponse(one) || (one.aim === 'page' && isSuccess(one));
const isCall = ({ aim }: Exchange): boolean => ['response', 'refusal', 'before-charge', 'page'].includes(aim);

const NOT_BUILT = [404, 405, 501];
const isNotBuilt = ({ status }: Exchange): boolean => NOT_BUILT.includes(status);
const isRefusedRequest = (one: Exchange): boolean => isResponse(one) && isInvalid(one);
const areWords = ({ expects }: Exchange): boolean => expects.wordsOf !== undefined;
const isOptional = ({ endpoint }: Exchange): boolean =>
  (OPTIONAL_CALLS as readonly string[]).includes(endpoint?.path ?? '');

const LONGEST_TEXT = 120;
const statusAndText = ({ status, text }: Exchange): string =>
  `${status}: ${text.slice(0, LONGEST_TEXT).replaceAll(/\s+/g, ' ')}`.replace(/: $/, '');
/** The site's reading of a refusal, with its fields and their sent values. */
function refusedBecause(one: Exchange): string {
  const { text: sentence, fields } = refusal(one.status, one.text, null, one.headers.get('content-type'));
  const named = Object.entries(fields).map(([field, text]) => {
    const value = one.sent[field];
    return `${field}${value === undefined ? '' : ` ${JSON.stringify(value)}`}: ${text}`;
  });
  return `${one.status}: ${named.join('; ') || sentence || one.text.slice(0, LONGEST_TEXT)}`;
}

/** The refused words by field; the server's sentence if the refusal names no field. */
function refusedWords(one: Exchange): string | undefined {
  const { fields } = refusal(one.status, one.text, null, one.headers.get('content-type'));
  const flow = one.expects.wordsOf ?? '';
  const named = Object.keys(fields).filter((field) => field in one.sent && field in CHOICES);
  const words = named.map((field) => `${flow}: ${field} ${JSON.stringify(one.sent[field])}`).join('; ');
  // An incomplete registration is refused in any case.
  return words || (one.aim === 'words' ? undefined : `${flow}: ${refusedBecause(one)}`);
}

/** Lists without which the form cannot be filled in. */
const NEEDED_LISTS =
  /^(?:general\/(?:available-campaign-faculty|location\/.*)|[a-z-]+\/(?:available-(?:faculty|course|course-type|semester|campaign)|campaign\/application|search-course|period))$/;
const isNeeded = ({ endpoint, sent }: Exchange): boolean =>
  NEEDED_LISTS.test(endpoint?.path ?? '') && sent['type'] !== 'major';
const isEmptyList = (one: Exchange): boolean => {
  const data = dataOf(one);
  return Array.isArray(data) && data.length === 0;
};

const shapeOfResponse = ({ endpoint, text }: Exchange) => (endpoint ? shapeOf(endpoint, text) : {});

/** The checks of each exchange, in this order. */
export const checks: readonly Check[] = [
  {
    name: 'response',
    loss: lossWithout,
    problem: 'No response comes, so the page says that the connection failed.',
    remedy: 'Look at the log of the API.',
    section: 'docs/spec.md, section 7',
    endsJudgement: true,
    appliesTo: () => true,
    judge: ({ status, failure }) => (status === 0 ? failure : undefined),
  },
  {
    name: 'trailing slash',
    loss: 'nothing',
    problem:
      'The address is redirected because of the slash at its end. The site asks again at the other address, so these calls take twice as long.',
    remedy: 'Respond at both addresses.',
    section: 'docs/spec-decisions.md, section 9',
    isRemark: true,
    appliesTo: (one) => isCall(one) && one.method === 'GET',
    judge: ({ slashRedirect }) => slashRedirect,
  },
  {
    name: 'trailing slash of a call that saves',
    loss: lossWithout,
    problem:
      'The address is redirected because of the slash at its end. The site does not send again what may have been saved, so the first press of the applicant only leads to "try again".',
    remedy: `Respond at both addresses, or say in trailingSlash of ${IN_THE_FILE} how all of yours end.`,
    section: 'docs/decisions/0006-own-fetch.md',
    appliesTo: (one) => isCall(one) && one.method !== 'GET',
    judge: ({ slashRedirect }) => slashRedirect,
  },
  {
    name: 'redirect',
    loss: lossWithout,
    problem:
      'The call is redirected. The site does not follow, because the token could reach another server, and says that something went wrong.',
    remedy: 'Respond at the address itself; to a call without a right token, respond with 401.',
    section: 'docs/spec.md, section 7',
    endsJudgement: true,
    appliesTo: isCall,
    judge: (one) => (isRedirect(one) ? `${one.status} to ${one.headers.get('location') ?? 'nowhere'}` : undefined),
  },
  {
    name: 'absent call',
    loss: 'sight',
    problem: 'The API does not have these calls. The site can do without them, and has to be told so.',
    remedy: `Name them in absentCalls of ${IN_THE_FILE}, or build them.`,
    section: CONTRACT,
    endsJudgement: true,
    appliesTo: (one) => isResponse(one) && isNotBuilt(one) && isOptional(one),
    judge: statusAndText,
  },
  {
    name: 'refused request',
    loss: lossWithout,
    problem: 'What the site sends is refused, so applicants cannot go on.',
    remedy: `Accept what deploy/openapi.json describes, or give the API's words for our choices in codes of ${IN_THE_FILE}.`,
    section: CONTRACT,
    endsJudgement: true,
    appliesTo: (one) => isRefusedRequest(one) && !areWords(one),
    judge: refusedBecause,
  },
  {
    name: WORDS,
    loss: 'registering',
    problem: 'The API does not know these words of choices, so whoever chooses them cannot go on.',
    remedy: `Accept ours (src/config/choices/), or give in codes of ${IN_THE_FILE} your word for each of them, and null for a choice that you do not have.`,
    section: 'docs/recipes/connect-a-back-end.md',
    endsJudgement: true,
    appliesTo: (one) => (one.aim === 'words' && isInvalid(one)) || (isRefusedRequest(one) && areWords(one)),
    judge: refusedWords,
  },
  {
    name: 'status',
    loss: lossWithout,
    problem: 'The status of the response is not one of 200 to 299, so the page says that something went wrong.',
    remedy: 'Build the call, or find the cause in the log of the API.',
    section: CONTRACT,
    endsJudgement: true,
    appliesTo: isResponse,
    judge: (one) => (isSuccess(one) ? undefined : statusAndText(one)),
  },
  {
    name: 'shape',
    loss: lossWithout,
    problem: 'The site cannot read the response, so the page says that something went wrong.',
    remedy: (one) =>
      one.endpoint?.path.endsWith('request-bill-payment-image')
        ? 'Return in image the text of the bill, a data URL or base64 of a picture, or its address: a full one, or one that begins with a slash.'
        : `Send what deploy/openapi.json describes; in ${IN_THE_FILE}, wrapperKeys names the keys that wrap every response, and amountKey the number in an amount that is an object.`,
    section: CONTRACT,
    endsJudgement: true,
    appliesTo: isJudged,
    judge: (one) => shapeOfResponse(one).problem,
  },
  {
    name: 'empty list',
    loss: 'registering',
    problem: 'These lists are empty for what the form asks, so there is nothing to choose and applicants cannot go on.',
    remedy: (one) =>
      'degree' in one.sent && one.sent['type'] === 'bachelor'
        ? `Return the items for this query; where only graduate programmes have a degree, write codes: { degree: { bachelor: '' } } in ${IN_THE_FILE}.`
        : 'Return the items for this query; a parameter that you do not know filters nothing.',
    section: CONTRACT,
    appliesTo: (one) => isResponse(one) && isNeeded(one),
    judge: (one) => (isEmptyList(one) ? `no item for ${one.address.search || 'no query'}` : undefined),
  },
  {
    name: 'content type',
    loss: 'nothing',
    problem: 'The response is JSON and is not called so.',
    remedy: 'Send Content-Type: application/json.',
    section: 'docs/spec-decisions.md, section 9',
    isRemark: true,
    appliesTo: ({ aim, text, status }) => aim === 'response' && text !== '' && status !== 204,
    judge: ({ headers }) => {
      const type = headers.get('content-type');
      return /^application\/json\b/i.test(type ?? '') ? undefined : (type ?? 'none');
    },
  },
  {
    name: 'items',
    loss: 'sight',
    problem: 'The site leaves items out of these lists, because it cannot read them: applicants cannot choose them.',
    remedy: 'Send every item as deploy/openapi.json describes.',
    section: 'docs/decisions/0018-back-ends.md',
    appliesTo: isJudged,
    judge: (one) => shapeOfResponse(one).leftOut,
  },
  {
    name: 'unknown kinds',
    loss: 'sight',
    problem: 'The site does not know these kinds and leaves the items out: such a document is never asked for.',
    remedy: `Send one of the documented kinds, or map the word in codes.type of ${IN_THE_FILE}.`,
    section: 'docs/decisions/0018-back-ends.md',
    appliesTo: isJudged,
    judge: (one) => shapeOfResponse(one).unknownKind,
  },
  ...paymentChecks,
  ...valueChecks,
  ...stateChecks,
  ...headerChecks,
  ...refusalChecks,
  ...corsChecks,
  ...bankReturnChecks,
];
