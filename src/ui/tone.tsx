import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import Info from '~icons/lucide/info';
import TriangleAlert from '~icons/lucide/triangle-alert';
import type { Tone } from '../lib/tone.ts';

/** The class names are written out, because Tailwind finds only complete names. */
export const TONE_CLASS: Record<Tone, string> = {
  info: 'tone-info',
  success: 'tone-success',
  warning: 'tone-warning',
  error: 'tone-error',
};

const ICON = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** An icon, so that colour is not the only sign of a tone. */
export const ToneIcon = ({ tone, className }: { tone: Tone; className: string }) => {
  const Icon = ICON[tone];
  return <Icon className={className} aria-hidden="true" />;
};
