/** Waits for a press under way: a message that appears meanwhile moves the button away, and the click is lost. */
export function afterPointerUp(run: () => void): void {
  // The root is `:active` while anything is pressed.
  if (document.documentElement.matches(':active'))
    window.addEventListener('mouseup', () => setTimeout(run), { once: true });
  else run();
}
