import { createCallable } from 'react-call';
import { AlertDialog } from './AlertDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DialogBoundary, type DialogFailure } from './DialogBoundary.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import type { AlertText, ConfirmText, Decision, ModalContent } from './types.ts';

export const Alert = createCallable<AlertText, Decision | DialogFailure>((props) => (
  <DialogBoundary end={props.call.end}>
    <AlertDialog {...props} />
  </DialogBoundary>
));
export const Confirm = createCallable<ConfirmText, Decision | DialogFailure>((props) => (
  <DialogBoundary end={props.call.end}>
    <ConfirmDialog {...props} />
  </DialogBoundary>
));
export const Modal = createCallable<ModalContent<unknown>, unknown>((props) => (
  <DialogBoundary end={props.call.end}>
    <ModalDialog {...props} />
  </DialogBoundary>
));

export const Overlays = () => (
  <>
    <Modal />
    <Confirm />
    <Alert />
  </>
);
