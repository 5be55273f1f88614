import { useEffect } from 'react';

/** Presses the button that was pressed before this island woke (`wake/pressed-early.ts`), now that somebody listens to it. */
export function usePressAgain(): void {
  useEffect(() => {
    const pressed = document.querySelector<HTMLElement>('[data-pressed]');
    if (!pressed) return;
    delete pressed.dataset['pressed'];
    pressed.click();
  }, []);
}
