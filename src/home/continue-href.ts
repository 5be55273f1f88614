import type { FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { href, type RouteName } from '../config/routes.ts';

interface Stored {
  readonly flow: FlowId;
  readonly slug?: string | undefined;
  readonly isRegistered: boolean;
}

/** A short course is chosen before the applicant registers, so a draft continues on the page after the choice; its guard leads back where none is chosen. */
const START = {
  bachelor: 'bachelor',
  graduate: 'graduate',
  'short-course': 'short-course.course',
  scholarship: 'scholarship',
} as const satisfies Record<FlowId, RouteName>;

/** The guard of the payment page redirects a registered application to its first unfinished step. */
export function continueHref({ flow, slug = '', isRegistered }: Stored, locale: Locale): string {
  const route = isRegistered ? (`${flow}.payment` as const) : START[flow];
  return href(route, locale, { slug });
}
