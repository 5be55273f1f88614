import type { ClientDirective } from 'astro';
import type { FlowId } from '../../config/flow-registry.ts';
import type { FlowKey } from '../../config/storage-keys.ts';
import { lenientQuery } from '../../lib/lenient-query.ts';
import { afterLoad } from '../page-life-cycle.ts';
import { hasDashboardData, hasPersonalData, storedDataOf } from '../storage/has-stored-data.ts';
import { rememberMarkup } from './built-markup.ts';
import { isFilled } from './is-filled.ts';

const INTERACTIONS = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

/** Whether the visitor has focused, typed into or autofilled the island. */
const isInUse = (island: Element): boolean =>
  island.contains(document.activeElement) || [...island.querySelectorAll('input, select, textarea')].some(isFilled);

const isPrefilledByQuery = (island: Element): boolean => {
  const fields = [...island.querySelectorAll<HTMLElement>('[data-query-param]')];
  const query = lenientQuery(window.location.search);
  return fields.flatMap(({ dataset }) => dataset.queryParam?.split(' ') ?? []).some((name) => query.has(name));
};

function decodedPath(): string {
  const { pathname } = window.location;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The keys under which the page's application may be stored. The path names the campaign, if there is one. */
function keysOfPage(flow: FlowId): FlowKey[] {
  if (!document.querySelector('[data-slug-segment]')) return [flow];
  return decodedPath()
    .split('/')
    .map((segment): FlowKey => `${flow}:${segment}`);
}

const cameBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as { readonly type?: string }).type === 'back_forward');

/**
 * Whether the visitor wants the form: links of later pages name it or a field of it, also those of the review. No page
 * learns the address of the one before it.
 */
const isFormWanted = ({ dataset }: HTMLElement): boolean =>
  window.location.hash !== '' || cameBack() || dataset.cameBack !== undefined;

/**
 * Returns which stored data changes what the island shows, so that it must hydrate at once: `sent` for an application
 * that was sent and `registered` for one that returning visitors continue, which the first page shows in place of its
 * form; an empty text for any other.
 */
function restoredData(when: string, island: HTMLElement): ReturnType<typeof storedDataOf> {
  if (when === 'returning-user') return hasDashboardData() ? '' : undefined;
  const found = keysOfPage(document.body.dataset.flow as FlowId).map(storedDataOf);
  const stored = found.find((one) => one !== undefined);
  return stored === 'registered' && (isFormWanted(island) || isPrefilledByQuery(island)) ? '' : stored;
}

/** Marks the island while a key is down or a text is being composed in it. */
function markTyping(island: HTMLElement): void {
  const starts = ['keydown', 'compositionstart'];
  for (const type of [...starts, 'keyup', 'compositionend', 'focusout'])
    island.addEventListener(type, (event) => {
      if (starts.includes(type) || (event instanceof KeyboardEvent && event.isComposing)) island.dataset.typing = '';
      else delete island.dataset.typing;
    });
}

/**
 * Hydrates an island at once if somebody uses it or it has something to show that the built page lacks, and otherwise at
 * the first interaction or when the browser is idle. Shows failures to the visitor, because astro-island only logs them.
 */
const directive: ClientDirective = (load, options, island) => {
  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
    for (const event of INTERACTIONS) island.removeEventListener(event, start);
    load()
      .then((hydrate) => hydrate())
      .catch((error: unknown) => {
        island.dataset.loadFailed = '';
        island.dispatchEvent(new CustomEvent('chunk:failed', { bubbles: true, detail: error }));
      });
  };
  const restoreMarkup = rememberMarkup(island);
  island.addEventListener('island:hydrating', (event) => {
    if (restoreMarkup()) event.preventDefault();
  });
  markTyping(island);
  const restored = restoredData(options.value, island);
  if (restored !== undefined) island.dataset.restoring = restored;
  // Lays the page out while the browser still prepares its first frame, and not within that frame.
  document.body.getBoundingClientRect();
  if (options.value === 'load' || isInUse(island) || isPrefilledByQuery(island) || restored !== undefined) {
    start();
    return;
  }
  for (const event of INTERACTIONS) island.addEventListener(event, start);
  island.addEventListener('island:hydrate', start);
  afterLoad(() => {
    // The button that deletes the stored data is part of the island.
    if (isInUse(island) || hasPersonalData()) start();
    else load().catch(() => undefined); // This load is just a prefetch.
  });
};

export default directive;
