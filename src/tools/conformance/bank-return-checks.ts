import type { Check, Context } from './check.ts';
import { isRedirect, type Exchange } from './exchange.ts';

const SECTION = 'docs/spec-decisions.md, section 6';

const isReturn = ({ aim }: Exchange): boolean => aim === 'bank-return';
const isPosted = (one: Exchange): boolean => isReturn(one) && one.method === 'POST';
/** A GET is judged only by where it redirects to. */
const isSentOn = (one: Exchange): boolean => isReturn(one) && (isPosted(one) || isRedirect(one));
const isByForm = ({ status }: Exchange): boolean => status === 303 || status === 302;
/** Describes the response and its request, because a university may use another address for the return. */
const came = (what: unknown, { method, address, sent }: Exchange): string =>
  `${String(what)} for ${method} ${address.origin}${address.pathname} with ${Object.keys(sent).join(', ')}`;
const targetOf = ({ headers, address }: Exchange): URL | undefined => {
  const location = headers.get('location');
  return location !== null && URL.canParse(location, address) ? new URL(location, address) : undefined;
};
const siteOrigins = ({ address }: Exchange, { origin }: Context): string[] =>
  origin === undefined ? [address.origin] : [origin];

/** The bank sends a POST through the browser, which a static page cannot read. */
export const bankReturnChecks: readonly Check[] = [
  {
    name: 'return status',
    loss: 'paying',
    problem: 'After paying by card, the browser is not sent on to the site, so the payer sees no result.',
    remedy: 'Respond with 303 to the form that the bank posts.',
    section: SECTION,
    endsJudgement: true,
    appliesTo: (one, { isReturnedByGet }) => isPosted(one) && !isReturnedByGet,
    judge: (one) => (isByForm(one) ? undefined : came(one.status, one)),
  },
  {
    name: 'return by a link alone',
    loss: 'nothing',
    problem:
      'The return of the bank leads to the site after a GET and not after a POST. That is enough for a bank that sends the payer back by a link.',
    remedy: 'Respond to the form with 303, too, if your bank posts one.',
    section: SECTION,
    isRemark: true,
    endsJudgement: true,
    appliesTo: (one, { isReturnedByGet }) => isPosted(one) && isReturnedByGet === true,
    judge: (one) => (isByForm(one) ? undefined : came(one.status, one)),
  },
  {
    name: 'return by 302',
    loss: 'nothing',
    problem: 'The return of the bank is sent on by 302, which browsers take for 303.',
    remedy: 'Respond with 303.',
    section: SECTION,
    isRemark: true,
    appliesTo: isPosted,
    judge: ({ status }) => (status === 302 ? '302' : undefined),
  },
  {
    name: 'return host',
    loss: 'paying',
    problem: 'After paying by card, the browser is sent to another host than that of the site.',
    remedy: (one, context) => `Send it to a page of ${siteOrigins(one, context).join(' or ')}.`,
    section: SECTION,
    endsJudgement: true,
    appliesTo: isSentOn,
    judge: (one, context) => {
      const target = targetOf(one);
      return target && siteOrigins(one, context).includes(target.origin)
        ? undefined
        : came(target?.origin ?? 'nowhere', one);
    },
  },
  {
    name: 'return page',
    loss: 'paying',
    problem: 'After paying by card, the browser is sent to a page that does not ask for the result.',
    remedy: ({ expects }) => `Send it to ${expects.page ?? ''}, or to /en${expects.page ?? ''}.`,
    section: 'docs/spec.md, section 2',
    appliesTo: isSentOn,
    judge: (one) => {
      const path = targetOf(one)?.pathname;
      return [one.expects.page, `/en${one.expects.page ?? ''}`].includes(path) ? undefined : came(path, one);
    },
  },
];
