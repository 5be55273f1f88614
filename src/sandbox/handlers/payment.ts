import type { PaymentMethod } from '../../model/payment.ts';
import type { Call, Handlers, NamesOf } from '../shared/contract-types.ts';
import type { ApplicationRow } from '../database/tables.ts';
import { decidingCharge, newestCharge } from '../payment/charge-states.ts';
import { presentChecked, presentCharge } from '../payment/present-charge.ts';
import { billPaymentText, qrImage, referencesOf } from '../payment/qr.ts';
import { amountOf, methodsFor, openCharge, startCharge, type PayingCall } from '../payment/start.ts';
import { campaignOf } from '../seed/find-campaign.ts';
import { Refusal } from '../shared/refusal.ts';

type Paying<Body> = PayingCall & Pick<Call<undefined, Body, ApplicationRow>, 'application' | 'body'>;

/** Handles `POST {family}/{id}/payment` with the chosen method; short courses send none. */
export const openPayment = async (call: Paying<{ readonly method?: PaymentMethod }>) =>
  presentCharge(await openCharge(call, call.application, call.body.method ?? null));

const start = async (call: Paying<{ readonly method: PaymentMethod; readonly token?: string | undefined }>) =>
  presentCharge(await startCharge(call, call.application, call.body.method, call.body.token));

export const paymentHandlers: Handlers<NamesOf<'payment'>> = {
  'payment.startApplication': start,
  'payment.startScholarship': start,
  'payment.startShortCourse': start,
  'payment.check': async ({ services, application, now }) => {
    const charge = await decidingCharge(services.database, application.id, now);
    return presentChecked(charge, campaignOf(application)?.amount ?? 0);
  },
  'payment.availableMethods': ({ application }) => {
    const amount = amountOf(application);
    return { amount, currency: 'THB', methods: methodsFor(amount) };
  },
  'payment.billPaymentImage': async ({ services, application, now }) => {
    const charge = await newestCharge(services.database, application.id, now);
    if (charge?.status !== 'pending' || charge.method !== 'thai_qr' || charge.expires_at === null)
      throw new Refusal(409, charge?.status === 'successful' ? 'paid' : 'noOpenQr');
    return {
      image: qrImage(billPaymentText(charge)),
      expires_at: new Date(charge.expires_at).toISOString(),
      server_time: new Date(now).toISOString(),
      ...referencesOf(charge),
      amount: charge.amount,
      charge_id: charge.id,
    };
  },
};
