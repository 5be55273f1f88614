import type { ComponentPropsWithRef } from 'react';
import { BUTTON_CLASS, type ButtonKind } from './button-class.ts';

type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className'> & { kind?: ButtonKind };

export const ButtonLink = ({ kind = 'primary', children, ...link }: ButtonLinkProps) => (
  <a {...link} className={BUTTON_CLASS[kind]}>
    {children}
  </a>
);
