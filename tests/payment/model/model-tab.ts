import { createFlowSession } from '../../../src/application/flow-session.ts';
import type { PageVisibility } from '../../../src/application/environment.ts';
import type { PaymentEnvironment } from '../../../src/payment/payment-environment.ts';
import type { ResultEnvironment, ResultSession } from '../../../src/result/result-environment.ts';
import { createPaymentStore, type PaymentStore } from '../../../src/payment/payment-store.ts';
import { createPaymentReturnStore, type PaymentReturnStore } from '../../../src/payment/payment-return.ts';
import { verifyResult } from '../../../src/result/verify-result.ts';
import type { Locale } from '../../../src/config/locales.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { PAYMENT_WAIT_MS } from '../../../src/config/constants.ts';
import type { Charge } from '../../../src/model/payment.ts';
import { storesInMemory } from '../../application/test-session.ts';
import { submissionsInMemory } from '../pending-payments-in-memory.ts';
import { leave, newPageLife, thaw, type PageLife } from './model-browser.ts';
import type { CardToken } from './model-server.ts';

/** What the applicant sees. */
type Shown =
  | { readonly page: 'payment'; readonly store: PaymentStore; readonly again: () => void }
  | { readonly page: 'return'; readonly store: PaymentReturnStore }
  | { readonly page: 'complete' | 'failed'; verified: Charge['status'] | 'error' | undefined }
  | { readonly page: 'bank' };

interface TabParts {
  readonly locale: Locale;
  readonly pages: Map<string, PageLife>;
  readonly pendingPayments: Pick<PaymentEnvironment, 'pendingPaymentStore' | 'pendingPaymentKeys'>;
  readonly tabLock: (page: PageLife) => PaymentEnvironment['withTabLock'];
  readonly now: () => number;
}

const pageOf = (url: string): 'payment' | 'return' | 'complete' | 'failed' => {
  if (url.endsWith('/complete')) return 'complete';
  if (url.endsWith('/failed')) return 'failed';
  return url.endsWith('/payment') ? 'payment' : 'return';
};

/** A tab of the applicant's browser, on the pages of the payment. */
export function openTab({ locale, pages, pendingPayments, tabLock, now }: TabParts) {
  let life = newPageLife(locale);
  let loads = 0;
  let shown: Shown = { page: 'bank' };
  let isHidden = false;
  let unknownSince: number | undefined;
  const starts = new Set<Promise<void>>();
  let listeners = new Set<() => void>();

  function newPage(): ResultSession {
    leave(life);
    loads += 1;
    const own = newPageLife(`${locale}-${loads}`);
    const ownListeners = new Set<() => void>();
    life = own;
    listeners = ownListeners;
    starts.clear();
    unknownSince = undefined;
    pages.set(own.name, own);
    pages.set(locale, own);
    const stores = storesInMemory('7', own.name);
    const ifHere = (go: () => void): void => {
      if (!own.isGone) go();
    };
    const payment: PaymentEnvironment = {
      ...pendingPayments,
      ...submissionsInMemory(),
      saveDashboardToken: () => undefined,
      withTabLock: tabLock(own),
      redirectToBank: () => {
        ifHere(() => {
          newPage();
          shown = { page: 'bank' };
        });
        return true;
      },
      mayShowImage: () => true,
    };
    const result: ResultEnvironment = {
      saveConfirmedApplication: () => undefined,
      readConfirmedApplication: () => undefined,
      keptCopies: () => import('../../../src/platform/storage/kept-copy.ts'),
    };
    const page: PageVisibility = {
      isHidden: () => isHidden || own.isGone,
      onChange: (listener) => {
        ownListeners.add(listener);
        return () => ownListeners.delete(listener);
      },
    };
    return createFlowSession({
      flow: bachelor,
      locale,
      environment: {
        payment,
        result,
        page,
        flowStores: () => stores,
        location: { navigate: (url: string) => ifHere(() => open(pageOf(url))) },
        dialogs: { askForOtp: () => Promise.resolve(false), showNotEligible: () => Promise.resolve() },
      } as unknown as ResultSession['environment'],
      slug: undefined,
    });
  }

  function open(page: 'payment' | 'return' | 'complete' | 'failed'): void {
    const session = newPage();
    const pay = (): void => {
      const store = createPaymentStore(session);
      shown = { page: 'payment', store, again: pay };
      life.atEnd.push(store.dispose);
      store.$state.subscribe(({ kind }) => {
        unknownSince = kind === 'outcome-unknown' ? (unknownSince ?? now()) : undefined;
      });
      void store.load();
    };
    if (page === 'payment') pay();
    else if (page === 'return') {
      const store = createPaymentReturnStore(session);
      shown = { page, store };
      life.atEnd.push(store.dispose);
      store.load();
    } else {
      const result: Shown = { page, verified: undefined };
      shown = result;
      verifyResult(session, page).then(
        (check) => {
          result.verified = check.kind === 'verified' ? check.charge.status : 'error';
        },
        () => {
          result.verified = 'error';
        },
      );
    }
  }

  function start(store: PaymentStore, request: Parameters<PaymentStore['start']>[0]): void {
    const running = store.start(request).finally(() => starts.delete(running));
    starts.add(running);
  }

  /** Presses what the page offers for a card: pay, or go on at the bank. */
  function pressCard(token: CardToken): void {
    const state = shown.page === 'payment' ? shown.store.$state.get() : undefined;
    if (shown.page !== 'payment' || state?.kind !== 'ready' || state.isStarting || life.isFrozen) return;
    const { charge } = state;
    if (charge.status === 'pending' && charge.method === 'card' && charge.redirect_url)
      shown.store.continueAtBank(charge.redirect_url);
    else start(shown.store, { method: 'card', card: { token, mid: 'm' } });
  }

  function pressQr(): void {
    const state = shown.page === 'payment' ? shown.store.$state.get() : undefined;
    if (shown.page !== 'payment' || state?.kind !== 'ready' || state.isStarting || life.isFrozen) return;
    const { method, status } = state.charge;
    if (method === 'thai_qr' && status === 'pending') shown.store.check();
    else
      start(shown.store, { method: 'thai_qr', ...(method === 'thai_qr' && status === 'expired' && { renew: true }) });
  }

  /** Presses what leads on from a page that waits, failed or cannot say. */
  function pressOn(): void {
    if (life.isFrozen) return;
    if (shown.page === 'failed') return open('payment');
    if (shown.page === 'return') return shown.store.check();
    if (shown.page !== 'payment') return;
    const { store } = shown;
    const state = store.$state.get();
    if (state.kind === 'load-failed') void store.load();
    if (state.kind !== 'outcome-unknown') return;
    if (now() - (unknownSince ?? now()) >= PAYMENT_WAIT_MS) void store.load();
    else store.check();
  }

  /** To the review and back: the payment is drawn again on the same page, while an earlier start goes on. */
  function drawAgain(): void {
    if (shown.page !== 'payment' || life.isFrozen) return;
    shown.store.dispose();
    shown.again();
  }

  const changePage = (hidden: boolean): void => {
    isHidden = hidden;
    for (const listener of [...listeners]) listener();
  };

  open('payment');
  return {
    open,
    pressCard,
    pressQr,
    pressOn,
    drawAgain,
    changePage,
    freeze: () => {
      life.isFrozen = true;
    },
    thaw: () => thaw(life),
    close: () => leave(life),
    isStarting: () => starts.size > 0,
    shown: () => shown,
  };
}
export type Tab = ReturnType<typeof openTab>;
