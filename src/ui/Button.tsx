import type { ComponentPropsWithRef } from 'react';
import { BUTTON_CLASS, type ButtonKind } from './button-class.ts';
import { Spinner } from './Spinner.tsx';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  kind?: ButtonKind;
  /** Blocks presses while work is running; unlike `disabled`, it keeps the focus. */
  busy?: boolean | undefined;
};

export const Button = ({ kind = 'primary', busy = false, onClick, children, ...button }: ButtonProps) => (
  <button
    type="button"
    {...button}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
    className={BUTTON_CLASS[kind]}
  >
    {busy && <Spinner />}
    <span className="contents">{children}</span>
  </button>
);
