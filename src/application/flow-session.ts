import { atom } from 'nanostores';
import type { Locale } from '../config/locales.ts';
import { href, type RouteName } from '../config/routes.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { createCampaignResolver } from './campaign.ts';
import type { CampaignContext } from './campaign-context.ts';
import type { Flow } from './flow.ts';
import type { Ports, SessionState } from './ports.ts';

export interface FlowSession extends SessionState {
  readonly ports: Ports;
  /** Calls that are refused at the same time share one dialog. */
  readonly reauthenticate: () => Promise<boolean>;
}

interface FlowSessionOptions {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly ports: Ports;
  readonly slug?: string | undefined;
}

export function createFlowSession({ flow, locale, ports, slug }: FlowSessionOptions): FlowSession {
  const flowKey: FlowKey = slug === undefined ? flow.id : `${flow.id}:${slug}`;
  const $campaign = atom<CampaignContext>({ slug });
  const session: FlowSession = {
    flow,
    locale,
    flowKey,
    stores: ports.flowStores(flowKey),
    ports,
    $campaign,
    $contact: atom(),
    $loadedApplicationId: atom(),
    $loadedRevision: atom(),
    resolveCampaign: createCampaignResolver(flow, locale, $campaign),
    reauthenticate: singleFlight(() => ports.dialogs.askForOtp(session, { reason: 'session' })),
  };
  return session;
}

export function flowHref(
  session: SessionState,
  route: RouteName,
  query: Readonly<Record<string, string>> = {},
): string {
  const { slug } = session.$campaign.get();
  const path = (href as (name: RouteName, locale: Locale, parameters: object) => string)(
    route,
    session.locale,
    slug === undefined ? {} : { slug },
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
