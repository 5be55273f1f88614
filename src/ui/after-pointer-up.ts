const CHECK_MS = 30;

/**
 * Waits for a press under way: what appears or goes meanwhile moves the button away, and the click is lost. A press
 * may end without an event for this window (scrolling, dragging), so it is looked at again and again.
 */
export function afterPointerUp(run: () => unknown): void {
  // The root is `:active` while anything is pressed.
  if (document.documentElement.matches(':active')) setTimeout(afterPointerUp, CHECK_MS, run);
  else run();
}
