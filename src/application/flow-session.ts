import { atom, type WritableAtom } from 'nanostores';
import { isNotFound } from '../api/errors.ts';
import type { Locale } from '../config/locales.ts';
import { href, type RouteName } from '../config/routes.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { CampaignNotFound, type CampaignContext } from '../flows/definition/campaign-context.ts';
import type { Flow } from '../flows/definition/flow.ts';
import type { Ports, SessionState } from './ports.ts';

function createCampaignResolver(
  { resolveCampaign }: Flow,
  locale: Locale,
  $campaign: WritableAtom<CampaignContext>,
): () => Promise<CampaignContext> {
  let request: Promise<CampaignContext> | undefined;
  return async () => {
    const { slug, campaignId } = $campaign.get();
    if (!resolveCampaign || slug === undefined || campaignId !== undefined) return $campaign.get();
    request ??= resolveCampaign(slug, { locale });
    try {
      $campaign.set(await request);
      return $campaign.get();
    } catch (error) {
      request = undefined;
      throw isNotFound(error) ? new CampaignNotFound() : error;
    }
  };
}

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
