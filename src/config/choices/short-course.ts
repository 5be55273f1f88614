/** The codes of the choices that only the short-course flow offers, by the name of their field. */
export const SHORT_COURSE_CHOICES = {
  receipt_issued_to: ['person', 'company', 'foreign_company'],
  promotion_interest: ['yes', 'no'],
  same_as_invoice: ['yes'],
} as const;
