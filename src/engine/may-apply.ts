import { callAny } from '../api/call.ts';
import { dialogWords } from '../i18n/late-words.ts';
import { showAlert } from '../ui/overlays/open.ts';
import type { FlowContext } from './context.ts';

/** The server's word: allowed, or not, mostly with its reason. */
export type CanApply = { readonly can_apply: boolean; readonly reason?: string | null | undefined };

export const ALLOWED: CanApply = { can_apply: true };

/**
 * Asks whether applying is allowed now; a flow without the call is asked nothing. By the specification (section 4) it is asked at the
 * registration. Again before the first charge, and before the confirmation of an application that costs nothing: not given by the
 * specification; chosen, since neither can be taken back. @throws {CallError}
 */
export async function canApply({ flow, locale, stores }: FlowContext): Promise<CanApply> {
  const { checkCanApply } = flow.calls;
  if (!checkCanApply) return ALLOWED;
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
