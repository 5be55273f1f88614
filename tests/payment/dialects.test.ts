import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findCharge, readCharge, readQrImage } from '../../src/payment/payment-client.ts';
import { startPayment } from '../../src/payment/start-payment.ts';
import { qrDeadline } from '../../src/payment/qr-state.ts';
import { fakeResponse } from '../application/fake-response.ts';
import { fakePaymentEnvironment } from '../application/test-session.ts';
import { fakePayments, fakeSession, NONE, QR, QR_REQUEST, START, useFakeClock } from './fake-payments.ts';

/** What another back end may answer about a payment (docs/spec-decisions.md, section 11). */

type Answer = typeof QR;
const answer = (charge: Readonly<Record<string, unknown>>): Answer => charge as unknown as Answer;

let payment: ReturnType<typeof fakePaymentEnvironment>;
useFakeClock();
beforeEach(() => {
  payment = fakePaymentEnvironment();
});

describe('a charge without a method', () => {
  const { method: _absent, ...WITHOUT } = QR;

  test.each([
    ['none', undefined],
    ['null', null],
    ['an unknown word', 'promptpay'],
  ])('has the requested one, also after a reload: %s', async (_what, method) => {
    const server = fakePayments(NONE);
    server.started = answer({ ...WITHOUT, method });
    expect(await startPayment(fakeSession({ payment }), QR_REQUEST)).toMatchObject({
      kind: 'charge',
      charge: { status: 'pending', method: 'thai_qr', charge_id: 'c1' },
    });
    expect(await findCharge(fakeSession({ payment }))).toMatchObject({ method: 'thai_qr' });
    expect(await readCharge(fakeSession({ payment }))).toMatchObject({ method: 'thai_qr' });
    expect(await startPayment(fakeSession({ payment }), QR_REQUEST)).toMatchObject({
      kind: 'charge',
      charge: { status: 'pending' },
    });
    expect(server.count('POST', START)).toBe(1);
  });
});

test('of two charges without ids and methods, the last requested method counts', async () => {
  const { method: _method, charge_id: _id, ...WITHOUT } = QR;
  const server = fakePayments(NONE);
  server.started = answer(WITHOUT);
  await startPayment(fakeSession({ payment }), QR_REQUEST);
  server.charge = NONE;
  server.started = answer({ status: 'pending', redirect_url: 'https://bank.example/3ds' });
  await startPayment(fakeSession({ payment }), { method: 'card', card: { token: 't', mid: 'm' } });
  expect(payment.pendingPaymentStore('bachelor').get()).toMatchObject({ method: 'card' });
});

describe('a method that this site does not know', () => {
  test('opens the page that the server names, and opens it again after a reload', async () => {
    const server = fakePayments(NONE);
    const charge = { status: 'pending', method: 'wallet', charge_id: 'w1', redirect_url: 'https://bank.example/w' };
    server.started = answer(charge);
    const expected = { kind: 'bank', url: charge.redirect_url, charge: { method: 'wallet' } };
    expect(await startPayment(fakeSession({ payment }), { method: 'wallet' })).toMatchObject(expected);
    expect(await startPayment(fakeSession({ payment }), { method: 'wallet' })).toMatchObject(expected);
    expect(server.count('POST', START)).toBe(1);
  });
});

describe('an unknown charge status', () => {
  test('never starts a second charge, because the first may be paid', async () => {
    const server = fakePayments(answer({ ...QR, status: 'settled', expires_at: '2026-11-20T09:00:00Z' }));
    expect(await startPayment(fakeSession({ payment }), { ...QR_REQUEST, renew: true })).toMatchObject({
      kind: 'charge',
      charge: { status: 'pending', unknownStatus: 'settled' },
    });
    expect(server.count('POST', '')).toBe(0);
    expect(payment.pendingPaymentStore('bachelor').get()).toBeNull();
  });
});

describe('a charge that was never started', () => {
  const answers = (status: number, text: string): void =>
    void vi.stubGlobal('fetch', () => Promise.resolve(fakeResponse(status, text)));

  test.each([
    [404, '{"message":"No charge","errors":{}}'],
    [200, ''],
    [200, 'null'],
    [200, '{"data":null}'],
  ])('may have the response %i %j', async (status, text) => {
    answers(status, text);
    expect(await findCharge(fakeSession({ payment }))).toEqual({ status: 'none' });
  });

  test.each([
    [404, '{"message":"No charge","errors":{}}', { kind: 'http', status: 404 }],
    [200, 'null', { kind: 'unreadable' }],
  ] as const)('is an error if one was started here: %i %j', async (status, text, error) => {
    payment
      .pendingPaymentStore('bachelor')
      .set({ applicationId: '7', chargeId: 'c1', startedAt: Date.now() - 3_540_000 });
    answers(status, text);
    await expect(findCharge(fakeSession({ payment }))).rejects.toMatchObject({ name: 'CallError', ...error });
  });

  test('counts as none an hour after one was started here, so that the payer can pay', async () => {
    payment
      .pendingPaymentStore('bachelor')
      .set({ applicationId: '7', chargeId: 'c1', startedAt: Date.now() - 3_660_000 });
    answers(404, '{"message":"No charge","errors":{}}');
    expect(await findCharge(fakeSession({ payment }))).toEqual({ status: 'none' });
  });

  test('counts as none if one was started here for another application', async () => {
    payment.pendingPaymentStore('bachelor').set({ applicationId: '9', chargeId: 'c1', startedAt: Date.now() });
    answers(404, '{"message":"No charge","errors":{}}');
    expect(await findCharge(fakeSession({ payment }))).toEqual({ status: 'none' });
  });

  test('is an error for a page that shows its result', async () => {
    answers(200, 'null');
    await expect(readCharge(fakeSession({ payment }))).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test("is not shown by a proxy's error page", async () => {
    answers(404, '<h1>404</h1>');
    await expect(findCharge(fakeSession({ payment }))).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

test("an SQL expiry without a time zone is ignored in favour of this browser's ten minutes", () => {
  const charge = { charge_id: 'c1', expires_at: '2026-11-20 10:10:00' };
  const pending = { chargeId: 'c1', startedAt: Date.now() };
  expect(qrDeadline({ charge, pending })).toBe(Date.now() + 600_000);
});

describe('a QR code', () => {
  const shows = async (image: string): Promise<string> => {
    vi.stubGlobal('fetch', () => Promise.resolve(fakeResponse(200, JSON.stringify({ image }))));
    return (await readQrImage(fakeSession({ payment }))).image;
  };

  test('is drawn from the text of the bill', async () => {
    const source = await shows(
      '00020101021230490016A00000067701011201150000000000000010207000000153037645406500.005802TH6304ABCD',
    );
    expect(source).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(atob(source.split(',')[1] ?? '')).toContain('<svg');
  });

  test('at an address is shown only from a configured origin', async () => {
    expect(await shows('https://files.university.example/qr.png')).toBe('https://files.university.example/qr.png');
    for (const foreign of [
      'https://elsewhere.example/qr.png',
      'http://files.university.example/qr.png',
      '//x.example/1',
    ])
      await expect(shows(foreign)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('may be at an address of the API, which the site forwards', async () => {
    expect(await shows('/api/qr/1.png')).toBe('/api/qr/1.png');
  });
});
