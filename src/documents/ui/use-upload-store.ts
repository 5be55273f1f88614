import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Documents } from '../../application/document-requirements.ts';
import type { UploadPorts } from '../upload-client.ts';
import { createUploadStore, type UploadStore } from '../upload-store.ts';
import { isUploading } from '../upload-state.ts';
import { isDeleting } from '../uploaded-files.ts';
import { onPageHide, onPageVisited, warnBeforeLeaving } from '../../platform/page-life-cycle.ts';
import { toUprightJpeg } from '../../platform/to-upright-jpeg.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';

const BROWSER_PORTS: UploadPorts = { toUprightJpeg };

/** The last answers are saved as a draft when the page is hidden or the component unmounts. */
export function useUploadStore(documents: Documents): UploadStore {
  const { session } = useFlow();
  const [store] = useState(() => createUploadStore(session, BROWSER_PORTS, documents));
  const { $uploadStates, $deletions, questions, refresh } = store;
  const isSending = Object.values(useStore($uploadStates)).some(isUploading);
  const isRemoving = Object.values(useStore($deletions)).some(isDeleting);
  const isBusy = isSending || isRemoving;
  useEffect(() => {
    const stop = onPageHide(questions.saveDraft);
    return () => {
      questions.saveDraft();
      stop();
    };
  }, [questions]);
  useEffect(() => (isBusy ? warnBeforeLeaving() : undefined), [isBusy]);
  // The applicant may have sent files from a phone or another tab meanwhile.
  useEffect(() => onPageVisited(() => void refresh()), [refresh]);
  return store;
}
