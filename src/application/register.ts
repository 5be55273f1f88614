import { callUntyped } from '../api/client.ts';
import { isCallError, isConflict, isServerError, isUnknownOutcome } from '../api/errors.ts';
import type { RouteName } from '../config/routes.ts';
import { isSameContact, type Application, type Contact, type Eligibility } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import { fetchEligibility, isIntakeOpen, notifyNotEligible } from './eligibility.ts';
import { hasUnsentAnswers, replaceDraft } from './draft-changes.ts';
import {
  isRegistrationUnanswered,
  markRegistrationAnswered,
  markRegistrationUnanswered,
  markUnconfirmed,
  unconfirmedContact,
} from './application-marks.ts';
import { valueNamesOf } from '../field-kinds/kinds.ts';
import { sensitiveNames, valuesOf } from '../flows/definition/field-queries.ts';
import type { FlowSession } from './flow-session.ts';
import type { Flow } from '../flows/definition/flow.ts';
import { openExisting, resumeRouteFor } from './resume.ts';
import { hasSession, setCurrentApplication, startNewApplication, startSession } from './session.ts';
import { loadApplication } from './current-application.ts';

export type Registered =
  /**
   * `sent`: the form's answers that the registration included. `eligibility` was requested while the code was being
   * typed; it is `undefined` if that failed, or if the code opened another application.
   */
  | { readonly kind: 'registered'; readonly sent: Values; readonly eligibility: Eligibility | undefined }
  /** An existing application was opened. `drafted`: the draft has answers that this application lacks. */
  | { readonly kind: 'resumed' | 'drafted'; readonly route: RouteName }
  | { readonly kind: 'cancelled' };

const contactIn = ({ phone = '', phone_country = '', email = '' }: Values): Contact => ({
  phone,
  phone_country,
  email,
});

/** Opens an application that this browser has registered. The input belongs to it, so it stays in the draft. */
async function openOwn(session: FlowSession, values: Values): Promise<Registered> {
  const { flow, stores } = session;
  const typed = { ...broughtAnswers(flow, stores.$draft.get()), ...withoutSensitive(flow, values) };
  replaceDraft(stores, typed);
  const application = await loadApplication(session);
  const saved = valuesOf(application);
  const unsaved = Object.entries(typed).filter(([name, value]) => value !== (saved[name] ?? ''));
  stores.$draft.set(Object.fromEntries(unsaved));
  const isUnsaved = unsaved.some(([name]) => name in values);
  const step = isUnsaved && flow.steps.find(({ save }) => save === 'register');
  if (step) return { kind: 'drafted', route: step.route };
  return { kind: 'resumed', route: await resumeRouteFor(session, application) };
}

async function offerExisting(
  session: FlowSession,
  values: Values,
  applicationId: string | undefined,
): Promise<Registered> {
  const { dialogs } = session;
  const contact = contactIn(values);
  const isOwn = isRegistrationUnanswered(session, contact);
  if (!(await dialogs.confirmExistingApplication(session, contact, isOwn))) return { kind: 'cancelled' };
  if (!(await dialogs.askForOtp({ reason: 'register', applicationId }))) return { kind: 'cancelled' };
  return isOwn ? openOwn(session, values) : { kind: 'resumed', route: await openExisting(session) };
}

/**
 * Sends the registration. After a conflict it stays marked as unanswered: browsers may repeat a request on their own,
 * so the conflict may be with the first attempt.
 */
async function sendInitial(session: FlowSession, contact: Contact, body: Values) {
  const { flow, locale, signal } = session;
  const wasUnanswered = isRegistrationUnanswered(session, contact);
  markRegistrationUnanswered(session, contact);
  try {
    const response = await callUntyped(flow.calls.initial, { locale, body, signal });
    markRegistrationAnswered(session);
    return response;
  } catch (error) {
    const isRefused = isCallError(error) && error.kind === 'http' && !isServerError(error) && !isConflict(error);
    if (isRefused && !wasUnanswered) markRegistrationAnswered(session);
    throw error;
  }
}

async function checkContact(session: FlowSession, contact: Contact, values: Values) {
  const { flow, locale, signal } = session;
  const query = flow.checkQuery(contact, await session.resolveCampaign(), values);
  return callUntyped(flow.calls.check, { locale, query, signal });
}

/**
 * Registers, or opens the application that the contact already has. If the response to `initial` is lost, the duplicate
 * check shows whether the registration arrived, so that nobody registers twice (docs/spec.md, section 4).
 * @throws {CallError}
 */
export async function register(session: FlowSession, values: Values): Promise<Registered> {
  const { flow, stores, environment } = session;
  const parameters = environment.utmParameters();
  const campaign = await session.resolveCampaign();
  const contact = contactIn(values);
  session.$contact.set(contact);
  session.$loadedApplicationId.set(undefined);
  const [found, isOpen] = await Promise.all([checkContact(session, contact, values), isIntakeOpen(session, values)]);
  if (found.exists) return offerExisting(session, values, found.application_id ?? undefined);
  if (!isOpen) {
    await notifyNotEligible(session);
    return { kind: 'cancelled' };
  }
  try {
    const body = flow.initialBody({ ...(await parameters), ...values }, campaign);
    const response = await sendInitial(session, contact, body);
    const typed = stores.$draft.get();
    startSession(session, response.id, response.access_token);
    const eligibility = fetchEligibility(session).catch(() => undefined);
    if (response.otp_required) {
      stores.$draft.set(typed);
      keepUnconfirmed(session, values);
      if (!(await confirmContact(session))) return { kind: 'cancelled' };
    }
    replaceDraft(stores, { ...broughtAnswers(flow, typed), ...valuesNotSent(values, body) });
    const sent = Object.fromEntries(Object.entries(body).filter(([name]) => name in values));
    // The code may have opened another application.
    const isSame = stores.$id.get() === response.id;
    return { kind: 'registered', sent, eligibility: isSame ? await eligibility : undefined };
  } catch (error) {
    if (!isConflict(error) && !isUnknownOutcome(error)) throw error;
    const now = await checkContact(session, contact, values);
    if (!now.exists) throw error;
    return offerExisting(session, values, now.application_id ?? undefined);
  }
}

/**
 * Returns the answers to later steps that came from a link or a previous application. The registration does not include
 * them.
 */
function broughtAnswers({ steps }: Flow, draft: Values): Values {
  const later = steps.filter(({ save }) => save !== 'register').flatMap(({ fields }) => fields);
  const brought = later.filter(({ linkedBy, reused }) => linkedBy ?? reused).flatMap(valueNamesOf);
  return Object.fromEntries(brought.flatMap((name) => (draft[name] ? [[name, draft[name]]] : [])));
}

/** Keeps the answers in the draft, so that they survive a reload before the one-time code of the registration is entered. */
function keepUnconfirmed(session: FlowSession, values: Values): void {
  const { $draft } = session.stores;
  $draft.set({ ...$draft.get(), ...withoutSensitive(session.flow, values) });
  markUnconfirmed(session, contactIn(values));
}

/**
 * Asks for the registration's one-time code, unless it was already entered.
 * @returns false when the dialog was dismissed
 */
export async function confirmContact(session: FlowSession): Promise<boolean> {
  if (!unconfirmedContact(session)) return true;
  return session.dialogs.askForOtp({
    reason: 'register',
    applicationId: session.stores.$id.get(),
  });
}

function withoutSensitive({ steps }: Flow, values: Values): Record<string, string> {
  const secrets = sensitiveNames(steps);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)));
}

const valuesNotSent = (values: Values, body: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== '' && !(name in body)));

interface CurrentApplication {
  readonly isNew: boolean;
  /** Present if it had to be loaded for the decision. */
  readonly application?: Application;
}

async function applicationOfAnotherTab(session: FlowSession, contact: Contact): Promise<Application | undefined> {
  const { $contact, $loadedApplicationId } = session;
  const application = await loadApplication(session, { reauthenticate: false }).catch(() => undefined);
  if (application && isSameContact($contact.get(), contact)) return application;
  $loadedApplicationId.set(undefined);
  $contact.set(contact);
  return undefined;
}

/**
 * Decides whether a form without an application registers a new one. Another person may have registered in another tab,
 * so a stored id counts only if this tab registered it, if the server returns the same contact, or if a one-time code
 * will prove the contact.
 */
export async function findCurrentApplication(session: FlowSession, values: Values): Promise<CurrentApplication> {
  const { stores, $contact } = session;
  const contact = contactIn(values);
  const own = session.$loadedApplicationId.get();
  if (own !== undefined) {
    if (!isSameContact($contact.get(), contact)) return { isNew: true };
    if (stores.$id.get() === own) return { isNew: false };
    setCurrentApplication(stores, own, '');
    keepUnconfirmed(session, values);
    return { isNew: false };
  }
  if (!hasSession(session)) return { isNew: true };
  const unconfirmed = unconfirmedContact(session);
  if (unconfirmed) {
    const isNew = !isSameContact(unconfirmed, contact);
    // The contact from storage was not typed on this page, so the code dialog masks it.
    if (isNew || $contact.get()) $contact.set(contact);
    return { isNew };
  }
  const application = await applicationOfAnotherTab(session, contact);
  return application ? { isNew: false, application } : { isNew: true };
}

/** Starts a new application, after a confirmation if the draft has answers that were not sent. */
export async function askToStartNew(session: FlowSession): Promise<void> {
  if (!hasUnsentAnswers(session) || (await session.dialogs.confirmNewApplication())) startNewApplication(session);
}
