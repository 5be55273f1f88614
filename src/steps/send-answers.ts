import { callUntyped } from '../api/client.ts';
import { isUnreadable } from '../api/errors.ts';
import type { RouteName } from '../config/routes.ts';
import type { Application, Eligibility } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { omitFromDraft } from '../application/draft-changes.ts';
import { markReviewed } from '../application/application-marks.ts';
import type { AnswerCall } from '../field-kinds/field-kind.ts';
import type { Flow, Step } from '../flows/definition/flow.ts';
import { kindOf, valueNames, valueNamesOf, type FieldDefinition } from '../field-kinds/kinds.ts';
import { ANSWER_CALLS, callForField, valuesOf } from '../flows/definition/field-queries.ts';
import { nextRoute } from '../flows/definition/step-order.ts';
import { keepAcknowledgedAnswers } from '../application/keep-acknowledged-answers.ts';
import { ensureEligible } from '../application/eligibility.ts';
import type { Lookup } from '../field-kinds/lookup.ts';
import { offeredName } from '../field-kinds/loaded-lists.ts';
import type { RemoteSelectDefinition } from '../field-kinds/remote-select.ts';
import { areAnswersStored, isSameAnswer } from './verify-saved-answers.ts';
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

/**
 * Builds the body of the PATCH: the answers on the page, and an empty text for each stored answer that is no longer
 * asked for. A sensitive number that is left blank is not sent, so the server keeps it.
 */
export function patchBody(step: Step, values: Values, application: Application | undefined): Record<string, string> {
  const saved = application ? valuesOf(application) : {};
  const unsent = new Set(
    step.fields
      .filter((field) => field.readonlyAfterRegistration ?? field.includeInBodyWhen?.(values, saved) === false)
      .flatMap(valueNamesOf),
  );
  return Object.fromEntries(
    valueNames(step)
      .filter((name) => !unsent.has(name))
      .flatMap((name) => {
        const value = values[name];
        if (value === undefined) return saved[name] ? [[name, '']] : [];
        return value === '' && application?.hints?.[name] ? [] : [[name, value]];
      }),
  );
}

/** Returns the names of the answers that have changed since the page was opened. */
export function changedAnswers(step: Step, values: Values, application: Application | undefined): readonly string[] {
  if (!application) return [];
  const saved = valuesOf(application);
  return Object.entries(patchBody(step, values, application)).flatMap(([name, value]) =>
    isSameAnswer(value, saved[name] ?? '') ? [] : [name],
  );
}

function endpointOf({ id, calls }: Flow, call: AnswerCall) {
  const endpoint = { participant: calls.saveParticipant, personal: calls.updatePersonal, answers: calls.update }[call];
  if (!endpoint) throw new Error(`The flow ${id} has no call for the ${call}`);
  return endpoint;
}

export function dependentAnswersToClear(
  step: Step,
  values: Values,
  application: Application | undefined,
): Record<string, string> {
  const saved = application ? valuesOf(application) : {};
  const changed = step.fields.filter(({ name }) => saved[name] && values[name] !== saved[name]);
  const names = changed.flatMap(({ invalidates }) => invalidates ?? []).filter((name) => saved[name]);
  return Object.fromEntries(names.map((name) => [name, '']));
}

interface Edits {
  readonly values: Values;
  readonly application: Application | undefined;
}

/** Makes the calls in sequence. After a failure, all can safely be repeated. */
async function sendByCall(session: FlowSession, step: Step, answers: Values, before: Values): Promise<void> {
  for (const call of ANSWER_CALLS) {
    const names = new Set(step.fields.filter((field) => callForField(step, field) === call).flatMap(valueNamesOf));
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

async function currentEdits(
  session: FlowSession,
  step: Step,
  values: Values,
  application: Application | undefined,
): Promise<Edits | undefined> {
  if (!application || !isSavedElsewhere(session)) return { values, application };
  const { mergeEditsOfOtherTab } = await import('./merge-edits-of-other-tab.ts');
  return mergeEditsOfOtherTab(session, step, values, application);
}

async function sendEdits(
  session: FlowSession,
  step: Step,
  { values, application }: Edits,
  body: Values,
  alreadySent: Values,
): Promise<void> {
  const remaining = Object.fromEntries(Object.entries(body).filter(([name]) => !(name in alreadySent)));
  const saved = application ? valuesOf(application) : {};
  // Dependent answers are cleared first. If a later call fails, the form asks for them again; otherwise invalid answers
  // would stay.
  await send(session, 'answers', dependentAnswersToClear(step, values, application), saved);
  await sendByCall(session, step, remaining, saved);
}

async function routeAfter(session: FlowSession, step: Step, application: Application | undefined): Promise<RouteName> {
  const { flow } = session;
  const next = flow.steps[flow.steps.indexOf(step) + 1];
  if (next?.save !== 'uploads' || !application) return nextRoute(flow, step);
  // If this cannot be loaded, the documents page itself shows the error.
  const isEmpty = await requiresNoDocuments(session, application).catch(() => false);
  return nextRoute(flow, isEmpty ? next : step);
}

/** Removes saved answers from the draft, except values that another tab has changed since. */
function omitSaved(session: FlowSession, step: Step, answers: readonly Values[]): void {
  const draft = session.stores.$draft.get();
  const isKept = (name: string): boolean =>
    draft[name] !== undefined &&
    answers.every(({ [name]: sent }) => sent !== undefined && !isSameAnswer(draft[name] ?? '', sent));
  // Search texts are never sent. They stay in the draft as long as the answer that they found.
  const isDone = (field: FieldDefinition, name: string): boolean =>
    !isKept(name) && !(kindOf(field).searchNames(field).includes(name) && isKept(field.name));
  omitFromDraft(
    session,
    step.fields.flatMap((field) => valueNamesOf(field).filter((name) => isDone(field, name))),
  );
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
  const { $draft } = session.stores;
  if (step.save === 'draft') {
    $draft.set({ ...$draft.get(), ...values });
    return { kind: 'drafted', route: nextRoute(session.flow, step) };
  }
  const current = !loaded && step.save === 'register' ? await findCurrentApplication(session, values) : undefined;
  const application = loaded ?? current?.application ?? (await loadIfMissing(session, step));
  let alreadySent: Values = {};
  let eligibility: Eligibility | undefined;
  if (current?.isNew) {
    const registered = await register(session, values);
    if (registered.kind !== 'registered') return registered;
    alreadySent = registered.sent;
    eligibility = registered.eligibility;
    acknowledge(session, session.$loadedApplicationId.get() ?? '', alreadySent);
  } else if (!application && !(await confirmContact(session))) return { kind: 'cancelled' };
  // Without an open intake, the server would refuse the PATCH with a message for no particular field.
  if (step.save === 'register' && !(await ensureEligible(session, eligibility))) return { kind: 'cancelled' };
  const edits = await currentEdits(session, step, values, application);
  if (!edits) return { kind: 'cancelled' };
  const body = patchBody(step, edits.values, edits.application);
  await sendEdits(session, step, edits, body, alreadySent);
  touchSession(session.stores);
  omitSaved(session, step, [values, edits.values]);
  markReviewed(session, false);
  // A campaign's questions may depend on the answers just stored.
  const route = await routeAfter(session, step, edits.application && { ...edits.application, ...body });
  return { kind: 'saved', route };
}
