import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { TO_DOCUMENTS } from '../../config/to-documents.ts';
import { callErrorMessage } from '../../application/ui/call-error-message.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { drawQr, qrModules } from '../../lib/draw-qr.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { continueAddress } from '../../platform/location/portable-address.ts';
import { isSharedComputer } from '../../platform/storage/browser-storage.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { isUploading } from '../upload-state.ts';
import type { UploadStore } from '../upload-store.ts';
import { watchArrivals, type ArrivalsState } from '../watch-arrivals.ts';

interface PhoneUploadPanelProps {
  readonly store: UploadStore;
  readonly messages: Messages['continue-on-phone'];
  readonly onClose: () => void;
}

/** The smallest side in CSS pixels, including the quiet margin. */
const SMALLEST_SIDE = 240;
/** In CSS pixels: a camera must be able to tell the modules apart. @chosen */
const SMALLEST_MODULE = 3;

interface Qr {
  /** A data URL. */
  readonly picture: string;
  /** CSS pixels. */
  readonly side: number;
}

/** @returns undefined for a link that is too long for a code */
function qrOf(link: string): Qr | undefined {
  try {
    const side = Math.max(SMALLEST_SIDE, SMALLEST_MODULE * qrModules(link));
    return { picture: drawQr(link), side };
  } catch {
    return undefined;
  }
}

/**
 * Counts files that are neither from this page nor known when it was opened. The page's own file may be listed before
 * the response to its upload arrives, so new files of a kind that is being sent here are not counted; files once
 * counted stay counted.
 */
function useArrivedCount(store: UploadStore): number {
  const [known] = useState(() => store.$files.get().map(({ id }) => id));
  const [counted, setCounted] = useState<readonly string[]>([]);
  const files = useStore(store.$files);
  const uploadStates = useStore(store.$uploadStates);
  useEffect(() => {
    const arrived = files.filter(
      ({ id, type }) => !known.includes(id) && !store.isSentHere(id) && !(type && isUploading(uploadStates[type])),
    );
    setCounted((before) => {
      const added = arrived.map(({ id }) => id).filter((id) => !before.includes(id));
      return added.length > 0 ? [...before, ...added] : before;
    });
  }, [files, known, store, uploadStates]);
  return counted.length;
}

/** Shows the QR code of the continue link below a warning, and how many files have arrived from the phone. */
export const PhoneUploadPanel = ({ store, messages, onClose }: PhoneUploadPanelProps) => {
  const { session } = useFlow();
  const { errors } = useMessages('upload');
  const { page } = session.environment;
  const { $id, $token } = session.stores;
  const token = useStore($token);
  const arrived = useArrivedCount(store);
  const [watch, setWatch] = useState<ArrivalsState>();
  const [isPreparing, setIsPreparing] = useState(false);
  const [error, setError] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // The QR code gives full access, so it is shown only while the page waits for files.
  const isShown = watch === 'watching' && token !== '';
  const isInterrupted = watch === 'failed' || watch === 'quiet';
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (watch !== 'watching') return undefined;
    const { $state, stop } = watchArrivals(() => store.reload({ withDialog: false }), page);
    const stopListening = $state.listen(setWatch);
    return () => {
      stopListening();
      stop();
    };
  }, [store, page, watch]);

  /** Reads the list first, because a token that the server refuses would make a useless QR code. */
  const show = async (): Promise<void> => {
    setIsPreparing(true);
    setError('');
    try {
      await store.reload();
      setWatch('watching');
      heading.current?.focus();
    } catch (failure) {
      setError(callErrorMessage(failure, errors.call));
    }
    setIsPreparing(false);
  };

  const slug = session.$campaign.get().slug ?? '';
  const link = isShown ? continueAddress(session.flow.id, slug, { id: $id.get(), token }, TO_DOCUMENTS) : '';
  const qr = isShown ? qrOf(link) : undefined;
  return (
    <section className="grid gap-3 rounded border border-line bg-purple-50 p-4" aria-labelledby="continue-on-phone">
      <h2 id="continue-on-phone" ref={heading} tabIndex={-1} className="text-lg">
        {messages.heading}
      </h2>
      {!isShown && <p>{messages.purpose}</p>}
      {!isShown && (
        <Notice tone="warning">
          <p>
            <NoBreakText text={messages.warning} />
          </p>
          {isSharedComputer() && <p>{messages.shared}</p>}
        </Notice>
      )}
      {isShown && (
        <div className="flex flex-wrap items-start gap-5">
          {qr && <img src={qr.picture} alt={messages.alt} width={qr.side} height={qr.side} className="rounded" />}
          <div className="grid min-w-0 flex-1 basis-60 gap-2">
            {qr ? <p className="font-semibold">{messages.scan}</p> : <p role="alert">{messages.tooLong}</p>}
            {qr && <p>{messages.appear}</p>}
            {qr && (
              <p className="hint">
                <NoBreakText text={messages.warning} />
              </p>
            )}
            {qr && <p className="hint">{messages.life}</p>}
          </div>
        </div>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {arrived > 0 && interpolate(messages.arrived, { count: arrived })}
      </p>
      {watch !== undefined && watch !== 'watching' && (
        <Notice tone="info" role="alert">
          {messages[watch]}
        </Notice>
      )}
      {error && (
        <p className="text-sm text-error-700" role="alert">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {!isShown && !isInterrupted && (
          <Button kind="secondary" busy={isPreparing} onClick={() => void show()}>
            {isPreparing
              ? messages.preparing
              : watch === 'ended'
                ? messages.showNew
                : isSharedComputer()
                  ? messages.showShared
                  : messages.show}
          </Button>
        )}
        {isInterrupted && (
          <Button kind="secondary" busy={isPreparing} onClick={() => void show()}>
            {messages.checkAgain}
          </Button>
        )}
        <Button kind="link" onClick={onClose}>
          {isShown ? messages.hide : messages.close}
        </Button>
      </div>
    </section>
  );
};
