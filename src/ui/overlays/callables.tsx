import { createCallable } from 'react-call';
import { AlertDialog } from './AlertDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import type { AlertText, ConfirmText, Decision, ModalContent } from './types.ts';

export const Alert = createCallable<AlertText, Decision>(AlertDialog);
export const Confirm = createCallable<ConfirmText, Decision>(ConfirmDialog);
export const Modal = createCallable<ModalContent<unknown>, unknown>(ModalDialog);

export const Overlays = () => (
  <>
    <Modal />
    <Confirm />
    <Alert />
  </>
);
