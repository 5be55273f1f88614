import type { Check } from './check.ts';
import type { Exchange } from './exchange.ts';

const isCall = ({ aim }: Exchange): boolean => aim === 'answer' || aim === 'refusal';
/** Answers that belong to one applicant, and those that hand out a token. */
const isPersonal = ({ endpoint, text }: Exchange): boolean =>
  (endpoint !== undefined && (endpoint.token !== 'none' || endpoint.method !== 'GET')) ||
  /"(?:access_|dashboard_)?token"/.test(text);
const isNeverStored = ({ headers }: Exchange): boolean => /\bno-store\b/i.test(headers.get('cache-control') ?? '');
const cachingOf = ({ headers }: Exchange): string => {
  const caching = headers.get('cache-control');
  return caching === null ? 'no Cache-Control' : `Cache-Control: ${caching}`;
};

/** Addresses in an answer, and where it leads. */
const addressesIn = ({ text, headers }: Exchange): string[] => [
  ...(text.replaceAll(String.raw`\/`, '/').match(/https?:\/\/[^"\s]+/g) ?? []),
  headers.get('location') ?? '',
];

export const headerChecks: readonly Check[] = [
  {
    name: 'cookies',
    expected: 'no Set-Cookie: the site sends no cookies',
    section: 'docs/recipes/deploy.md',
    appliesTo: () => true,
    judge: ({ headers }) => {
      const names = headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '');
      return names.length > 0 ? `the cookie ${names.join(', ')}` : undefined;
    },
  },
  {
    name: 'caching',
    expected: 'Cache-Control: no-store on an answer of one applicant',
    section: 'docs/recipes/deploy.md',
    appliesTo: (one) => one.aim === 'answer' && isPersonal(one),
    judge: (one) => (isNeverStored(one) ? undefined : cachingOf(one)),
  },
  {
    name: 'caching of lists',
    expected: 'Cache-Control: no-store',
    section: 'docs/recipes/deploy.md',
    isRemark: true,
    appliesTo: (one) => one.aim === 'answer' && !isPersonal(one),
    judge: (one) => (isNeverStored(one) ? undefined : cachingOf(one)),
  },
  {
    name: 'token in an address',
    expected: 'no address with a token in it',
    section: 'docs/decisions/0007-token-in-the-url.md',
    appliesTo: () => true,
    judge: (one, { tokens }) => {
      const address = addressesIn(one).find((text) => tokens.some((token) => text.includes(token)));
      return address === undefined ? undefined : new URL(address, one.address).href.replaceAll(/[\w-]{16,}/g, '…');
    },
  },
  {
    name: 'date',
    expected: 'the header Date: the site counts down by the clock of the server',
    section: 'docs/recipes/deploy.md',
    isRemark: true,
    appliesTo: isCall,
    judge: ({ headers }) => (Number.isNaN(Date.parse(headers.get('date') ?? '')) ? 'none' : undefined),
  },
  {
    name: 'Retry-After',
    expected: 'Retry-After with a status of 429',
    section: 'docs/spec-decisions.md, section 3',
    isRemark: true,
    appliesTo: ({ status }) => status === 429,
    judge: ({ headers }) => (headers.has('retry-after') ? undefined : 'none'),
  },
];
