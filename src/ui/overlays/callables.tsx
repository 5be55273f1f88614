import { createCallable } from 'react-call';
import { AlertBox } from './AlertBox.tsx';
import { ConfirmBox } from './ConfirmBox.tsx';
import { ModalBox } from './ModalBox.tsx';
import type { AlertText, ConfirmText, Decision, ModalContent } from './texts.ts';

export const Alert = createCallable<AlertText, Decision>(AlertBox);
export const Confirm = createCallable<ConfirmText, Decision>(ConfirmBox);
export const Modal = createCallable<ModalContent<unknown>, unknown>(ModalBox);

/** The host has one root, so all overlays hang under one component. */
export const Overlays = () => (
  <>
    <Modal />
    <Confirm />
    <Alert />
  </>
);
