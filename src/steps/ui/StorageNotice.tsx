import { useCallback } from 'react';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';

/** @param isForgotten whether the browser stores nothing, so that the next page would lack the answers */
export const StorageNotice = ({ isForgotten }: { readonly isForgotten: boolean }) => {
  const { locale } = useFlow().session;
  const storage = useLazyModule(
    useCallback(() => formHelpMessages(locale), [locale]),
    reportChunkError,
  )?.storage;
  return storage ? <Notice tone="warning">{isForgotten ? storage.off : storage.tab}</Notice> : null;
};
