import { useId } from 'react';
import type { PropsWithCall } from 'react-call';
import { CloseCross } from './CloseCross.tsx';
import { Dialog } from './Dialog.tsx';
import type { ModalContent } from './texts.ts';

/** A dialog with any content; answers undefined when it is left. */
export const ModalBox = ({ call, title, close, render }: PropsWithCall<ModalContent<unknown>, unknown, object>) => {
  const id = useId();
  const leave = () => call.end(undefined);
  return (
    <Dialog className="overlay max-w-dialog sm:p-10" labelledBy={`${id}title`} onDismiss={leave}>
      <h2 id={`${id}title`} className="pe-10">
        {title}
      </h2>
      <div className="mt-4">{render(call.end)}</div>
      <CloseCross label={close} onPress={leave} />
    </Dialog>
  );
};
