// On a host for staging, `?edit` in the address marks each text with a pencil, which leads to its line in the forge's
// editor, in both languages. A build for visitors holds nothing of this.
import { PUBLIC_EDIT_REPOSITORY } from '#environment';
import { isLocale, LOCALES, type Locale } from '../../config/locales.ts';
import { element } from '../../platform/element.ts';
import { forgeOf, lineAddress } from './forge.ts';
import { messageFinder, type PlacedMessage } from './message-index.ts';
import { isPieceOfText, shownTexts } from './shown-texts.ts';

const WORDS: Readonly<Record<Locale, { edit: string; close: string; name: string }>> = {
  th: { edit: 'แก้ไขข้อความ', close: 'ปิด', name: 'ไทย' },
  en: { edit: 'Edit this text', close: 'Close', name: 'English' },
};
const LOOK = `
  button { font: inherit; cursor: pointer }
  .pencil { position: absolute; translate: -50% -50%; z-index: 2147483647; width: 24px; height: 24px; padding: 0; line-height: 1;
    border: 1px solid #4c2789; border-radius: 12px; background: #fff; color: #4c2789 }
  dialog { max-width: 560px; color: #222 }
  code { color: #666 } p { margin: 4px 0 } a { color: #4c2789 }
`;
const PAUSE_MS = 300;

const files = import.meta.glob<string>('../../../locales/*/*.json', { query: '?raw', import: 'default', eager: true });
const { lang } = document.documentElement;
const locale: Locale = isLocale(lang) ? lang : 'th';
const find = messageFinder(files, locale);
const forge = forgeOf(PUBLIC_EDIT_REPOSITORY ?? location.origin);

const host = document.createElement('div');
const layer = host.attachShadow({ mode: 'open' });
const look = new CSSStyleSheet();
look.replaceSync(LOOK);
layer.adoptedStyleSheets = [look];

function show(messages: readonly PlacedMessage[]): void {
  const sections = messages.map(({ key, texts }) => {
    const rows = LOCALES.map((one) => {
      const { text, file, line } = texts[one];
      const link = { href: lineAddress(forge, file, line), target: '_blank', rel: 'noopener noreferrer' };
      return element('p', { lang: one }, `${text} `, element('a', link, `✎ ${WORDS[one].name}`));
    });
    return element('section', {}, element('p', {}, element('code', {}, key)), ...rows);
  });
  const close = element('button', { type: 'button' }, WORDS[locale].close);
  const dialog = element('dialog', { 'aria-label': WORDS[locale].edit }, ...sections, close);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  layer.append(dialog);
  dialog.showModal();
}

const isSame = (some: readonly PlacedMessage[] = [], others: readonly PlacedMessage[]): boolean =>
  some.length === others.length && some.every((message) => others.includes(message));

/** The innermost elements whose text, name or hint is a message. */
function markedElements(): Map<Element, readonly PlacedMessage[]> {
  const marked = new Map<Element, readonly PlacedMessage[]>();
  for (const one of document.body.querySelectorAll('*')) {
    if (one === host || one.closest('script, style, noscript, template') || isPieceOfText(one)) continue;
    const messages = [...new Set(shownTexts(one).flatMap((text) => find(text)))];
    if (messages.length === 0) continue;
    const { parentElement } = one;
    if (parentElement && isSame(marked.get(parentElement), messages)) marked.delete(parentElement);
    marked.set(one, messages);
  }
  return marked;
}

/** The last line of an element's text; of a field, its own box. */
function endOf(one: Element): DOMRect | undefined {
  const lines: DOMRect[] = [...one.getClientRects()];
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    lines.push(...range.getClientRects());
  }
  return lines.filter(({ width }) => width > 0).at(-1);
}

const observer = new MutationObserver(() => schedule());
let timer: ReturnType<typeof setTimeout> | undefined;

function mark(): void {
  timer = undefined;
  if (layer.querySelector('dialog')) return;
  observer.disconnect();
  // What is in front of everything else can only be reached from within.
  (document.querySelector('dialog[open]') ?? document.body).append(host);
  const origin = host.getBoundingClientRect();
  const pencils = [...markedElements()].flatMap(([one, messages]) => {
    const place = endOf(one);
    if (!place) return [];
    const pencil = element('button', { class: 'pencil', type: 'button', 'aria-label': WORDS[locale].edit }, '✎');
    pencil.style.left = `${place.right - origin.left}px`;
    pencil.style.top = `${place.top - origin.top}px`;
    pencil.addEventListener('click', (event) => {
      event.stopPropagation();
      show(messages);
    });
    return [pencil];
  });
  layer.replaceChildren(...pencils);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

function schedule(): void {
  timer ??= setTimeout(mark, PAUSE_MS);
}

host.style.position = 'absolute';
host.style.left = '0';
host.style.top = '0';
addEventListener('resize', schedule);
schedule();
