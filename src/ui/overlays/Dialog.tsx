import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { ALERT_OUTSIDE_CLOSE_DELAY_MS } from '../../config/constants.ts';

interface DialogProps {
  className: string;
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'alertdialog' | undefined;
  /** Esc, the back gesture, or a click outside. */
  onDismiss: () => void;
  closesOutside?: boolean;
  children: ReactNode;
}

const isOutside = (dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/** Native: the browser traps and restores the focus. */
export const Dialog = ({
  className,
  labelledBy,
  describedBy,
  role,
  onDismiss,
  closesOutside = false,
  children,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const dismissal = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Before the element is removed, or the focus is not restored.
  useLayoutEffect(() => {
    const element = dialog.current;
    // Else the focus is on the list of countries before it.
    element?.querySelector('input')?.setAttribute('autofocus', '');
    element?.showModal();
    openedAt.current = performance.now();
    return () => element?.close();
  }, []);
  useEffect(() => () => clearTimeout(dismissal.current), []);

  /** The click that opened the dialog must not close it. */
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
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      onClick={closesOutside ? click : undefined}
      // Also bubbles from a file picker inside.
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
