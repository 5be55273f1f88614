import type { Loss } from './check.ts';
import type { Exchange } from './exchange.ts';

const PAYING = /(?:^|\/)payment(?:\/|$)/;
/** Without these calls the site shows less, but every applicant can finish. */
const OPTIONAL_FOR_APPLYING = /\/(?:appearance|suggestion)$|^application-dashboard\//;

/** The consequences for applicants if the site cannot read a response. */
export function lossWithout({ endpoint }: Pick<Exchange, 'endpoint'>): Loss {
  const path = endpoint?.path ?? '';
  if (PAYING.test(path)) return 'paying';
  return OPTIONAL_FOR_APPLYING.test(path) ? 'sight' : 'registering';
}
