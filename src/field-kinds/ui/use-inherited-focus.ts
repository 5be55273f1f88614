import { useLayoutEffect, useState } from 'react';

/**
 * Takes over the focus from the element with this id that the component replaces, and the caret of a text field.
 * @returns whether that element had the focus
 */
export function useInheritedFocus(id: string): boolean {
  const [replaced] = useState(() => {
    const focused = document.activeElement;
    if (focused?.id !== id) return undefined;
    return { caret: focused instanceof HTMLInputElement ? focused.selectionEnd : null };
  });
  // A layout effect runs before the next key press.
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    if (!replaced || !element) return;
    element.focus();
    if (element instanceof HTMLInputElement && replaced.caret !== null)
      element.setSelectionRange(replaced.caret, replaced.caret);
  }, [id, replaced]);
  return replaced !== undefined;
}
