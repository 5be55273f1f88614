import { serverNow } from '../../api/server-time.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';

/**
 * Whole seconds until an instant of the server's clock. The phone's clock may be hours wrong: only its distance from the server's
 * counts, which every answer corrects.
 */
export const useQrTime = (deadline: number): number => useSecondsUntil(deadline - (serverNow() - Date.now()));

/** Marks at which `ui/Countdown` speaks, and the shortest pause between two messages; seconds. */
const MARKS = [300, 60, 20];
const GAP = 15;

/** What to call the length of a countdown that begins (again) with so many seconds, so that no mark follows within the pause. */
export const spokenStart = (seconds: number): number =>
  MARKS.find((mark) => seconds > mark && seconds - mark < GAP) ?? seconds;
