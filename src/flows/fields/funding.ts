import type { FieldDefinition } from '../definition/field-definition.ts';

export const loanInterest: FieldDefinition = { kind: 'radio', name: 'student_loan_interest', options: ['yes', 'no'] };

export const interests: readonly FieldDefinition[] = [
  { kind: 'radio', name: 'scholarship_interest', options: ['yes', 'no'] },
  loanInterest,
];

/** @chosen The specification does not give the values. */
export const loanType: FieldDefinition = {
  kind: 'select',
  name: 'loan_type',
  options: ['student_loan_fund', 'income_contingent', 'bank'],
  visibleWhen: ({ student_loan_interest }) => student_loan_interest === 'yes',
};
