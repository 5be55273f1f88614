import { useEffect, useLayoutEffect } from 'react';

/** Replays a click on a button that nothing handled before this island was hydrated. */
export function useReplayEarlyClick(): void {
  // The attribute is set in the commit that makes the buttons work, so that no click is both handled and replayed.
  useLayoutEffect(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-hydrating]')) island.dataset.hydrated = '';
  }, []);
  useEffect(() => {
    // The timer runs after the click that triggered hydration, which React replays itself.
    const timer = setTimeout(() => {
      const pressed = document.querySelector<HTMLElement>('[data-early-click]');
      if (!pressed) return;
      delete pressed.dataset.earlyClick;
      pressed.click();
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);
}
