import { callUntyped } from '../api/client.ts';
import { href } from '../config/routes.ts';
import type { Eligibility } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { FlowSession } from './flow-session.ts';

export const ELIGIBLE: Eligibility = { can_apply: true };

/**
 * Loads whether applying is allowed now. It always is in a flow without this call.
 * @chosen The call is repeated before the first charge and before a confirmation without payment.
 * @throws {CallError}
 */
export async function fetchEligibility({ flow, locale, stores, signal }: FlowSession): Promise<Eligibility> {
  const { checkCanApply } = flow.calls;
  if (!checkCanApply) return ELIGIBLE;
  return callUntyped(checkCanApply, { locale, parameters: { id: stores.$id.get() }, signal });
}

/**
 * Checks whether applying is allowed now, and shows the reason when it is not.
 * @param known what was loaded a moment ago. A refusal is asked again: it may have been given because the contact was not confirmed
 * @throws {CallError}
 */
export async function ensureEligible(session: FlowSession, known?: Eligibility): Promise<boolean> {
  const { can_apply: allowed, reason } = known?.can_apply ? known : await fetchEligibility(session);
  if (!allowed) await notifyNotEligible(session, reason);
  return allowed;
}

/** Shows that applying is not allowed, and navigates to the other programmes when the applicant wants to see them. */
export async function notifyNotEligible(
  { locale, dialogs, environment: { location } }: FlowSession,
  reason?: Eligibility['reason'],
): Promise<void> {
  if (await dialogs.showNotEligible(reason)) location.navigate(href('home', locale));
}

/**
 * Whether any round takes applications. Where rounds are not listed or cannot be loaded, the intake counts as open.
 * @param kept `use` lets rounds that this tab has kept count as open. Kept ones that are closed may have opened, so they are asked for
 */
export async function isIntakeOpen(
  session: FlowSession,
  values: Values,
  kept: 'use' | 'renew' = 'renew',
): Promise<boolean> {
  const { flow, locale } = session;
  try {
    const rounds = await flow.rounds?.(values, { locale, kept });
    const isAnyOpen = rounds?.some(({ open }) => open) ?? true;
    return isAnyOpen || (kept === 'use' && (await isIntakeOpen(session, values)));
  } catch {
    return true;
  }
}
