const PRESSABLE = 'a, button, input, select, textarea, [tabindex]';
/** Safari does not focus a pressed button, so the focus stays on one of these elements. */
const NOWHERE = 'body, main';
/** The first of these in a new view gets the focus. */
const TARGETS = ['h1, h2, h3', '[role="alert"] p, [role="status"] p', 'input, textarea', 'select', '[role="status"]'];

function focusIn(view: HTMLElement): void {
  const targets = TARGETS.map((selector) =>
    view.matches(selector) ? view : view.querySelector<HTMLElement>(selector),
  );
  const found = targets.find(Boolean) ?? view;
  // Who sees the page must see where the focus is.
  const heading = found.matches('.sr-only') ? document.getElementById('page-heading') : null;
  const target = heading ?? found;
  if (!target.matches(PRESSABLE)) target.tabIndex = -1;
  target.focus();
}

const isElement = (node: Node): node is HTMLElement => node instanceof HTMLElement;

let isWatching = false;

/**
 * Moves the focus to the view that replaces a pressed button; otherwise it would be lost to `body`. A field that
 * reloads keeps the focus. Each island calls this when it hydrates, but the page is watched only once.
 */
export function focusNewViews(): void {
  if (isWatching) return;
  isWatching = true;
  const pressable = (target: EventTarget | null): Element | null =>
    target instanceof Element ? target.closest(PRESSABLE) : null;
  // The press that hydrates the island precedes this listener.
  let used = pressable(document.activeElement);
  /** The element from which the pressed button was removed. */
  let container: Element | undefined;
  const remember = ({ target }: Event): void => {
    used = pressable(target);
    container = undefined;
  };
  for (const event of ['focusin', 'click']) document.addEventListener(event, remember, true);
  // A page that takes this one's place moves the focus itself.
  document.addEventListener('page:swapped', remember);

  new MutationObserver((records) => {
    if (!document.activeElement?.matches(NOWHERE)) return;
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(used)));
    if (removal?.target instanceof Element) container = removal.target;
    const field = removal && container?.closest<HTMLElement>('.field');
    if (field?.isConnected) {
      focusIn(field);
      return;
    }
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isElement);
    const view = added.find((node) => node.isConnected && container?.contains(node));
    if (view) focusIn(view);
  }).observe(document.body, { childList: true, subtree: true });
}
