import type { Words } from '../../i18n/words.ts';
import type { Consent } from '../../state/consent.ts';
import css from '../../styles/consent.css?inline';

/** The cookie banner strip (spec section 2): at the bottom, over the page, which grows by its height. */
export interface Strip {
  /** @param opener the button that asked for it, which has the focus back afterwards; without one the focus is left alone */
  readonly show: (choice: Consent | undefined, opener?: HTMLElement) => void;
  readonly hide: () => void;
}

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

/** The policy of a page refuses style elements; a sheet that a script makes is allowed. Browsers before 2023 show the strip plain. */
const addStyle = (): void => {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/** Puts the strip, hidden, behind the skip link: first in the order of the keyboard, last on the screen. */
export function createStrip(words: Words['consent'], policy: string, choose: (choice: Consent) => void): Strip {
  addStyle();
  const now = element('p', { class: 'font-semibold' });
  const button = (choice: Consent, text: string): HTMLButtonElement => {
    const made = element('button', { type: 'button', class: 'consent-button' }, text);
    made.addEventListener('click', () => choose(choice));
    return made;
  };
  const text = element('p', {}, `${words.text} `, element('a', { class: 'link', href: policy }, words.policy));
  const bar = element(
    'section',
    { id: 'consent', class: 'consent', 'aria-label': words.label, tabindex: '-1', hidden: '' },
    element(
      'div',
      { class: 'consent-row' },
      element('div', { class: 'consent-text' }, text, now),
      element('div', { class: 'consent-buttons' }, button('refused', words.refuse), button('accepted', words.accept)),
    ),
  );
  const said = element('p', { class: 'sr-only', role: 'status' });
  document.querySelector('.skip-link')?.after(bar, said);

  const root = document.documentElement.style;
  /** The last button of a page can be scrolled free, and what is focused is kept above the strip. */
  const makeRoom = (): void => {
    const room = bar.hidden ? '' : `${bar.offsetHeight}px`;
    root.paddingBottom = room;
    root.scrollPaddingBottom = room && `calc(${room} + 2rem)`;
  };
  new ResizeObserver(makeRoom).observe(bar);

  let opener: HTMLElement | undefined;
  return {
    show: (choice, from) => {
      opener = from;
      now.textContent = choice ? words.now[choice] : '';
      bar.hidden = false;
      makeRoom();
      if (from) bar.focus();
    },
    hide: () => {
      const held = bar.contains(document.activeElement);
      bar.hidden = true;
      makeRoom();
      said.textContent = words.saved;
      if (held) (opener ?? document.getElementById('content'))?.focus({ preventScroll: true });
    },
  };
}
