import type { Person } from '../../people/person.ts';
import { PaymentPage } from '../../support/payment-page.ts';
import { screen, type Screen } from '../screen.ts';

interface Place<P extends Person> {
  readonly person: Screen<P>['person'];
  /** Opens the payment methods of an application that is ready to be paid. */
  readonly open: (person: P) => Promise<unknown>;
}

const charges = async ({ sandbox, phone }: Person): Promise<number> => {
  const [application] = await sandbox.applicationsOf(phone);
  return (await sandbox.ledger(String(application?.['id']))).counts.charges;
};

/** A call that is made when the Thai QR is requested. */
export const startsQr = <P extends Person>(call: string, { person, open }: Place<P>): Screen =>
  screen<P>({
    call,
    kind: 'payment',
    person,
    open: async (one) => {
      await open(one);
      await new PaymentPage(one).choose('thai_qr');
    },
    press: (one) => new PaymentPage(one).start(),
    again: async (one) => {
      const payment = new PaymentPage(one);
      await payment.choose('thai_qr');
      await payment.start();
    },
    done: (one) => new PaymentPage(one).code,
    effects: charges,
  });
