import type { ReactNode } from 'react';

export interface AlertText {
  style: 'success' | 'error' | 'info';
  title: string;
  message?: ReactNode;
  primary: string;
  secondary?: string;
}

export interface ConfirmText {
  icon: 'save' | 'warning' | 'question';
  title: string;
  description?: string | undefined;
  message?: ReactNode;
  primary: string;
  secondary?: string | undefined;
  /** Whether the primary button destroys something, so that the secondary one has the initial focus. */
  isDestructive?: true;
  /** The accessible name of the close button. */
  close: string;
}

/** `dismissed`: Esc, the close button or a click outside. */
export type Decision = 'primary' | 'secondary' | 'dismissed';

/** The purpose of a modal (docs/spec.md, section 2). */
export type ModalType = 'bill-payment' | 'session' | 'one-time-code' | 'picture-editor' | 'picture' | 'example';

export interface ModalContent<T> {
  type: ModalType;
  title: string;
  close: string;
  /** `end` closes the dialog with an answer. */
  render: (end: (answer: T) => void) => ReactNode;
}
