import * as v from 'valibot';
import otp from '../../locales/en/otp.json' with { type: 'json' };
import common from '../../locales/en/common.json' with { type: 'json' };
import dialogs from '../../locales/en/dialogs.json' with { type: 'json' };
import errors from '../../locales/en/errors.json' with { type: 'json' };
import fields from '../../locales/en/fields.json' with { type: 'json' };
import flow from '../../locales/en/flow.json' with { type: 'json' };
import { atom } from 'nanostores';
import { vi } from 'vitest';
import { pendingPaymentsInMemory, submissionsInMemory } from '../payment/pending-payments-in-memory.ts';
import { createFlowSession, type FlowSession } from '../../src/application/flow-session.ts';
import type { Flow } from '../../src/flows/definition/flow.ts';
import type { Environment, FlowStores, PageVisibility } from '../../src/application/environment.ts';
import type { PaymentEnvironment } from '../../src/payment/payment-environment.ts';
import type { ResultEnvironment } from '../../src/result/result-environment.ts';
import { dashboardEnvironment } from '../../src/islands/flow/dashboard-environment.ts';
import { currentPath, currentQuery, historyState, removeQueryParam } from '../../src/platform/location/location.ts';
import { flowStores } from '../../src/platform/storage/flow-stores.ts';
import { askForDraft } from '../../src/platform/storage/ask-for-draft.ts';
import { $otpResendWait } from '../../src/platform/storage/otp-resend-wait.ts';
import { setConfirmedAside } from '../../src/platform/storage/set-confirmed-aside.ts';
import { findSent } from '../../src/platform/storage/stored-applications.ts';
import { utmValues } from '../../src/platform/storage/utm.ts';
import type { Locale } from '../../src/config/locales.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import type { FlowMessages, Messages } from '../../src/i18n/messages.ts';
import { Application } from '../../src/model/application.ts';

export const messages: FlowMessages & Pick<Messages, 'otp' | 'dialogs'> = {
  common,
  dialogs,
  errors,
  fields,
  flow,
  otp,
};

/** An application as the server returns it: draft number 7, with the given answers. */
export const applicationOf = (answers: Readonly<Record<string, unknown>> = {}): Application =>
  v.parse(Application, { id: 7, ...answers });

/** The browser of the payment: it has no payment yet, and the bank's page opens. */
export function fakePaymentEnvironment() {
  return {
    ...pendingPaymentsInMemory(),
    ...submissionsInMemory(),
    saveDashboardToken: vi.fn<PaymentEnvironment['saveDashboardToken']>(),
    withTabLock: (_name, run) => run(() => Promise.resolve(true)),
    redirectToBank: vi.fn<PaymentEnvironment['redirectToBank']>(() => true),
    mayShowImage: (url) => /^(?:\/|https:\/\/files\.university\.example\/)[^/]/.test(url),
  } satisfies PaymentEnvironment;
}

const fakeResultEnvironment = () =>
  ({
    saveConfirmedApplication: vi.fn<ResultEnvironment['saveConfirmedApplication']>(),
    readConfirmedApplication: vi.fn<ResultEnvironment['readConfirmedApplication']>(),
    keptCopies: () => import('../../src/platform/storage/kept-copy.ts'),
  }) satisfies ResultEnvironment;

/** A page that is shown. */
export function fakePage() {
  let isHidden = false;
  const listeners = new Set<() => void>();
  return {
    isHidden: () => isHidden,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Hides or shows the page, or brings the network back. */
    change: (change: { readonly isHidden: boolean }): void => {
      ({ isHidden } = change);
      for (const listener of listeners) listener();
    },
  } satisfies PageVisibility & Record<'change', unknown>;
}

export type FakePayment = ReturnType<typeof fakePaymentEnvironment>;

/** A browser whose functions are mocks. Its storage and its URL are those of the test's page, where the test has a DOM. */
export const fakeEnvironment = () => ({
  location: {
    carriedFragment: vi.fn<Environment['location']['carriedFragment']>(() => ''),
    currentPath,
    currentQuery,
    historyState,
    removeQueryParam,
    navigate: vi.fn<Environment['location']['navigate']>(),
    clearEveryHost: vi.fn<Environment['location']['clearEveryHost']>(() => false),
    reloadPage: vi.fn<() => void>(),
    setLoading: vi.fn<(isLoading: boolean) => void>(),
    waitForPageShow: vi.fn<Environment['location']['waitForPageShow']>(async () => Promise.resolve()),
  },
  page: fakePage(),
  dialogs: {
    askForOtp: vi.fn<Environment['dialogs']['askForOtp']>(async () => Promise.resolve(false)),
    confirmExistingApplication: vi.fn<Environment['dialogs']['confirmExistingApplication']>(async () =>
      Promise.resolve(false),
    ),
    showNotEligible: vi.fn<Environment['dialogs']['showNotEligible']>(async () => Promise.resolve(false)),
    showSaved: vi.fn<() => Promise<void>>(async () => Promise.resolve()),
    confirmExit: vi.fn<Environment['dialogs']['confirmExit']>(async () => Promise.resolve(false)),
    chooseApplication: vi.fn<Environment['dialogs']['chooseApplication']>(async () => Promise.resolve('dismissed')),
    chooseTabApplication: vi.fn<Environment['dialogs']['chooseTabApplication']>(async () =>
      Promise.resolve('dismissed'),
    ),
    confirmNewApplication: vi.fn<Environment['dialogs']['confirmNewApplication']>(async () => Promise.resolve(false)),
    resolveEdits: vi.fn<Environment['dialogs']['resolveEdits']>(async () => Promise.resolve('dismissed')),
    resolveLinkConflict: vi.fn<Environment['dialogs']['resolveLinkConflict']>(async () => Promise.resolve('dismissed')),
  },
  flowStores,
  // The choice about cookies stands in the page, which tests without a DOM do not have.
  utmParameters: async () => Promise.resolve(typeof document === 'undefined' ? {} : utmValues()),
  readCarriedAnswers: vi.fn<Environment['readCarriedAnswers']>(async () => Promise.resolve(undefined)),
  forgetCarriedAnswers: vi.fn<() => void>(),
  askForDraft,
  findPreviousApplication: vi.fn<Environment['findPreviousApplication']>(async () => Promise.resolve(undefined)),
  keepPreviousApplication: vi.fn<Environment['keepPreviousApplication']>(),
  findSent,
  setConfirmedAside,
  $otpResendWait,
  listCache: undefined,
  isSignedInToDashboard: () => dashboardEnvironment.$dashboardToken.get() !== '',
  readDashboardContact: dashboardEnvironment.readContact,
  payment: fakePaymentEnvironment(),
  result: fakeResultEnvironment(),
  dashboard: dashboardEnvironment,
});

/** Stores that share nothing with those of another page. */
export const storesInMemory = (id: string, token: string): FlowStores => ({
  $draft: atom({}),
  $marks: atom({}),
  $acknowledged: atom(null),
  $id: atom(id),
  $token: atom(token),
  $revision: atom(''),
});

/** A session whose browser can be asked what was done with it. */
export type TestSession = FlowSession & { readonly environment: ReturnType<typeof fakeEnvironment> };

interface SessionOptions {
  readonly slug?: string | undefined;
  readonly locale?: Locale;
}

/** The session of a flow in a browser that has stored nothing yet: the bachelor flow in English by default. */
export function freshSession(flow: Flow = bachelor, { slug, locale = 'en' }: SessionOptions = {}): TestSession {
  const environment = fakeEnvironment();
  const session = createFlowSession({ flow, locale, environment, slug });
  session.stores.$draft.set({});
  session.stores.$marks.set({});
  session.stores.$acknowledged.set(null);
  session.stores.$id.set('');
  session.stores.$token.set('');
  session.stores.$revision.set('');
  return Object.assign(session, { environment });
}

/** The session after a registration: id 7 and a token. */
export function applyingSession(flow: Flow = bachelor, options: SessionOptions = {}): TestSession {
  const session = freshSession(flow, options);
  session.stores.$id.set('7');
  session.stores.$token.set('old-token');
  session.$contact.set({ phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' });
  session.$loadedApplicationId.set('7');
  return session;
}

/** Answers to the first step, as its form cleans them. Everything is made up. */
export const START = {
  programme_type: 'four_year',
  education: 'm6',
  faculty_id: '1',
  prefix_name: 'mr',
  first_name: 'สมมติ',
  last_name: 'ตัวอย่าง',
  phone: '0812345678',
  phone_country: 'TH',
  email: 'applicant@example.com',
} as const;
