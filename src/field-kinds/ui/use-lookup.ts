import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { afterPointerUp } from '../../ui/after-pointer-up.ts';
import type { Lookup, LookupOption } from '../lookup.ts';
import { hasMore, itemsFor, lookupKey } from '../loaded-lists.ts';
import type { Values } from '../../model/rules.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';

/** `waiting`: a field that the list depends on has no answer yet. */
export type LookupState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'loading' }
  /** `isIncomplete`: the server has more items than were read. */
  | { readonly kind: 'ready'; readonly options: readonly LookupOption[]; readonly isIncomplete?: boolean }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The response to one request; `attempt` counts its retries. */
interface LookupResponse {
  readonly key: string;
  readonly attempt: number;
  readonly options?: readonly LookupOption[];
  readonly isIncomplete?: boolean;
}

/**
 * Loads a lookup's options for the current values. Only the response to the last request counts. A failed request empties
 * the list and offers a retry (docs/spec.md, section 4); it is repeated when the network is back.
 */
export function useLookup(lookup: Lookup, values: Values): LookupState {
  const { session } = useFlow();
  const campaign = useStore(session.$campaign, { ssr: 'initial' });
  const key = lookupKey(lookup, values, campaign, session.locale);
  const [attempt, setAttempt] = useState(0);
  const [response, setResponse] = useState<LookupResponse>();
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (key === null) return undefined;
    let isNewest = true;
    const settle = (settled: LookupResponse): void => afterPointerUp(() => isNewest && setResponse(settled));
    itemsFor(key, lookup).then(
      (items) =>
        settle({
          key,
          attempt,
          options: items.map((item) => ({ ...lookup.option(item, session.locale), item })),
          isIncomplete: hasMore(items),
        }),
      () => settle({ key, attempt }),
    );
    return () => {
      isNewest = false;
    };
  }, [key, lookup, attempt, session.locale]);

  const current = response?.key === key && response.attempt === attempt ? response : undefined;
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
  if (current?.options) return { kind: 'ready', options: current.options, isIncomplete: current.isIncomplete ?? false };
  // During a retry, the same request's previous options stay.
  return response?.key === key && response.options ? { kind: 'ready', options: response.options } : { kind: 'loading' };
}
