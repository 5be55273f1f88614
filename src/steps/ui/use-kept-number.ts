import { useLayoutEffect, useState } from 'react';

interface KeptNumber {
  /** Whether the number is shown as a row. Its input is hidden but stays in the page, so that links can lead to it. */
  readonly isKept: boolean;
  readonly change: () => void;
}

/**
 * The server stores some numbers and never returns them. Such a number is shown as a row until the applicant wants to
 * change it, so that no empty field asks for it again.
 * @param isTouched whether something was typed into the field, or it has an error
 */
export function useKeptNumber(id: string, storedHint: string | undefined, isTouched: boolean): KeptNumber {
  const [opened, setOpened] = useState<'by-link' | 'by-press'>();
  const isStored = storedHint !== undefined;
  // The field opens before the first paint when it has the focus or when a link leads to it.
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (isStored && input && (input === document.activeElement || input.matches(':target'))) setOpened('by-link');
  }, [isStored, id]);
  useLayoutEffect(() => {
    if (opened === 'by-press') document.getElementById(id)?.focus();
  }, [opened, id]);
  return { isKept: isStored && !isTouched && !opened, change: () => setOpened('by-press') };
}
