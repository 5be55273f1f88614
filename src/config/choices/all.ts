import { BACHELOR_CHOICES } from './bachelor.ts';
import { SCHOLARSHIP_CHOICES } from './scholarship.ts';
import { SHARED_CHOICES } from './shared.ts';
import { SHORT_COURSE_CHOICES } from './short-course.ts';

/**
 * The codes of all choices with fixed options, by field name. Flows import only their own part, which keeps their types
 * exact.
 */
export const CHOICES = {
  ...BACHELOR_CHOICES,
  ...SHARED_CHOICES,
  ...SCHOLARSHIP_CHOICES,
  ...SHORT_COURSE_CHOICES,
} as const;
