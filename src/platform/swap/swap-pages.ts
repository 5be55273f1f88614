import { forgetEarlyResponses } from '../../api/early-responses.ts';
import { afterLoad, isLeavingSafe } from '../page-life-cycle.ts';
import { readPage } from '../read-page.ts';
import { navigationOf, type NavigateEvent } from './navigation-api.ts';

/** Attributes of `body` that belong to the page, and not to what scripts have found out in it. */
const OF_PAGE = ['data-route', 'data-theme', 'data-footer', 'data-replay'];

/** Contents that were read ahead, by the address of their page. */
const prepared = new Map<string, Document>();
const withoutHash = (url: string): string => url.split('#')[0] ?? url;

/** Removes what this page has done or has no use for: its scripts have run, so they work. */
function trim(page: Document): Document {
  for (const one of page.querySelectorAll('body script, body > noscript, #needs-script')) one.remove();
  for (const { lastChild } of page.querySelectorAll('astro-island'))
    if (lastChild?.nodeValue === 'astro:end') lastChild.remove();
  return page;
}

/** Whether this tab may show the other page: one of the same language, and one that may be recorded if this one is. */
const fits = (page: Document): boolean =>
  page.querySelector('main astro-island') !== null &&
  page.documentElement.lang === document.documentElement.lang &&
  (document.body.dataset.recorded === undefined || page.body.dataset.replay !== undefined);

/** Keeps a page that this one may become. @returns whether it could be read */
async function keep(address: string, content: string): Promise<boolean> {
  const page = await readPage(content).catch(() => undefined);
  if (!page) return false;
  prepared.set(address, trim(page));
  document.head.append(...page.head.querySelectorAll('link[rel="modulepreload"]'));
  return true;
}

/**
 * Reads the next page ahead.
 * @param content the address of its content alone
 * @returns false if the browser must open it as a document
 */
export async function prepare(path: string, content: string): Promise<boolean> {
  const { origin, href } = new URL(path, location.href);
  if (!navigationOf() || origin !== location.origin) return false;
  return prepared.has(href) || keep(href, new URL(content, location.href).href);
}

function replaceAttributes({ body }: Document): void {
  for (const name of OF_PAGE) {
    const value = body.getAttribute(name);
    if (value === null) document.body.removeAttribute(name);
    else document.body.setAttribute(name, value);
  }
  delete document.body.dataset.failure;
}

/** Gives the islands a directive that Astro does not know, so that they wait. @returns what lets them hydrate at once */
function holdIslands(page: Document, isBack: boolean): () => void {
  const held = [...page.querySelectorAll<HTMLElement>('astro-island')].map((island) => {
    const directive = island.getAttribute('client') ?? '';
    const options = JSON.parse(island.getAttribute('opts') ?? '{}') as object;
    island.setAttribute('client', 'swapped');
    island.setAttribute('opts', JSON.stringify({ ...options, value: 'load' }));
    if (isBack) island.dataset.cameBack = '';
    return () => island.setAttribute('client', directive);
  });
  return () => {
    for (const release of held) release();
    // Astro's own event: the directive is known now.
    window.dispatchEvent(new Event('astro:swapped'));
  };
}

/** Runs in a task of its own, after the next frame. A page that is not shown has no frames. */
function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = run;
      port2.postMessage(undefined);
    });
}

const PARTS = ['main', '.page-footer, .contact-strip'];

/**
 * The header and what scripts have added to the body stay. Styles and layout are computed once, in the frame that shows
 * the page: nothing here may ask for them.
 */
function swap(page: Document, isBack: boolean): void {
  window.dispatchEvent(new CustomEvent('draft:needed'));
  // A question of this page is dismissed, as when its document is left.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  forgetEarlyResponses();
  const places = PARTS.flatMap((part) => {
    const [old, next] = [document.querySelector(part), page.querySelector(part)];
    const place = document.createComment('');
    old?.replaceWith(place);
    return next ? [{ place, next }] : [];
  });
  // Astro's own event: islands that were removed end.
  document.dispatchEvent(new Event('astro:after-swap'));
  document.title = page.title;
  replaceAttributes(page);
  const release = holdIslands(page, isBack);
  for (const { place, next } of places) place.replaceWith(next);
  document.dispatchEvent(new CustomEvent('page:swapped'));
  afterPaint(() => {
    release();
    document.getElementById('page-heading')?.focus({ preventScroll: true });
  });
}

/** @param left the address of the page that is left */
async function show(address: string, left: string, isBack: boolean): Promise<void> {
  try {
    if (!prepared.has(address)) await keep(address, address);
    // Back was pressed again.
    if (new URL(address).pathname !== location.pathname) return;
    const page = prepared.get(address);
    if (page && fits(page)) swap(page.cloneNode(true) as Document, isBack);
    else location.reload();
    // Somebody may go back to the page that the browser has loaded.
    if (!prepared.has(left)) afterLoad(() => void keep(left, left));
  } catch (error) {
    // The address is the other page's already.
    location.reload();
    throw error;
  }
}

/**
 * From now on, a page that was read ahead takes the place of this page's content, so that the code in this tab goes on
 * (docs/decisions/0083-swapped-pages.md). Whatever is not prepared stays an ordinary navigation.
 */
export function swapPages(): void {
  navigationOf()?.addEventListener('navigate', (event) => {
    const { canIntercept, hashChange, formData, downloadRequest, destination, navigationType, intercept } =
      event as NavigateEvent;
    if (!canIntercept || hashChange || formData || downloadRequest !== null || navigationType === 'reload') return;
    const [left, address] = [withoutHash(location.href), withoutHash(destination.url)];
    // Parts of a step and scripts that tidy the address leave its path as it is.
    if (new URL(address).pathname === location.pathname) return;
    // What a fragment says of the way here is read once per document.
    if (/#(?:why|answers)=/.test(destination.url)) return;
    const isBack = navigationType === 'traverse';
    const page = prepared.get(address);
    if (isBack ? !destination.sameDocument : !(page && fits(page))) return;
    // Only a document that is left can ask whether it may be.
    if (!isLeavingSafe() && (event.cancelable || !isBack)) {
      if (isBack) {
        event.preventDefault();
        location.replace(destination.url);
      }
      return;
    }
    intercept.call(event, { handler: () => show(address, left, isBack), focusReset: 'manual' });
  });
}
