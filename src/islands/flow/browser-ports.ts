import type { Ports } from '../../application/ports.ts';
import { flowStores } from '../../browser/storage/flow-stores.ts';
import {
  currentPath,
  currentQuery,
  historyState,
  navigate,
  reloadPage,
  removeQueryParam,
} from '../../browser/location/location.ts';
import type { Locale } from '../../config/locales.ts';
import type { FlowMessages } from '../../i18n/messages.ts';

const loadDialogs = () => import('../../features/shared/application-dialogs.ts');

/** The real browser behind the use cases. Dialogs and campaign parameters are loaded when they are needed. */
export const createBrowserPorts = (locale: Locale, messages: FlowMessages): Ports => ({
  location: { currentPath, currentQuery, historyState, navigate, reloadPage, removeQueryParam },
  flowStores,
  dialogs: {
    askForOtp: async (session, reason) =>
      (await import('../../features/shared/otp/ask-for-otp.tsx')).askForOtp(session, messages, reason),
    confirmExistingApplication: async () => (await loadDialogs()).confirmExistingApplication(locale, messages),
    showNotEligible: async (reason) => (await loadDialogs()).showNotEligible(locale, messages, reason),
    showSaved: async () => (await loadDialogs()).showSaved(locale, messages),
    confirmExit: async (saved) => (await loadDialogs()).confirmExit(locale, messages, saved),
    chooseApplication: async (contact) => (await loadDialogs()).chooseApplication(locale, messages, contact),
    resolveEdits: async (conflicts) => (await loadDialogs()).resolveEdits(locale, messages, conflicts),
    resolveLinkConflict: async (names) => (await loadDialogs()).resolveLinkConflict(locale, messages, names),
  },
  // The link of an advert that is not counted stops nobody.
  utmValues: () =>
    import('../../browser/storage/utm.ts').then(
      ({ utmValues }) => utmValues(),
      () => ({}),
    ),
});
