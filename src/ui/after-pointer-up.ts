const CHECK_MS = 30;
/** The click of a tap follows the pointer's last event within this time. */
const TAP_MS = 100;

/** The pointer's last event; unknown until this code has seen one. */
let last: { readonly isDown: boolean; readonly until: number } | undefined;
if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(
      type,
      (event) => {
        const isTap = type === 'pointerup' && (event as PointerEvent).pointerType === 'touch';
        last = { isDown: type === 'pointerdown', until: performance.now() + (isTap ? TAP_MS : 0) };
      },
      true,
    );

/**
 * The root element matches `:active` while anything is pressed. Under a finger it does so late, and after a long press it
 * may do so until the next one.
 */
const isPressed = (): boolean =>
  last ? last.isDown || performance.now() < last.until : document.documentElement.matches(':active');

/**
 * Runs after the current press has ended. Content that appears or disappears during a press can move the button away,
 * and the click is lost.
 */
export function afterPointerUp(run: () => unknown): void {
  if (isPressed()) setTimeout(afterPointerUp, CHECK_MS, run);
  else run();
}
