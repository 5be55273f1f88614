import { useMemo, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { createFlowSession } from '../../application/flow-session.ts';
import type { Flow } from '../../application/flow.ts';
import { PLACEHOLDER } from '../../config/locale-path.ts';
import type { Locale } from '../../config/locales.ts';
import { matchRoute } from '../../config/routes.ts';
import { FlowProvider } from '../../features/shared/flow-context.tsx';
import { WithErrorBoundary } from '../../features/shared/WithErrorBoundary.tsx';
import type { FlowMessages } from '../../i18n/messages.ts';
import { createBrowserPorts } from './browser-ports.ts';

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
