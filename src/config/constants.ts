/**
 * Limits and business constants: a number without a tag is given by docs/spec.md, section 9. Tailwind, schemas and messages read
 * them from here; a test proves each where it is used.
 */

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A file of exactly 32 MB is accepted. @chosen A megabyte is 1024² bytes. */
export const UPLOAD_LIMIT_BYTES = 32 * 1024 * 1024;
export const UPLOAD_LIMIT_MEGABYTES = UPLOAD_LIMIT_BYTES / (1024 * 1024);
/** So many files are sent at once, and one that stalls for so long counts as failed. @chosen */
export const UPLOAD_PARALLEL = 2;
export const UPLOAD_STALL_MS = 30_000;

/** Special talent and activities have this limit. @chosen It counts code points after NFC. */
export const LONG_TEXT_LIMIT = 200;
/** @chosen A name may have so many characters. */
export const NAME_LIMIT = 100;
/** @chosen This is sent as the last name of a person who has one name only. */
export const NO_LAST_NAME = '-';
/** @chosen Years are in C.E.; `ahead` counts from this year. */
export const GRADUATION_YEARS = { earliest: 1950, ahead: 6 } as const;
export const EMAIL_LIMIT = 254;
export const UTM_LIMIT = 100;
export const REFERRAL_CODE_LIMIT = 30;

/** @chosen A one-time code has so many digits. */
export const OTP_DIGITS = 6;
/** The wait where the server names none. */
export const UNKNOWN_WAIT_SECONDS = 60;
export const OTP_RESEND_SECONDS = 60;

/** These are business days. */
export const STUDENT_NUMBER_DAYS = { least: 3, most: 5 } as const;
export const GRADUATE_CONTACT_DAYS = { least: 3, most: 5 } as const;
/** These are calendar days. */
export const CONFIRMATION_EMAIL_DAYS = 3;

export const PROGRESS_BAR_MS = 5000;
export const RELOAD_GUARD_MS = 60_000;
export const FETCH_DELAY_MS = 200;
export const PREFETCH_IDLE_MS = 2000;
/** Content counts as nearly seen when it is at most this far below the window. @chosen */
export const NEAR_VIEW = '0px 0px 400px 0px';
/** A wait that lasts longer covers the page. @chosen */
export const LOADING_OVERLAY_MS = 1000;
export const ALERT_OUTSIDE_CLOSE_DELAY_MS = 100;

/** Sizes are in CSS pixels. */
export const HEADER_HEIGHT = 64;
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1025, xl: 1280, '2xl': 1441 } as const;
export const DIALOG_MAX_WIDTH = 598;
export const DIALOG_MIN_HEIGHT = 494;
export const ALERT_MAX_WIDTH = 300;
export const OTP_CELL = { base: 48, wide: 52 } as const;

/** A draft is written after a pause in typing of this length. @chosen */
export const DRAFT_SAVE_MS = 250;
/** A stored value lives one day after its last write, and at most seven days after its first. @chosen */
export const DRAFT_IDLE_MS = 86_400_000;
export const DRAFT_ABSOLUTE_MS = 604_800_000;

/** How many rounds can be compared as cards. @chosen */
export const CARDS_LIMIT = 6;

/** The time left for a QR code is shown as short, then as nearly over, below these. @chosen */
export const QR_HURRY_SECONDS = 120;
export const QR_LAST_SECONDS = 30;
/** The band over a Thai QR code has this colour. @chosen */
export const THAI_QR_COLOUR = '#0b2f5b';
/** How long a received payment is shown before its result. @chosen */
export const RECEIVED_NOTICE_MS = 2000;
/** How long a button says that it has copied. @chosen */
export const COPIED_NOTICE_MS = 2000;

/** A QR code lives this long when the server names no expiry. @chosen */
export const QR_FALLBACK_SECONDS = 600;
/**
 * For this long after a start, a server that knows of no charge is not believed, because somebody may be paying it. Then
 * its word counts, or the payer could not pay at all. @chosen
 */
export const PAYMENT_MAY_RUN_MS = 3_600_000;
/** These are the pauses between payment checks; the last one repeats. @chosen */
export const PAYMENT_POLL_MS = [3000, 5000, 10_000] as const;
/** A payment that is pending for longer offers a manual check. @chosen */
export const PAYMENT_WAIT_MS = 120_000;

/** After these a call counts as failed, and the page says that it is slow. @chosen */
export const CALL_TIMEOUT_MS = 30_000;
export const SLOW_NOTICE_MS = 8000;
/** A start whose answer was lost counts as failed when nothing has come of it after this time. @chosen */
export const OUTCOME_WAIT_MS = 30_000;
/** A lease outlives a call; after `LEASE_SETTLE_MS` all tabs have seen it. @chosen */
export const LEASE_MS = 45_000;
export const LEASE_SETTLE_MS = 250;
/** So many pages of a list are read; a longer list counts as incomplete. @chosen */
export const MOST_PAGES = 40;
/** A server's Retry-After is kept within these bounds. The least is two, because the message counts in the plural. @chosen */
export const RETRY_AFTER_SECONDS = { least: 2, most: 600, fallback: 30 } as const;

/** These shares of sessions and of errors are recorded for replay (docs/spec.md, section 1). */
export const REPLAY_SESSION_SHARE = 0.1;
export const REPLAY_ERROR_SHARE = 0.1;
/** So many errors are kept until the reporter is loaded. @chosen */
export const EARLY_ERRORS = 10;
/** A choice about cookies is asked again after 365 days. @chosen */
export const CONSENT_LIFE_MS = 31_536_000_000;
/** Variables of the environment may replace these hosts; tests put stand-ins there. */
export const ANALYTICS_HOSTS = {
  tagManager: 'https://www.googletagmanager.com',
  videoPixel: 'https://analytics.tiktok.com',
  heatMap: 'https://www.clarity.ms',
} as const;
