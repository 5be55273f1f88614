import { useEffect, useLayoutEffect, useMemo, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { createFlowSession } from '../../application/flow-session.ts';
import type { Flow } from '../../flows/definition/flow.ts';
import { focusNewViews } from '../../platform/focus-new-view.ts';
import { tellApplicationNumber } from '../../platform/page-info.ts';
import { supportTranslatedPages } from '../../platform/translated-page.ts';
import { PLACEHOLDER } from '../../config/locale-path.ts';
import type { Locale } from '../../config/locales.ts';
import { matchRoute } from '../../config/routes.ts';
import { linkText } from '../../model/link-text.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { WithErrorBoundary } from '../../application/ui/WithErrorBoundary.tsx';
import { FlowProvider } from '../../application/ui/flow-context.tsx';
import type { FlowMessages } from '../../i18n/messages.ts';
import { createBrowserEnvironment } from './browser-environment.ts';

interface IslandProps {
  readonly locale: Locale;
  readonly messages: FlowMessages;
}

/** A page is built once for all campaigns: its HTML has a placeholder for the slug. */
function slugOfPage(path: string): string | undefined {
  if (typeof window === 'undefined') return PLACEHOLDER;
  const slug = matchRoute(path)?.parameters['slug'];
  return slug && (linkText(slug) || slug);
}

const PageFlow = ({ flow, locale, messages, children }: IslandProps & { flow: Flow; children: ReactNode }) => {
  const session = useMemo(() => {
    const environment = createBrowserEnvironment(locale, messages);
    const slug = flow.resolveCampaign ? slugOfPage(environment.location.currentPath()) : undefined;
    return createFlowSession({ flow, locale, environment, slug });
  }, [flow, locale, messages]);
  useEffect(() => session.$applicationNumber.subscribe(tellApplicationNumber), [session]);
  return (
    <FlowProvider session={session} messages={messages}>
      {children}
    </FlowProvider>
  );
};

/** Binds a screen to one flow. Each flow has islands of its own, so that a page loads the code of its flow only. */
export const bindFlow =
  <P extends object>(flow: Flow, Screen: ComponentType<P>): FunctionComponent<P & IslandProps> =>
  ({ locale, messages, ...props }) => {
    useKeptFocus();
    useLayoutEffect(focusNewViews, []);
    useLayoutEffect(supportTranslatedPages, []);
    return (
      <WithErrorBoundary locale={locale}>
        <PageFlow flow={flow} locale={locale} messages={messages}>
          <Screen {...(props as unknown as P)} />
        </PageFlow>
      </WithErrorBoundary>
    );
  };
