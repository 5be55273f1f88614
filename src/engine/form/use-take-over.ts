import { useEffect, useState } from 'react';
import { usePressAgain } from '../press-again.ts';

/**
 * Takes over the built form, and tells when that is done: what was typed stays, faults that were shown before the page woke
 * (`wake/early-check.ts`) are found again, and what was pressed then is pressed now.
 */
export function useTakeOver(formId: string, trigger: (names: string[]) => Promise<boolean>): boolean {
  const [awake, setAwake] = useState(false);
  usePressAgain();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    form.dataset['awake'] = '';
    setAwake(true);
    const { faulty, submitted } = form.dataset;
    if (faulty) void trigger(faulty.split(' '));
    if (submitted === undefined) return;
    delete form.dataset['submitted'];
    form.requestSubmit();
  }, [formId, trigger]);
  return awake;
}
