import { href } from '../config/routes.ts';
import { dialogWords } from '../i18n/late-words.ts';
import { decide, showAlert } from '../ui/overlays/open.ts';
import { savedPreset } from '../ui/overlays/presets.ts';
import type { FlowContext } from './context.ts';
import { go } from './ports.ts';
import { hasSession } from './session.ts';

/** The success alert of the spec, section 8. */
export async function tellSaved({ words, locale }: FlowContext): Promise<void> {
  const { title, message } = (await dialogWords(locale)).savedAlert;
  await showAlert({ style: 'success', title, message, close: words.common.close });
}

/**
 * "Save and leave": the info preset, then home by its link only (spec, section 2). It claims no more than
 * the server has acknowledged: before the registration the draft is on this device only.
 */
export async function offerLeave(context: FlowContext, from: 'page' | 'documents' = 'page'): Promise<void> {
  const { words, locale } = context;
  const { close } = words.common;
  const {
    saved,
    leaving: { draft, ...held },
  } = await dialogWords(locale);
  const decision = await decide(
    hasSession(context)
      ? { ...savedPreset(saved, close), description: held[from] }
      : savedPreset({ ...saved, ...draft }, close),
  );
  if (decision === 'cancelled') go(href('home', locale));
}
