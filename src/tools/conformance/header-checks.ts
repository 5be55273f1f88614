import type { Check } from './check.ts';
import type { Exchange } from './exchange.ts';

const isCall = ({ aim }: Exchange): boolean => aim === 'response' || aim === 'refusal';
/** Responses that belong to one applicant or contain a token. */
const isPersonal = ({ endpoint, text }: Exchange): boolean =>
  (endpoint !== undefined && (endpoint.token !== 'none' || endpoint.method !== 'GET')) ||
  /"(?:access_|dashboard_)?token"/.test(text);

const cachingIn = ({ headers }: Exchange): string => headers.get('cache-control') ?? '';
/** Whether a server between the API and the site may cache the response for everybody. */
const isForEverybody = (one: Exchange): boolean =>
  /\b(?:public|s-maxage|max-age=[1-9])/i.test(cachingIn(one)) && !/\b(?:private|no-store)\b/i.test(cachingIn(one));
const isNeverStored = (one: Exchange): boolean => /\bno-store\b/i.test(cachingIn(one));
const caching = (one: Exchange): string => `Cache-Control: ${cachingIn(one) || 'none'}`;

/** The addresses in a response, including the target of a redirect. */
const addressesIn = ({ text, headers }: Exchange): string[] => [
  ...(text.replaceAll(String.raw`\/`, '/').match(/https?:\/\/[^"\s]+/g) ?? []),
  headers.get('location') ?? '',
];

export const headerChecks: readonly Check[] = [
  {
    name: 'cookies',
    loss: 'truth',
    problem: 'The API sets a cookie, and the cookie policy of the site says that there is none.',
    remedy: 'Set no cookie on calls below /api: the site sends none back.',
    section: 'docs/recipes/deploy.md',
    appliesTo: () => true,
    judge: ({ headers }) => {
      const names = headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '');
      return names.length > 0 ? `the cookie ${names.join(', ')}` : undefined;
    },
  },
  {
    name: 'caching',
    loss: 'truth',
    problem: 'A server on the way may keep the response of one applicant and give it to another one.',
    remedy: 'Send Cache-Control: no-store.',
    section: 'docs/recipes/deploy.md',
    appliesTo: (one) => one.aim === 'response' && isPersonal(one),
    judge: (one) => (isForEverybody(one) ? caching(one) : undefined),
  },
  {
    name: 'token in an address',
    loss: 'truth',
    problem:
      'A token stands in an address: whoever sees the address, such as a proxy or the bank, can open the application.',
    remedy: 'Leave it out; the bank needs the number of the charge only.',
    section: 'docs/decisions/0007-token-in-the-url.md',
    appliesTo: () => true,
    judge: (one, { tokens }) => {
      const address = addressesIn(one).find((text) => tokens.some((token) => text.includes(token)));
      return address === undefined ? undefined : new URL(address, one.address).href.replaceAll(/[\w-]{16,}/g, '…');
    },
  },
  {
    name: 'Cache-Control',
    loss: 'nothing',
    problem:
      'Not every response says that it is not to be kept. Browsers keep none, because the site asks them not to.',
    remedy: 'Cache-Control: no-store says it to servers on the way too.',
    section: 'docs/recipes/deploy.md',
    isRemark: true,
    appliesTo: (one) => one.aim === 'response' && !(isPersonal(one) && isForEverybody(one)),
    judge: (one) => (isNeverStored(one) ? undefined : caching(one)),
  },
  {
    name: 'date',
    loss: 'nothing',
    problem: 'Without the header Date, the site counts down by the clock of the phone.',
    remedy: 'Let the web server send Date.',
    section: 'docs/recipes/deploy.md',
    isRemark: true,
    appliesTo: isCall,
    judge: ({ headers }) => (Number.isNaN(Date.parse(headers.get('date') ?? '')) ? 'none' : undefined),
  },
  {
    name: 'Retry-After',
    loss: 'nothing',
    problem: 'A 429 without Retry-After: the site asks again after its own guess of half a minute.',
    remedy: 'Send Retry-After in seconds.',
    section: 'docs/spec-decisions.md, section 3',
    isRemark: true,
    appliesTo: ({ status }) => status === 429,
    judge: ({ headers }) => (headers.has('retry-after') ? undefined : 'none'),
  },
];
