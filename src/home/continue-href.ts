import type { FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { href, type RouteName } from '../config/routes.ts';

interface Stored {
  readonly flow: FlowId;
  readonly slug?: string | undefined;
  readonly isRegistered: boolean;
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

/** The payment page's guard redirects a registered application to its first unfinished step. */
export function continueHref({ flow, slug = '', isRegistered }: Stored, locale: Locale): string {
  const route = isRegistered ? (`${flow}.payment` as const) : START[flow];
  return href(route, locale, { slug });
}
