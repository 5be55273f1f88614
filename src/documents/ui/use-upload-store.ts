import { useStore } from '@nanostores/react';
import { onSet } from 'nanostores';
import { useEffect, useState } from 'react';
import type { Application } from '../../model/application.ts';
import type { Documents } from '../../application/document-requirements.ts';
import type { UploadPorts } from '../upload-client.ts';
import { createUploadStore, type UploadStore } from '../upload-store.ts';
import { IN_BACKGROUND } from '../upload-queue.ts';
import { isUploading } from '../upload-state.ts';
import { isDeleting } from '../uploaded-files.ts';
import { singleFlight } from '../../lib/single-flight.ts';
import { onPageHide, onPageVisited, warnBeforeLeaving } from '../../platform/page-life-cycle.ts';
import { workOnPicture } from '../../platform/pictures/pictures.ts';
import { reportChunkError } from '../../ui/use-lazy-module.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';

const BROWSER_PORTS: UploadPorts = {
  toUprightJpeg: async (picture, options) => {
    try {
      return await workOnPicture({ name: 'upright', picture, options });
    } catch (error) {
      reportChunkError(error);
      throw error;
    }
  },
};

/**
 * Saves the last answers as a draft when the page is left or the component unmounts. Pending deletions are sent then
 * and when the page is hidden, while the token is still stored.
 */
export function useUploadStore(documents: Documents, application: Application): UploadStore {
  const { session } = useFlow();
  const { page } = session.environment;
  const [store] = useState(() => createUploadStore(session, BROWSER_PORTS, documents, application));
  const { $uploadStates, $deletions, $unsorted, $undecided, questions, reload, finishRemovals } = store;
  const isSending = Object.values(useStore($uploadStates)).some(isUploading);
  const isRemoving = Object.values(useStore($deletions)).some(isDeleting);
  const hasUnsorted = useStore($unsorted).length > 0;
  const hasUndecided = Object.values(useStore($undecided)).some((pictures) => pictures.length > 0);
  const isBusy = isSending || isRemoving || hasUnsorted || hasUndecided;
  useEffect(() => {
    const leave = (): void => {
      questions.saveDraft();
      void finishRemovals();
    };
    const stops = [
      onPageHide(leave),
      // A phone may discard a hidden page without an event.
      page.onChange(() => {
        if (page.isHidden()) void finishRemovals();
      }),
      onSet(session.stores.$token, ({ newValue }) => {
        if (newValue === '') void finishRemovals();
      }),
    ];
    return () => {
      leave();
      for (const stop of stops) stop();
    };
  }, [session, page, questions, finishRemovals]);
  useEffect(() => (isBusy ? warnBeforeLeaving() : undefined), [isBusy]);
  // The applicant may have sent files from a phone or another tab in the meantime.
  useEffect(() => {
    const reloadOnce = singleFlight(() => reload(IN_BACKGROUND));
    return onPageVisited(() => void reloadOnce());
  }, [reload]);
  return store;
}
