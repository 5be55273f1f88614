import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import { SHARED_CHOICES } from '../../config/choices/shared.ts';

export const loanInterest: FieldDefinition = {
  kind: 'radio',
  name: 'student_loan_interest',
  options: SHARED_CHOICES.student_loan_interest,
};

export const interests: readonly FieldDefinition[] = [
  { kind: 'radio', name: 'scholarship_interest', options: SHARED_CHOICES.scholarship_interest },
  loanInterest,
];

export const loanType: FieldDefinition = {
  kind: 'select',
  name: 'loan_type',
  options: SHARED_CHOICES.loan_type,
  visibleWhen: ({ student_loan_interest }) => student_loan_interest === 'yes',
};
