import { useEffect } from 'react';

/** Keeps the screen on while `isNeeded`, where the browser can. A hidden page loses it, and asks again when it is shown. */
export function useAwake(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const lockScreen = async (): Promise<void> => {
      try {
        lock = await (navigator as Partial<Navigator>).wakeLock?.request('screen');
        if (isOver) await lock?.release();
      } catch {
        // A battery that is nearly empty refuses.
      }
    };
    const request = (): void => {
      if (!document.hidden) void lockScreen();
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, [isNeeded]);
}
