import type { FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import { href, type RouteName } from '../config/routes.ts';

interface Stored {
  readonly flow: FlowId;
  readonly slug?: string | undefined;
  readonly isRegistered: boolean;
}

/** A course is found before anybody registers; the guard of that page leads back where none is chosen. */
const START = {
  bachelor: 'bachelor',
  graduate: 'graduate',
  'short-course': 'short-course.course',
  scholarship: 'scholarship',
} as const satisfies Record<FlowId, RouteName>;

/** Of an application, the guard of its payment page leads to the first unfinished step. */
export function continueHref({ flow, slug = '', isRegistered }: Stored, locale: Locale): string {
  const route = isRegistered ? (`${flow}.payment` as const) : START[flow];
  return href(route, locale, { slug });
}
