import Award from '~icons/lucide/award';
import BookOpen from '~icons/lucide/book-open';
import GraduationCap from '~icons/lucide/graduation-cap';
import Zap from '~icons/lucide/zap';
import type { FlowId } from '../config/flow-registry.ts';

/** The icons are not in the card's markup, so that the compiler notices a missing one. */
export const programmeIcons = {
  bachelor: GraduationCap,
  graduate: BookOpen,
  'short-course': Zap,
  scholarship: Award,
} satisfies Record<FlowId, unknown>;
