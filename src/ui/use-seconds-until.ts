import { useEffect, useState } from 'react';

const secondsUntil = (instant: number, now: () => number, since: number): number =>
  Math.max(0, Math.ceil((instant - Math.max(now(), since)) / 1000));

/**
 * Returns the whole seconds until an instant, counting down to 0.
 * @param instant in milliseconds since 1970 by the clock that `now` reads
 * @param now this device's clock by default; `serverNow` is correct even if the device's clock is hours wrong
 * @param since an instant that has passed whatever the clock says, so that no more time is left than there was then
 */
export function useSecondsUntil(instant: number, now: () => number = Date.now, since = 0): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant, now, since));
  useEffect(() => {
    const tick = (): void => {
      setSeconds(secondsUntil(instant, now, since));
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => {
      clearInterval(timer);
    };
  }, [instant, now, since]);
  return seconds;
}
