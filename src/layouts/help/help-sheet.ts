import en from '../../../locales/en/help.json' with { type: 'json' };
import th from '../../../locales/th/help.json' with { type: 'json' };
import { contactUrl, site } from '../../config/site.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { storedApplications } from '../../platform/storage/stored-applications.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { element } from '../../platform/element.ts';
import { noBreakText } from '../../platform/no-break-text.ts';
import { localeOfPage, routeOfPage } from '../../platform/page-info.ts';
import css from '../../styles/help-sheet.css?inline';
import { lineHref } from './line-href.ts';
import { showModal } from '../../ui/overlays/show-modal.ts';

/**
 * The help sheet behind the header's contact link: how to get help, the facts that the office needs, and four
 * questions. It is loaded when help is first opened, and opens on each `help:open`.
 */
adoptStyles(css);
const locale = localeOfPage();
const messages = { th, en }[locale];
const TITLE_ID = 'help-sheet-title';

const textOf = (selector: string): string => document.querySelector(selector)?.textContent.trim() ?? '';

/**
 * Returns the facts that the admissions office asks for first. Of errors it includes only the titles and keys, which
 * never contain what was typed.
 */
function details(): string {
  const { application, page, problem, request } = messages.details;
  const { applicationNumber, failedRequest, failure, flow } = document.body.dataset;
  // On a campaign's pages, only the page itself knows which application it shows.
  const stored = storedApplications().find((application) => application.flow === flow && !application.slug);
  const number = applicationNumber ?? stored?.number ?? '';
  const error = textOf('main [role="alert"] :is(h2, h3, [data-notice-title])');
  return [
    number && interpolate(application, { number }),
    // The route's name stays readable for the office even if a browser has translated the title.
    interpolate(page, { page: `${document.title} (${routeOfPage()})` }),
    error && interpolate(problem, { problem: failure ? `${error} (${failure})` : error }),
    failedRequest && interpolate(request, { request: failedRequest }),
  ]
    .filter(Boolean)
    .join('\n');
}

const link = (href: string, text: string): HTMLAnchorElement =>
  element(
    'a',
    { class: 'help-link', href, ...(href.startsWith('http') && { target: '_blank', rel: 'noopener' }) },
    text,
  );

function people(text: string): HTMLElement {
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(document.title)}&body=${encodeURIComponent(`${text}\n\n`)}`;
  return element(
    'ul',
    {},
    element('li', {}, link(lineHref(text), messages.line)),
    element(
      'li',
      {},
      link(`tel:${site.phone.dialled}`, interpolate(messages.call, { phone: site.phone.shown[locale] })),
      element('p', { class: 'hint' }, ...noBreakText(interpolate(messages.hours, { hours: site.hours[locale] }))),
    ),
    element('li', {}, link(mail, site.email)),
    element('li', {}, link(contactUrl(locale), messages.site)),
  );
}

const questions = (): HTMLElement =>
  element(
    'div',
    { class: 'grid gap-1' },
    element('h3', {}, messages.questionsHeading),
    ...Object.values(messages.questions).map(({ question, answer }) =>
      element(
        'details',
        { class: 'fold' },
        element('summary', {}, question),
        element('p', { class: 'pb-3 text-sm' }, answer),
      ),
    ),
  );

function sheet(close: () => void): HTMLDialogElement {
  const text = details();
  const button = element('button', { type: 'button', class: 'help-close', 'aria-label': messages.close }, '×');
  button.addEventListener('click', close);
  return element(
    'dialog',
    { class: 'overlay overlay-dialog gap-5', 'aria-labelledby': TITLE_ID, closedby: 'any' },
    button,
    element('h2', { id: TITLE_ID }, messages.title),
    people(text),
    element(
      'div',
      { class: 'grid gap-1' },
      element('h3', {}, messages.details.heading),
      element('p', { class: 'help-details', translate: 'no' }, text),
      element('p', { class: 'hint' }, messages.details.privacy),
    ),
    questions(),
  );
}

function open(): void {
  if (document.getElementById(TITLE_ID)) return;
  const dialog = sheet(() => close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  const close = showModal(dialog);
}

document.addEventListener('help:open', open);
open();
