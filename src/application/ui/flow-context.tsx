import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { FlowSession } from '../flow-session.ts';
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

/** Returns the island's messages, including those of further namespaces, which the page must have passed to it. */
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
