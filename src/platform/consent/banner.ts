import { PURPOSES } from '../../config/constants.ts';
import { PUBLIC_SENTRY_DSN } from '../../config/env.ts';
import type { Messages } from '../../i18n/messages.ts';
import { allows, consentFor, sendsReports, type Consent } from '../storage/consent-choice.ts';
import css from '../../styles/consent.css?inline';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { element } from '../element.ts';
import { noBreakText } from '../no-break-text.ts';

/** Covers the end of the page, which grows by the banner's height (docs/spec.md, section 2). */
export interface Banner {
  /** @param opener the button for the settings at the foot of the page, which opens them at once; it gets the focus back */
  readonly show: (choice: Consent | undefined, opener?: HTMLElement) => void;
  readonly hide: () => void;
}

export function createBanner(
  messages: Messages['consent'],
  policyUrl: string,
  choose: (choice: Consent, reports?: boolean) => void,
): Banner {
  adoptStyles(css);
  const current = element('p', { class: 'font-semibold' });
  const button = (text: string, onClick: () => void): HTMLButtonElement => {
    const created = element('button', { type: 'button', class: 'consent-button' }, text);
    created.addEventListener('click', onClick);
    return created;
  };
  const boxes = PURPOSES.map((purpose) => [purpose, element('input', { type: 'checkbox' })] as const);
  const ticked = () => consentFor(boxes.flatMap(([purpose, { checked }]) => (checked ? [purpose] : [])));
  /** Needs no consent: unticking it is an objection, which accepting or rejecting everything leaves as it is. */
  const reports = element('input', { type: 'checkbox' });
  const settings = element(
    'fieldset',
    { class: 'consent-purposes', hidden: '' },
    element('legend', { class: 'sr-only' }, messages.settings),
    ...boxes.map(([purpose, box]) => element('label', {}, box, messages.purposes[purpose])),
    ...(PUBLIC_SENTRY_DSN ? [element('label', {}, reports, messages.reports)] : []),
    button(messages.save, () => choose(ticked(), reports.checked)),
  );
  const more = element('button', { type: 'button', class: 'link' }, messages.settings);
  more.addEventListener('click', () => {
    settings.hidden = false;
    more.hidden = true;
    boxes[0]?.[1].focus();
  });
  const text = element(
    'p',
    {},
    ...noBreakText(messages.text),
    ' ',
    element('a', { class: 'link', href: policyUrl }, messages.policy),
    ' ',
    more,
  );
  const bar = element(
    'section',
    { id: 'consent', class: 'consent', 'aria-label': messages.label, tabindex: '-1', hidden: '' },
    element(
      'div',
      { class: 'consent-row' },
      element('div', { class: 'consent-text' }, text, current, settings),
      element(
        'div',
        { class: 'consent-buttons' },
        button(messages.refuse, () => choose('refused')),
        button(messages.accept, () => choose('accepted')),
      ),
    ),
  );
  const status = element('p', { class: 'sr-only', role: 'status' });
  document.querySelector('.skip-link')?.after(bar, status);

  const root = document.documentElement.style;
  const reserveSpace = (): void => {
    const height = bar.hidden ? '' : `${bar.offsetHeight}px`;
    root.paddingBottom = height;
    root.scrollPaddingBottom = height && `calc(${height} + 2rem)`;
  };
  new ResizeObserver(reserveSpace).observe(bar);

  let opener: HTMLElement | undefined;
  return {
    show: (choice, from) => {
      opener = from;
      current.textContent = choice
        ? messages.current[choice === 'accepted' || choice === 'refused' ? choice : 'some']
        : '';
      settings.hidden = from === undefined;
      more.hidden = from !== undefined;
      for (const [purpose, box] of boxes) box.checked = allows(choice, purpose);
      reports.checked = sendsReports();
      bar.hidden = false;
      reserveSpace();
      if (from) bar.focus();
    },
    hide: () => {
      const hadFocus = bar.contains(document.activeElement);
      bar.hidden = true;
      reserveSpace();
      status.textContent = messages.saved;
      if (hadFocus) (opener ?? document.getElementById('content'))?.focus({ preventScroll: true });
    },
  };
}
