import { useId } from 'react';
import type { PropsWithCall } from 'react-call';
import { CloseButton } from './CloseButton.tsx';
import { Dialog } from './Dialog.tsx';
import type { ModalContent } from './types.ts';

export const ModalDialog = ({
  call,
  type,
  title,
  close,
  render,
}: PropsWithCall<ModalContent<unknown>, unknown, object>) => {
  const id = useId();
  const dismiss = () => call.end(undefined);
  return (
    <Dialog className="overlay sm:p-10" type={type} labelledBy={`${id}title`} onDismiss={dismiss}>
      <h2 id={`${id}title`} className="pe-10">
        {title}
      </h2>
      <div className="mt-4">{render(call.end)}</div>
      <CloseButton label={close} onPress={dismiss} />
    </Dialog>
  );
};
