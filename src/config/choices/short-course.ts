/** The codes of choices that only the short-course flow offers, by field name. */
export const SHORT_COURSE_CHOICES = {
  receipt_issued_to: ['person', 'company', 'foreign_company'],
  promotion_interest: ['yes', 'no'],
  same_as_invoice: ['yes'],
} as const;
