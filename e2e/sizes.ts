/**
 * For what does not change with the size of the screen: each language on one of them (see `projects` in playwright.config.ts),
 * unless E2E_EVERY_SIZE is set. What is laid out differently is tested in both languages on both.
 */
export const ONE_SIZE = { th: '@once-phone', en: '@once-desktop' } as const;
