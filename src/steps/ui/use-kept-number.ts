import { useLayoutEffect, useState } from 'react';

interface KeptNumber {
  /** Whether the number is shown as a row. Its input is hidden but stays on the page, so that links can lead to it. */
  readonly isKept: boolean;
  readonly change: () => void;
}

/**
 * Some numbers are stored by the server but never returned. They are shown as a row until the applicant changes them,
 * so that no empty field asks for them again.
 * @param isTouched whether the field has input or an error
 */
export function useKeptNumber(id: string, storedHint: string | undefined, isTouched: boolean): KeptNumber {
  const [opened, setOpened] = useState<'by-link' | 'by-press'>();
  const isStored = storedHint !== undefined;
  // The field opens before the first paint if it has the focus or a link leads to it.
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (isStored && input && (input === document.activeElement || input.matches(':target'))) setOpened('by-link');
  }, [isStored, id]);
  useLayoutEffect(() => {
    if (opened === 'by-press') document.getElementById(id)?.focus();
  }, [opened, id]);
  return { isKept: isStored && !isTouched && !opened, change: () => setOpened('by-press') };
}
