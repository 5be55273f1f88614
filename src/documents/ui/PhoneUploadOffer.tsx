import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import Smartphone from '~icons/lucide/smartphone';
import type { Locale } from '../../config/locales.ts';
import { continueOnPhoneMessages } from '../../i18n/lazy-messages.ts';
import { isComputer, watchComputer } from '../../platform/wide-screen.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { cardId } from './document-errors.ts';
import type { UploadStore } from '../upload-store.ts';

const loadPhoneUploadPanel = async (locale: Locale) => {
  const [messages, { PhoneUploadPanel }] = await Promise.all([
    continueOnPhoneMessages(locale),
    import('./PhoneUploadPanel.tsx'),
  ]);
  return { messages, PhoneUploadPanel };
};
export type LoadPanel = typeof loadPhoneUploadPanel;

interface PhoneUploadOfferProps {
  readonly store: UploadStore;
  readonly loadPanel?: LoadPanel;
}

/** On a computer, offers to photograph the documents with a phone. Its code loads on the first press. */
export const PhoneUploadOffer = ({ store, loadPanel = loadPhoneUploadPanel }: PhoneUploadOfferProps) => {
  const { locale } = useFlow().session;
  const { upload } = useMessages('upload');
  const isOnComputer = useSyncExternalStore(watchComputer, isComputer, () => false);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const load = useCallback(() => loadPanel(locale), [loadPanel, locale]);
  const giveUp = useCallback((error: unknown) => {
    setIsOpen(false);
    reportChunkError(error);
  }, []);
  const panel = useLazyModule(isOpen ? load : undefined, giveUp);
  // An open panel stays when the window becomes smaller.
  if (!isOnComputer && !isOpen) return null;
  if (isOpen && panel)
    return (
      <panel.PhoneUploadPanel
        store={store}
        messages={panel.messages}
        onClose={() => {
          setIsOpen(false);
          requestAnimationFrame(() => {
            // The button is missing if the window has become smaller.
            const [first] = store.$documents.get();
            (button.current ?? (first && document.getElementById(cardId(first.type))))?.focus();
          });
        }}
      />
    );
  return (
    <div>
      <Button ref={button} kind="link" busy={isOpen} onClick={() => setIsOpen(true)}>
        <Smartphone className="size-5 shrink-0" aria-hidden="true" />
        <span>{upload.byPhone}</span>
      </Button>
    </div>
  );
};
