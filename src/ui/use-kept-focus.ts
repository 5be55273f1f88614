import { useLayoutEffect, useState } from 'react';

/**
 * Keeps the focus in the field where somebody types while an island hydrates. A page that the browser has translated
 * before does not match, so React replaces its elements (docs/decisions/0034-translated-pages.md).
 */
export function useKeptFocus(): void {
  const [id] = useState(() => (typeof document === 'undefined' ? undefined : document.activeElement?.id));
  useLayoutEffect(() => {
    if (id && document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
