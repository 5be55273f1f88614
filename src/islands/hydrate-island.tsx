import { startTransition, useEffect, useLayoutEffect, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { focusNewViews } from '../platform/focus-new-view.ts';
import { supportTranslatedPages } from '../platform/translated-page.ts';
import { afterPointerUp } from '../ui/after-pointer-up.ts';
import type { IslandComponent } from './flow/bind-flow.tsx';

interface HydratedProps {
  readonly island: HTMLElement;
  readonly children: ReactElement;
}

/** What every island needs once React has taken over its markup. */
const Hydrated = ({ island, children }: HydratedProps) => {
  useLayoutEffect(focusNewViews, []);
  useLayoutEffect(supportTranslatedPages, []);
  // Set in the commit that makes the buttons work, so that no click is both handled and replayed.
  useLayoutEffect(() => void (island.dataset.hydrated = ''), [island]);
  useEffect(replayEarlyClick, []);
  return children;
};

/** Repeats a click from before hydration (`platform/hydration/early-click.ts`). */
function replayEarlyClick(): () => void {
  // The timer runs after the click that made React finish, which React handles itself.
  const timer = setTimeout(() => {
    const clicked = document.querySelector<HTMLElement>('[data-hydrated] [data-early-click]');
    if (!clicked) return;
    delete clicked.dataset.earlyClick;
    clicked.click();
  });
  return () => clearTimeout(timer);
}

const CHECK_MS = 30;

/** Runs when no pointer or key is down and no text is being composed in the island. */
const afterInput = (island: HTMLElement, run: () => void): void =>
  afterPointerUp(() => {
    if (island.dataset.typing === undefined) run();
    else setTimeout(afterInput, CHECK_MS, island, run);
  });

/** Asks for the markup as it was built. @returns whether it had been changed */
function restoreMarkup(island: HTMLElement): boolean {
  const event = new CustomEvent('island:hydrating', { bubbles: true, cancelable: true });
  return !island.dispatchEvent(event);
}

/** If somebody else had changed the markup, its nodes were moved or replaced, and the focus was lost. */
function keepFocus(run: () => void): void {
  const { activeElement } = document;
  run();
  if (document.activeElement !== document.body || !(activeElement instanceof HTMLElement)) return;
  const field = activeElement.isConnected ? activeElement : document.getElementById(activeElement.id);
  field?.focus({ preventScroll: true });
}

/**
 * Hydrates an island (docs/decisions/0003-hydration.md); Astro calls it with the component and its props. React does this
 * in slices, between which the page responds. Where somebody else changes the markup, which React would replace together
 * with the control that is being used, the markup is restored and React takes it over in one task.
 */
const hydrateIsland =
  (island: HTMLElement) =>
  async <P extends object>(Component: IslandComponent<P>, props: P): Promise<void> => {
    await Component.prepare?.(props);
    await new Promise<void>((resolve) => afterInput(island, resolve));
    // Another page may have taken this one's place.
    if (!island.isConnected) return;
    island.dataset.hydrating = '';
    const content = (
      <Hydrated island={island}>
        <Component {...props} />
      </Hydrated>
    );
    const isChanged = restoreMarkup(island);
    startTransition(() => {
      let hasLeft = false;
      const root = hydrateRoot(island, content, {
        identifierPrefix: island.getAttribute('prefix') ?? '',
        // That another page takes this one's place while React is still reading its markup is no error.
        onRecoverableError: (error) => {
          if (!hasLeft && 'reportError' in window) reportError(error);
        },
      });
      /** The same content again makes React finish at once. */
      const finish = (): void => keepFocus(() => flushSync(() => root.render(content)));
      const changes = new MutationObserver(() => {
        changes.disconnect();
        if (island.dataset.hydrated === undefined && restoreMarkup(island)) finish();
      });
      const leave = (): void => {
        hasLeft = true;
        changes.disconnect();
        root.unmount();
      };
      island.addEventListener('astro:unmount', leave, { once: true });
      if (isChanged) finish();
      else changes.observe(island, { childList: true, characterData: true, subtree: true });
    });
  };

export default hydrateIsland;
