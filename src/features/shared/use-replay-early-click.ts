import { useEffect } from 'react';

/** Repeats a click on a button that nothing handled before this island was hydrated. */
export function useReplayEarlyClick(): void {
  useEffect(() => {
    const pressed = document.querySelector<HTMLElement>('[data-early-click]');
    if (!pressed) return;
    delete pressed.dataset.earlyClick;
    pressed.click();
  }, []);
}
