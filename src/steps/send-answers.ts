import { callUntyped } from '../api/client.ts';
import { isUnreadable } from '../api/errors.ts';
import type { RouteName } from '../config/routes.ts';
import type { Application } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { omitFromDraft } from '../application/draft-changes.ts';
import { keepAcknowledgedAnswers } from '../application/keep-acknowledged-answers.ts';
import { markAmount, markReviewed } from '../application/application-marks.ts';
import type { AnswerCall } from '../field-kinds/field-kind.ts';
import type { Flow, Step } from '../flows/definition/flow.ts';
import { kindOf, valueNamesOf, type FieldDefinition } from '../field-kinds/kinds.ts';
import { offeredName } from '../field-kinds/loaded-lists.ts';
import type { Lookup } from '../field-kinds/lookup.ts';
import type { RemoteSelectDefinition } from '../field-kinds/remote-select.ts';
import { ANSWER_CALLS, callForField, valuesOf } from '../flows/definition/field-queries.ts';
import { nextRoute } from '../flows/definition/step-order.ts';
import { ensureEligible } from '../application/eligibility.ts';
import { isSameAnswer } from '../model/same-answer.ts';
import { dependentAnswersToClear, patchBody } from './patch-body.ts';
import { areAnswersStored } from './verify-saved-answers.ts';
import { confirmContact, findCurrentApplication, register } from '../application/register.ts';
import { withReauthentication } from '../application/reauthentication.ts';
import { isSavedElsewhere, setRevision, touchSession } from '../application/session.ts';
import { loadApplication } from '../application/current-application.ts';
import { requiresNoDocuments } from '../application/document-requirements.ts';

/**
 * `saved`: the server has the answers. `resumed`: an existing application was opened. `drafted`: some or all answers
 * are only in the draft. `cancelled`: a dialog was dismissed.
 */
export type SendResult =
  { readonly kind: 'saved' | 'resumed' | 'drafted'; readonly route: RouteName } | { readonly kind: 'cancelled' };

function endpointOf({ id, calls }: Flow, call: AnswerCall) {
  const endpoint = { participant: calls.saveParticipant, personal: calls.updatePersonal, answers: calls.update }[call];
  if (!endpoint) throw new Error(`The flow ${id} has no call for the ${call}`);
  return endpoint;
}

/** Returns the lookup of answers that follow from another list's items. */
const derivedLookup = (lookup: Lookup, { from }: NonNullable<RemoteSelectDefinition['derives']>): Lookup => ({
  ...lookup,
  option: (item) => from(item) ?? { value: '', label: '' },
});

/** Stores the sent answers, with their names in the lists. */
function acknowledge(session: FlowSession, id: string, sent: Values): void {
  const { flow, locale } = session;
  const fields = flow.steps.flatMap((step) => step.fields);
  const nameOf = (name: string): string | undefined => {
    const lookups = fields.flatMap((field) => [
      ...(field.name === name ? kindOf(field).lists(field) : []),
      ...('derives' in field && field.derives.name === name ? [derivedLookup(field.lookup, field.derives)] : []),
    ]);
    return lookups.map((lookup) => offeredName(lookup, sent[name] ?? '', locale)).find((one) => one !== undefined);
  };
  keepAcknowledgedAnswers(session, id, sent, Object.fromEntries(Object.keys(sent).map((name) => [name, nameOf(name)])));
}

/** Returns the fields whose answers a step sends: its own, and those of an earlier step that it carries. */
const sentFields = ({ steps }: Flow, step: Step): readonly FieldDefinition[] => [
  ...step.fields,
  ...steps.flatMap(({ fields }) => fields.filter(({ name }) => step.carries?.includes(name))),
];

/** Returns the answers of an earlier step that could not be sent without this one. */
function carriedAnswers({ stores }: FlowSession, { carries = [] }: Step): Values {
  const draft = stores.$draft.get();
  return Object.fromEntries(carries.flatMap((name) => (draft[name] ? [[name, draft[name]]] : [])));
}

/** Makes the calls in sequence. After a failure, all can safely be repeated. */
async function sendByCall(session: FlowSession, step: Step, answers: Values, before: Values): Promise<void> {
  const fields = sentFields(session.flow, step);
  for (const call of ANSWER_CALLS) {
    const names = new Set(fields.filter((field) => callForField(step, field) === call).flatMap(valueNamesOf));
    await send(session, call, Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name))), before);
  }
}

async function send(session: FlowSession, call: AnswerCall, body: Values, before: Values): Promise<void> {
  if (Object.keys(body).length === 0) return;
  const endpoint = endpointOf(session.flow, call);
  let sentTo = '';
  try {
    await withReauthentication(session, ({ id, locale, token, parameters, signal }) => {
      sentTo = id;
      return callUntyped(endpoint, { locale, token, parameters, signal, body });
    });
  } catch (error) {
    if (!isUnreadable(error) || !(await areAnswersStored(session, body, before))) throw error;
  }
  acknowledge(session, sentTo, body);
  setRevision(session);
}

async function routeAfter(session: FlowSession, step: Step, application: Application | undefined): Promise<RouteName> {
  const { flow } = session;
  const next = flow.steps[flow.steps.indexOf(step) + 1];
  if (next?.save !== 'uploads' || !application) return nextRoute(flow, step);
  // If this cannot be loaded, the documents page itself shows the error.
  const isEmpty = await requiresNoDocuments(session, application).catch(() => false);
  return nextRoute(flow, isEmpty ? next : step);
}

/**
 * Removes saved answers from the draft, except values that another tab has changed since, and those that a later step
 * sends.
 */
function omitSaved(session: FlowSession, step: Step, answers: readonly Values[], sent: Values): void {
  const draft = session.stores.$draft.get();
  const isKept = (name: string): boolean =>
    draft[name] !== undefined &&
    answers.every(({ [name]: sent }) => sent !== undefined && !isSameAnswer(draft[name] ?? '', sent));
  // Search texts are never sent. They stay in the draft as long as the answer that they found.
  const isDone = (field: FieldDefinition, name: string): boolean =>
    !isKept(name) && !(kindOf(field).searchNames(field).includes(name) && isKept(field.name));
  const isCarried = (name: string): boolean =>
    !(name in sent) && Boolean(draft[name]) && session.flow.steps.some(({ carries }) => carries?.includes(name));
  omitFromDraft(
    session,
    sentFields(session.flow, step).flatMap((field) =>
      valueNamesOf(field).filter((name) => isDone(field, name) && !isCarried(name)),
    ),
  );
}

interface Edits {
  readonly values: Values;
  readonly application: Application | undefined;
}

/** Merges the form with what another tab has saved meanwhile. @returns undefined if the applicant chooses neither */
async function currentEdits(
  session: FlowSession,
  step: Step,
  { values, application }: Edits,
): Promise<Edits | undefined> {
  if (!application || !isSavedElsewhere(session)) return { values, application };
  const { mergeEditsOfOtherTab } = await import('./merge-edits-of-other-tab.ts');
  return mergeEditsOfOtherTab(session, step, values, application);
}

/**
 * @param typed the form as it was submitted
 * @param alreadySent what the registration has included
 */
async function sendEdits(
  session: FlowSession,
  step: Step,
  typed: Values,
  { values, application }: Edits,
  alreadySent: Values = {},
): Promise<SendResult> {
  const saved = application ? valuesOf(application) : {};
  const body = { ...patchBody(step, values, application), ...carriedAnswers(session, step) };
  const remaining = Object.fromEntries(Object.entries(body).filter(([name]) => !(name in alreadySent)));
  // Dependent answers are cleared first. If a later call fails, the form asks for them again; otherwise invalid answers
  // would stay.
  await send(session, 'answers', dependentAnswersToClear(step, values, application), saved);
  await sendByCall(session, step, remaining, saved);
  touchSession(session.stores);
  omitSaved(session, step, [typed, values], { ...alreadySent, ...body });
  markReviewed(session, false);
  markAmount(session, undefined);
  // A campaign's questions may depend on the answers just stored.
  const route = await routeAfter(session, step, application && { ...application, ...body });
  return { kind: 'saved', route };
}

function storeInDraft({ flow, stores: { $draft } }: FlowSession, step: Step, values: Values): SendResult {
  $draft.set({ ...$draft.get(), ...values });
  return { kind: 'drafted', route: nextRoute(flow, step) };
}

/** Registers, then sends the answers that the registration did not include. */
async function sendToNewApplication(session: FlowSession, step: Step, values: Values): Promise<SendResult> {
  const registered = await register(session, values);
  if (registered.kind !== 'registered') return registered;
  const { sent, eligibility } = registered;
  acknowledge(session, session.$loadedApplicationId.get() ?? '', sent);
  // Without an open intake, the server would refuse the PATCH with a message for no particular field.
  if (!(await ensureEligible(session, eligibility))) return { kind: 'cancelled' };
  return sendEdits(session, step, values, { values, application: undefined }, sent);
}

/** @param application `undefined` if its contact may have to be confirmed, or if it need not be loaded */
async function sendToCurrentApplication(
  session: FlowSession,
  step: Step,
  values: Values,
  application: Application | undefined,
): Promise<SendResult> {
  if (!application && !(await confirmContact(session))) return { kind: 'cancelled' };
  if (step.save === 'register' && !(await ensureEligible(session))) return { kind: 'cancelled' };
  const edits = await currentEdits(session, step, { values, application });
  return edits ? sendEdits(session, step, values, edits) : { kind: 'cancelled' };
}

/** Loads the application if the step guard could not. Otherwise blank answers would overwrite those of the server. */
async function loadIfMissing(session: FlowSession, step: Step): Promise<Application | undefined> {
  const isKnown = session.$loadedApplicationId.get() !== undefined;
  return step.save === 'register' || isKnown ? undefined : loadApplication(session);
}

/**
 * Sends a step's answers, after registering if the step does so.
 * @param loaded the application as the page has loaded it
 * @throws {CallError}
 */
export async function sendAnswers(
  session: FlowSession,
  step: Step,
  values: Values,
  loaded: Application | undefined,
): Promise<SendResult> {
  if (step.save === 'draft') return storeInDraft(session, step, values);
  const current = !loaded && step.save === 'register' ? await findCurrentApplication(session, values) : undefined;
  if (current?.isNew) return sendToNewApplication(session, step, values);
  const application = loaded ?? current?.application ?? (await loadIfMissing(session, step));
  return sendToCurrentApplication(session, step, values, application);
}
