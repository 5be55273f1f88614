import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

type Work = Map<string, unknown>;

/** What was done in an editor, by what it was opened on. It lives as long as the page and that picture or PDF. */
const kept = new WeakMap<object, Work>();

/** Like `useState`, but an editor that is closed and opened again on the same goes on where it was left. */
export function useKept<T>(on: object, name: string, initial: T): readonly [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => {
    const work = kept.get(on);
    return work?.has(name) ? (work.get(name) as T) : initial;
  });
  useEffect(() => {
    const work = kept.get(on) ?? new Map<string, unknown>();
    kept.set(on, work.set(name, value));
  }, [on, name, value]);
  return [value, setValue];
}

export const forgetWork = (on: object): boolean => kept.delete(on);
