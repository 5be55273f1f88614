import type { FieldDefinition } from '../definition/field-definition.ts';
import { CHOICES } from '../../config/words.ts';

export const loanInterest: FieldDefinition = {
  kind: 'radio',
  name: 'student_loan_interest',
  options: CHOICES.student_loan_interest,
};

export const interests: readonly FieldDefinition[] = [
  { kind: 'radio', name: 'scholarship_interest', options: CHOICES.scholarship_interest },
  loanInterest,
];

export const loanType: FieldDefinition = {
  kind: 'select',
  name: 'loan_type',
  options: CHOICES.loan_type,
  visibleWhen: ({ student_loan_interest }) => student_loan_interest === 'yes',
};
