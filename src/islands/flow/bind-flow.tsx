import { useMemo, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { createFlowSession } from '../../application/flow-session.ts';
import type { Flow } from '../../application/flow.ts';
import type { Ports } from '../../application/ports.ts';
import {
  currentPath,
  currentQuery,
  historyState,
  navigate,
  reloadPage,
  removeQueryParam,
} from '../../browser/location/location.ts';
import { flowStores } from '../../browser/storage/flow-stores.ts';
import { PLACEHOLDER } from '../../config/locale-path.ts';
import type { Locale } from '../../config/locales.ts';
import { matchRoute } from '../../config/routes.ts';
import { WithErrorBoundary } from '../../features/shared/WithErrorBoundary.tsx';
import { FlowProvider } from '../../features/shared/flow-context.tsx';
import type { FlowMessages } from '../../i18n/messages.ts';

const loadDialogs = () => import('../../features/shared/application-dialogs.ts');

/** The real browser behind the use cases. Dialogs and campaign parameters are loaded when they are needed. */
const createBrowserPorts = (locale: Locale, messages: FlowMessages): Ports => ({
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
    chooseTabApplication: async () => (await loadDialogs()).chooseTabApplication(locale, messages),
    confirmNewApplication: async () => (await loadDialogs()).confirmNewApplication(locale, messages),
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

interface IslandProps {
  readonly locale: Locale;
  readonly messages: FlowMessages;
}

/** A page is built once for all campaigns: its HTML has a placeholder for the slug. */
const slugOfPage = (path: string): string | undefined =>
  typeof window === 'undefined' ? PLACEHOLDER : matchRoute(path)?.parameters['slug'];

const PageFlow = ({ flow, locale, messages, children }: IslandProps & { flow: Flow; children: ReactNode }) => {
  const session = useMemo(() => {
    const ports = createBrowserPorts(locale, messages);
    const slug = flow.resolveCampaign ? slugOfPage(ports.location.currentPath()) : undefined;
    return createFlowSession({ flow, locale, ports, slug });
  }, [flow, locale, messages]);
  return (
    <FlowProvider session={session} messages={messages}>
      {children}
    </FlowProvider>
  );
};

/** Binds a screen to one flow. An island is this and a name, so that a page loads the code of its own flow only. */
export const bindFlow =
  <P extends object>(flow: Flow, Screen: ComponentType<P>): FunctionComponent<P & IslandProps> =>
  ({ locale, messages, ...props }) => (
    <WithErrorBoundary locale={locale}>
      <PageFlow flow={flow} locale={locale} messages={messages}>
        <Screen {...(props as unknown as P)} />
      </PageFlow>
    </WithErrorBoundary>
  );
