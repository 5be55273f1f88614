import type { ReactNode } from 'react';

export interface AlertText {
  style: 'success' | 'error' | 'info';
  title: string;
  message?: ReactNode;
  close: string;
  /** A second button, for those who do not want to go on so. */
  cancel?: string;
}

export interface ConfirmText {
  icon: 'save' | 'warning' | 'question';
  title: string;
  description?: string | undefined;
  message?: ReactNode;
  confirm: string;
  /** The secondary link; without one the cross is the way out. */
  cancel?: string | undefined;
  /** Name of the cross in the corner. */
  close: string;
}

/** How an overlay ended: by its button, by its secondary link, or by any other way out (Esc, the cross). Spec, section 4. */
export type Decision = 'confirmed' | 'cancelled' | 'closed';

export interface ModalContent<T> {
  title: string;
  /** Name of the cross in the corner. */
  close: string;
  /** What stands under the title; `end` closes the modal with an answer. */
  render: (end: (answer: T) => void) => ReactNode;
}
