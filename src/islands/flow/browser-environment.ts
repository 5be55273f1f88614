import type { Dialogs, Environment } from '../../application/environment.ts';
import type { Locale } from '../../config/locales.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import {
  clearEveryHost,
  currentPath,
  currentQuery,
  historyState,
  navigate,
  reloadPage,
  removeQueryParam,
} from '../../platform/location/location.ts';
import { setLoading } from '../../platform/loading-overlay.ts';
import { mayShowImage } from '../../platform/location/may-show-image.ts';
import { redirectToBank } from '../../platform/location/redirect-to-bank.ts';
import { isPageHidden, onPageChange, waitForPageShow } from '../../platform/page-life-cycle.ts';
import { readConfirmedApplication, saveConfirmedApplication } from '../../platform/storage/confirmed-application.ts';
import { saveUnaskedDashboardToken } from '../../platform/storage/dashboard.ts';
import { flowStores } from '../../platform/storage/flow-stores.ts';
import { pendingPaymentKeys, pendingPaymentStore } from '../../platform/storage/pending-payment.ts';
import { withTabLock } from '../../platform/tab-lock.ts';
import { dashboardEnvironment } from './dashboard-environment.ts';

const loadDialogs = () => import('../../application/ui/application-dialogs.ts');

/** The code of the dialogs is loaded when the first of them opens. */
const browserDialogs = (locale: Locale, messages: FlowMessages): Dialogs => ({
  askForOtp: async (session, reason) =>
    (await import('../../application/ui/otp/ask-for-otp.tsx')).askForOtp(session, messages, reason),
  confirmExistingApplication: async () => (await loadDialogs()).confirmExistingApplication(locale, messages),
  showNotEligible: async (reason) => (await loadDialogs()).showNotEligible(locale, messages, reason),
  showSaved: async () => (await loadDialogs()).showSaved(locale, messages),
  confirmExit: async (saved) => (await loadDialogs()).confirmExit(locale, messages, saved),
  chooseApplication: async (contact) => (await loadDialogs()).chooseApplication(locale, messages, contact),
  chooseTabApplication: async () => (await loadDialogs()).chooseTabApplication(locale, messages),
  confirmNewApplication: async () => (await loadDialogs()).confirmNewApplication(locale, messages),
  resolveEdits: async (conflicts) => (await loadDialogs()).resolveEdits(locale, messages, conflicts),
  resolveLinkConflict: async (names) => (await loadDialogs()).resolveLinkConflict(locale, messages, names),
});

/** The real browser behind the use cases. */
export const createBrowserEnvironment = (locale: Locale, messages: FlowMessages): Environment => ({
  location: {
    clearEveryHost,
    currentPath,
    currentQuery,
    historyState,
    navigate,
    reloadPage,
    removeQueryParam,
    setLoading,
    waitForPageShow,
  },
  dialogs: browserDialogs(locale, messages),
  flowStores,
  // An applicant can register even when the parameters of an advert cannot be read.
  campaignParameters: () =>
    import('../../platform/storage/utm.ts').then(
      ({ utmValues }) => utmValues(),
      () => ({}),
    ),
  payment: {
    pendingPaymentStore,
    pendingPaymentKeys,
    saveConfirmedApplication,
    readConfirmedApplication,
    saveDashboardToken: saveUnaskedDashboardToken,
    withTabLock,
    redirectToBank,
    mayShowImage,
    isPageHidden,
    onPageChange,
  },
  dashboard: dashboardEnvironment,
});
