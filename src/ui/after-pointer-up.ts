const CHECK_MS = 30;
/** The click of a tap follows the pointer's last event within this time, also on a slow phone. */
const TAP_MS = 500;

/** The last event of a finger; a mouse needs none. */
let finger: { readonly isDown: boolean; readonly until: number } | undefined;
function note({ type, pointerType }: PointerEvent): void {
  const tap = type === 'pointerup' ? TAP_MS : 0;
  finger = pointerType === 'mouse' ? undefined : { isDown: type === 'pointerdown', until: performance.now() + tap };
}
if (typeof document !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    document.addEventListener(type, note, true);
  const endTap = (): void => {
    if (finger && !finger.isDown) finger = { isDown: false, until: 0 };
  };
  document.addEventListener('click', endTap, true);
}

/**
 * The root element matches `:active` while anything is pressed, also where a mouse's press ends without an event in this
 * window (a native list, dragging). Under a finger it does so late, and after a long press it may do so until the next one.
 */
const isPressed = (): boolean =>
  finger ? finger.isDown || performance.now() < finger.until : document.documentElement.matches(':active');

/**
 * Runs after the current press has ended. Content that appears or disappears during a press can move the button away,
 * and the click is lost.
 */
export function afterPointerUp(run: () => unknown): void {
  if (isPressed()) setTimeout(afterPointerUp, CHECK_MS, run);
  else run();
}
