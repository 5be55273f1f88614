import { site } from '../../config/site.ts';
import { baht } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { BillPaymentImage } from '../../model/payment-options.ts';
import { Button } from '../../ui/Button.tsx';
import { openModal } from '../../ui/overlays/open.ts';
import { useFlow, useMessages } from '../../application/ui/flow-context.tsx';
import { EnlargedQr } from './EnlargedQr.tsx';
import { numberOf, type PaidApplication } from './PaymentSummary.tsx';
import { QrReferences } from './QrReferences.tsx';
import { SaveQr } from './SaveQr.tsx';

interface QrDetailsProps {
  readonly application: PaidApplication;
  readonly amount: number;
  readonly image: BillPaymentImage;
  /** Milliseconds since 1970 by the server's clock. */
  readonly deadline: number;
}

/** What is done with the code: it is saved, scanned by another phone, or typed by its references. */
export const QrDetails = (props: QrDetailsProps) => {
  const { application, amount, image, deadline } = props;
  const { flow, locale } = useFlow().session;
  const { common, payment } = useMessages('payment');
  const { qr, fees } = payment;
  const price = baht(amount, locale);
  const enlarge = (): void =>
    void openModal({
      title: qr.heading,
      close: common.close,
      render: () => (
        <EnlargedQr
          source={image.image}
          alt={interpolate(qr.alt, { amount: price, reference: image.ref1 ?? '' })}
          amount={price}
          merchant={`${site.name[locale]} · ${fees[flow.paymentKind]} ${numberOf(application)}`}
          hint={qr.otherPhone}
          over={qr.over}
          deadline={deadline}
        />
      ),
    });
  return (
    <>
      <p className="max-lg:hidden">{qr.otherPhone}</p>
      <SaveQr {...props} />
      <div className="-mt-2 text-center lg:text-start">
        <Button kind="link" onClick={enlarge}>
          {qr.enlarge}
        </Button>
      </div>
      <QrReferences image={image} />
      <div className="rounded bg-purple-50 p-4 lg:hidden">
        <h3>{qr.samePhone.heading}</h3>
        <ol className="mt-1 list-decimal ps-5">
          <li>{qr.samePhone.save}</li>
          <li>{qr.samePhone.open}</li>
          <li>{qr.samePhone.back}</li>
        </ol>
      </div>
    </>
  );
};
