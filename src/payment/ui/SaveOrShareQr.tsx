import { useEffect, useState } from 'react';
import Download from '~icons/lucide/download';
import Share from '~icons/lucide/share-2';
import { site } from '../../config/site.ts';
import { baht } from '../../i18n/format.ts';
import { ownTimeOf, thaiTimeOf, zonedTimeOf } from '../../i18n/zoned-time.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { ServerMs } from '../../lib/time.ts';
import type { BillPaymentImage } from '../../model/payment-options.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { applicationNumber } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { shareFile } from '../../ui/share-file.ts';
import { feeName } from './fee-name.ts';
import type { PaidApplication } from './PaymentSummary.tsx';
import type { QrPictureText } from './qr-picture.ts';
import { useAfterPaying } from './use-after-paying.ts';

interface QrOnPage {
  readonly application: PaidApplication;
  /** In baht. */
  readonly amount: number;
  readonly image: BillPaymentImage;
  readonly deadline: ServerMs;
}

export interface SaveOrShareQrProps extends QrOnPage {
  /** Another device scans the code, so most payers need not save it. */
  readonly isOnComputer: boolean;
}

/** Saves the code as a picture, or shares it with the payer. */
export const SaveOrShareQr = ({ isOnComputer, ...shown }: SaveOrShareQrProps) => {
  const picture = useQrPicture(shown);
  return (
    <div className="grid gap-2">
      <SaveQr picture={picture} kind={isOnComputer ? 'secondary' : 'primary'} />
      <ShareQr picture={picture} />
    </div>
  );
};

interface SaveQrProps {
  readonly picture: QrPicture;
  readonly kind: 'primary' | 'secondary';
}

const SaveQr = ({ picture, kind }: SaveQrProps) => {
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

/** Shares the code, because often a parent pays. Without a share sheet, the page says how to send the picture by hand. */
const ShareQr = ({ picture }: { readonly picture: QrPicture }) => {
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

/** A share sheet opens only during a click, so the file is created synchronously. */
function fileOf({ source, fileName }: QrPicture): File | undefined {
  const [, type, content] = /^data:(image\/[\w+.-]+);base64,(.+)$/.exec(source) ?? [];
  if (!type || !content) return undefined;
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new File([bytes], fileName, { type });
}

/** Shares the picture and its text with another app. @returns as `shareFile` */
async function sharePicture(picture: QrPicture): ReturnType<typeof shareFile> {
  const file = fileOf(picture);
  return file ? shareFile({ files: [file], text: picture.text }) : 'impossible';
}

function usePictureText({ application, amount, image, deadline }: QrOnPage): QrPictureText {
  const { flow, locale } = useFlow().session;
  const texts = useMessages('payment').payment;
  const { qr } = texts;
  const next = useAfterPaying();
  const comeBack = next === 'submission' ? qr.comeBackAgreed : qr.comeBack;
  const due = new Date(deadline).toISOString();
  const ownTime = ownTimeOf(due, locale);
  const references = [
    [qr.ref1, image.ref1],
    [qr.ref2, image.ref2],
  ].flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  return {
    band: qr.band,
    amount: baht(amount, locale),
    merchant: `${site.name[locale]} · ${feeName(flow, application, texts)} · ${texts.summary.number} ${applicationNumber(application)}`,
    notes: [
      ...references,
      interpolate(qr.payBefore, { time: thaiTimeOf(due, locale) }),
      // A line of its own, because the picture breaks none.
      ...(ownTime ? [`(${ownTime})`] : []),
      ...(next === 'result' ? [] : [comeBack]),
    ],
  };
}

interface QrPicture {
  /** A data URL, or the address of the bare code if no picture is drawn. */
  readonly source: string;
  readonly fileName: string;
  /** The payment, the payee and the deadline, in words. */
  readonly text: string;
  /** Until when it can be paid, as day and time with its zone. */
  readonly deadline: string;
}

/** Returns the bare code until the picture is drawn, and permanently in a browser that cannot draw it. */
function useQrPicture(shown: QrOnPage): QrPicture {
  const { image: code, ref1 } = shown.image;
  const { locale } = useFlow().session;
  const text = usePictureText(shown);
  const [source, setSource] = useState(code);
  const drawn = JSON.stringify(text);
  useEffect(() => {
    let isOld = false;
    const draw = async (): Promise<string> =>
      (await import('./qr-picture.ts')).qrPicture(code, JSON.parse(drawn) as QrPictureText);
    draw().then(
      (url) => {
        if (!isOld) setSource(url);
      },
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [code, drawn]);
  return {
    source,
    fileName: `thai-qr-${ref1 ?? ''}.png`,
    text: [text.merchant, text.amount, ...text.notes].join('\n'),
    deadline: zonedTimeOf(new Date(shown.deadline).toISOString(), locale),
  };
}
