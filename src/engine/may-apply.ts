import { callAny } from '../api/call.ts';
import { dialogWords } from '../i18n/late-words.ts';
import { showAlert } from '../ui/overlays/open.ts';
import type { FlowContext } from './context.ts';

/** The server's word: allowed, or not, mostly with its reason. */
export type CanApply = { readonly can_apply: boolean; readonly reason?: string | null | undefined };

/**
 * Asks whether applying is allowed now (spec, section 4); a flow without the call is asked nothing. It is asked at the registration,
 * and again before what cannot be taken back: a charge, and the confirmation of an application that costs nothing. @throws {CallError}
 */
export async function canApply({ flow, locale, stores }: FlowContext): Promise<CanApply> {
  const { checkCanApply } = flow.calls;
  if (!checkCanApply) return { can_apply: true };
  return callAny(checkCanApply, { locale, parameters: { id: stores.$id.get() } });
}

/** Says that no intake is open (spec, section 8), by the server's reason where it gives one. */
export async function tellNoIntake({ locale, words }: FlowContext, reason: CanApply['reason']): Promise<void> {
  const { title, message } = (await dialogWords(locale)).noIntake;
  await showAlert({ style: 'info', title, message: reason ?? message, close: words.common.close });
}

/** Whether applying is allowed now; when not, it is told. @throws {CallError} */
export async function mayApply(context: FlowContext): Promise<boolean> {
  const { can_apply: allowed, reason } = await canApply(context);
  if (!allowed) await tellNoIntake(context, reason);
  return allowed;
}
