// @ts-check
import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Processor seconds of all ended children of this process and of their children; `undefined` on systems other than Linux. */
function secondsOfEndedChildren() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The name of the program, in parentheses, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

let counted = secondsOfEndedChildren() ?? 0;

/** Returns the processor seconds of the child that has just ended. */
export function cpuSecondsOfEndedChild() {
  const total = secondsOfEndedChildren();
  if (total === undefined) return undefined;
  const seconds = total - counted;
  counted = total;
  return seconds;
}
