/**
 * Why the visitor was redirected: this browser has no application; earlier answers are missing; no document has to be
 * replaced; or the new copies were received. Carried in `#why=`.
 */
export type RedirectReason = 'noApplication' | 'unfinished' | 'nothingToReplace' | 'replaced';
