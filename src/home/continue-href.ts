import type { FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { EARLIER_RESULT, href, type RouteName } from '../config/routes.ts';

interface Stored {
  readonly flow: FlowId;
  readonly slug?: string | undefined;
  readonly isRegistered: boolean;
  /** Present if it was sent. */
  readonly sentAt?: string | undefined;
}

/**
 * A short course is chosen before registration, so a draft continues on the next page, whose guard leads back if no
 * course is chosen.
 */
const START = {
  bachelor: 'bachelor',
  graduate: 'graduate',
  'short-course': 'short-course.course',
  scholarship: 'scholarship',
} as const satisfies Record<FlowId, RouteName>;

/**
 * The payment page's guard redirects a registered application to its first unfinished step. One that was sent continues
 * on its result.
 */
export function continueHref({ flow, slug = '', isRegistered, sentAt }: Stored, locale: Locale): string {
  if (sentAt !== undefined) {
    const result = href(`${flow}.confirmation-complete`, locale, { slug });
    return `${result}?${new URLSearchParams(EARLIER_RESULT).toString()}`;
  }
  const route = isRegistered ? (`${flow}.payment` as const) : START[flow];
  return href(route, locale, { slug });
}
