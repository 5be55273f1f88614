import { vi } from 'vitest';
// What the code loads later is loaded before: a module that takes real time to arrive would be late in virtual time.
import '../../../src/api/refusal.ts';
import '../../../src/lib/draw-qr.ts';
import '../../../src/steps/merge-edits-of-other-tab.ts';
import '../../../src/steps/finish-step.ts';

const START = Date.parse('2026-11-20T10:00:00Z');

/** Time that passes only when a test says so, and costs nothing: thousands of hours fit into a second. */
export function virtualTime() {
  const nextTurn = setImmediate;
  const due = new Map<number, { readonly at: number; readonly run: () => void }>();
  let now = START;
  let newest = 0;
  let skew = 0;
  const after = (milliseconds: number, run: () => void): number => {
    newest += 1;
    due.set(newest, { at: now + Math.max(0, milliseconds), run });
    return newest;
  };
  /** Promises that are ready go on. */
  const rest = (): Promise<void> => new Promise((resolve) => nextTurn(resolve));
  const nextUntil = (until: number): number | undefined => {
    let next: number | undefined;
    for (const [id, { at }] of due) if (at <= until && (next === undefined || at < (due.get(next)?.at ?? 0))) next = id;
    return next;
  };
  async function pass(milliseconds: number): Promise<void> {
    const until = now + milliseconds;
    await rest();
    for (let next = nextUntil(until); next !== undefined; next = nextUntil(until)) {
      const timer = due.get(next);
      due.delete(next);
      now = Math.max(now, timer?.at ?? now);
      timer?.run();
      await rest();
    }
    now = until;
  }
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds = 0) => after(milliseconds, run));
  vi.stubGlobal('clearTimeout', (id: number) => due.delete(id));
  vi.spyOn(Date, 'now').mockImplementation(() => now + skew);
  vi.spyOn(performance, 'now').mockImplementation(() => now - START);
  return {
    after,
    pass,
    cancel: (id: number) => due.delete(id),
    /** @returns the timers that a function starts */
    startedBy: (run: () => void): number[] => {
      const before = newest;
      run();
      return Array.from({ length: newest - before }, (_one, index) => before + index + 1);
    },
    /** The server's clock. */
    now: () => now,
    /** How far the clock of the device is from it. */
    setSkew: (milliseconds: number) => {
      skew = milliseconds;
    },
    /** Forgets all timers, for the next run. */
    clear: () => {
      due.clear();
      now = START;
      skew = 0;
    },
  };
}
export type VirtualTime = ReturnType<typeof virtualTime>;
