/**
 * The words of this site: what its code calls a state, a method or a choice. A back end may use others; then
 * `back-end.ts` translates them. The specification gives few of these words. @chosen
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

export const CUSTOM_INPUT_KINDS = ['text', 'long-text', 'select', 'checkbox'] as const;

export const SCHOOL_LEVELS = ['school', 'university'] as const;

const YES_NO = ['yes', 'no'] as const;
const PLACE_SEARCHES = ['province', 'postcode'] as const;

/** The codes of every choice that a form offers itself, by the name of its field. */
export const CHOICES = {
  programme_type: ['four_year', 'transfer'],
  degree: ['bachelor', 'master', 'doctoral'],
  education: ['m6', 'vocational', 'high_vocational', 'non_formal', 'ged', 'bachelor', 'master', 'doctoral'],
  prefix_name: ['mr', 'mrs', 'ms', 'acting_second_lieutenant', 'military', 'academic', 'other'],
  rank: ['general_officer', 'colonel', 'lieutenant_colonel', 'major', 'captain', 'lieutenant', 'sergeant', 'private'],
  academic_rank: ['lecturer', 'assistant_professor', 'associate_professor', 'professor'],
  id_type: ['national_id', 'passport'],
  school_by: ['name', 'province', 'postcode', 'abroad'],
  home_address_by: PLACE_SEARCHES,
  tax_address_by: PLACE_SEARCHES,
  shipping_address_by: PLACE_SEARCHES,
  education_level: ['studying', 'graduated'],
  study_duration: ['1', '2', '3', '4', '5', '6'],
  scholarship_interest: YES_NO,
  student_loan_interest: YES_NO,
  loan_type: ['student_loan_fund', 'income_contingent', 'bank'],
  sport_type: [
    'football',
    'futsal',
    'volleyball',
    'basketball',
    'badminton',
    'takraw',
    'athletics',
    'swimming',
    'esports',
    'other',
  ],
  class_time: ['weekday', 'evening', 'weekend'],
  receipt_issued_to: ['person', 'company'],
  promotion_interest: YES_NO,
  same_as_invoice: ['yes'],
} as const;

/** Answers that are yes or no. In an answer of the server they may also be a flag. */
export const YES_NO_FIELDS: readonly string[] = [
  'scholarship_interest',
  'student_loan_interest',
  'promotion_interest',
  'same_as_invoice',
];
