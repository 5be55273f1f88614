import { useEffect, useState } from 'react';
import Download from '~icons/lucide/download';
import { site } from '../../config/site.ts';
import { baht, dayAndTimeOf } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { BillPaymentImage } from '../../model/payment-options.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { applicationNumber } from '../../model/application.ts';
import type { PaidApplication } from './PaymentSummary.tsx';
import type { QrPictureText } from './qr-picture.ts';

interface SaveQrProps {
  readonly application: PaidApplication;
  readonly amount: number;
  readonly image: BillPaymentImage;
  /** Milliseconds since 1970 by the server's clock. */
  readonly deadline: number;
}

function usePictureText({ application, amount, image, deadline }: SaveQrProps): QrPictureText {
  const { flow, locale } = useFlow().session;
  const { qr, fees } = useMessages('payment').payment;
  const references = [
    [qr.ref1, image.ref1],
    [qr.ref2, image.ref2],
  ].flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  const time = dayAndTimeOf(new Date(deadline).toISOString(), locale);
  return {
    band: qr.band,
    amount: baht(amount, locale),
    merchant: `${site.name[locale]} · ${fees[flow.paymentKind]} ${applicationNumber(application)}`,
    notes: [...references, interpolate(qr.payBefore, { time })],
  };
}

/** Returns the bare code until the picture is drawn, and for good in a browser that cannot draw it. */
function usePicture(source: string, text: QrPictureText): string {
  const [picture, setPicture] = useState(source);
  const drawn = JSON.stringify(text);
  useEffect(() => {
    let isOld = false;
    const draw = async (): Promise<string> =>
      (await import('./qr-picture.ts')).qrPicture(source, JSON.parse(drawn) as QrPictureText);
    draw().then(
      (url) => {
        if (!isOld) setPicture(url);
      },
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [source, drawn]);
  return picture;
}

export const SaveQr = (props: SaveQrProps) => {
  const { qr } = useMessages('payment').payment;
  const picture = usePicture(props.image.image, usePictureText(props));
  const [isPressed, setPressed] = useState(false);
  return (
    <div className="grid gap-1">
      <ButtonLink href={picture} download={`thai-qr-${props.image.ref1 ?? ''}.png`} onClick={() => setPressed(true)}>
        <Download className="size-5" aria-hidden="true" />
        <span>{qr.save}</span>
      </ButtonLink>
      <p role="status" className="hint text-center empty:hidden">
        {isPressed && qr.saveHint}
      </p>
    </div>
  );
};
