/**
 * Why the visitor was led to another page: this browser has no application, earlier answers are missing, an application
 * that was sent wants no document anew, or its new copies were received. The address carries it behind `#why=`.
 */
export type RedirectReason = 'noApplication' | 'unfinished' | 'nothingToReplace' | 'replaced';
