import { atom, type WritableAtom } from 'nanostores';
import { isNotFound } from '../api/errors.ts';
import type { Locale } from '../config/locales.ts';
import { href, type RouteName } from '../config/routes.ts';
import type { FlowKey } from '../config/storage-keys.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { CampaignNotFound, type CampaignContext } from '../flows/definition/campaign-context.ts';
import type { Flow } from '../flows/definition/flow.ts';
import type { Dialogs, Environment, FlowSession, OtpReason } from './environment.ts';

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

/** Counts in `$openDialogs` the dialogs that wait for the applicant. */
function countOpenDialogs(dialogs: Dialogs, $openDialogs: WritableAtom<number>): Dialogs {
  const counted =
    <Args extends unknown[], Answer>(open: (...values: Args) => Promise<Answer>) =>
    async (...values: Args): Promise<Answer> => {
      $openDialogs.set($openDialogs.get() + 1);
      try {
        return await open(...values);
      } finally {
        $openDialogs.set($openDialogs.get() - 1);
      }
    };
  const entries = Object.entries<(...values: never[]) => Promise<unknown>>({ ...dialogs });
  return Object.fromEntries(entries.map(([name, open]) => [name, counted(open)])) as unknown as Dialogs;
}

interface FlowSessionOptions<E extends Environment> {
  readonly flow: Flow;
  readonly locale: Locale;
  readonly environment: E;
  readonly slug?: string | undefined;
}

export function createFlowSession<E extends Environment>({
  flow,
  locale,
  environment,
  slug,
}: FlowSessionOptions<E>): FlowSession<E> {
  const flowKey: FlowKey = slug === undefined ? flow.id : `${flow.id}:${slug}`;
  const $campaign = atom<CampaignContext>({ slug });
  const $openDialogs = atom(0);
  const dialogs = countOpenDialogs(environment.dialogs, $openDialogs);
  const askForOtp = (reason: OtpReason): Promise<boolean> => dialogs.askForOtp(session, reason);
  const session: FlowSession<E> = {
    flow,
    locale,
    flowKey,
    stores: environment.flowStores(flowKey),
    environment,
    dialogs: { ...dialogs, askForOtp },
    $openDialogs,
    $campaign,
    $contact: atom(),
    $loadedApplicationId: atom(),
    $applicationNumber: atom(),
    $loadedRevision: atom(),
    $tokenOfCode: atom(),
    resolveCampaign: createCampaignResolver(flow, locale, $campaign),
    reauthenticate: singleFlight(() => askForOtp({ reason: 'session' })),
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
