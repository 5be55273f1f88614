import type { Check, Context } from './check.ts';
import { isSuccess, type Exchange } from './exchange.ts';
import { lossWithout } from './losses.ts';

const SECTION = 'docs/recipes/deploy.md';
/** Methods and headers that browsers allow without permission. */
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

/** The headers of the call beyond those that every page may send. */
export const askedHeaders = ({ endpoint }: Pick<Exchange, 'endpoint'>, tokenHeader: string): string[] => [
  ...(endpoint && endpoint.method !== 'GET' ? ['Content-Type'] : []),
  ...(endpoint && endpoint.token !== 'none' ? [tokenHeader] : []),
];

const hasOrigin = (_one: Exchange, { origin }: Context): boolean => origin !== undefined;
const isPreflight = (one: Exchange, context: Context): boolean => one.aim === 'preflight' && hasOrigin(one, context);

const BLOCKED = 'The browser keeps the response from the site, so the page says that the connection failed.';

/** Only for an API with its own origin. */
export const corsChecks: readonly Check[] = [
  {
    name: 'preflight',
    loss: lossWithout,
    problem: 'The browser asks by OPTIONS first and is refused, so it never makes the call.',
    remedy: 'Respond to OPTIONS with a status of 200 to 299 and the headers of CORS.',
    section: SECTION,
    endsJudgement: true,
    appliesTo: isPreflight,
    judge: (one) => (isSuccess(one) ? undefined : String(one.status)),
  },
  {
    name: 'CORS origin',
    loss: lossWithout,
    problem: BLOCKED,
    remedy: (_one, { origin }) => `Send Access-Control-Allow-Origin: ${origin ?? ''}.`,
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
    loss: lossWithout,
    problem: 'The browser does not make the call, because its method is not allowed.',
    remedy: 'Send Access-Control-Allow-Methods: GET, POST, PATCH, DELETE.',
    section: SECTION,
    appliesTo: isPreflight,
    judge: (one) => {
      const { method = 'GET' } = one.endpoint ?? {};
      return PASSED_METHODS.includes(method) ? undefined : lacks(one, 'Access-Control-Allow-Methods', [method]);
    },
  },
  {
    name: 'CORS headers',
    loss: lossWithout,
    problem: 'The browser does not make the call, because its headers are not allowed.',
    remedy: (_one, { tokenHeader }) => `Send Access-Control-Allow-Headers: Content-Type, ${tokenHeader}.`,
    section: SECTION,
    appliesTo: isPreflight,
    judge: (one, { tokenHeader }) => lacks(one, 'Access-Control-Allow-Headers', askedHeaders(one, tokenHeader)),
  },
  {
    name: 'CORS exposes',
    loss: 'truth',
    problem: 'The site cannot read these headers, and counts down by the clock of the phone.',
    remedy: `Send Access-Control-Expose-Headers: ${EXPOSED.join(', ')}.`,
    section: SECTION,
    appliesTo: (one, context) => hasOrigin(one, context) && one.aim === 'response',
    judge: (one) => lacks(one, 'Access-Control-Expose-Headers', EXPOSED),
  },
];
