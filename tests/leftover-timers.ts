import { afterAll } from 'vitest';

/**
 * A store lets go of the browser's storage a second after its last reader, and by then the window of a short test file is gone.
 * Whatever is still due when the tests of a file are done is not done.
 */
const start = globalThis.setTimeout;
const due = new Set<NodeJS.Timeout>();

globalThis.setTimeout = ((run: (...input: unknown[]) => void, milliseconds?: number, ...input: unknown[]) => {
  const timer = start(run, milliseconds, ...input);
  due.add(timer);
  return timer;
}) as typeof start;

afterAll(() => {
  for (const timer of due) clearTimeout(timer);
});
