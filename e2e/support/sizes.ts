/**
 * Tag for tests that do not depend on the screen size: each language runs on one size unless E2E_EVERY_SIZE is set.
 */
export const ONE_SIZE = { th: '@once-phone', en: '@once-desktop' } as const;
