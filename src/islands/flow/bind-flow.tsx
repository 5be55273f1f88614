import { useEffect, useLayoutEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { setListCacheStorage } from '../../api/list-cache.ts';
import { createFlowSession } from '../../application/flow-session.ts';
import type { Flow } from '../../flows/definition/flow.ts';
import { setApplicationNumberOfPage } from '../../platform/page-info.ts';
import { SHELL_SEGMENT } from '../../config/locale-path.ts';
import type { Locale } from '../../config/locales.ts';
import { matchRoute } from '../../config/routes.ts';
import { linkText } from '../../model/link-text.ts';
import { WithErrorBoundary } from '../../application/ui/WithErrorBoundary.tsx';
import { FlowProvider } from '../../application/ui/flow-context.tsx';
import type { FlowMessages } from '../../i18n/messages.ts';
import { createBrowserEnvironment } from './browser-environment.ts';
import type { ScreenPorts } from './screen-ports.ts';

export type IslandComponent<P> = ComponentType<P> & {
  /** Loads what the component renders. Pages await it before they build the component, and hydration does. */
  readonly prepare?: ((props: P) => Promise<unknown>) | undefined;
};

interface IslandProps {
  readonly locale: Locale;
  readonly messages: FlowMessages;
}

/** A page is built once for all campaigns: its HTML has a placeholder for the slug. */
function slugOfPage(path: string): string | undefined {
  if (typeof window === 'undefined') return SHELL_SEGMENT;
  const slug = matchRoute(path)?.parameters['slug'];
  return slug && (linkText(slug) || slug);
}

interface PageFlowProps extends IslandProps {
  readonly flow: Flow;
  readonly ports: ScreenPorts | undefined;
  readonly children: ReactNode;
}

const PageFlow = ({ flow, ports, locale, messages, children }: PageFlowProps) => {
  const [life] = useState({ isEnded: false });
  // A submit or a check of a page that was left may end later, when another page is shown.
  useEffect(() => () => void (life.isEnded = true), [life]);
  const session = useMemo(() => {
    const environment = { ...createBrowserEnvironment(locale, messages, () => !life.isEnded), ...ports };
    const slug = flow.resolveCampaign ? slugOfPage(environment.location.currentPath()) : undefined;
    return createFlowSession({ flow, locale, environment, slug });
  }, [flow, ports, locale, messages, life]);
  // Before the effects that load lists.
  useLayoutEffect(() => {
    const { listCache } = session.environment;
    if (listCache) setListCacheStorage(listCache);
  }, [session]);
  useEffect(() => session.$applicationNumber.subscribe(setApplicationNumberOfPage), [session]);
  return (
    <FlowProvider session={session} messages={messages}>
      {children}
    </FlowProvider>
  );
};

/**
 * Binds a screen to one flow. Each flow has its own islands, so that a page loads only its flow's code.
 * @param ports those that only screens need; absent for a step's form
 */
export function bindFlow<P extends object>(
  flow: Flow,
  Screen: IslandComponent<P>,
  ports?: ScreenPorts,
): IslandComponent<P & IslandProps> {
  const Bound = (props: P & IslandProps) => {
    const { locale, messages } = props;
    return (
      <WithErrorBoundary locale={locale}>
        <PageFlow flow={flow} ports={ports} locale={locale} messages={messages}>
          <Screen {...props} />
        </PageFlow>
      </WithErrorBoundary>
    );
  };
  return Object.assign(Bound, { prepare: Screen.prepare });
}
