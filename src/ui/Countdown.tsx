import { clockText, lastAnnouncement } from './countdown-text.ts';

interface CountdownProps {
  label: string;
  secondsLeft: number;
  total: number;
  announce: (secondsLeft: number) => string;
}

/** Announced at a few marks: a live region that speaks every second is unusable. */
export const Countdown = ({ label, secondsLeft, total, announce }: CountdownProps) => (
  <div>
    <p className="flex items-baseline justify-center gap-2">
      <span className="text-ink-soft">{label}</span>
      <span role="timer" aria-live="off" className="text-xl font-semibold tabular-nums">
        {clockText(secondsLeft)}
      </span>
    </p>
    <p role="status" className="sr-only">
      {announce(lastAnnouncement(secondsLeft, total))}
    </p>
  </div>
);
