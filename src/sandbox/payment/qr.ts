import { billPayment } from 'promptparse/generate';
import { encode } from 'uqr';
import type { ChargeRow } from '../database/tables.ts';
import { pngOf } from './png.ts';

/** This biller does not exist: the QR code can be scanned, but no bank can pay it. */
const BILLER_ID = '000000000000001';
const PIXELS_PER_DOT = 8;
const QUIET_DOTS = 4;

export const referencesOf = (charge: ChargeRow) => ({
  ref1: String(charge.application_id).padStart(10, '0'),
  ref2: String(charge.number).padStart(8, '0'),
});

/** Returns the text of a Thai bill-payment QR code (EMVCo, tag 30). */
export const billPaymentText = (charge: ChargeRow): string =>
  billPayment({ billerId: BILLER_ID, amount: charge.amount, ...referencesOf(charge) });

/** Returns the QR code as a PNG in a `data:` URL, which a phone can save and open in the bank's app. */
export const qrImage = (text: string): string =>
  `data:image/png;base64,${pngOf(encode(text, { border: QUIET_DOTS }).data, PIXELS_PER_DOT).toString('base64')}`;
