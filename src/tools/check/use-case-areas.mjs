/**
 * The areas of `src` whose files outside `ui/` are use cases: they know neither React nor the browser, so tests run them with plain
 * objects and mutations change them. ESLint, Stryker, its Vitest configuration and the architecture test read this list.
 */
export const USE_CASE_AREAS = [
  'checkout',
  'result',
  'review',
  'payment',
  'dashboard',
  'documents',
  'steps',
  'application',
  'flows',
  'home',
  'field-kinds',
];

/** What mutations change: the use cases, and the shared areas that know no browser either. */
export const MUTATED_AREAS = [...USE_CASE_AREAS, 'api', 'i18n', 'lib', 'model'];
