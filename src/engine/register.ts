import { callAny } from '../api/call.ts';
import { isCallError, isUnknownOutcome } from '../api/errors.ts';
import type { RouteName } from '../config/routes.ts';
import { dialogWords } from '../i18n/late-words.ts';
import type { Contact } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import { confirm } from '../ui/overlays/open.ts';
import { duplicatePreset } from '../ui/overlays/presets.ts';
import { askForCode } from './code/ask.ts';
import type { FlowContext } from './context.ts';
import { readApplication } from './entry.ts';
import { findPlace } from './place.ts';
import { openSession } from './held.ts';
import { goesOnAt } from './resume/goes-on-at.ts';
import { utmValues } from '../state/utm.ts';

/** How a registration ended: with an application, or by staying on the page (the dialog that said why was left). */
export type Registered =
  | { readonly kind: 'registered' }
  | { readonly kind: 'resumed'; readonly next: RouteName }
  | { readonly kind: 'stayed' };

const contactIn = ({ phone = '', phone_country = '', email = '' }: Values): Contact => ({
  phone,
  phone_country,
  email,
});

/** Fetches the application a right code has opened and tells where it goes on; the draft is cleared (spec, section 4). */
export async function openExisting(context: FlowContext): Promise<RouteName> {
  context.stores.$draft.set({});
  return goesOnAt(context, await readApplication(context));
}

/** The warning dialog, then a code, then the existing application (spec, sections 2 and 4). */
async function offerExisting(context: FlowContext, applicationId: string | undefined): Promise<Registered> {
  const { duplicate } = await dialogWords(context.locale);
  if (!(await confirm(duplicatePreset(duplicate, context.words.common.close)))) return { kind: 'stayed' };
  if (!(await askForCode(context, { reason: 'register', applicationId }))) return { kind: 'stayed' };
  return { kind: 'resumed', next: await openExisting(context) };
}

async function check(context: FlowContext, contact: Contact, values: Values) {
  const { flow, locale } = context;
  const query = flow.checkQuery(contact, await findPlace(context), values);
  return callAny(flow.calls.check, { locale, query });
}

/**
 * Registers a new application: check, initial, one-time code (spec, section 4). The id and token are stored at once, the draft is
 * cleared. When the answer to `initial` is lost, the check tells whether it happened, so that nobody registers twice.
 * @throws {CallError} when the server refused or could not be reached.
 */
export async function register(context: FlowContext, values: Values): Promise<Registered> {
  const { flow, locale, stores } = context;
  const place = await findPlace(context);
  const contact = contactIn(values);
  context.contact = contact;
  const found = await check(context, contact, values);
  if (found.exists) return offerExisting(context, found.application_id ?? undefined);
  try {
    const body = flow.initialBody({ ...utmValues(), ...values }, place);
    const answer = await callAny(flow.calls.initial, { locale, body });
    openSession(context, answer.id, answer.access_token);
    stores.$draft.set(unsent(values, body));
    if (answer.otp_required && !(await askForCode(context, { reason: 'register', applicationId: answer.id }))) {
      return { kind: 'stayed' };
    }
    return { kind: 'registered' };
  } catch (error) {
    const taken = isCallError(error) && error.status === 409;
    if (!taken && !isUnknownOutcome(error)) throw error;
    const now = await check(context, contact, values);
    if (!now.exists) throw error;
    return offerExisting(context, now.application_id ?? undefined);
  }
}

/** What the registration did not carry stays in the draft until a step's PATCH has brought it. */
const unsent = (values: Values, body: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== '' && !(name in body)));
