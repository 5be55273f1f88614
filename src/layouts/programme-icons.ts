import Award from '~icons/lucide/award';
import BookOpen from '~icons/lucide/book-open';
import GraduationCap from '~icons/lucide/graduation-cap';
import Zap from '~icons/lucide/zap';
import type { FlowId } from '../config/flow-registry.ts';

/** Apart from the card's markup, where the compiler would not miss one. */
export const programmeIcons = {
  bachelor: GraduationCap,
  graduate: BookOpen,
  'short-course': Zap,
  scholarship: Award,
} satisfies Record<FlowId, unknown>;
