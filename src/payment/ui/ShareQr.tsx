import { useState } from 'react';
import Share from '~icons/lucide/share-2';
import { interpolate } from '../../lib/interpolate.ts';
import { Button } from '../../ui/Button.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import { sharePicture } from './share-picture.ts';
import type { QrPicture } from './use-qr-picture.ts';

/** Shares the code, because often a parent pays. Without a share sheet, the page says how to send the picture by hand. */
export const ShareQr = ({ picture }: { readonly picture: QrPicture }) => {
  const { qr } = useMessages('payment').payment;
  const [isByHand, setByHand] = useState(false);
  const share = async (): Promise<void> => {
    setByHand(false);
    setByHand((await sharePicture(picture)) === 'impossible');
  };
  return (
    <div className="grid gap-1">
      <Button kind="secondary" onClick={() => void share()}>
        <Share className="size-5" aria-hidden="true" />
        <span>{qr.share}</span>
      </Button>
      <p className="hint text-center">{interpolate(qr.shareBefore, { time: picture.deadline })}</p>
      <p role="status" className="hint text-center empty:hidden">
        {isByHand && qr.shareHint}
      </p>
    </div>
  );
};
