const CHECK_MS = 30;

/**
 * Runs after the current press has ended. Content that appears or disappears during a press can move the button away,
 * and the click is lost. A press may end without an event in this window (scrolling, dragging), so its state is polled.
 */
export function afterPointerUp(run: () => unknown): void {
  // The root element matches `:active` while anything is pressed.
  if (document.documentElement.matches(':active')) setTimeout(afterPointerUp, CHECK_MS, run);
  else run();
}
