import type { PropsWithCall } from 'react-call';
import { useId } from 'react';
import { Button } from '../Button.tsx';
import { ToneIcon } from '../tone.tsx';
import { Dialog } from './Dialog.tsx';
import type { AlertText, Decision } from './types.ts';

const COLOUR = { success: 'text-success-700', error: 'text-error-700', info: 'text-info-700' };

/** The alert of docs/spec.md, section 2. */
export const AlertDialog = ({
  call,
  style,
  title,
  message,
  primary,
  secondary,
}: PropsWithCall<AlertText, Decision, object>) => {
  const id = useId();
  return (
    <Dialog
      className="overlay overlay-alert"
      role="alertdialog"
      labelledBy={`${id}title`}
      describedBy={`${id}text`}
      closesOutside
      onDismiss={() => call.end('dismissed')}
    >
      <div className="grid justify-items-center gap-3">
        <ToneIcon tone={style} className={`size-12 ${COLOUR[style]}`} />
        <h2 id={`${id}title`} className={style === 'error' ? 'text-lg text-error-700' : 'text-lg'}>
          {title}
        </h2>
        <div id={`${id}text`} className={style === 'error' ? 'text-sm text-error-700' : 'text-sm text-ink-soft'}>
          {message}
        </div>
        <Button onClick={() => call.end('primary')}>{primary}</Button>
        {secondary && (
          <Button kind="link" onClick={() => call.end('secondary')}>
            {secondary}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
