import type { StepAccess } from '../step-guard.ts';
import type { BlockedAccess } from './BlockedNotice.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';

const loadNotice = () => import('./BlockedNotice.tsx');

const isBlocked = (access: StepAccess): access is BlockedAccess =>
  !['new', 'known', 'sent', 'replacing', 'redirecting'].includes(access.kind);

/** Loaded on demand, because few visitors see it. */
export const StepAccessNotice = ({ access }: { readonly access: StepAccess }) => {
  const blocked = isBlocked(access) ? access : undefined;
  const notice = useLazyModule(blocked && loadNotice, reportChunkError);
  return blocked && notice ? <notice.BlockedNotice access={blocked} /> : null;
};
