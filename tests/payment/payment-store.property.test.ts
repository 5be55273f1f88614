import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { LAST_LIMIT_MS, NAMED_SEED, SEED } from '../random-runs.ts';
import {
  AT_BANK,
  CARD_REQUEST,
  CHECK,
  fakePayments,
  openStore,
  pass,
  QR,
  START,
  useFakeClock,
} from './fake-payments.ts';

const ACTIONS = ['press-qr', 'press-card', 'reload', 'wait', 'leave-and-return', 'pay', 'decline', 'expire'] as const;

const step = fc.record({
  action: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('press-qr' as const, 'press-card' as const, 'pay' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...ACTIONS) },
  ),
  /** How long the applicant waits for the answers, in milliseconds. */
  pause: fc.constantFrom(0, 1, 4000, 12_000),
  failure: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc.record({
        path: fc.constantFrom(START, CHECK, 'available-method', '/payment'),
        when: fc.constantFrom('before' as const, 'after' as const),
        as: fc.constantFrom('offline' as const, 500, 502, 409, 422),
      }),
    },
  ),
});

useFakeClock();

test(
  `whatever the applicant presses and the network loses, nothing is charged twice and what is paid is shown (${NAMED_SEED})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        vi.setSystemTime(new Date('2026-11-20T10:00:00Z'));
        const server = fakePayments();
        const { store, page } = openStore();
        let presses = 0;
        let wasPaid = false;
        const press = (request: Parameters<typeof store.start>[0]): void => {
          presses += 1;
          server.started = request.method === 'card' ? AT_BANK : { ...QR, expires_at: '2026-11-20T11:00:00Z' };
          void store.start(request);
        };
        const run: Record<(typeof ACTIONS)[number], () => void> = {
          'press-qr': () => press({ method: 'thai_qr' }),
          'press-card': () => press(CARD_REQUEST),
          reload: () => void store.load(),
          wait: () => undefined,
          'leave-and-return': () => {
            page.change({ isHidden: true });
            page.change({ isHidden: false });
          },
          pay: () => {
            if (server.charge.status === 'pending') server.charge = { ...server.charge, status: 'successful' };
          },
          decline: () => {
            if (server.charge.status === 'pending') server.charge = { ...server.charge, status: 'failed' };
          },
          expire: () => {
            if (server.charge.status === 'pending') server.charge = { ...server.charge, status: 'expired' };
          },
        };
        await store.load();
        for (const { action, pause, failure } of steps) {
          if (failure) server.failures.push({ ...failure });
          const startsBefore = server.count('POST', START);
          wasPaid ||= server.charge.status === 'successful';
          run[action]();
          await pass(pause);
          if (wasPaid) expect(server.count('POST', START)).toBe(startsBefore);
        }
        expect(server.count('POST', START)).toBeLessThanOrEqual(presses);
        await pass(60_000);
        wasPaid ||= server.charge.status === 'successful';
        server.failures.length = 0;
        await store.load();
        expect(store.$state.get().kind).toBe(wasPaid ? 'redirecting' : 'ready');
        store.dispose();
      }),
      { numRuns: 200, seed: SEED },
    );
  },
  LAST_LIMIT_MS,
);
