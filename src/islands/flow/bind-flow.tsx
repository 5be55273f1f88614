import { useLayoutEffect, useMemo, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { createFlowSession } from '../../application/flow-session.ts';
import type { Flow } from '../../flows/definition/flow.ts';
import type { DialogPort, Ports } from '../../application/ports.ts';
import { focusNewViews } from '../../platform/focus-new-view.ts';
import {
  currentPath,
  currentQuery,
  historyState,
  navigate,
  reloadPage,
  removeQueryParam,
} from '../../platform/location/location.ts';
import { waitForPageShow } from '../../platform/page-life-cycle.ts';
import { flowStores } from '../../platform/storage/flow-stores.ts';
import { PLACEHOLDER } from '../../config/locale-path.ts';
import type { Locale } from '../../config/locales.ts';
import { matchRoute } from '../../config/routes.ts';
import { WithErrorBoundary } from '../../application/ui/WithErrorBoundary.tsx';
import { FlowProvider } from '../../application/ui/flow-context.tsx';
import type { FlowMessages } from '../../i18n/messages.ts';

type ApplicationDialogs = typeof import('../../application/ui/application-dialogs.ts');

/** A dialog is found by the name it is asked for by: a list of the names would add to every first load. */
const lazyDialogs = (locale: Locale, messages: FlowMessages, askForOtp: DialogPort['askForOtp']): DialogPort => {
  const loaded: Partial<DialogPort> = { askForOtp };
  return new Proxy(loaded, {
    get: (_, name: keyof DialogPort & keyof ApplicationDialogs) =>
      loaded[name] ??
      (async (...values: readonly unknown[]): Promise<unknown> => {
        const open: (...all: never[]) => unknown = (await import('../../application/ui/application-dialogs.ts'))[name];
        return open(...([locale, messages, ...values] as never[]));
      }),
  }) as DialogPort;
};

/** The real browser behind the use cases. Dialogs and campaign parameters are loaded when they are needed. */
const createBrowserPorts = (locale: Locale, messages: FlowMessages): Ports => ({
  location: {
    currentPath,
    currentQuery,
    historyState,
    navigate,
    reloadPage,
    removeQueryParam,
    untilShownAgain: waitForPageShow,
  },
  flowStores,
  dialogs: lazyDialogs(locale, messages, (session, reason) =>
    import('./ask-for-otp-in-browser.ts').then((otp) => otp.askForOtpInBrowser(session, messages, reason)),
  ),
  // The link of an advert that is not counted stops nobody.
  utmValues: () =>
    import('../../platform/storage/utm.ts').then(
      (utm) => utm.utmValues(),
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
  ({ locale, messages, ...props }) => {
    useLayoutEffect(focusNewViews, []);
    return (
      <WithErrorBoundary locale={locale}>
        <PageFlow flow={flow} locale={locale} messages={messages}>
          <Screen {...(props as unknown as P)} />
        </PageFlow>
      </WithErrorBoundary>
    );
  };
