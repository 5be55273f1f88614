import type { ComponentPropsWithRef } from 'react';
import { BUTTON_CLASS, type ButtonKind } from './button-class.ts';

type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className'> & { kind?: ButtonKind };

/** A link that looks like a button: for going somewhere, never for doing something. */
export const ButtonLink = ({ kind = 'primary', children, ...link }: ButtonLinkProps) => (
  <a {...link} className={BUTTON_CLASS[kind]}>
    {children}
  </a>
);
