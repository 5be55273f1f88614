import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { ALERT_OUTSIDE_CLOSE_DELAY_MS } from '../../config/constants.ts';
import type { MonotonicMs } from '../../lib/time.ts';
import { showModal } from './show-modal.ts';
import type { ModalType } from './types.ts';

interface DialogProps {
  className: string;
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'alertdialog' | undefined;
  type?: ModalType;
  /** Called on Esc, the back gesture, a click outside, and again when the element closes. */
  onDismiss: () => void;
  closesOutside?: boolean;
  children: ReactNode;
}

const isOutside = (dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/** Uses the native element, so that the browser traps and restores the focus. */
export const Dialog = ({
  className,
  labelledBy,
  describedBy,
  role,
  type,
  onDismiss,
  closesOutside = false,
  children,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef<MonotonicMs>(0);
  const dismissal = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Closes the dialog before its element is removed; otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    // Without this, the focus goes to the list of countries before the input.
    element?.querySelector('input')?.setAttribute('autofocus', '');
    openedAt.current = performance.now();
    return element ? showModal(element) : undefined;
  }, []);
  useEffect(() => () => clearTimeout(dismissal.current), []);

  /** Ignores the click that opened the dialog and delays the dismissal. */
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !isOutside(event.currentTarget, event)) return;
    if (performance.now() - openedAt.current < ALERT_OUTSIDE_CLOSE_DELAY_MS) return;
    dismissal.current = setTimeout(onDismiss, ALERT_OUTSIDE_CLOSE_DELAY_MS);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc does the same
    <dialog
      ref={dialog}
      role={role}
      data-modal={type}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      onClick={closesOutside ? click : undefined}
      // The cancel event of a file picker inside the dialog bubbles up to here.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget) onDismiss();
      }}
    >
      {children}
    </dialog>
  );
};
