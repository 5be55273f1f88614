import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import type { Elements } from '../../ui/elements.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from './LoadError.tsx';
import type { Async } from '../../ui/use-async.ts';

interface AsyncViewProps<T> {
  readonly async: Async<T>;
  /** Screen readers announce this while it loads. */
  readonly loading: string;
  readonly lines: number;
  /** Replaces the lines of the skeleton. */
  readonly skeleton?: Elements;
  readonly messages: Pick<Messages, 'common' | 'errors'>;
  /** The default is "could not be loaded". */
  readonly errorTitle?: string;
  readonly children: (data: T) => ReactNode;
}

/** Shows a skeleton while loading, a retry button after a failure, and then the content. */
export function AsyncView<T>({ async, loading, lines, skeleton, messages, errorTitle, children }: AsyncViewProps<T>) {
  const { state, reload } = async;
  switch (state.kind) {
    case 'loading':
      return skeleton ? <>{skeleton}</> : <Skeleton label={loading} lines={lines} />;
    case 'error':
      return <LoadError error={state.error} messages={messages} title={errorTitle} onRetry={() => reload()} />;
    case 'ready':
      return children(state.data);
  }
}
