/**
 * This site's words for states, methods and choices. If a back end uses others, `back-end.ts` translates them. The
 * specification names few of them. @chosen
 */

export const APPLICATION_STATUSES = [
  'draft',
  'awaiting_payment',
  'under_review',
  'passed',
  'exam_failed',
  'campaign_changed',
  'cancelled',
  'successful',
] as const;

export const CHARGE_STATES = ['pending', 'successful', 'failed', 'expired', 'cancelled'] as const;

/** `none` is the method of an application that costs nothing. */
export const PAYMENT_METHODS = ['thai_qr', 'card', 'none'] as const;

export const FILE_KINDS = ['id_card', 'transcript', 'tcas', 'house_registration', 'cover_letter', 'portfolio'] as const;

/** The states of a sent document. */
export const FILE_STATES = ['received', 'checked', 'refused'] as const;

export const CUSTOM_INPUT_KINDS = ['text', 'long-text', 'select', 'checkbox'] as const;

export const SCHOOL_LEVELS = ['school', 'university'] as const;

/** The kinds of a semester or of a course's period. */
export const AVAILABLE_TYPES = ['full_time', 'part_time', 'weekend', 'evening', 'online'] as const;

/** Yes-or-no answers. The server may also send them as flags. */
export const YES_NO_FIELDS: readonly string[] = [
  'scholarship_interest',
  'student_loan_interest',
  'promotion_interest',
  'same_as_invoice',
];

/** The fields of responses that hold an amount in baht. */
export const AMOUNT_FIELDS: readonly string[] = ['amount', 'amount_due', 'price'];
