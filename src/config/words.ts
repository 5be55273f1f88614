/**
 * The words by which the code of this site names states, methods and choices. If a back end uses others, `back-end.ts`
 * translates them. The specification gives few of these words. @chosen
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

/** `none` stands for an application that costs nothing. */
export const PAYMENT_METHODS = ['thai_qr', 'card', 'none'] as const;

export const FILE_KINDS = ['id_card', 'transcript', 'tcas', 'house_registration', 'cover_letter', 'portfolio'] as const;

/** States of a document that was sent. */
export const FILE_STATES = ['received', 'checked', 'refused'] as const;

export const CUSTOM_INPUT_KINDS = ['text', 'long-text', 'select', 'checkbox'] as const;

export const SCHOOL_LEVELS = ['school', 'university'] as const;

/** Kinds of a semester or of the period of a course. */
export const AVAILABLE_TYPES = ['full_time', 'part_time', 'weekend', 'evening', 'online'] as const;

/** Answers that are yes or no. In an answer of the server they may also be a flag. */
export const YES_NO_FIELDS: readonly string[] = [
  'scholarship_interest',
  'student_loan_interest',
  'promotion_interest',
  'same_as_invoice',
];
