import { bankReturnChecks } from './bank-return-checks.ts';
import type { Check } from './check.ts';
import { corsChecks } from './cors-checks.ts';
import { dataOf, isGood, isRedirect, type Exchange } from './exchange.ts';
import { headerChecks } from './header-checks.ts';
import { refusalChecks } from './refusal-checks.ts';
import { shapeOf, toleratedBy } from './shape.ts';
import { stateChecks } from './state-checks.ts';

const isAnswer = ({ aim, endpoint }: Exchange): boolean => aim === 'answer' && endpoint !== undefined;
const isCall = ({ aim }: Exchange): boolean => aim === 'answer' || aim === 'refusal';
const MAY_BE_ABSENT = 'docs/decisions/0018-what-an-answer-may-lack.md';

/** Comes only when the query asks for it. */
const ON_REQUEST = 'dashboard_token';

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
const targetOf = ({ headers, address }: Exchange): URL | undefined => {
  const location = headers.get('location');
  return location !== null && URL.canParse(location, address) ? new URL(location, address) : undefined;
};
const isSlashRedirect = (one: Exchange): boolean =>
  isRedirect(one) && withoutSlash(targetOf(one)?.pathname ?? '') === withoutSlash(one.address.pathname);

const shapeOfAnswer = ({ endpoint, text }: Exchange) => (endpoint ? shapeOf(endpoint, text) : {});
const tolerated = (one: Exchange, how: Parameters<typeof toleratedBy>[2]): string | undefined => {
  const found = one.endpoint && isGood(one) ? toleratedBy(one.endpoint, dataOf(one), how) : [];
  const names = found.filter((name) => name !== ON_REQUEST || one.address.searchParams.has(`include_${ON_REQUEST}`));
  return names.length > 0 ? names.join(', ') : undefined;
};

/** What is judged of each exchange, in this order. */
export const checks: readonly Check[] = [
  {
    name: 'answers',
    expected: 'an answer',
    section: 'docs/spec.md, section 7',
    endsJudgement: true,
    appliesTo: () => true,
    judge: ({ status, failure }) => (status === 0 ? failure : undefined),
  },
  {
    name: 'trailing slash',
    expected: ({ address }) => `an answer at ${address.pathname} as it is written, with or without a slash at its end`,
    section: 'docs/spec-decisions.md, section 9',
    endsJudgement: true,
    appliesTo: isCall,
    judge: (one) => (isSlashRedirect(one) ? `${one.status} to ${one.headers.get('location') ?? ''}` : undefined),
  },
  {
    name: 'redirect',
    expected: 'an answer, no redirect',
    section: 'docs/spec.md, section 7',
    endsJudgement: true,
    appliesTo: isCall,
    judge: (one) => (isRedirect(one) ? `${one.status} to ${one.headers.get('location') ?? 'nowhere'}` : undefined),
  },
  {
    name: 'status',
    expected: 'a status of 200 to 299',
    section: 'docs/openapi.json',
    endsJudgement: true,
    appliesTo: isAnswer,
    judge: (one) => (isGood(one) ? undefined : `${one.status}: ${one.text.slice(0, 120)}`),
  },
  {
    name: 'content type',
    expected: 'Content-Type application/json',
    section: 'docs/spec-decisions.md, section 9',
    endsJudgement: true,
    appliesTo: ({ aim, text }) => aim === 'answer' && text !== '',
    judge: ({ headers }) => {
      const type = headers.get('content-type');
      return /^application\/json\b/i.test(type ?? '') ? undefined : (type ?? 'none');
    },
  },
  {
    name: 'shape',
    expected: 'an answer of the documented shape',
    section: 'docs/openapi.json',
    endsJudgement: true,
    appliesTo: isAnswer,
    judge: (one) => shapeOfAnswer(one).problem,
  },
  {
    name: 'items',
    expected: 'every item of the documented shape: the site leaves the others out',
    section: MAY_BE_ABSENT,
    appliesTo: isAnswer,
    judge: (one) => shapeOfAnswer(one).leftOut,
  },
  {
    name: 'unknown kinds',
    expected: 'kinds that are documented: the site leaves the others out',
    section: MAY_BE_ABSENT,
    isRemark: true,
    appliesTo: isAnswer,
    judge: (one) => shapeOfAnswer(one).unknownKind,
  },
  {
    name: 'counts as absent',
    expected: 'fields of the documented kind',
    section: MAY_BE_ABSENT,
    isRemark: true,
    appliesTo: isAnswer,
    judge: (one) => tolerated(one, 'of another kind'),
  },
  {
    name: 'lacks',
    expected: 'every documented field, though these may be absent',
    section: MAY_BE_ABSENT,
    isRemark: true,
    appliesTo: isAnswer,
    judge: (one) => {
      const names = tolerated(one, 'absent');
      return names === undefined ? undefined : `no ${names}`;
    },
  },
  ...stateChecks,
  ...headerChecks,
  ...refusalChecks,
  ...corsChecks,
  ...bankReturnChecks,
];
