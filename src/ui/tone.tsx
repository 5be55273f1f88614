import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import Info from '~icons/lucide/info';
import TriangleAlert from '~icons/lucide/triangle-alert';
import type { Tone } from '../lib/tone.ts';

/** Tailwind keeps only names that it finds in full. */
export const TONE_CLASS: Record<Tone, string> = {
  info: 'tone-info',
  success: 'tone-success',
  warning: 'tone-warning',
  error: 'tone-error',
};

const ICON = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Colour must not be the only sign. */
export const ToneIcon = ({ tone, className }: { tone: Tone; className: string }) => {
  const Icon = ICON[tone];
  return <Icon className={className} aria-hidden="true" />;
};
