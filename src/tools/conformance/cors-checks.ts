import type { Check, Context } from './check.ts';
import { isGood, type Exchange } from './exchange.ts';

const SECTION = 'docs/recipes/deploy.md';
/** Methods and headers that browsers let pass without being told. */
const PASSED_METHODS = ['GET', 'POST', 'HEAD'];
const EXPOSED = ['Date', 'Retry-After'];

const listed = ({ headers }: Exchange, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((text) => text.trim().toLowerCase());
const lacks = (one: Exchange, header: string, wanted: readonly string[]): string | undefined => {
  const given = listed(one, header);
  if (given.includes('*')) return undefined;
  const missing = wanted.filter((name) => !given.includes(name.toLowerCase()));
  return missing.length > 0 ? `${header} without ${missing.join(', ')}` : undefined;
};

/** Headers that the call carries beyond those that every page may send. */
export const askedHeaders = ({ endpoint }: Pick<Exchange, 'endpoint'>, tokenHeader: string): string[] => [
  ...(endpoint && endpoint.method !== 'GET' ? ['Content-Type'] : []),
  ...(endpoint && endpoint.token !== 'none' ? [tokenHeader] : []),
];

const hasOrigin = (_one: Exchange, { origin }: Context): boolean => origin !== undefined;
const isPreflight = (one: Exchange, context: Context): boolean => one.aim === 'preflight' && hasOrigin(one, context);

/** Only of an API with an origin of its own. */
export const corsChecks: readonly Check[] = [
  {
    name: 'preflight',
    expected: 'a status of 200 to 299 for OPTIONS',
    section: SECTION,
    endsJudgement: true,
    appliesTo: isPreflight,
    judge: (one) => (isGood(one) ? undefined : String(one.status)),
  },
  {
    name: 'CORS origin',
    expected: (_one, { origin }) => `Access-Control-Allow-Origin: ${origin ?? ''}`,
    section: SECTION,
    endsJudgement: true,
    appliesTo: (one, context) => hasOrigin(one, context) && !['bank-return', 'unknown-call'].includes(one.aim),
    judge: ({ headers }, { origin }) => {
      const allowed = headers.get('access-control-allow-origin');
      return allowed === '*' || allowed === origin ? undefined : (allowed ?? 'none');
    },
  },
  {
    name: 'CORS methods',
    expected: ({ endpoint }) => `Access-Control-Allow-Methods with ${endpoint?.method ?? ''}`,
    section: SECTION,
    appliesTo: isPreflight,
    judge: (one) => {
      const { method = 'GET' } = one.endpoint ?? {};
      return PASSED_METHODS.includes(method) ? undefined : lacks(one, 'Access-Control-Allow-Methods', [method]);
    },
  },
  {
    name: 'CORS headers',
    expected: (one, { tokenHeader }) =>
      `Access-Control-Allow-Headers with ${askedHeaders(one, tokenHeader).join(', ')}`,
    section: SECTION,
    appliesTo: isPreflight,
    judge: (one, { tokenHeader }) => lacks(one, 'Access-Control-Allow-Headers', askedHeaders(one, tokenHeader)),
  },
  {
    name: 'CORS exposes',
    expected: `Access-Control-Expose-Headers with ${EXPOSED.join(' and ')}`,
    section: SECTION,
    appliesTo: (one, context) => hasOrigin(one, context) && one.aim === 'answer',
    judge: (one) => lacks(one, 'Access-Control-Expose-Headers', EXPOSED),
  },
];
