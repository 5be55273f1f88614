/** Apart from the other constants, which every step loads. */

/** Below them the time of a QR code is shown as short, and as nearly over. @chosen */
export const QR_HURRY_SECONDS = 120;
export const QR_LAST_SECONDS = 30;

/** How long a received payment is shown before its result. @chosen */
export const RECEIVED_NOTICE_MS = 2000;

/** Of the band over a Thai QR. @chosen */
export const THAI_QR_COLOUR = '#0b2f5b';
/** How long a button says that it has copied. */
export const COPIED_NOTICE_MS = 2000;
