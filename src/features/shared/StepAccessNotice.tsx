import type { ReactNode } from 'react';
import type { StepAccess } from '../../application/step-guard.ts';
import type { BlockedAccess } from './BlockedNotice.tsx';
import { reportChunkError, useLazyModule } from './use-lazy-module.ts';

const loadNotice = () => import('./BlockedNotice.tsx');

const isBlocked = (access: StepAccess): access is BlockedAccess =>
  !['new', 'known', 'redirecting'].includes(access.kind);

interface StepAccessNoticeProps {
  readonly access: StepAccess;
  /** Stands in until the notice is loaded. */
  readonly loading?: ReactNode;
}

/** The notice is loaded on demand, because few visitors see it. */
export const StepAccessNotice = ({ access, loading = null }: StepAccessNoticeProps) => {
  const blocked = isBlocked(access) ? access : undefined;
  const notice = useLazyModule(blocked && loadNotice, reportChunkError);
  if (!blocked) return null;
  return notice ? <notice.BlockedNotice access={blocked} /> : loading;
};
