import { randomBytes } from 'node:crypto';
import { QR_FALLBACK_SECONDS } from '../../config/constants.ts';
import { href } from '../../config/routes.ts';
import type { PaymentMethod } from '../../model/payment.ts';
import { campaignOf } from '../seed/find-campaign.ts';
import type { Call } from '../shared/contract-types.ts';
import type { ApplicationRow, ChargeRow, Database } from '../database/tables.ts';
import { Refusal, wrongFields } from '../shared/refusal.ts';
import { outcomeOf } from './card-tokens.ts';
import { decidingCharge, moveCharge } from './charge-states.ts';

export type PayingCall = Pick<Call, 'services' | 'now' | 'locale' | 'siteOrigin'>;

/** Returns the amount in baht. While no campaign is chosen this is a 422, because the campaign determines the price. */
export function amountOf(application: ApplicationRow): number {
  const campaign = campaignOf(application);
  if (!campaign) throw new Refusal(422, 'campaignFirst', { fields: { campaign_id: 'required' } });
  return campaign.amount;
}

export const methodsFor = (amount: number): PaymentMethod[] => (amount === 0 ? ['none'] : ['thai_qr', 'card']);

const PAYABLE = ['draft', 'awaiting_payment', 'campaign_changed'];

const insertCharge = async (
  database: Database,
  application: ApplicationRow,
  method: PaymentMethod | null,
  now: number,
): Promise<ChargeRow> => {
  await database
    .updateTable('applications')
    .set({ status: 'awaiting_payment' })
    .where('id', '=', application.id)
    .execute();
  return database
    .insertInto('charges')
    .values({
      id: `chrg_test_${randomBytes(8).toString('hex')}`,
      application_id: application.id,
      method,
      amount: amountOf(application),
      status: 'pending',
      started: 0,
      card_token: null,
      redirect_url: null,
      return_page: null,
      created_at: now,
      expires_at: null,
      paid_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/**
 * Returns the paid or open charge, else a new one. An open charge for another method or amount is cancelled first. It
 * must run inside a transaction.
 */
async function ensureCharge(
  database: Database,
  application: ApplicationRow,
  method: PaymentMethod | null,
  now: number,
): Promise<ChargeRow> {
  const charge = await decidingCharge(database, application.id, now);
  if (charge?.status === 'successful') return charge;
  if (!PAYABLE.includes(application.status))
    throw new Refusal(409, application.status === 'cancelled' ? 'cancelled' : 'submitted');
  if (method !== null && !methodsFor(amountOf(application)).includes(method))
    throw wrongFields({ method: 'methodUnavailable' });
  if (charge?.status !== 'pending') return insertCharge(database, application, method, now);
  const sameAmount = charge.amount === amountOf(application);
  if (sameAmount && (method === null || charge.method === method)) return charge;
  if (charge.started || !sameAmount) {
    await moveCharge(database, charge, 'cancelled', now);
    return insertCharge(database, application, method, now);
  }
  await database.updateTable('charges').set({ method }).where('number', '=', charge.number).execute();
  return { ...charge, method };
}

/** Opens the payment of an application, or returns the charge that is open or paid. */
export const openCharge = (
  { services, now }: PayingCall,
  application: ApplicationRow,
  method: PaymentMethod | null,
): Promise<ChargeRow> =>
  services.database.transaction().execute((database) => ensureCharge(database, application, method, now));

type StartedCharge = Partial<Pick<ChargeRow, 'status' | 'card_token' | 'redirect_url' | 'return_page' | 'expires_at'>>;

/** Returns the bank's response to a card token. */
const beginCard = (
  { services, locale, siteOrigin }: PayingCall,
  application: ApplicationRow,
  charge: ChargeRow,
  token: string | undefined,
): StartedCharge => {
  const outcome = outcomeOf(token ?? '');
  if (token === undefined || !outcome) throw wrongFields({ token: 'cardToken' });
  if (outcome === 'approved') return { card_token: token, status: 'successful' };
  if (outcome === 'declined') return { card_token: token, status: 'failed' };
  const redirect = new URL('/3ds', services.bankOrigin);
  redirect.search = new URLSearchParams({
    objectId: charge.id,
    token,
    amount: charge.amount.toFixed(2),
    lang: locale,
    return: `${siteOrigin}/api/payment/return/kbank`,
  }).toString();
  return {
    card_token: token,
    redirect_url: redirect.href,
    return_page: href(`${application.type}.redirect-kbank`, locale),
  };
};

const begin = (
  call: PayingCall,
  application: ApplicationRow,
  charge: ChargeRow,
  method: PaymentMethod,
  token?: string,
): StartedCharge => {
  switch (method) {
    case 'thai_qr':
      return { expires_at: call.now + QR_FALLBACK_SECONDS * 1000 };
    case 'card':
      return beginCard(call, application, charge, token);
    case 'none':
      return { status: 'successful' };
  }
};

/**
 * Starts the charge. Starting again, even at the same moment, returns the charge that was started or paid. A card token
 * is valid once; a used or unknown one is a 422 on `token`.
 */
export const startCharge = (
  call: PayingCall,
  application: ApplicationRow,
  method: PaymentMethod,
  token: string | undefined,
): Promise<ChargeRow> =>
  call.services.database.transaction().execute(async (database) => {
    const charge = await ensureCharge(database, application, method, call.now);
    if (charge.status !== 'pending' || charge.started) return charge;
    const { status, ...begun } = begin(call, application, charge, method, token);
    const used = database
      .selectFrom('charges')
      .select('number')
      .where('card_token', '=', begun.card_token ?? '');
    if (await used.executeTakeFirst()) throw wrongFields({ token: 'cardToken' });
    await database
      .updateTable('charges')
      .set({ ...begun, started: 1 })
      .where('number', '=', charge.number)
      .execute();
    const started: ChargeRow = { ...charge, ...begun, started: 1 };
    if (status === undefined) return started;
    await moveCharge(database, started, status, call.now);
    return { ...started, status, paid_at: status === 'successful' ? call.now : null };
  });
