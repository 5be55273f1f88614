/**
 * Limits and business constants. Each number stands here once; Tailwind, schemas, messages and tests read it from here.
 * "spec" marks a number of the specification, section 9; the others are "not given by the specification; chosen".
 */

/** Spec: 32 MB. Read as 32 × 1024² bytes, inclusive (chosen). */
export const UPLOAD_LIMIT_BYTES = 32 * 1024 * 1024;
export const UPLOAD_LIMIT_MEGABYTES = UPLOAD_LIMIT_BYTES / (1024 * 1024);
/** Chosen: how many files travel at once, and how long one may stall before it counts as failed. */
export const UPLOAD_PARALLEL = 2;
export const UPLOAD_STALL_MS = 30_000;

/** Spec: special talent and activities, counted in code points after NFC (chosen). */
export const LONG_TEXT_LIMIT = 200;
/** Chosen. */
export const NAME_LIMIT = 100;
export const EMAIL_LIMIT = 254;
export const UTM_LIMIT = 100;
export const REFERRAL_CODE_LIMIT = 30;

/** Chosen: the specification does not show the digit count. */
export const CODE_DIGITS = 6;
export const CODE_RESEND_SECONDS = 60;
export const CODE_TRIES = 5;

/** Spec. */
export const STUDENT_NUMBER_DAYS = { least: 3, most: 5 } as const;
export const GRADUATE_CONTACT_DAYS = { least: 3, most: 5 } as const;
export const CONFIRMATION_EMAIL_DAYS = 3;

/** Spec. */
export const PROGRESS_BAR_MS = 5000;
export const RELOAD_GUARD_MS = 60_000;
export const FETCH_DELAY_MS = 200;
export const PREFETCH_IDLE_MS = 2000;
export const ALERT_OUTSIDE_CLOSE_DELAY_MS = 100;

/** Spec: layout numbers in CSS pixels. */
export const HEADER_HEIGHT = 64;
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1025, xl: 1280, '2xl': 1441 } as const;
export const DIALOG_MAX_WIDTH = 598;
export const DIALOG_MIN_HEIGHT = 494;
export const ALERT_MAX_WIDTH = 300;
export const CODE_CELL = { base: 48, wide: 52 } as const;

/** Chosen: typing pause after which the draft is written. */
export const DRAFT_SAVE_MS = 250;
/** Chosen: life of what is kept in the browser. */
export const DRAFT_IDLE_MS = 24 * 60 * 60 * 1000;
export const DRAFT_ABSOLUTE_MS = 7 * 24 * 60 * 60 * 1000;

/** Chosen: used only when the server names no expiry. */
export const QR_FALLBACK_SECONDS = 600;
/** Chosen: pauses between payment checks; the last one repeats. */
export const PAYMENT_POLL_MS = [3000, 5000, 10_000] as const;
/** Chosen: after this long a waiting page says so and offers a manual check. */
export const PAYMENT_WAIT_MS = 120_000;

/** Chosen: how long one call may take before it counts as failed, and when the page says that it is slow. */
export const CALL_TIMEOUT_MS = 30_000;
export const SLOW_NOTICE_MS = 10_000;
/** Chosen: bounds of a server's Retry-After, in seconds. */
export const RETRY_AFTER_SECONDS = { least: 1, most: 600, fallback: 30 } as const;

/** Chosen: the specification names the header but not its spelling; `PUBLIC_APP_TOKEN_HEADER` overrides it. */
export const DEFAULT_TOKEN_HEADER = 'X-Application-Token';

/** Spec section 1: shares of sessions and of errors that are replayed. */
export const REPLAY_SESSION_SHARE = 0.1;
export const REPLAY_ERROR_SHARE = 0.1;
/** Chosen: errors kept until the reporter is loaded. */
export const EARLY_ERRORS = 10;
/** Chosen: a choice about cookies is asked again after a year. */
export const CONSENT_LIFE_MS = 365 * 24 * 60 * 60 * 1000;
/** Where the measuring tools live; the environment replaces them, in tests by stand-ins. */
export const TOOL_HOSTS = {
  tagManager: 'https://www.googletagmanager.com',
  videoPixel: 'https://analytics.tiktok.com',
  heatMap: 'https://www.clarity.ms',
} as const;
