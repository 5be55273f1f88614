import { useCallback, useEffect, useState } from 'react';
import { callAny } from '../../api/call.ts';
import type { Locale } from '../../config/locales.ts';
import type { Values } from '../../model/rules.ts';
import type { Lookup, Option, Place } from '../flow.ts';

/** `waiting`: the field before it is not answered yet. */
export type LookupState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly options: readonly Option[] }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** What came back for one question; `attempt` counts the retries of it. */
interface Answer {
  readonly key: string;
  readonly attempt: number;
  readonly options?: readonly Option[];
}

/** Two fields with the same question ask once; a good answer serves the page for a minute. */
const FRESH_MS = 60_000;
const asked = new Map<string, { at: number; items: Promise<readonly never[]> }>();

function itemsFor(key: string, lookup: Lookup): Promise<readonly never[]> {
  const before = asked.get(key);
  if (before && Date.now() - before.at < FRESH_MS) return before.items;
  const [, locale, query] = JSON.parse(key) as [string, Locale, Record<string, string>];
  const items = callAny(lookup.endpoint, { locale, query }) as Promise<readonly never[]>;
  asked.set(key, { at: Date.now(), items });
  items.catch(() => asked.delete(key)); // A failure is no answer.
  return items;
}

const keyOf = (lookup: Lookup, values: Values, place: Place, locale: Locale): string | null => {
  const query = lookup.query(values, place);
  return query === undefined ? null : JSON.stringify([lookup.endpoint.path, locale, query]);
};

/**
 * Options of a lookup for the values so far. Only the answer to the newest question is shown; a failed call empties the list,
 * offers a retry (spec, section 4) and is made again when the network is back.
 */
export function useLookup(lookup: Lookup, values: Values, place: Place, locale: Locale): LookupState {
  const key = keyOf(lookup, values, place, locale);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (key === null) return undefined;
    let isNewest = true;
    itemsFor(key, lookup).then(
      (items) =>
        isNewest && setAnswer({ key, attempt, options: items.map((item) => ({ ...lookup.option(item), item })) }),
      () => isNewest && setAnswer({ key, attempt }),
    );
    return () => {
      isNewest = false;
    };
  }, [key, lookup, attempt]);

  const current = answer?.key === key && answer.attempt === attempt ? answer : undefined;
  const failed = current !== undefined && current.options === undefined;
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [failed, retry]);

  if (key === null) return { kind: 'waiting' };
  if (failed) return { kind: 'failed', retry };
  if (current?.options) return { kind: 'ready', options: current.options };
  // A retry or a new language leaves the old options of the same question in place.
  return answer?.key === key && answer.options ? { kind: 'ready', options: answer.options } : { kind: 'loading' };
}
