import { useEffect, useState } from 'react';
import { last } from '../lib/last.ts';

/** The times at which screen readers announce the time left, apart from the end. */
const ANNOUNCED_SECONDS = [300, 60, 20] as const;
const PAUSE_SECONDS = 15;

export const clockText = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
};

/** Returns the last mark that was passed, or `total` before the first. */
export const lastAnnouncement = (seconds: number, total: number): number => {
  if (seconds <= 0) return 0;
  const passed = ANNOUNCED_SECONDS.filter((mark) => mark < total && seconds <= mark);
  return last(passed) ?? total;
};

/** Chooses the total for a countdown that restarts shortly before a mark. */
export const announcedTotal = (seconds: number): number =>
  ANNOUNCED_SECONDS.find((mark) => seconds > mark && seconds - mark < PAUSE_SECONDS) ?? seconds;

interface CountdownProps {
  label: string;
  secondsLeft: number;
  total: number;
  announce: (secondsLeft: number) => string;
}

/**
 * Shows the time left and announces it only at a few marks, because a live region that speaks every second is unusable.
 */
export const Countdown = ({ label, secondsLeft, total, announce }: CountdownProps) => {
  const [announced, setAnnounced] = useState('');
  const mark = announce(lastAnnouncement(secondsLeft, total));
  // The live region is empty at first, because screen readers announce only changes.
  useEffect(() => setAnnounced(mark), [mark]);
  return (
    <div>
      <p className="flex items-baseline justify-center gap-2">
        <span className="text-ink-soft">{label}</span>
        <span role="timer" aria-live="off" translate="no" className="text-xl font-semibold tabular-nums">
          {clockText(secondsLeft)}
        </span>
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
};
