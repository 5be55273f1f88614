/**
 * Why the visitor was redirected: this browser has no application; earlier answers are missing; no document has to be
 * replaced; the new copies were received; or another tab has sent the application. Carried in `#why=`.
 */
export type RedirectReason = 'noApplication' | 'unfinished' | 'nothingToReplace' | 'replaced' | 'sentInOtherTab';
