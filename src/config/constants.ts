/**
 * Limits and business constants. docs/spec.md gives those without `@chosen`. Tailwind, schemas and messages import them from here.
 */

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Inclusive. @chosen A megabyte is 1024² bytes. */
export const UPLOAD_LIMIT_BYTES = 32 * 1024 * 1024;
export const UPLOAD_LIMIT_MEGABYTES = UPLOAD_LIMIT_BYTES / (1024 * 1024);
/** How many files are sent at once. @chosen */
export const UPLOAD_PARALLEL = 2;
/** An upload without progress for this long has failed. @chosen */
export const UPLOAD_STALL_MS = 30_000;
/** Work on a picture that takes longer has failed. @chosen */
export const PICTURE_WAIT_MS = 30_000;
/** How long a deleted document can be restored. @chosen */
export const UNDO_DELETION_MS = 10_000;
/** How often a page that waits for files from a phone reads the list. @chosen */
export const ARRIVALS_POLL_MS = 3000;
/** How long such a page keeps reading the list. @chosen */
export const ARRIVALS_WATCH_MS = 900_000;

/** The limit for special talent and activities. @chosen It counts code points after NFC. */
export const LONG_TEXT_LIMIT = 200;
/** The longest name, in characters. @chosen */
export const NAME_LIMIT = 100;
/** Sent as the last name of a person with a single name. @chosen */
export const NO_LAST_NAME = '-';
/** Years in C.E.; `ahead` counts from the current year. @chosen */
export const GRADUATION_YEARS = { earliest: 1950, ahead: 6 } as const;
/** The longest e-mail address, in characters (RFC 5321). @chosen */
export const EMAIL_LIMIT = 254;
/** The longest `utm_…` parameter, in characters. @chosen */
export const UTM_LIMIT = 100;
/**
 * The legal basis for storing and sending the parameters of an advert (`utm_…`): with `legitimate-interest` until
 * cookies are rejected, with `consent` once cookies are accepted. Both policies name the basis, and a test compares them
 * (docs/decisions/0052-policies-match-the-code.md). @chosen
 */
export const UTM_BASIS: 'legitimate-interest' | 'consent' = 'legitimate-interest';
/** The longest referral code, in characters. @chosen */
export const REFERRAL_CODE_LIMIT = 30;
/**
 * How many characters of answers an address may carry to another browser. All answers of the longest flow take a third
 * of them. @chosen
 */
export const CARRIED_LIMIT = 24_000;

/** The number of digits of a one-time code. @chosen */
export const OTP_DIGITS = 6;
/** A token that a one-time code gave less than this ago has not expired, so another code would not help. @chosen */
export const FRESH_TOKEN_MS = 300_000;
/** How long to wait for another code if the server does not say. @chosen */
export const OTP_RESEND_SECONDS = 60;

/** Business days. */
export const STUDENT_NUMBER_DAYS = { least: 3, most: 5 } as const;
/** Business days. */
export const GRADUATE_CONTACT_DAYS = { least: 3, most: 5 } as const;
// SAMPLE: days until a receipt is posted
/** The receipt of a short course is posted within this many business days of the payment. @chosen */
export const INVOICE_DAYS = 7;
/** Calendar days. */
export const CONFIRMATION_EMAIL_DAYS = 3;

export const PROGRESS_BAR_MS = 5000;
export const RELOAD_GUARD_MS = 60_000;
export const FETCH_DELAY_MS = 200;
export const PREFETCH_IDLE_MS = 2000;
/** Content is nearly visible if it is at most this far below the window. @chosen */
export const NEAR_VIEW = '0px 0px 400px 0px';
/** The longest wait for the copy of everything sent before a confirmation. @chosen */
export const COPY_WAIT_MS = 3000;
/** A longer wait covers the page. @chosen */
export const LOADING_OVERLAY_MS = 1000;
export const ALERT_OUTSIDE_CLOSE_DELAY_MS = 100;

// Sizes are in CSS pixels.
export const HEADER_HEIGHT = 64;
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1025, xl: 1280, '2xl': 1441 } as const;
export const DIALOG_MAX_WIDTH = 598;
export const DIALOG_MIN_HEIGHT = 494;
export const ALERT_MAX_WIDTH = 300;
export const OTP_CELL = { base: 48, wide: 52 } as const;

/** A draft is stored after a pause in typing of this length. @chosen */
export const DRAFT_SAVE_MS = 250;
/** How long a stored value lives after its last write. @chosen */
export const DRAFT_IDLE_MS = 1 * DAY_MS;
/** How long a stored value lives after its first write. @chosen */
export const DRAFT_ABSOLUTE_MS = 7 * DAY_MS;

/** The most rounds that are shown as cards. @chosen */
export const CARDS_LIMIT = 6;

/** Below this, the time left for a QR code is shown as short. @chosen */
export const QR_HURRY_SECONDS = 120;
/** Below this, the time left for a QR code is shown as nearly over. @chosen */
export const QR_LAST_SECONDS = 30;
/** The colour of the band above a Thai QR code. @chosen */
export const THAI_QR_COLOUR = '#0b2f5b';
/** How long a received payment is shown before its result. @chosen */
export const RECEIVED_NOTICE_MS = 2000;
/** How long a copy button shows its success. @chosen */
export const COPIED_NOTICE_MS = 2000;

/** The life of a QR code if the server names no expiry. @chosen */
export const QR_FALLBACK_SECONDS = 600;
/**
 * How long after a start the site assumes that a charge is running although the server returns none, because somebody
 * may be paying it. After that the server's response counts, because otherwise the payer could not pay at all. @chosen
 */
export const PAYMENT_MAY_RUN_MS = 3_600_000;
/** The payment takes over the amount and the methods that the review has asked for within this time. @chosen */
export const REVIEWED_METHODS_MS = 60_000;
/** The pauses between payment checks; the last one repeats. @chosen */
export const PAYMENT_POLL_MS = [3000, 5000, 10_000] as const;
/** The page offers a manual check of a payment that has been pending for longer. @chosen */
export const PAYMENT_WAIT_MS = 120_000;

/** A call without a response after this time has failed. @chosen */
export const CALL_TIMEOUT_MS = 30_000;
/** After this time the page says that a call is slow. @chosen */
export const SLOW_NOTICE_MS = 8000;
/** An unanswered start has failed if it had no effect after this time. @chosen */
export const OUTCOME_WAIT_MS = 30_000;
/** How long a lease lasts unless it is renewed: longer than a call. @chosen */
export const LEASE_MS = 45_000;
/** After this time all tabs have seen a new lease. @chosen */
export const LEASE_SETTLE_MS = 250;
/** The most pages of a list that are read. A longer list is incomplete. @chosen */
export const MOST_PAGES = 40;
/**
 * The most pages of a PDF that can be edited. A longer one is no ID card, house registration or transcript, and its
 * pictures would fill the memory of a phone. @chosen
 */
export const MOST_PDF_PAGES = 10;
/** Limits a server's `Retry-After`. The least is two, because its message uses the plural. @chosen */
export const RETRY_AFTER_SECONDS = { least: 2, most: 600, fallback: 30 } as const;

// The shares of sessions and of errors that are recorded for replay (docs/spec.md, section 1).
export const REPLAY_SESSION_SHARE = 0.1;
export const REPLAY_ERROR_SHARE = 0.1;
/** How many errors are kept until the reporter is loaded. @chosen */
export const EARLY_ERRORS = 10;
// SAMPLE: years for which applications and accounts are kept
/**
 * How many years the university keeps an unfinished application, a decided one, and accounting records. The back end
 * deletes them. The policies and the lines beside an ID card name these periods, and a test compares them. @chosen
 */
export const RETENTION_YEARS = { unfinished: 1, decided: 2, accounts: 5 } as const;
// SAMPLE: days for which the provider of error reports keeps replays
/**
 * How many days the provider of the error reports keeps a replay of a visit; the university's contract decides. The
 * cookie policy names the period, and a test compares it. @chosen
 */
export const REPLAY_RETENTION_DAYS = 90;
/** What cookies are asked for. Each can be agreed to without the others (docs/decisions/0010-consent.md). @chosen */
export const PURPOSES = ['statistics', 'adverts', 'recordings'] as const;
export type Purpose = (typeof PURPOSES)[number];
/** How long a choice about cookies counts: 365 days. @chosen */
export const CONSENT_LIFE_MS = 31_536_000_000;
/** The hosts of the tools. Environment variables may replace them, as tests do. @chosen */
export const ANALYTICS_HOSTS = {
  tagManager: 'https://www.googletagmanager.com',
  videoPixel: 'https://analytics.tiktok.com',
  heatMap: 'https://www.clarity.ms',
} as const;
