import { useEffect } from 'react';
import { onPageRestored } from '../../platform/page-life-cycle.ts';

/**
 * Calls a function when the page is restored from the back/forward cache, for example after "Back" on the bank's page.
 */
export function usePageRestored(restored: () => void): void {
  useEffect(() => onPageRestored(restored), [restored]);
}
