import type { FieldEntry } from '../../engine/flow.ts';

export const loanInterest: FieldEntry = { kind: 'tiles', name: 'student_loan_interest', options: ['yes', 'no'] };

/** How the studies are to be paid for. */
export const interests: readonly FieldEntry[] = [
  { kind: 'tiles', name: 'scholarship_interest', options: ['yes', 'no'] },
  loanInterest,
];

/** Asked of those who want a loan. Values are not given by the specification; chosen. */
export const loanType: FieldEntry = {
  kind: 'select',
  name: 'loan_type',
  options: ['student_loan_fund', 'income_contingent', 'bank'],
  when: ({ student_loan_interest }) => student_loan_interest === 'yes',
};
