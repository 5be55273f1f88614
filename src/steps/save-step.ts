import { callUntyped } from '../api/client.ts';
import { isUnreadable } from '../api/errors.ts';
import type { RouteName } from '../config/routes.ts';
import type { Application } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { omitFromDraft } from '../application/draft.ts';
import { markReviewed } from '../application/marks.ts';
import type { AnswerCall } from '../field-kinds/field-kind.ts';
import type { Flow, Step } from '../flows/definition/flow.ts';
import { kindOf, valueNames, valueNamesOf, type FieldDefinition } from '../field-kinds/kinds.ts';
import { valuesOf } from '../flows/definition/field-queries.ts';
import { nextRoute } from '../flows/definition/step-order.ts';
import { keepAcknowledgedAnswers } from '../application/acknowledged-answers.ts';
import { ensureEligible } from '../application/eligibility.ts';
import { offeredName } from '../field-kinds/lookup-cache.ts';
import { areAnswersStored, isSameAnswer } from './verify-saved-answers.ts';
import { confirmContact, findCurrentApplication, register } from '../application/register.ts';
import { withReauthentication } from '../application/reauthentication.ts';
import { isSavedElsewhere, setRevision, touchSession } from '../application/session.ts';
import { loadApplication } from '../application/current-application.ts';
import { asksForNothing } from '../application/document-requirements.ts';

/** `saved`: the server has the answers. `drafted`: only the draft has them. `cancelled`: a dialog was dismissed. */
export type SaveResult =
  { readonly kind: 'saved' | 'drafted'; readonly route: RouteName } | { readonly kind: 'cancelled' };

/**
 * Builds the body of the PATCH: the answers on the page, and an empty text for each stored answer that is no longer asked for. A
 * sensitive number that is left blank is not sent, so that the server keeps it.
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

const ANSWER_CALLS = ['participant', 'personal', 'answers'] as const satisfies readonly AnswerCall[];

export const callForField = (step: Step, field: FieldDefinition): AnswerCall =>
  field.savedBy ?? ANSWER_CALLS.find((call) => call === step.save) ?? 'personal';

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

/** Makes one call after the other. When one fails, repeating those before it changes nothing. */
async function sendAnswers(session: FlowSession, step: Step, answers: Values, before: Values): Promise<void> {
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

/** Keeps what was sent, with the names under which the lists have offered it. */
function acknowledge(session: FlowSession, id: string, sent: Values): void {
  const { flow, locale } = session;
  const fields = flow.steps.flatMap((step) => step.fields);
  const nameOf = (name: string): string | undefined => {
    const lookups = fields.filter((field) => field.name === name).flatMap((field) => kindOf(field).lists(field));
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
  const { mergeEditsElsewhere } = await import('./edits-elsewhere.ts');
  return mergeEditsElsewhere(session, step, values, application);
}

async function sendStep(
  session: FlowSession,
  step: Step,
  { values, application }: Edits,
  sentAlready: Values,
): Promise<Application | undefined> {
  const body = patchBody(step, values, application);
  const remaining = Object.fromEntries(Object.entries(body).filter(([name]) => !(name in sentAlready)));
  const saved = application ? valuesOf(application) : {};
  // Cleared first: if a later call fails, missing answers are asked for again, while invalid ones would stay.
  await send(session, 'answers', dependentAnswersToClear(step, values, application), saved);
  await sendAnswers(session, step, remaining, saved);
  return application && { ...application, ...body };
}

async function routeAfter(session: FlowSession, step: Step, application: Application | undefined): Promise<RouteName> {
  const { flow } = session;
  const next = flow.steps[flow.steps.indexOf(step) + 1];
  if (next?.save !== 'documents' || !application) return nextRoute(flow, step);
  // When this cannot be loaded, the documents page itself shows the error.
  const isEmpty = await asksForNothing(session, application).catch(() => false);
  return nextRoute(flow, isEmpty ? next : step);
}

/** Removes the saved answers from the draft, except values that another tab has changed since. */
function omitSaved(session: FlowSession, step: Step, answers: readonly Values[]): void {
  const draft = session.stores.$draft.get();
  const isKept = (name: string): boolean =>
    draft[name] !== undefined &&
    answers.every(({ [name]: sent }) => sent !== undefined && !isSameAnswer(draft[name] ?? '', sent));
  // What only helps to find an answer is never sent. It stays in the draft as long as the answer does.
  const isDone = (field: FieldDefinition, name: string): boolean =>
    !isKept(name) && !(kindOf(field).searchNames(field).includes(name) && isKept(field.name));
  omitFromDraft(
    session,
    step.fields.flatMap((field) => valueNamesOf(field).filter((name) => isDone(field, name))),
  );
}

/** Loads the application if the step guard could not: without it, blank answers would overwrite those of the server. */
async function loadedLate(session: FlowSession, step: Step): Promise<Application | undefined> {
  const isKnown = session.$loadedApplicationId.get() !== undefined;
  return step.save === 'register' || isKnown ? undefined : loadApplication(session);
}

/**
 * Sends the answers of a step, registering first where the step does so.
 * @throws {CallError}
 */
export async function saveStep(
  session: FlowSession,
  step: Step,
  values: Values,
  shown: Application | undefined,
): Promise<SaveResult> {
  const { $draft } = session.stores;
  if (step.save === 'draft') {
    $draft.set({ ...$draft.get(), ...values });
    return { kind: 'drafted', route: nextRoute(session.flow, step) };
  }
  const before = !shown && step.save === 'register' ? await findCurrentApplication(session, values) : undefined;
  const application = shown ?? before?.application ?? (await loadedLate(session, step));
  const isNew = before?.isNew ?? false;
  if (isNew) {
    const registered = await register(session, values);
    if (registered.kind === 'drafted') return { kind: 'drafted', route: registered.next };
    if (registered.kind === 'resumed') return { kind: 'saved', route: registered.next };
    if (registered.kind === 'cancelled') return { kind: 'cancelled' };
  } else if (!application && !(await confirmContact(session))) return { kind: 'cancelled' };
  // While no intake is open, the server would refuse the PATCH with a message that belongs to no field.
  if (step.save === 'register' && !(await ensureEligible(session))) return { kind: 'cancelled' };
  const edits = await currentEdits(session, step, values, application);
  if (!edits) return { kind: 'cancelled' };
  const sentAlready = isNew ? session.flow.initialBody(values, session.$campaign.get()) : {};
  if (isNew) acknowledge(session, session.$loadedApplicationId.get() ?? '', sentAlready);
  const result = await sendStep(session, step, edits, sentAlready);
  touchSession(session.stores);
  omitSaved(session, step, [values, edits.values]);
  markReviewed(session, false);
  return { kind: 'saved', route: await routeAfter(session, step, result) };
}
