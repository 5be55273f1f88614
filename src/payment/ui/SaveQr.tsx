import { useState } from 'react';
import Download from '~icons/lucide/download';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useMessages } from '../../application/ui/flow-context.tsx';
import type { QrPicture } from './use-qr-picture.ts';

interface SaveQrProps {
  readonly picture: QrPicture;
  readonly kind: 'primary' | 'secondary';
}

export const SaveQr = ({ picture, kind }: SaveQrProps) => {
  const { qr } = useMessages('payment').payment;
  const [isPressed, setPressed] = useState(false);
  return (
    <div className="grid gap-1">
      <ButtonLink kind={kind} href={picture.source} download={picture.fileName} onClick={() => setPressed(true)}>
        <Download className="size-5" aria-hidden="true" />
        <span>{qr.save}</span>
      </ButtonLink>
      <p role="status" className="hint text-center empty:hidden">
        {isPressed && qr.saveHint}
      </p>
    </div>
  );
};
