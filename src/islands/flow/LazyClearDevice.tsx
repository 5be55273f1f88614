import { useEffect, useState } from 'react';
import { DRAFT_SAVE_MS } from '../../config/constants.ts';
import { hasDeletableData } from '../../platform/storage/has-stored-data.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

const load = () => import('../../application/ui/ClearDevice.tsx');

/** Whether there is anything to delete. Answers are stored shortly after they are given. */
function useHasDeletableData(): boolean {
  const [hasData, setHasData] = useState(false);
  useEffect(() => {
    const check = (): void => setHasData((hadData) => hadData || hasDeletableData());
    const checkLater = (): void => void setTimeout(check, 2 * DRAFT_SAVE_MS);
    check();
    document.addEventListener('input', checkLater);
    return () => document.removeEventListener('input', checkLater);
  }, []);
  return hasData;
}

/** Loaded when something is stored, which is never so before hydration. */
export const LazyClearDevice = () => {
  const loaded = useLazyModule(useHasDeletableData() ? load : undefined);
  return loaded ? <loaded.ClearDevice /> : null;
};
