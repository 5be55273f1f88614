const YES_NO = ['yes', 'no'] as const;
const ADDRESS_SEARCHES = ['province', 'postcode', 'abroad'] as const;

/** The codes of choices that several flows offer, by field name. */
export const SHARED_CHOICES = {
  degree: ['bachelor', 'master', 'doctoral'],
  education: [
    'm6',
    'vocational',
    'high_vocational',
    'non_formal',
    'ged',
    'abroad',
    'bachelor',
    'master',
    'doctoral',
    'other',
  ],
  prefix_name: ['mr', 'mrs', 'ms', 'acting_second_lieutenant', 'military', 'academic', 'other'],
  academic_rank: ['lecturer', 'assistant_professor', 'associate_professor', 'professor'],
  id_type: ['national_id', 'passport', 'other'],
  school_by: ['name', 'province', 'postcode', 'abroad'],
  home_address_by: ADDRESS_SEARCHES,
  tax_address_by: ADDRESS_SEARCHES,
  shipping_address_by: ADDRESS_SEARCHES,
  education_level: ['studying', 'graduated'],
  study_duration: ['1', '2', '3', '4', '5', '6'],
  scholarship_interest: YES_NO,
  student_loan_interest: YES_NO,
  loan_type: ['student_loan_fund', 'income_contingent', 'bank'],
} as const;
