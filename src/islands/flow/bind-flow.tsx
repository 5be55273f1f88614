import type { ComponentType, FunctionComponent } from 'react';
import type { Flow } from '../../application/flow.ts';
import type { Locale } from '../../config/locales.ts';
import { PageFlowProvider } from '../../features/shared/flow-context.tsx';
import { WithErrorBoundary } from '../../features/shared/WithErrorBoundary.tsx';
import type { FlowMessages } from '../../i18n/messages.ts';
import { createBrowserPorts } from './browser-ports.ts';

interface IslandProps {
  readonly locale: Locale;
  readonly messages: FlowMessages;
}

/** Binds a screen to one flow. An island is this and a name, so that a page loads the code of its own flow only. */
export const bindFlow =
  <P extends object>(flow: Flow, Screen: ComponentType<P>): FunctionComponent<P & IslandProps> =>
  ({ locale, messages, ...props }) => (
    <WithErrorBoundary locale={locale}>
      <PageFlowProvider flow={flow} locale={locale} messages={messages} createPorts={createBrowserPorts}>
        <Screen {...(props as unknown as P)} />
      </PageFlowProvider>
    </WithErrorBoundary>
  );
