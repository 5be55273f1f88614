import { CHOICES } from '../../config/choices/all.ts';
import type { ContractName } from '../../sandbox/shared/contract-types.ts';
import type { Applicant } from './applicant.ts';
import type { Walk } from './walk.ts';

type Choice = keyof typeof CHOICES;

/** The choices that a call saves, without those of which a flow offers only a part. */
const SAVED_CHOICES = {
  'application.updatePersonal': ['prefix_name', 'rank', 'academic_rank'],
  'application.update': [
    'education_level',
    'study_duration',
    'scholarship_interest',
    'student_loan_interest',
    'loan_type',
  ],
  'short-course.updatePersonal': ['receipt_issued_to', 'promotion_interest'],
  'scholarship.update': ['sport_type', 'class_time', 'student_loan_interest', 'loan_type'],
} as const satisfies Partial<Record<ContractName, readonly Choice[]>>;

/** Saves every word of every choice once, so that the report names those that the API refuses. */
export async function walkWords(walk: Walk, name: keyof typeof SAVED_CHOICES, own: Applicant): Promise<void> {
  const choices = SAVED_CHOICES[name].map((field) => [field, CHOICES[field] as readonly string[]] as const);
  const rounds = Math.max(...choices.map(([, words]) => words.length));
  for (let round = 0; round < rounds; round += 1) {
    const body = Object.fromEntries(
      choices.flatMap(([field, words]) => (words[round] === undefined ? [] : [[field, words[round]]])),
    );
    await walk.call(name, { ...own, body }, { areWords: true });
  }
}
