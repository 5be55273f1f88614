import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FlowProvider } from '../../../src/application/ui/flow-context.tsx';
import type { FlowMessages, Messages } from '../../../src/i18n/messages.ts';
import { messages as flowMessages, type TestSession } from '../test-session.ts';

/** A component inside the provider that an island gives it. */
export const inFlow = (
  session: TestSession,
  element: ReactNode,
  messages: FlowMessages & Partial<Messages> = flowMessages,
) => (
  <FlowProvider session={session} messages={messages}>
    {element}
  </FlowProvider>
);

export const renderInFlow = (session: TestSession, element: ReactNode, messages?: FlowMessages & Partial<Messages>) =>
  render(inFlow(session, element, messages));
