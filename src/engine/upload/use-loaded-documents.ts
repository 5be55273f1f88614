import { useEffect, useState } from 'react';
import type { Application } from '../../model/application.ts';
import type { FlowContext } from '../context.ts';
import { loadDocuments, type Documents } from './documents.ts';

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly documents: Documents };

/** What the application's campaign asks for and what has been sent, read once. */
export function useLoadedDocuments(context: FlowContext, application: Application): Loading {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const retry = (): void => setAttempt((count) => count + 1);
    setLoading({ state: 'loading' });
    loadDocuments(context, application).then(
      (documents) => isCurrent && setLoading({ state: 'ready', documents }),
      (error: unknown) => isCurrent && setLoading({ state: 'failed', error, retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [context, application, attempt]);
  return loading;
}
