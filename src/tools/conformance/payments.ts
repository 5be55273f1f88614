import { href, type RouteName } from '../../config/routes.ts';
import type { PaymentKind } from '../../config/flow-registry.ts';
import type { Applicant, Writing } from './applicant.ts';
import type { ContractName } from '../../sandbox/shared/contract-types.ts';
import { isRedirect, type Expectations } from './exchange.ts';
import type { ResponseData, Walk } from './walk.ts';

export const BANK_RETURN = 'the return of the bank';
const NO_QR = 'no QR code was asked for: leave out --card-token, or name a campaign with a fee';
const RETURN_PATH = 'payment/return/kbank';

interface Paying {
  readonly kind: PaymentKind;
  readonly open: Extract<ContractName, `${string}.openPayment`>;
  readonly start: Extract<ContractName, `payment.start${string}`>;
}

const methodsOf = (response: ResponseData | undefined): readonly unknown[] =>
  Array.isArray(response?.['methods']) ? (response['methods'] as unknown[]) : [];

/**
 * The methods that a walk may choose: a QR that nobody pays, or a free application. A card only for the bank's return.
 */
const methodFor = (methods: readonly unknown[], cardToken: string | undefined): string | undefined =>
  [...(cardToken === undefined ? [] : ['card']), 'thai_qr', 'none'].find((method) => methods.includes(method));

export const UNKNOWN_CHARGE = 'the state of the charge is unknown, so it may be paid already';

async function walkQr(
  walk: Walk,
  method: string,
  asked: { token: string; query: Record<string, string> },
  expects: Expectations,
) {
  const isStarted = { ...expects, isStarted: true } as const;
  if (method === 'thai_qr') await walk.call('payment.billPaymentImage', asked, isStarted);
  else walk.notJudged(NO_QR, 'payment.billPaymentImage');
  await walk.call('payment.check', asked, isStarted);
}

/**
 * Opens and starts a charge that nobody pays.
 * @returns the started charge
 */
export async function walkPayment(
  walk: Walk,
  { kind, open, start }: Paying,
  { application_id, token, parameters }: Applicant,
  cardToken?: string,
): Promise<ResponseData | undefined> {
  const asked = { token, query: { application_id, kind } };
  await walk.beforeCharge(asked);
  const offered = await walk.call('payment.availableMethods', asked);
  const method = methodFor(methodsOf(offered), cardToken);
  if (method === undefined) {
    walk.notJudged('no method is offered that a walk may choose', open, start);
    return undefined;
  }
  const expects = { amount: offered?.['amount'] };
  const chosen = kind === 'short-course-application' ? {} : { method };
  const opened = await walk.call(open, { token, parameters, body: chosen }, expects);
  if (opened?.['status'] === 'successful') {
    walk.notJudged('the charge is paid as soon as it is opened', start);
    return undefined;
  }
  const afterOpening: Expectations = opened?.['unknownStatus'] === undefined ? {} : { isUnknownCharge: true };
  if (afterOpening.isUnknownCharge) walk.notJudged(UNKNOWN_CHARGE, start, 'payment.billPaymentImage');
  const card = method === 'card' && cardToken !== undefined ? { token: cardToken } : {};
  const charge = await walk.call(
    start,
    { token, body: { application_id, method, ...card } },
    { ...expects, ...afterOpening },
  );
  await walkQr(walk, method, asked, afterOpening);
  return charge;
}

/** Posts what the bank sends when 3-D Secure is abandoned; no money moves. */
export async function walkBankReturn(
  { walk, cardToken }: Writing,
  charge: ResponseData | undefined,
  page: Extract<RouteName, `${string}.redirect-kbank`>,
): Promise<void> {
  const objectId = charge?.['charge_id'];
  if (cardToken === undefined || typeof objectId !== 'string' || typeof charge?.['redirect_url'] !== 'string') return;
  const fields = { objectId, token: cardToken, status: 'false' };
  const asked = {
    line: BANK_RETURN,
    aim: 'bank-return',
    path: RETURN_PATH,
    expects: { page: href(page, 'th') },
  } as const;
  const posted = await walk.other({ ...asked, method: 'POST', fields: new URLSearchParams(fields) });
  // Some banks redirect by GET.
  if (!isRedirect(posted)) await walk.other({ ...asked, method: 'GET', asked: { query: fields } });
}
