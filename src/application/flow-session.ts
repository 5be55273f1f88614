import { atom, type WritableAtom } from 'nanostores';
import { isNotFound } from '../api/errors.ts';
import type { Locale } from '../config/locales.ts';
import { href, type RouteName } from '../config/routes.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { CampaignNotFound, type CampaignContext } from '../flows/definition/campaign-context.ts';
import type { Flow } from '../flows/definition/flow.ts';
import type { Environment, FlowSession } from './environment.ts';

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

export type { FlowSession } from './environment.ts';

interface FlowSessionOptions {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly environment: Environment;
  readonly slug?: string | undefined;
}

export function createFlowSession({ flow, locale, environment, slug }: FlowSessionOptions): FlowSession {
  const flowKey: FlowKey = slug === undefined ? flow.id : `${flow.id}:${slug}`;
  const $campaign = atom<CampaignContext>({ slug });
  const session: FlowSession = {
    flow,
    locale,
    flowKey,
    stores: environment.flowStores(flowKey),
    environment,
    $campaign,
    $contact: atom(),
    $loadedApplicationId: atom(),
    $applicationNumber: atom(),
    $loadedRevision: atom(),
    resolveCampaign: createCampaignResolver(flow, locale, $campaign),
    reauthenticate: singleFlight(() => environment.dialogs.askForOtp(session, { reason: 'session' })),
  };
  return session;
}

export function flowHref(session: FlowSession, route: RouteName, query: Readonly<Record<string, string>> = {}): string {
  const { slug } = session.$campaign.get();
  const path = (href as (name: RouteName, locale: Locale, parameters: object) => string)(
    route,
    session.locale,
    slug === undefined ? {} : { slug },
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
