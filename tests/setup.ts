import { afterAll, afterEach, vi } from 'vitest';
import { setServerTime } from '../src/api/server-time.ts';
import './leftover-timers.ts';

// Files that run in one worker share `process.env` and the classes of the DOM, and mutation runs share all modules and the
// window: what the last test replaced would stay for the next file.
afterAll(() => {
  setServerTime(Date.now());
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/**
 * What never comes fails soon. Where many runs share a machine, it may come late (`TEST_ALL=1`, and the
 * variable that build servers set). It is less than the time of a test, so that the wait says what did not come.
 */
const PATIENCE_MS = process.env['TEST_ALL'] === '1' || process.env['CI'] ? 45_000 : 15_000;

// Vitest has no setting for this.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: PATIENCE_MS, ...(typeof options === 'number' ? { timeout: options } : options) });

if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: PATIENCE_MS });

  // React says by the console that a test or a component is wrong. A test that expects a message replaces the method by a spy.
  const { error, warn } = console;
  const messages: string[] = [];
  const record =
    (print: typeof console.error): typeof console.error =>
    (...parts: unknown[]) => {
      messages.push(parts.map(String).join(' '));
      print(...parts);
    };
  Object.assign(console, { error: record(error), warn: record(warn) });
  afterEach(() => {
    const [first] = messages.splice(0);
    if (first !== undefined) throw new Error(`The test wrote to the console: ${first}`);
  });
  afterAll(() => {
    history.replaceState(null, '', '/');
    Object.assign(console, { error, warn });
  });
}
