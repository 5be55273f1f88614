import type { Check, Context } from './check.ts';
import type { Exchange } from './exchange.ts';

const SECTION = 'docs/spec-decisions.md, section 6';

const isReturn = ({ aim }: Exchange): boolean => aim === 'bank-return';
const targetOf = ({ headers, address }: Exchange): URL | undefined => {
  const location = headers.get('location');
  return location !== null && URL.canParse(location, address) ? new URL(location, address) : undefined;
};
const siteOrigins = ({ address }: Exchange, { origin }: Context): string[] =>
  origin === undefined ? [address.origin] : [origin];

/** The bank posts through the browser, and a static page cannot read a POST. */
export const bankReturnChecks: readonly Check[] = [
  {
    name: 'return status',
    loss: 'paying',
    problem: 'After paying by card, the browser is not sent on to the site, so the payer sees no result.',
    remedy: 'Answer the form that the bank posts with 303.',
    section: SECTION,
    endsJudgement: true,
    appliesTo: isReturn,
    judge: ({ status }) => (status === 303 || status === 302 ? undefined : String(status)),
  },
  {
    name: 'return by 302',
    loss: 'nothing',
    problem: 'The return of the bank is sent on by 302, which browsers take for 303.',
    remedy: 'Answer 303.',
    section: SECTION,
    isRemark: true,
    appliesTo: isReturn,
    judge: ({ status }) => (status === 302 ? '302' : undefined),
  },
  {
    name: 'return host',
    loss: 'paying',
    problem: 'After paying by card, the browser is sent to another host than that of the site.',
    remedy: (one, context) => `Send it to a page of ${siteOrigins(one, context).join(' or ')}.`,
    section: SECTION,
    endsJudgement: true,
    appliesTo: isReturn,
    judge: (one, context) => {
      const target = targetOf(one);
      return target && siteOrigins(one, context).includes(target.origin) ? undefined : (target?.origin ?? 'nowhere');
    },
  },
  {
    name: 'return page',
    loss: 'paying',
    problem: 'After paying by card, the browser is sent to a page that does not ask for the result.',
    remedy: ({ expects }) => `Send it to ${expects.page ?? ''}, or to /en${expects.page ?? ''}.`,
    section: 'docs/spec.md, section 2',
    appliesTo: isReturn,
    judge: (one) => {
      const path = targetOf(one)?.pathname;
      return [one.expects.page, `/en${one.expects.page ?? ''}`].includes(path) ? undefined : path;
    },
  },
];
