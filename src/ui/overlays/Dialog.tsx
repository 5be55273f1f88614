import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { ALERT_OUTSIDE_CLOSE_DELAY_MS } from '../../config/constants.ts';

interface DialogProps {
  className: string;
  /** Ids of its title and its text. */
  labelledBy: string;
  describedBy?: string | undefined;
  role?: 'alertdialog' | undefined;
  /** Esc, the back gesture and, where allowed, a click outside. */
  onDismiss: () => void;
  closesOutside?: boolean;
  children: ReactNode;
}

const isOutside = (dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/** A native modal dialog: the browser keeps the focus in it, makes the page inert, and gives the focus back at the end. */
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
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Closed before the element leaves the page, else the focus would not go back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    openedAt.current = performance.now();
    return () => element?.close();
  }, []);
  useEffect(() => () => clearTimeout(leaving.current), []);

  /** The click that opened it must not close it, and one outside closes it after the spec's delay. */
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !isOutside(event.currentTarget, event)) return;
    if (performance.now() - openedAt.current < ALERT_OUTSIDE_CLOSE_DELAY_MS) return;
    leaving.current = setTimeout(onDismiss, ALERT_OUTSIDE_CLOSE_DELAY_MS);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc does the same
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      onClick={closesOutside ? click : undefined}
      // A file picker inside that is cancelled bubbles `cancel`; a second Esc closes whatever is prevented.
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
