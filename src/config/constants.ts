/**
 * Limits and business constants: a number without a tag is given by docs/spec.md, section 9. Tailwind, schemas and messages read
 * them from here; a test proves each where it is used.
 */

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A file of exactly 32 MB is accepted. @chosen A megabyte is 1024² bytes. */
export const UPLOAD_LIMIT_BYTES = 32 * 1024 * 1024;
export const UPLOAD_LIMIT_MEGABYTES = UPLOAD_LIMIT_BYTES / (1024 * 1024);
/** How many files are sent at once, and after which stall a file counts as failed. @chosen */
export const UPLOAD_PARALLEL = 2;
export const UPLOAD_STALL_MS = 30_000;
/** Work on a picture that takes longer counts as impossible. @chosen */
export const PICTURE_WAIT_MS = 30_000;
/** How long a deleted document can be restored. @chosen */
export const UNDO_DELETION_MS = 10_000;
/** A page that waits for files from a phone asks for the list after these pauses, and for so long. @chosen */
export const ARRIVALS_POLL_MS = 3000;
export const ARRIVALS_WATCH_MS = 900_000;

/** Special talent and activities have this limit. @chosen It counts code points after NFC. */
export const LONG_TEXT_LIMIT = 200;
/** The longest name, in characters. @chosen */
export const NAME_LIMIT = 100;
/** @chosen This is sent as the last name of a person who has one name only. */
export const NO_LAST_NAME = '-';
/** @chosen Years are in C.E.; `ahead` counts from this year. */
export const GRADUATION_YEARS = { earliest: 1950, ahead: 6 } as const;
export const EMAIL_LIMIT = 254;
export const UTM_LIMIT = 100;
/**
 * The legal basis on which the parameters of an advert (`utm_…`) are stored and sent: with `legitimate-interest` until
 * cookies are rejected, with `consent` once cookies are accepted. Both policies name the basis, and a test compares them
 * (docs/decisions/0052). @chosen
 */
export const CAMPAIGN_PARAMETERS_BASIS: 'legitimate-interest' | 'consent' = 'legitimate-interest';
export const REFERRAL_CODE_LIMIT = 30;
/**
 * The most characters of answers that an address may carry to another browser. All answers of the longest flow need a
 * third of them. @chosen
 */
export const CARRIED_LIMIT = 24_000;

/** The number of digits of a one-time code. @chosen */
export const OTP_DIGITS = 6;
export const OTP_RESEND_SECONDS = 60;

/** These are business days. */
export const STUDENT_NUMBER_DAYS = { least: 3, most: 5 } as const;
export const GRADUATE_CONTACT_DAYS = { least: 3, most: 5 } as const;
/** Calendar days: five working days take a week. A public holiday among them is not known here. */
export const GRADUATE_CONTACT_ENDS_AFTER_DAYS = Math.ceil((GRADUATE_CONTACT_DAYS.most / 5) * 7);
/** The receipt of a short course is posted within so many working days of the payment. @chosen */
export const INVOICE_DAYS = 7;
/** These are calendar days. */
export const CONFIRMATION_EMAIL_DAYS = 3;

export const PROGRESS_BAR_MS = 5000;
export const RELOAD_GUARD_MS = 60_000;
export const FETCH_DELAY_MS = 200;
export const PREFETCH_IDLE_MS = 2000;
/** Content counts as nearly seen when it is at most this far below the window. @chosen */
export const NEAR_VIEW = '0px 0px 400px 0px';
/** A confirmed application waits no longer for the copy of what it has sent. @chosen */
export const COPY_WAIT_MS = 3000;
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
export const DRAFT_IDLE_MS = 1 * DAY_MS;
export const DRAFT_ABSOLUTE_MS = 7 * DAY_MS;

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
 * How long after a start the site assumes a running charge although the server returns none, because somebody may be
 * paying it. After that the answer of the server counts, because otherwise the payer could not pay at all. @chosen
 */
export const PAYMENT_MAY_RUN_MS = 3_600_000;
/** These are the pauses between payment checks; the last one repeats. @chosen */
export const PAYMENT_POLL_MS = [3000, 5000, 10_000] as const;
/** A payment that is pending for longer offers a manual check. @chosen */
export const PAYMENT_WAIT_MS = 120_000;

/** After these times a call counts as failed, and the page says that it is slow. @chosen */
export const CALL_TIMEOUT_MS = 30_000;
export const SLOW_NOTICE_MS = 8000;
/** A start whose answer was lost counts as failed when nothing has come of it after this time. @chosen */
export const OUTCOME_WAIT_MS = 30_000;
/** A lease outlives a call; after `LEASE_SETTLE_MS` all tabs have seen it. @chosen */
export const LEASE_MS = 45_000;
export const LEASE_SETTLE_MS = 250;
/** How many pages of a list are read. A longer list counts as incomplete. @chosen */
export const MOST_PAGES = 40;
/** A longer PDF is no ID card, house registration or transcript, and its pictures take the memory of a phone. @chosen */
export const MOST_PDF_PAGES = 10;
/** A server's Retry-After is kept within these bounds. The least is two, because its message counts in the plural. @chosen */
export const RETRY_AFTER_SECONDS = { least: 2, most: 600, fallback: 30 } as const;

/** These shares of sessions and of errors are recorded for replay (docs/spec.md, section 1). */
export const REPLAY_SESSION_SHARE = 0.1;
export const REPLAY_ERROR_SHARE = 0.1;
/** How many errors are kept until the reporter is loaded. @chosen */
export const EARLY_ERRORS = 10;
/**
 * How many years the university keeps an unfinished application, a decided one, and accounting records. The back end
 * deletes them, not this site. The policies and the card for the ID card name these periods, and a test compares them.
 * @chosen
 */
export const RETENTION_YEARS = { unfinished: 1, decided: 2, accounts: 5 } as const;
/**
 * How many days the provider of the error reports keeps a replay of a visit; what it keeps depends on the university's
 * contract. The cookie policy names the period, and a test compares it.
 * @chosen
 */
export const REPLAY_RETENTION_DAYS = 90;
/** A choice about cookies is asked again after 365 days. @chosen */
export const CONSENT_LIFE_MS = 31_536_000_000;
/** Variables of the environment may replace these hosts; tests put stand-ins there. */
export const ANALYTICS_HOSTS = {
  tagManager: 'https://www.googletagmanager.com',
  videoPixel: 'https://analytics.tiktok.com',
  heatMap: 'https://www.clarity.ms',
} as const;
