/** Seconds before the end at which a screen reader is told how long is left; never two within 15 seconds. */
const TELLING_SECONDS = [300, 60, 20] as const;

/** `mm:ss` of a number of seconds; never below zero. */
export const clockText = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
};

/** The last mark that has been passed, which is what to announce; the whole time when none has been. */
export const tellingMark = (seconds: number, total: number): number => {
  if (seconds <= 0) return 0;
  const passed = TELLING_SECONDS.filter((mark) => mark < total && seconds <= mark);
  return passed.at(-1) ?? total;
};
