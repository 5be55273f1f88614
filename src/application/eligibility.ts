import { callUntyped } from '../api/client.ts';
import { href } from '../config/routes.ts';
import type { Eligibility } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { FlowSession } from './flow-session.ts';

export const ELIGIBLE: Eligibility = { can_apply: true };

/**
 * Loads whether applying is allowed now. A flow without this call always allows it.
 * @chosen The call is repeated before the first charge and before a confirmation without payment.
 * @throws {CallError}
 */
export async function fetchEligibility({ flow, locale, stores, signal }: FlowSession): Promise<Eligibility> {
  const { checkCanApply } = flow.calls;
  if (!checkCanApply) return ELIGIBLE;
  return callUntyped(checkCanApply, { locale, parameters: { id: stores.$id.get() }, signal });
}

/**
 * Checks whether applying is allowed now, and shows the reason if it is not.
 * @param known the response of a moment ago. A refusal is requested again, because the contact may not have been
 * confirmed then
 * @throws {CallError}
 */
export async function ensureEligible(session: FlowSession, known?: Eligibility): Promise<boolean> {
  const { can_apply: allowed, reason } = known?.can_apply ? known : await fetchEligibility(session);
  if (!allowed) await notifyNotEligible(session, reason);
  return allowed;
}

/** Says that applying is not allowed, and opens the other programmes if the applicant wants to see them. */
export async function notifyNotEligible(
  { locale, dialogs, environment: { location } }: FlowSession,
  reason?: Eligibility['reason'],
): Promise<void> {
  if (await dialogs.showNotEligible(reason)) location.navigate(href('home', locale));
}

/**
 * Whether any round accepts applications. If rounds are not listed or cannot be loaded, the intake counts as open.
 * @param cache `use` trusts cached rounds that are open. Cached rounds that are closed may have opened since, so they are
 * requested again
 */
export async function isIntakeOpen(
  session: FlowSession,
  values: Values,
  cache: 'use' | 'refresh' = 'refresh',
): Promise<boolean> {
  const { flow, locale } = session;
  try {
    const rounds = await flow.rounds?.(values, { locale, cache });
    const isAnyOpen = rounds?.some(({ open }) => open) ?? true;
    return isAnyOpen || (cache === 'use' && (await isIntakeOpen(session, values)));
  } catch {
    return true;
  }
}
