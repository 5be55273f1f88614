import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import Info from '~icons/lucide/info';
import TriangleAlert from '~icons/lucide/triangle-alert';

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** Colours of a tone, written out because Tailwind keeps only the class names that it finds. */
export const TONE_CLASS: Record<Tone, string> = {
  info: 'tone-info',
  success: 'tone-success',
  warning: 'tone-warning',
  error: 'tone-error',
};

const ICON = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** The sign of a tone, so that colour never speaks alone. */
export const ToneIcon = ({ tone, className }: { tone: Tone; className: string }) => {
  const Icon = ICON[tone];
  return <Icon className={className} aria-hidden="true" />;
};
