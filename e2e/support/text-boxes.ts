import type { CDPSession, Page } from '@playwright/test';

/**
 * Sizes that people set as their browser's own size of letters, in per cent of the usual one. Pages follow it by `rem`, and media
 * queries do, too.
 */
export const LETTERS = [130, 150, 200] as const;
const USUAL_LETTERS = 16;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the browser's size of letters, as a preference does and a style cannot. */
export async function setLetters(page: Page, percent: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const standard = Math.round((USUAL_LETTERS * percent) / 100);
  await (await session).send('Page.setFontSizes', { fontSizes: { standard } });
}

/** What a field has to show at least, by an attribute of its control; email addresses may scroll. */
const TYPICAL: readonly (readonly [selector: string, value: string])[] = [
  ['[type="tel"]', '081 234 5678'],
  ['[inputmode="decimal"]', '3.50'],
  ['[autocomplete="postal-code"]', '10200'],
  ['[name="id_number"]', '1 2345 67890 12 1'],
  ['[inputmode="numeric"]', '2569'],
  ['*', 'name@mail'],
];

/**
 * Returns texts that are cut, boxes that are narrower than a word, fields that are too narrow for what is typed into them, and what
 * reaches beyond its box, its form or the window. Longer words than `LONGEST` of the window may be broken.
 */
export const brokenBoxes = (page: Page): Promise<string[]> =>
  page.evaluate((typical) => {
    const LONGEST = 0.6;
    const { clientWidth, lang } = document.documentElement;
    const found = new Map<Element, string>();
    const tell = (one: Element, what: string): void => {
      if (found.has(one)) return;
      const text = (one.textContent || one.getAttribute('name') || one.id).trim().replace(/\s+/g, ' ').slice(0, 50);
      found.set(one, `${what}: ${one.localName}.${String(one.getAttribute('class'))} "${text}"`);
    };
    const isForReadersOnly = (one: Element | null): boolean =>
      one !== null &&
      ((one.clientWidth <= 1 && getComputedStyle(one).overflow === 'hidden') || isForReadersOnly(one.parentElement));
    const isSeen = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 1 &&
      one.closest('.skip-link, svg') === null &&
      !isForReadersOnly(one);
    const blockOf = (one: Element): Element =>
      /^(?:inline|contents)$/.test(getComputedStyle(one).display) && one.parentElement
        ? blockOf(one.parentElement)
        : one;
    /** A table may be scrolled. */
    const isScrolled = (one: Element): boolean => {
      const table = one.closest('table');
      return table !== null && table !== one && getComputedStyle(table).overflowX === 'auto';
    };
    const isBeyond = (one: Element): boolean => {
      const { left, right } = one.getBoundingClientRect();
      return (right > clientWidth + 1 || left < -1) && !isScrolled(one);
    };
    const all = [...document.body.querySelectorAll('*')].filter((one) => one instanceof HTMLElement && isSeen(one));

    const pen = document.createElement('canvas').getContext('2d');
    const widthOf = (text: string, { font, letterSpacing }: CSSStyleDeclaration): number => {
      if (!pen) return 0;
      pen.font = font;
      pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
      return pen.measureText(text).width;
    };
    const roomOf = (one: Element, { paddingLeft, paddingRight }: CSSStyleDeclaration): number =>
      one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);

    for (const one of all) {
      const style = getComputedStyle(one);
      const { left, right } = one.getBoundingClientRect();
      if (isBeyond(one) && !(one.parentElement && isBeyond(one.parentElement)))
        tell(one, `beyond the window, ${Math.round(left)} to ${Math.round(right)}`);
      const isControl = one.matches('input, select, textarea');
      const cuts = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
      if (cuts && !isControl && one.textContent.trim() !== '') {
        const [width, height] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
        if (width > 1 || height > 1) tell(one, `cut by ${width} x ${height}`);
      }
      const form =
        isControl && !one.matches('[type="file"]') ? one.closest('form')?.getBoundingClientRect() : undefined;
      if (form && (left < form.left - 1 || right > form.right + 1))
        tell(one, `beyond its form by ${Math.round(right - form.right)}`);
      if (one instanceof HTMLInputElement && one.matches(':not([type="radio"], [type="checkbox"], [type="file"])')) {
        if (one.closest('[data-input-otp-container]')) continue;
        const value = one.placeholder || typical.find(([selector]) => one.matches(selector))?.[1] || '';
        const [room, needed] = [roomOf(one, style), widthOf(value, style)];
        if (room < needed) tell(one, `room of ${Math.round(room)}, "${value}" needs ${Math.round(needed)}`);
      }
      if (one instanceof HTMLSelectElement && !one.matches('.select-bare')) {
        const value = one.selectedOptions[0]?.text ?? '';
        /** A long choice lies over the select, which cannot wrap it. */
        const isRepeated = one.nextElementSibling?.textContent === value;
        const [room, needed] = [roomOf(one, style), widthOf(value, style)];
        if (room < needed && !isRepeated)
          tell(one, `room of ${Math.round(room)}, "${value}" needs ${Math.round(needed)}`);
      }
    }

    const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
    /** Thai has no spaces between words, and a line may end after a hyphen. */
    const wordsOf = (text: string): (readonly [word: string, index: number])[] =>
      [...text.matchAll(/[^\s/–-]+/g)].flatMap(({ 0: run, index }) =>
        /\p{Script=Thai}/u.test(run)
          ? [...segmenter.segment(run)]
              .filter(({ isWordLike }) => isWordLike)
              .map((one) => [one.segment, index + one.index] as const)
          : [[run, index] as const],
      );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const seen = new Set(all);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue ?? '';
      if (!parent || !seen.has(parent) || text.trim() === '' || parent.matches('option, select, textarea')) continue;
      const block = blockOf(parent);
      const box = block.getBoundingClientRect();
      for (const [word, index] of wordsOf(text)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = parts;
        if (!first) continue;
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        const isBroken = parts.some(({ top }) => Math.abs(top - first.top) > first.height / 2);
        if (isBroken && width <= LONGEST * clientWidth) tell(parent, `"${word}" is broken in ${Math.round(box.width)}`);
        if (parts.some(({ right }) => right > box.right + 1 || (right > clientWidth + 1 && !isScrolled(parent))))
          tell(parent, `"${word}" reaches beyond its box`);
      }
    }
    return [...found.values()];
  }, TYPICAL);
