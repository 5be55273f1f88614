const CHECK_MS = 30;
/** The click of a tap follows the pointer's last event within this time. */
const TAP_MS = 100;

/** The last event of a finger; a mouse needs none. */
let finger: { readonly isDown: boolean; readonly until: number } | undefined;
if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(
      type,
      (event) => {
        const isMouse = (event as PointerEvent).pointerType === 'mouse';
        const tap = type === 'pointerup' ? TAP_MS : 0;
        finger = isMouse ? undefined : { isDown: type === 'pointerdown', until: performance.now() + tap };
      },
      true,
    );

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
