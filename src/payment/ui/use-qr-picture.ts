import { useEffect, useState } from 'react';
import { site } from '../../config/site.ts';
import { baht } from '../../i18n/format.ts';
import { ownTimeOf, thaiTimeOf, zonedTimeOf } from '../../i18n/zoned-time.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { ServerMs } from '../../lib/time.ts';
import type { BillPaymentImage } from '../../model/payment-options.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { applicationNumber } from '../../model/application.ts';
import { feeName } from './fee-name.ts';
import type { PaidApplication } from './PaymentSummary.tsx';
import type { QrPictureText } from './qr-picture.ts';
import { useIsAgreed } from './use-is-agreed.ts';

export interface QrOnPage {
  readonly application: PaidApplication;
  /** In baht. */
  readonly amount: number;
  readonly image: BillPaymentImage;
  readonly deadline: ServerMs;
}

function usePictureText({ application, amount, image, deadline }: QrOnPage): QrPictureText {
  const { flow, locale } = useFlow().session;
  const texts = useMessages('payment').payment;
  const { qr } = texts;
  const isAgreed = useIsAgreed();
  const comeBack = isAgreed ? qr.comeBackAgreed : qr.comeBack;
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
      ...(flow.confirmation ? [comeBack] : []),
    ],
  };
}

export interface QrPicture {
  /** A data URL, or the address of the bare code if no picture is drawn. */
  readonly source: string;
  readonly fileName: string;
  /** The payment, the payee and the deadline, in words. */
  readonly text: string;
  /** Until when it can be paid, as day and time with its zone. */
  readonly deadline: string;
}

/** Returns the bare code until the picture is drawn, and permanently in a browser that cannot draw it. */
export function useQrPicture(shown: QrOnPage): QrPicture {
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
