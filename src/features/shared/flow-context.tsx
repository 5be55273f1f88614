import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { PLACEHOLDER } from '../../config/locale-path.ts';
import type { Locale } from '../../config/locales.ts';
import { matchRoute } from '../../config/routes.ts';
import { createFlowSession, type FlowSession } from '../../application/flow-session.ts';
import type { Flow } from '../../application/flow.ts';
import type { Ports } from '../../application/ports.ts';
import type { Namespace } from '../../i18n/namespaces.ts';
import type { FlowMessages, Messages } from '../../i18n/messages.ts';

interface FlowContextValue {
  readonly session: FlowSession;
  readonly messages: FlowMessages;
}

const FlowContext = createContext<FlowContextValue | undefined>(undefined);

export function useFlow(): FlowContextValue {
  const value = useContext(FlowContext);
  if (!value) throw new Error('No FlowProvider');
  return value;
}

/** Messages of further namespaces, which the page passed to its island. */
export function useMessages<N extends Namespace>(...namespaces: readonly N[]): FlowMessages & Pick<Messages, N> {
  const messages = useFlow().messages as FlowMessages & Partial<Messages>;
  const missing = namespaces.find((namespace) => messages[namespace] === undefined);
  if (missing !== undefined) throw new Error(`No messages of ${missing}`);
  return messages as FlowMessages & Pick<Messages, N>;
}

interface FlowProviderProps extends FlowContextValue {
  readonly children: ReactNode;
}

export const FlowProvider = ({ session, messages, children }: FlowProviderProps) => {
  const value = useMemo(() => ({ session, messages }), [session, messages]);
  return <FlowContext value={value}>{children}</FlowContext>;
};

interface PageFlowProviderProps {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly messages: FlowMessages;
  readonly createPorts: (locale: Locale, messages: FlowMessages) => Ports;
  readonly children: ReactNode;
}

/** A page is built once for all campaigns: its HTML has a placeholder for the slug. */
function slugOfPage(flow: Flow, ports: Ports): string | undefined {
  if (!flow.resolveCampaign) return undefined;
  return typeof window === 'undefined' ? PLACEHOLDER : matchRoute(ports.location.currentPath())?.parameters['slug'];
}

/** Creates the session of an island for the flow of the page and the campaign of its URL. */
export const PageFlowProvider = ({ flow, locale, messages, createPorts, children }: PageFlowProviderProps) => {
  const session = useMemo(() => {
    const ports = createPorts(locale, messages);
    return createFlowSession({ flow, locale, ports, slug: slugOfPage(flow, ports) });
  }, [flow, locale, messages, createPorts]);
  return (
    <FlowProvider session={session} messages={messages}>
      {children}
    </FlowProvider>
  );
};
