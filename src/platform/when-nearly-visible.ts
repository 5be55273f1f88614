import { NEAR_VIEW } from '../config/constants.ts';

/** Runs once, shortly before the element scrolls into view. */
export function whenNearlyVisible(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: NEAR_VIEW },
  );
  observer.observe(element);
}
