import { useEffect } from 'react';
import { onPageRestored } from '../../platform/page-life-cycle.ts';

/** The page may return from the back/forward cache, for example by Back from the bank. */
export function usePageRestored(restored: () => void): void {
  useEffect(() => onPageRestored(restored), [restored]);
}
