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
import { carriedFragment, forgetCarriedAnswers } from '../../platform/location/carried-fragment.ts';
import { setLoading } from '../../platform/loading-overlay.ts';
import { isPageHidden, onPageChange, waitForPageShow } from '../../platform/page-life-cycle.ts';
import { flowStores } from '../../platform/storage/flow-stores.ts';
import { setConfirmedAside } from '../../platform/storage/set-confirmed-aside.ts';
import { findSent } from '../../platform/storage/stored-applications.ts';
import { keepPreviousApplication } from '../../platform/storage/keep-previous-application.ts';
import { storageKind } from '../../platform/storage/browser-storage.ts';
import { askForDraft } from '../../platform/storage/ask-for-draft.ts';
import { $dashboardToken, readDashboardContact } from '../../platform/storage/dashboard.ts';
import { $otpResendWait } from '../../platform/storage/otp-resend-wait.ts';
import { tabListCache } from '../../platform/storage/tab-lists.ts';

const loadDialogs = () => import('../../application/ui/application-dialogs.ts');

/** The dialogs' code is loaded when the first one opens. */
const browserDialogs = (locale: Locale, messages: FlowMessages): Dialogs => ({
  askForOtp: async (session, reason) =>
    (await import('../../application/ui/otp/ask-for-otp.tsx')).askForOtp(session, messages, reason),
  confirmExistingApplication: async (session, contact, keepsTyped) =>
    (await loadDialogs()).confirmExistingApplication(session, messages, contact, keepsTyped),
  showNotEligible: async (reason) => (await loadDialogs()).showNotEligible(locale, messages, reason),
  showSaved: async () => (await loadDialogs()).showSaved(locale, messages),
  confirmExit: async (saved) => (await loadDialogs()).confirmExit(locale, messages, saved, storageKind() !== 'local'),
  chooseApplication: async (contact) => (await loadDialogs()).chooseApplication(locale, messages, contact),
  chooseTabApplication: async () => (await loadDialogs()).chooseTabApplication(locale, messages),
  confirmNewApplication: async () => (await loadDialogs()).confirmNewApplication(locale, messages),
  resolveEdits: async (conflicts) => (await loadDialogs()).resolveEdits(locale, messages, conflicts),
  resolveLinkConflict: async (names) => (await loadDialogs()).resolveLinkConflict(locale, messages, names),
});

/** The part of an environment that acts on the page. It does nothing once another page has taken this one's place. */
function whileShown<T extends object>(parts: T, isShown: () => boolean): T {
  const guarded = Object.entries(parts).map(([name, act]) => [
    name,
    (...parameters: readonly unknown[]): unknown =>
      // A question that is never asked is never answered.
      isShown() ? (act as (...given: readonly unknown[]) => unknown)(...parameters) : new Promise(() => undefined),
  ]);
  return Object.fromEntries(guarded) as T;
}

/** Creates the environment of a real browser. */
export const createBrowserEnvironment = (
  locale: Locale,
  messages: FlowMessages,
  isShown: () => boolean,
): Environment => ({
  location: {
    carriedFragment,
    clearEveryHost,
    currentPath,
    currentQuery,
    historyState,
    removeQueryParam,
    setLoading,
    waitForPageShow,
    ...whileShown({ navigate, reloadPage }, isShown),
  },
  page: { isHidden: isPageHidden, onChange: onPageChange },
  dialogs: whileShown(browserDialogs(locale, messages), isShown),
  flowStores,
  // Registration must work even if the parameters of an advert cannot be read.
  utmParameters: () =>
    import('../../platform/storage/utm.ts').then(
      ({ utmValues }) => utmValues(),
      () => ({}),
    ),
  readCarriedAnswers: async () =>
    carriedFragment() === ''
      ? undefined
      : (await import('../../platform/location/read-carried-answers.ts')).readCarriedAnswers(),
  forgetCarriedAnswers,
  askForDraft,
  findPreviousApplication: async () =>
    (await import('../../platform/storage/find-previous-application.ts')).findPreviousApplication(),
  keepPreviousApplication,
  findSent,
  setConfirmedAside,
  $otpResendWait,
  listCache: tabListCache(),
  isSignedInToDashboard: () => $dashboardToken.get() !== '',
  readDashboardContact,
});
