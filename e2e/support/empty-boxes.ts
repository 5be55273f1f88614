import type { Page } from '@playwright/test';

/**
 * Returns the boxes of a page that are seen and show nothing: elements that draw a background, a border or a shadow and
 * contain no visible text, control or picture. While a dialog is open, only the dialog counts.
 */
export const emptyBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Smaller ones are lines and dots. */
    const LEAST_SIZE = 8;
    const CONTENT = 'img, svg, canvas, video, iframe, input, button, select, textarea, progress, meter';
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isLarge = ({ width, height }: DOMRect): boolean => width >= LEAST_SIZE && height >= LEAST_SIZE;
    const isPainted = (colour: string): boolean => !/^(?:transparent|rgba\(.+, 0\))$/.test(colour);
    const draws = (style: CSSStyleDeclaration): boolean =>
      isPainted(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      (['top', 'right', 'bottom', 'left'] as const).some(
        (side) =>
          parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
          isPainted(style.getPropertyValue(`border-${side}-color`)),
      );
    /** An icon or a star that styles draw. */
    const isPicture = (element: Element): boolean =>
      isLarge(element.getBoundingClientRect()) &&
      (['::before', '::after'].some((part) => getComputedStyle(element, part).content !== 'none') ||
        getComputedStyle(element).clipPath !== 'none');
    const hasSeenText = (element: Element): boolean => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (!text.textContent?.trim() || !text.parentElement || !isSeen(text.parentElement)) continue;
        range.selectNodeContents(text);
        const { width, height } = range.getBoundingClientRect();
        if (width > 1 && height > 1) return true;
      }
      return false;
    };
    const hasContent = (element: Element): boolean =>
      hasSeenText(element) ||
      isPicture(element) ||
      [...element.querySelectorAll(CONTENT)].some((one) => isSeen(one) && one.getBoundingClientRect().height > 1) ||
      [...element.querySelectorAll('*')].some((one) => isSeen(one) && isPicture(one));
    const nameOf = (element: Element): string => {
      const { width, height } = element.getBoundingClientRect();
      const name = [element.localName, element.id && `#${element.id}`, ...element.classList].filter(Boolean).join('.');
      return `${name} (${Math.round(width)} × ${Math.round(height)})`;
    };
    const scope = document.querySelector('dialog[open]') ?? document.body;
    return [...scope.querySelectorAll(`:not(${CONTENT}, :is(svg, select) *)`)]
      .filter((element) => isSeen(element) && isLarge(element.getBoundingClientRect()))
      .filter((element) => draws(getComputedStyle(element)) && !hasContent(element))
      .map(nameOf);
  });
