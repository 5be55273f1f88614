import type { ClientDirective } from 'astro';
import { STORAGE_PREFIX } from '../config/storage-keys.ts';
import { afterLoad } from '../lib/after-load.ts';
import { isSignedIn } from '../state/signed-in.ts';
import { hasStored } from '../state/storage.ts';
import { isFilled } from './is-filled.ts';

/** Everything a person does first: focus by key or tap, a press, a key. */
const TOUCHES = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

/** Focused, typed into or autofilled before its code was here. */
const isInUse = (island: Element): boolean =>
  island.contains(document.activeElement) || [...island.querySelectorAll('input, select, textarea')].some(isFilled);

/** A field says which parameter of the address answers it. */
const isPreset = (island: Element): boolean => {
  const parameter = island.querySelector<HTMLElement>('[data-preset]')?.dataset['preset'];
  return parameter !== undefined && new URLSearchParams(window.location.search).has(parameter);
};

/** What was stored for this island: its page shows something else than the built form then. */
function holdsSomething(when: string): boolean {
  if (when === 'signed-in') return isSignedIn();
  const flow = document.body.dataset['flow'];
  return flow !== undefined && hasStored(`${STORAGE_PREFIX}${flow}:`);
}

/**
 * Fetches an island's code when the page is idle after load and wakes it at the first touch, so that first paint and typing never
 * wait for it. An island that is in use, that has something stored, whose form the address fills in, or that says `now`, wakes at
 * once; `data-restoring` says that it does so for what is stored.
 * `island:waking` tells the page that React takes over now and must find the markup as it was built. A chunk that cannot be loaded is
 * told as `island:failed`: astro-island itself would only log it. Both stay on the element, for scripts that come later.
 */
const directive: ClientDirective = (load, options, island) => {
  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
    for (const touch of TOUCHES) island.removeEventListener(touch, start);
    load()
      .then((hydrate) => {
        island.dataset['waking'] = '';
        island.dispatchEvent(new CustomEvent('island:waking', { bubbles: true }));
        return hydrate();
      })
      .catch((error: unknown) => {
        island.dataset['failed'] = '';
        island.dispatchEvent(new CustomEvent('island:failed', { bubbles: true, detail: error }));
      });
  };
  const restores = holdsSomething(options.value);
  if (restores) island.dataset['restoring'] = '';
  if (options.value === 'now' || isInUse(island) || isPreset(island) || restores) {
    start();
    return;
  }
  for (const touch of TOUCHES) island.addEventListener(touch, start);
  island.addEventListener('island:wake', start);
  afterLoad(() => {
    if (isInUse(island)) start();
    else load().catch(() => undefined); // Fetched early only; a failure is told when the island is touched.
  });
};

export default directive;
