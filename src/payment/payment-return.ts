import { atom, type ReadableAtom } from 'nanostores';
import { isNotFound } from '../api/errors.ts';
import type { Environment, FlowSession } from '../application/environment.ts';
import { createFlowSession } from '../application/flow-session.ts';
import type { PaymentEnvironment, PaymentSession, WithPayment } from './payment-environment.ts';
import type { FlowId } from '../config/flow-registry.ts';
import { href } from '../config/routes.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import type { Application } from '../model/application.ts';
import { redirectIfStale, redirectToSent } from './charge-page.ts';
import { readCharge, readPaidApplication } from './payment-client.ts';
import { createChargePoller, type ChargePoll } from './poll-charge.ts';

/** Returns the payments that this browser has stored, newest first. */
const paymentsKept = (payment: PaymentEnvironment) =>
  payment
    .pendingPaymentKeys()
    .flatMap((key) => {
      const pending = payment.pendingPaymentStore(key).get();
      return pending ? [{ key, ...pending }] : [];
    })
    .sort((one, other) => other.startedAt - one.startedAt);

const flowOfKey = (key: FlowKey): FlowId => key.split(':')[0] as FlowId;

/** If the API is down, nginx cannot know which flow was paid and may redirect the payer to another flow's return page. */
function returnPageElsewhere({ flow, locale, environment }: PaymentSession): string | undefined {
  const payments = paymentsKept(environment.payment);
  const [newest] = payments;
  if (!newest || payments.some(({ key }) => flowOfKey(key) === flow.id)) return undefined;
  return href(`${flowOfKey(newest.key)}.redirect-kbank`, locale);
}

/**
 * Finds the campaign for the return page that all campaigns share: that of the stored payment in the URL, or of the
 * newest one.
 */
function campaignOfReturn({ flow, environment }: PaymentSession): string | undefined {
  const chargeId = environment.location.currentQuery().get('objectId');
  const prefix = `${flow.id}:`;
  const payments = paymentsKept(environment.payment).filter(({ key }) => key.startsWith(prefix));
  return (payments.find((payment) => payment.chargeId === chargeId) ?? payments[0])?.key.slice(prefix.length);
}

/**
 * Returns `undefined` if this browser knows no application or was paying for another one. The URL only chooses among
 * stored payments, because anybody can write it (docs/spec-decisions.md, 6.3).
 */
export function sessionForPaymentReturn<E extends Environment & WithPayment>(
  page: FlowSession<E>,
): FlowSession<E> | undefined {
  const { flow, locale, environment } = page;
  const isShared = flow.resolveCampaign !== undefined && page.$campaign.get().slug === undefined;
  const slug = isShared ? campaignOfReturn(page) : undefined;
  if (isShared && slug === undefined) return undefined;
  const session = isShared ? createFlowSession({ flow, locale, environment, slug }) : page;
  const pending = environment.payment.pendingPaymentStore(session.flowKey).get();
  const { $id } = session.stores;
  if ($id.get() === '' && pending) $id.set(pending.applicationId); // The token is not stored; the first call asks for a code.
  const id = $id.get();
  return id === '' || (pending && pending.applicationId !== id) ? undefined : session;
}

/** What is being paid, as far as the server has said. The amount is in baht. */
export interface PaidItem {
  readonly application?: Application;
  readonly amount?: number | null | undefined;
  /** The server's word for an unknown charge state. */
  readonly unknownStatus?: string | undefined;
}

export type PaymentReturnState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-found'; readonly session: PaymentSession }
  | ({
      readonly kind: 'waiting' | 'redirecting';
      readonly session: PaymentSession;
      readonly poll: ChargePoll;
    } & PaidItem);

export interface PaymentReturnStore {
  readonly $state: ReadableAtom<PaymentReturnState>;
  readonly load: () => void;
  readonly check: () => void;
  readonly dispose: () => void;
}

export function createPaymentReturnStore(page: PaymentSession): PaymentReturnStore {
  const $state = atom<PaymentReturnState>({ kind: 'loading' });
  let dispose = (): void => undefined;

  function load(): void {
    dispose();
    const session = sessionForPaymentReturn(page);
    if (!session) {
      if (redirectToSent(page)) return;
      const elsewhere = returnPageElsewhere(page);
      if (elsewhere === undefined) return $state.set({ kind: 'not-found', session: page });
      return page.environment.location.navigate(elsewhere, { replace: true });
    }
    const poll = createChargePoller({
      read: () => readCharge(session),
      page: page.environment.page,
      onResponse: (charge) => {
        update({ amount: charge.amount, unknownStatus: charge.unknownStatus });
        if (!redirectIfStale(session, 'paymentReturn', charge)) return;
        poll.stop();
        $state.set({ ...$state.get(), kind: 'redirecting', session, poll });
      },
      onError: (error) => {
        if (!isNotFound(error)) return;
        poll.stop();
        $state.set({ kind: 'not-found', session });
      },
    });
    const update = (item: PaidItem): void => {
      const state = $state.get();
      if (state.kind === 'waiting' && state.poll === poll) $state.set({ ...state, ...item });
    };
    dispose = poll.stop;
    $state.set({ kind: 'waiting', session, poll });
    poll.start();
    poll.check();
    // The result does not wait for the dashboard token or for the name of what is paid.
    readPaidApplication(session).then(
      (application) => update({ application }),
      () => undefined,
    );
  }

  function check(): void {
    const state = $state.get();
    if (state.kind === 'waiting') state.poll.check();
  }

  return { $state, load, check, dispose: () => dispose() };
}
