/**
 * Runs at once, or after the press of a button or a tile that is under way: a message that comes or goes between pressing and letting
 * go moves what is pressed away from under the finger, and the press is lost.
 */
export function afterPress(run: () => void): void {
  // The root counts as pressed while anything in the page is.
  if (document.documentElement.matches(':active'))
    window.addEventListener('mouseup', () => setTimeout(run), { once: true });
  else run();
}
