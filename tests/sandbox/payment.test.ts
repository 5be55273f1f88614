import decodeQr from 'qr/decode.js';
import { parse } from 'promptparse';
import { inflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newCardToken } from '../../src/sandbox/payment/card-tokens.ts';
import { openSandbox, readyToPay, type OpenSandbox } from './harness.ts';

let sandbox: OpenSandbox;
let applicant: Awaited<ReturnType<typeof readyToPay>>;
beforeEach(async () => {
  sandbox = await openSandbox();
  applicant = await readyToPay(sandbox);
});
afterEach(() => sandbox.close());

const start = (method: string, token?: string) => {
  const body = { application_id: applicant.id, method, ...(token === undefined ? {} : { token }) };
  return sandbox.call('payment.startApplication', { ...applicant, body });
};
const check = async () => (await sandbox.call('payment.check', { ...applicant, query: applicant.which })).answer();
const bill = () => sandbox.call('payment.billPaymentImage', { ...applicant, query: applicant.which });
const chargesOf = async () => (await sandbox.ledger(applicant.id)).charges.map(({ status }) => String(status));
const later = (seconds: number) => sandbox.control('POST', 'clock', { offset_ms: seconds * 1000 });
const bankPosts = (form: Record<string, string>) =>
  sandbox.app.request('/api/payment/return/kbank', { method: 'POST', body: new URLSearchParams(form) });

/** Returns the pixels of a one-bit grey PNG, for the QR decoder. */
function pixelsOf(address: string) {
  const png = Buffer.from(address.replace('data:image/png;base64,', ''), 'base64');
  const side = png.readUInt32BE(16);
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  const stride = 1 + Math.ceil(side / 8);
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const white = ((rows[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      data.fill(white * 255, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { width: side, height: side, data };
}

describe('Thai QR', () => {
  it('is a PNG that reads back as a bill payment of the charge', async () => {
    await start('thai_qr');
    const answer = (await bill()).answer();
    const text = decodeQr(pixelsOf(String(answer['image'])));
    const payment = parse(text, true);
    expect(payment?.getTagValue('54')).toBe('500.00');
    expect(payment?.getTagValue('30', '02')).toBe(answer['ref1']);
    expect(payment?.getTagValue('30', '03')).toBe(answer['ref2']);
    expect(Date.parse(String(answer['expires_at'])) - Date.parse(String(answer['server_time']))).toBeGreaterThan(
      598_000,
    );
  });

  it("expires after ten minutes on the client's clock, and can then be opened again", async () => {
    expect(await check()).toMatchObject({ status: 'none', money_taken: false });
    await start('thai_qr');
    await later(599);
    expect(await check()).toMatchObject({ status: 'pending', money_taken: null });
    await later(601);
    expect(await check()).toMatchObject({ status: 'expired', money_taken: false });
    expect((await bill()).status).toBe(409);
    expect((await start('thai_qr')).answer()['status']).toBe('pending');
    expect(await chargesOf()).toEqual(['expired', 'pending']);
  });
});

describe('exactly once', () => {
  it('opens and starts one charge, however often and however many at once', async () => {
    const open = () => sandbox.call('application.openPayment', { ...applicant, body: { method: 'thai_qr' } });
    const replies = await Promise.all([open(), start('thai_qr'), open(), start('thai_qr'), start('thai_qr')]);
    expect(new Set(replies.map((reply) => String(reply.answer()['charge_id']))).size).toBe(1);
    expect(await chargesOf()).toEqual(['pending']);
  });

  it('takes one of twenty card tokens sent at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => start('card', newCardToken('approved'))));
    expect(await chargesOf()).toEqual(['successful']);
  });

  it('never pays twice: a paid charge is returned, and the console cannot pay another', async () => {
    await start('thai_qr');
    await later(700);
    await check();
    await start('thai_qr');
    const { charges } = await sandbox.ledger(applicant.id);
    const [first, second] = charges.map(({ id }) => String(id));
    expect((await sandbox.control('POST', `payments/${String(second)}`, { state: 'successful' })).status).toBe(200);
    expect((await sandbox.control('POST', `payments/${String(first)}`, { state: 'successful' })).status).toBe(409);
    expect((await start('card', newCardToken('approved'))).answer()).toMatchObject({
      status: 'successful',
      charge_id: second,
    });
    expect(await chargesOf()).toEqual(['expired', 'successful']);
  });

  it('cancels the open charge when another method is chosen', async () => {
    await start('thai_qr');
    await start('card', newCardToken('3ds'));
    expect(await chargesOf()).toEqual(['cancelled', 'pending']);
    expect(await check()).toMatchObject({ method: 'card', status: 'pending' });
  });
});

describe('card', () => {
  it('goes to the bank and comes back by POST, from which a 303 leads to the page of the flow', async () => {
    const token = newCardToken('3ds');
    const charge = (await start('card', token)).answer();
    const redirect = new URL(String(charge['redirect_url']));
    expect(redirect.origin).toBe('http://bank.test');
    expect(redirect.searchParams.get('return')).toMatch(/^http:\/\/localhost\/api\/payment\/return\/kbank$/);
    const objectId = String(charge['charge_id']);
    const returned = await bankPosts({ objectId, token, status: 'true', message: 'Success', saveCard: 'false' });
    expect(returned.status).toBe(303);
    expect(returned.headers.get('location')).toBe(
      `/en/regisbachelor/credit/redirect-kbank?objectId=${objectId}&status=true`,
    );
    expect(await check()).toMatchObject({ status: 'successful', money_taken: true });
    await bankPosts({ objectId, token, status: 'false' });
    expect(await chargesOf()).toEqual(['successful']);
  });

  it.each([
    ['3ds', 'false'],
    ['3ds-declined', 'true'],
  ] as const)('fails when the token is %s and the bank says %s; another try may follow', async (outcome, status) => {
    const token = newCardToken(outcome);
    const objectId = String((await start('card', token)).answer()['charge_id']);
    await bankPosts({ objectId, token, status });
    expect(await check()).toMatchObject({ status: 'failed', money_taken: false });
    expect((await start('card', token)).status).toBe(422);
    expect((await start('card', newCardToken('approved'))).answer()['status']).toBe('successful');
  });

  it('is declined at once, and refuses what is no token', async () => {
    expect((await start('card', 'made-up')).status).toBe(422);
    expect((await start('card', newCardToken('declined'))).answer()).toMatchObject({
      status: 'failed',
      redirect_url: null,
    });
    expect((await bankPosts({ objectId: 'chrg_test_x', token: 'x', status: 'true' })).status).toBe(422);
  });
});

it('makes a new charge when another campaign has changed the amount', async () => {
  await start('thai_qr');
  await sandbox.call('application.update', { ...applicant, body: { campaign_id: '102', referral_code: 'ADM-2026' } });
  expect((await start('thai_qr')).answer()).toMatchObject({ amount: 300, status: 'pending' });
  expect(await chargesOf()).toEqual(['cancelled', 'pending']);
});

it('asks for nothing where nothing is to be paid', async () => {
  await start('thai_qr');
  await sandbox.call('application.update', { ...applicant, body: { campaign_id: '103' } });
  const methods = await sandbox.call('payment.availableMethods', { ...applicant, query: applicant.which });
  expect(methods.answer()).toEqual({ amount: 0, currency: 'THB', methods: ['none'] });
  expect((await start('card', newCardToken('approved'))).status).toBe(422);
  expect((await start('none')).answer()).toMatchObject({ status: 'successful', amount: 0 });
  expect((await sandbox.call('application.update', { ...applicant, body: { gpax: '4.00' } })).status).toBe(409);
});
