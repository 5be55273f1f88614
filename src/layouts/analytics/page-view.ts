/** The page's own name for itself, such as `bachelor.faculty`: what tools and reports are told instead of an address. */
export const routeOfDocument = (): string => document.body.dataset['route'] ?? 'unknown';
export const localeOfDocument = (): string => document.documentElement.lang;
