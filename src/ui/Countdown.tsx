import { clockText, tellingMark } from './countdown-text.ts';

interface CountdownProps {
  /** What runs out, e.g. "Code expires in". */
  label: string;
  secondsLeft: number;
  /** The whole length, in seconds. */
  total: number;
  /** What a screen reader hears when it starts, at 5 minutes, 1 minute and 20 seconds, and at 0. */
  announce: (secondsLeft: number) => string;
}

/** A running clock to look at, and a few spoken marks instead of a voice every second. */
export const Countdown = ({ label, secondsLeft, total, announce }: CountdownProps) => (
  <div>
    <p className="flex items-baseline justify-center gap-2">
      <span className="text-ink-soft">{label}</span>
      <span role="timer" aria-live="off" className="text-xl font-semibold tabular-nums">
        {clockText(secondsLeft)}
      </span>
    </p>
    <p role="status" className="sr-only">
      {announce(tellingMark(secondsLeft, total))}
    </p>
  </div>
);
