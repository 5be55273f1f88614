const PRESSABLE = 'a, button, input, select, textarea, [tabindex]';
/** In Safari the focus of a press is around the button. */
const NOWHERE = 'body, main';
/** Of these a new view has, the first gets the focus. */
const TARGETS = ['h1, h2, h3', '[role="alert"] p, [role="status"] p', 'input, textarea', 'select', '[role="status"]'];

function focusIn(view: HTMLElement): void {
  const targets = TARGETS.map((selector) =>
    view.matches(selector) ? view : view.querySelector<HTMLElement>(selector),
  );
  const target = targets.find(Boolean) ?? view;
  if (!target.matches(PRESSABLE)) target.tabIndex = -1;
  target.focus();
}

const isElement = (node: Node): node is HTMLElement => node instanceof HTMLElement;

let isWatching = false;

/**
 * The view that replaces a pressed button gets the focus, which would fall to `body`; a field that loads again keeps it.
 * Each island asks for it as it is hydrated, and the page is watched once.
 */
export function focusNewViews(): void {
  if (isWatching) return;
  isWatching = true;
  const pressable = (target: EventTarget | null): Element | null =>
    target instanceof Element ? target.closest(PRESSABLE) : null;
  // The first press may be what hydrates the island.
  let used = pressable(document.activeElement);
  /** Where it was. */
  let place: Element | undefined;
  const remember = ({ target }: Event): void => {
    used = pressable(target);
    place = undefined;
  };
  for (const event of ['focusin', 'click']) document.addEventListener(event, remember, true);

  new MutationObserver((records) => {
    if (!document.activeElement?.matches(NOWHERE)) return;
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(used)));
    if (removal?.target instanceof Element) place = removal.target;
    const field = removal && place?.closest<HTMLElement>('.field');
    if (field?.isConnected) {
      focusIn(field);
      return;
    }
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isElement);
    const view = added.find((node) => node.isConnected && place?.contains(node));
    if (view) focusIn(view);
  }).observe(document.body, { childList: true, subtree: true });
}
