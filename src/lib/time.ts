/** Milliseconds since 1970 by the server's clock. */
export type ServerMs = number;

/** Milliseconds that no change of the clock moves, as `performance.now()` gives them. */
export type MonotonicMs = number;
