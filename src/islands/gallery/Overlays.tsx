import { useState } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { setLoading } from '../../platform/loading-overlay.ts';
import { askToConfirm, openModal, showAlert } from '../../ui/overlays/open.ts';
import { duplicatePreset, savedPreset } from '../../ui/overlays/presets.ts';

/** How long the loading overlay is shown here. */
const LOADING_MS = 1500;

interface Props {
  messages: Pick<Messages, 'common' | 'dialogs' | 'gallery'>;
}

/** All overlays. The answer to each is shown. */
export const Overlays = ({ messages: { common, dialogs, gallery } }: Props) => {
  const [answer, setAnswer] = useState('');
  const { close } = common;
  const showAnswer = async (asked: Promise<unknown>) => setAnswer(String(await asked));
  const load = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), LOADING_MS);
  };
  const openers = {
    alert: () =>
      showAnswer(showAlert({ style: 'success', title: gallery.alertTitle, message: gallery.success, primary: close })),
    alertError: () =>
      showAnswer(showAlert({ style: 'error', title: gallery.alertError, message: gallery.error, primary: close })),
    savedDialog: () => showAnswer(askToConfirm(savedPreset(dialogs.saved, close))),
    duplicateDialog: () => showAnswer(askToConfirm(duplicatePreset(dialogs.duplicate, close))),
    modal: () =>
      showAnswer(
        openModal<string>({
          type: 'example',
          title: gallery.modal,
          close,
          render: (end) => <Button onClick={() => end(gallery.primary)}>{gallery.primary}</Button>,
        }),
      ),
    overlay: load,
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {Object.entries(openers).map(([name, open]) => (
          <Button key={name} kind="secondary" onClick={() => void open()}>
            {gallery[name as keyof typeof openers]}
          </Button>
        ))}
      </div>
      <p role="status">{answer && interpolate(gallery.answer, { answer })}</p>
    </>
  );
};
