/** Milliseconds since 1970 by the server's clock, which may be corrected at any time. */
export type ServerMs = number;

/** Milliseconds as `performance.now()` counts them, which no correction of the clock changes. */
export type MonotonicMs = number;
