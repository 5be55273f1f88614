import * as v from 'valibot';
import { isObject } from '../../api/errors.ts';
import { refusal } from '../../api/refusal.ts';
import { CHARGE_STATES, PAYMENT_METHODS } from '../../config/words.ts';
import { parseInstant } from '../../lib/parse-instant.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { Baht } from '../../model/response-values.ts';
import type { Check } from './check.ts';
import { dataOf, isSuccess, type Exchange } from './exchange.ts';

const SECTION = 'docs/spec-decisions.md, section 6';
const DIALECT = 'docs/spec-decisions.md, section 11';
const IN_THE_FILE = 'src/config/back-end.ts';
const MINUTE_MS = 60_000;
const LONGEST_QR_MS = 24 * 60 * MINUTE_MS;
const LARGEST_DRIFT_MS = 5 * MINUTE_MS;

const isSuccessfulResponse = (one: Exchange): boolean => one.aim === 'response' && isSuccess(one);
const pathOf = ({ endpoint }: Exchange): string => endpoint?.path ?? '';
/** The calls that return a charge, except `{id}/payment`, which only opens one. */
const isCharge = (one: Exchange): boolean => /^payment\/(?:check|[a-z-]*application)$/.test(pathOf(one));
const isOpening = (one: Exchange): boolean => pathOf(one).endsWith('{id}/payment');

const chargeIn = (one: Exchange): Readonly<Record<string, unknown>> | undefined => {
  const data = dataOf(one);
  if (!isObject(data)) return undefined;
  if (isCharge(one) || isOpening(one)) return data;
  return isObject(data['payment']) ? data['payment'] : undefined;
};
/** The charge of a response, or those of all applications on the dashboard. */
const chargesIn = (one: Exchange): readonly unknown[] => {
  const data = dataOf(one);
  if (!Array.isArray(data)) return [chargeIn(one)];
  return data.map((item: unknown) => (isObject(item) ? item['payment'] : undefined));
};
const isNone = (charge: unknown): boolean =>
  !isObject(charge) || Object.keys(charge).length === 0 || charge['status'] === 'none';

/** A refusal that tells the site that there is no charge. */
const saysNotFound = ({ status, text, headers }: Exchange): boolean =>
  status === 404 && refusal(status, text, null, headers.get('content-type')).kind === 'http';

const beforeCharge = (one: Exchange): string | undefined => {
  if (!isSuccess(one)) return saysNotFound(one) ? undefined : `${one.status}: ${one.text.slice(0, 80)}`;
  const data = dataOf(one);
  if (isNone(data) || (Array.isArray(data) && data.length === 0)) return undefined;
  return `a charge with ${JSON.stringify(isObject(data) ? data['status'] : data)}`;
};

const bahtIn = (amount: unknown): number | undefined => {
  const read = v.safeParse(Baht, amount);
  return read.success ? read.output : undefined;
};

const methodsIn = (one: Exchange): unknown[] => {
  const data = dataOf(one);
  const methods = isObject(data) ? data['methods'] : undefined;
  return Array.isArray(methods) ? methods.map((method: unknown) => (isObject(method) ? method['code'] : method)) : [];
};

const instantIn = (data: unknown, name: string): number | undefined => {
  const text = isObject(data) ? data[name] : undefined;
  return typeof text === 'string' || typeof text === 'number' ? parseInstant(String(text)) : undefined;
};
const minutesOf = (milliseconds: number): number => Math.round(milliseconds / MINUTE_MS);

/** Compares the instants of a new QR code with the clock of its server. */
function qrTime(one: Exchange): string | undefined {
  const data = dataOf(one);
  const date = Date.parse(one.headers.get('date') ?? '');
  const now = Number.isNaN(date) ? Date.now() : date;
  const off = (instantIn(data, 'server_time') ?? now) - now;
  if (Math.abs(off) > LARGEST_DRIFT_MS) return `server_time is ${minutesOf(off)} minutes from the header Date`;
  const left = (instantIn(data, 'expires_at') ?? now + MINUTE_MS) - now;
  if (left <= 0) return `expires_at is ${minutesOf(-left)} minutes before the response`;
  return left > LONGEST_QR_MS ? `expires_at is ${minutesOf(left)} minutes after the response` : undefined;
}

export const paymentChecks: readonly Check[] = [
  {
    name: 'before a charge',
    loss: 'paying',
    problem:
      'Before anything was started, payment/check reports a payment or an error, so the payment page does not open.',
    remedy: `Return {"status": "none"}, null, or 404 with a message; a word of your own is mapped to none in chargeStates of ${IN_THE_FILE}.`,
    section: DIALECT,
    appliesTo: ({ aim }) => aim === 'before-charge',
    judge: beforeCharge,
  },
  {
    name: 'started charge',
    loss: 'paying',
    problem:
      'The charge that was just started is unknown to payment/check, so the payer never sees that the money came.',
    remedy: 'Return the newest charge of the application.',
    section: SECTION,
    endsJudgement: true,
    appliesTo: (one) => isSuccessfulResponse(one) && one.expects.isStarted === true,
    judge: (one) => (isNone(dataOf(one)) ? one.text.slice(0, 80) || 'nothing' : undefined),
  },
  {
    name: 'unknown charge state',
    loss: 'paying',
    problem:
      'The site does not know this word for the state of a charge. It shows the payer the word itself and says neither "paid" nor "failed", so who has paid is never told that the money came.',
    remedy: `Map it in chargeStates of ${IN_THE_FILE}, in the letters that the API writes, together with your words for paid, failed, expired and cancelled, which no walk sees.`,
    section: SECTION,
    appliesTo: isSuccessfulResponse,
    judge: (one) => {
      const words = chargesIn(one).flatMap((charge) => (isObject(charge) ? [charge['status']] : []));
      const unknown = words.filter(
        (word) => word !== undefined && word !== null && !['none', ...CHARGE_STATES].includes(word as string),
      );
      return [...new Set(unknown.map((word) => `status ${JSON.stringify(word)}`))].join(', ') || undefined;
    },
  },
  {
    name: 'origin of the bank',
    loss: 'paying',
    problem:
      'The payment page does not send the payer to this address for 3-D Secure, because its origin is not one of the bank.',
    remedy:
      'Set PUBLIC_BANK_ORIGINS for the build and for this check; the origin of PUBLIC_CARD_SCRIPT_HOST needs no entry.',
    section: 'docs/configuration.md',
    appliesTo: (one, { bankOrigins }) =>
      isSuccessfulResponse(one) && (isCharge(one) || isOpening(one)) && bankOrigins !== undefined,
    judge: (one, { bankOrigins = [] }) => {
      const address = chargeIn(one)?.['redirect_url'];
      if (typeof address !== 'string' || address === '') return undefined;
      const origin = parseUrl(address)?.origin;
      return origin !== undefined && bankOrigins.includes(origin) ? undefined : (origin ?? `redirect_url ${address}`);
    },
  },
  {
    name: 'amount of a charge',
    loss: 'paying',
    problem:
      'The charge names another amount than payment/available-method did: the payer is told that the price has changed, and cannot pay.',
    remedy: 'Name the same amount in both, in baht.',
    section: SECTION,
    appliesTo: (one) => isSuccessfulResponse(one) && one.expects.amount !== undefined,
    judge: (one) => {
      const amount = bahtIn(chargeIn(one)?.['amount']);
      return amount === undefined || amount === one.expects.amount
        ? undefined
        : `${amount} baht, not ${String(one.expects.amount)}`;
    },
  },
  {
    name: 'method of a charge',
    loss: 'paying',
    problem:
      'The charge names no method that the site knows. The browser that started it knows the method; on another device an open QR code is not shown again.',
    remedy: `Send method, or map its word in codes.method of ${IN_THE_FILE}.`,
    section: DIALECT,
    appliesTo: (one) => isSuccessfulResponse(one) && isCharge(one) && !isNone(dataOf(one)),
    judge: (one) => {
      const method = chargeIn(one)?.['method'];
      if ((PAYMENT_METHODS as readonly unknown[]).includes(method)) return undefined;
      return method === undefined ? 'no method' : `method ${JSON.stringify(method)}`;
    },
  },
  {
    name: 'unknown methods',
    loss: 'sight',
    problem:
      'The site does not know these methods of payment: it offers them by the name that the API gives, and waits for the payer as after a card.',
    remedy: `Map a method that is one of ours in codes.method of ${IN_THE_FILE}.`,
    section: DIALECT,
    isRemark: true,
    appliesTo: (one) => isSuccessfulResponse(one) && pathOf(one) === 'payment/available-method',
    judge: (one) => {
      const unknown = methodsIn(one).filter((method) => !(PAYMENT_METHODS as readonly unknown[]).includes(method));
      return unknown.map((method) => JSON.stringify(method)).join(', ') || undefined;
    },
  },
  {
    name: 'no method offered',
    loss: 'paying',
    problem: 'No method of payment is offered, so nobody can pay.',
    remedy: 'Offer thai_qr or card, or none where nothing is to be paid.',
    section: SECTION,
    appliesTo: (one) => isSuccessfulResponse(one) && pathOf(one) === 'payment/available-method',
    judge: (one) => (methodsIn(one).length === 0 ? 'an empty list' : undefined),
  },
  {
    name: 'time of the QR code',
    loss: 'paying',
    problem:
      'The QR code has expired when it is shown, or counts down for hours: its instants are in another zone than they say.',
    remedy: `Send the right zone with the instant, or correct utcOffset in ${IN_THE_FILE}.`,
    section: SECTION,
    appliesTo: (one) =>
      isSuccessfulResponse(one) &&
      pathOf(one) === 'payment/request-bill-payment-image' &&
      one.expects.isStarted === true,
    judge: qrTime,
  },
];
