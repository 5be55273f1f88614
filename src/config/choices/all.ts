import { BACHELOR_CHOICES } from './bachelor.ts';
import { SCHOLARSHIP_CHOICES } from './scholarship.ts';
import { SHARED_CHOICES } from './shared.ts';
import { SHORT_COURSE_CHOICES } from './short-course.ts';

/**
 * The codes of every choice that a form offers itself, by the name of its field. A flow imports its own part, so that its
 * type is that of its choices.
 */
export const CHOICES = {
  ...BACHELOR_CHOICES,
  ...SHARED_CHOICES,
  ...SCHOLARSHIP_CHOICES,
  ...SHORT_COURSE_CHOICES,
} as const;
