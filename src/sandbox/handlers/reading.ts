import type { ApplicationType } from '../../model/application.ts';
import { presentApplication } from '../applications/present-application.ts';
import { campaignOf } from '../seed/find-campaign.ts';
import type { Call } from '../shared/contract-types.ts';
import type { ApplicationRow } from '../database/tables.ts';
import { Refusal } from '../shared/refusal.ts';
import { giveDashboardToken } from '../applications/tokens.ts';
import { messageFor } from '../shared/messages.ts';

interface ReadQuery {
  readonly include_dashboard_token?: '1' | undefined;
  readonly no_payment?: '1' | undefined;
}

/** Handles `GET {family}/{id}`. */
export const loadApplication = async ({
  services: { database },
  application,
  query,
  locale,
  now,
}: Pick<Call<ReadQuery, undefined, ApplicationRow>, 'services' | 'application' | 'query' | 'locale' | 'now'>) => {
  const withPayment = query.no_payment !== '1';
  const shown = await presentApplication(database, application, { locale, now, withPayment });
  if (query.include_dashboard_token !== '1') return shown;
  return { ...shown, dashboard_token: await giveDashboardToken(database, application.phone, application.email) };
};

/**
 * Creates the handler of `GET {family}/{id}/check-can-apply`. Applying is refused while the intake or the campaign is
 * closed, and after cancellation.
 */
export const checkCanApplyFor =
  (types: readonly ApplicationType[]) =>
  async ({
    services: { database, clients },
    client,
    parameters,
    locale,
  }: Pick<Call, 'services' | 'client' | 'parameters' | 'locale'>) => {
    const byId = database.selectFrom('applications').selectAll().where('id', '=', Number(parameters['id']));
    const row = await byId.where('type', 'in', types).executeTakeFirst();
    if (!row) throw new Refusal(404, 'notFound');
    const refusal = clients.of(client).closed_types.includes(row.type)
      ? 'intakeClosed'
      : campaignOf(row)?.open === false
        ? 'campaignClosed'
        : row.status === 'cancelled'
          ? 'cancelled'
          : undefined;
    return { can_apply: refusal === undefined, reason: refusal ? messageFor(refusal, locale) : null };
  };
