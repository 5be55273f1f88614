import { canonicalPath } from '../../config/hosts.ts';
import { afterLoad } from '../page-life-cycle.ts';
import { navigationOf, type NavigateEvent } from './navigation-api.ts';

/**
 * Only in builds with `SWAP=1`, to be measured: the page after "Continue" takes the place of this page's content, so that
 * the code in this tab goes on (docs/decisions/0083-swapped-pages.md). Whatever is not prepared stays an ordinary
 * navigation.
 */
const SWAPPED = /\/regisbachelor(?:\/(?:faculty|education|scholarship))?\/?$/;
/** Attributes of `body` that belong to the page, and not to what scripts have found out in it. */
const OF_PAGE = ['data-route', 'data-theme', 'data-footer', 'data-flow', 'data-tools', 'data-replay'];
const HEAD_FACTS = 'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]';

/** Pages that were read ahead, by address. Each is used once, because its elements move into this page. */
const prepared = new Map<string, Document>();
const addressOf = (url: string): string => url.split('#')[0] ?? url;

/** The browser parses the response, because Trusted Types forbid parsing a markup string. */
const read = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    const failed = (): void => reject(new Error('The page could not be read.'));
    request.addEventListener('error', failed);
    request.addEventListener('load', () => {
      const page = request.responseXML;
      const isWanted = request.status === 200 && addressOf(request.responseURL) === address && page?.body;
      if (isWanted) resolve(page);
      else failed();
    });
    request.open('GET', address);
    request.send();
  });

/** Removes what this page has done or has no use for: scripts have run, and this one works. */
function trim(page: Document): Document {
  for (const one of page.querySelectorAll('body script, body > noscript, #needs-script')) one.remove();
  for (const { lastChild } of page.querySelectorAll('astro-island'))
    if (lastChild?.nodeValue === 'astro:end') lastChild.remove();
  return page;
}

/** Whether the code of this page can run the other one: the same island, the same language and flow. */
const fits = (page: Document): boolean => {
  const island = document.querySelector('main astro-island')?.getAttribute('component-url');
  return (
    page.querySelector('main astro-island')?.getAttribute('component-url') === island &&
    page.documentElement.lang === document.documentElement.lang &&
    page.body.dataset.flow === document.body.dataset.flow
  );
};

const isSwapped = (url: URL): boolean =>
  url.origin === location.origin && SWAPPED.test(canonicalPath(url)) && SWAPPED.test(canonicalPath(location));

/**
 * @param content the address of the page's content alone
 * @returns whether it is read ahead, so that the browser need not read the page
 */
export function prepare(path: string, content: string | undefined): boolean {
  const url = new URL(path, location.href);
  if (content === undefined || !navigationOf() || !isSwapped(url)) return false;
  read(new URL(content, location.href).href).then(
    (page) => {
      if (fits(page)) prepared.set(url.href, trim(page));
    },
    () => undefined,
  );
  return true;
}

function replaceHead(page: Document): void {
  document.title = page.title;
  for (const one of document.head.querySelectorAll(HEAD_FACTS)) one.remove();
  document.head.append(...page.head.querySelectorAll(HEAD_FACTS));
}

function replaceAttributes(page: Document): void {
  for (const name of OF_PAGE) {
    const value = page.body.getAttribute(name);
    if (value === null) document.body.removeAttribute(name);
    else document.body.setAttribute(name, value);
  }
  delete document.body.dataset.failure;
}

const CONTENT = 'main, .page-footer, .contact-strip';

/** Gives the islands a directive that Astro does not know, so that they wait. @returns what lets them hydrate */
function holdIslands(page: Document): () => void {
  const held = [...page.querySelectorAll('astro-island')].map((island) => {
    const directive = island.getAttribute('client') ?? '';
    island.setAttribute('client', 'swapped');
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

/**
 * The header and what scripts have added to the body stay. Styles and layout are computed once, in the frame that shows
 * the page: nothing here may ask for them.
 */
function swap(page: Document, onSwapped: () => void): void {
  performance.mark('swap:start');
  const [main, end] = document.querySelectorAll(CONTENT);
  const content = page.querySelectorAll(CONTENT);
  main?.remove();
  end?.remove();
  // Astro's own event: islands that were removed end.
  document.dispatchEvent(new Event('astro:after-swap'));
  performance.mark('swap:unmounted');
  replaceHead(page);
  replaceAttributes(page);
  const release = holdIslands(page);
  document.querySelector('.header')?.after(...content);
  performance.mark('swap:end');
  afterPaint(() => {
    performance.mark('swap:painted');
    release();
    document.getElementById('page-heading')?.focus({ preventScroll: true });
    document.getElementById('chunk-error-reload')?.addEventListener('click', () => location.reload());
    afterLoad(onSwapped);
  });
}

/** Back and Forward between pages of this tab's document. */
async function swapBack(address: string, onSwapped: () => void): Promise<void> {
  const page = await read(address).catch(() => undefined);
  if (page && fits(page)) swap(trim(page), onSwapped);
  else location.reload();
}

/** @param onSwapped what every page does when it is idle */
export function swapPages(onSwapped: () => void): void {
  navigationOf()?.addEventListener('navigate', (event) => {
    const { canIntercept, hashChange, formData, downloadRequest, destination, navigationType, intercept } =
      event as NavigateEvent;
    const url = new URL(destination.url);
    const address = addressOf(url.href);
    if (!canIntercept || hashChange || formData || downloadRequest !== null || !isSwapped(url)) return;
    if (navigationType === 'traverse' && destination.sameDocument && url.pathname !== location.pathname) {
      intercept.call(event, { handler: () => swapBack(address, onSwapped), focusReset: 'manual' });
      return;
    }
    const page = prepared.get(address);
    if (!page || navigationType === 'reload' || navigationType === 'traverse') return;
    prepared.delete(address);
    intercept.call(event, {
      handler: () => {
        swap(page, onSwapped);
        return Promise.resolve();
      },
      focusReset: 'manual',
    });
  });
}
