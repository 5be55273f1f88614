import { callAny } from '../api/call.ts';
import type { RouteName } from '../config/routes.ts';
import type { Application, Contact } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { FlowContext } from './context.ts';
import type { AnswerCall } from './flow-calls.ts';
import type { FieldEntry, Flow, Step } from './flow.ts';
import { dropFromDraft } from './form/use-draft.ts';
import { nextRoute, valueNames, valueNamesOf, valuesOf } from './journey.ts';
import { mayApply } from './may-apply.ts';
import { register } from './register.ts';
import { markReviewed } from './review/reviewed.ts';
import { authorised, hasSession } from './session.ts';
import { asksForNothing } from './upload/documents.ts';

/**
 * Where a submitted step leads: `next` when the server has its answers, `kept` when only the draft has; `stay` when the applicant
 * left a dialog that had to be answered.
 */
export type Submitted = { readonly kind: 'next' | 'kept'; readonly route: RouteName } | { readonly kind: 'stay' };

/**
 * The answers a PATCH carries: those that are shown, and an empty text for one that a changed answer has hidden. A number the
 * server holds and never sends back stays when it was left blank; a contact is never changed here.
 */
export function patchBody(step: Step, values: Values, application: Application | undefined): Record<string, string> {
  const held = application ? valuesOf(application) : {};
  const kept = new Set(
    step.fields.filter((field) => field.fixed ?? field.sentIf?.(values, held) === false).flatMap(valueNamesOf),
  );
  return Object.fromEntries(
    valueNames(step)
      .filter((name) => !kept.has(name))
      .flatMap((name) => {
        const value = values[name];
        if (value === undefined) return held[name] ? [[name, '']] : [];
        return value === '' && application?.hints[name] ? [] : [[name, value]];
      }),
  );
}

/** Whether the typed contact is the one an unproven application was registered with; another one registers anew. */
const isContact = (contact: Contact | undefined, { phone, phone_country, email }: Values): boolean =>
  contact?.phone === phone && contact?.phone_country === phone_country && contact?.email === email;

/** In the order they are made. */
const ANSWER_CALLS = ['participant', 'personal', 'answers'] as const satisfies readonly AnswerCall[];

const callOf = (step: Step, field: FieldEntry): AnswerCall =>
  field.save ?? ANSWER_CALLS.find((call) => call === step.save) ?? 'personal';

function endpointOf({ id, calls }: Flow, call: AnswerCall) {
  const endpoint = { participant: calls.saveParticipant, personal: calls.updatePersonal, answers: calls.update }[call];
  if (!endpoint) throw new Error(`The flow ${id} has no call for the ${call}`);
  return endpoint;
}

/** Answers of later steps that a changed one has made wrong, emptied; only those the server holds. */
export function outdated(step: Step, values: Values, application: Application | undefined): Record<string, string> {
  const held = application ? valuesOf(application) : {};
  const changed = step.fields.filter(({ name }) => held[name] && values[name] !== held[name]);
  const names = changed.flatMap(({ clears }) => clears ?? []).filter((name) => held[name]);
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** Sends each answer by its own call. One that fails leaves the others sent; sending them again changes nothing. */
async function save(context: FlowContext, step: Step, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const call of ANSWER_CALLS) {
    const names = new Set(step.fields.filter((field) => callOf(step, field) === call).flatMap(valueNamesOf));
    await send(context, call, Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name))));
  }
}

async function send(context: FlowContext, call: AnswerCall, body: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(body).length === 0) return;
  const endpoint = endpointOf(context.flow, call);
  await authorised(context, ({ locale, token, parameters }) => callAny(endpoint, { locale, token, parameters, body }));
}

/** The step after this one; documents are passed over when the campaign asks for none. */
async function routeAfter(context: FlowContext, step: Step, application: Application | undefined): Promise<RouteName> {
  const { flow } = context;
  const next = flow.steps[flow.steps.indexOf(step) + 1];
  if (next?.save !== 'documents' || !application) return nextRoute(flow, step);
  // Not known is not nothing: the page itself tells the failure.
  const isEmpty = await asksForNothing(context, application).catch(() => false);
  return nextRoute(flow, isEmpty ? next : step);
}

/**
 * Sends a step and tells where to go on. One step registers; what `initial` does not carry follows by the calls for answers.
 * @throws {CallError}
 */
export async function submitStep(
  context: FlowContext,
  step: Step,
  values: Values,
  application: Application | undefined,
): Promise<Submitted> {
  const { $draft } = context.stores;
  if (step.save === 'draft') {
    $draft.set({ ...$draft.get(), ...values });
    return { kind: 'kept', route: nextRoute(context.flow, step) };
  }
  const isNew =
    step.save === 'register' && !application && !(hasSession(context) && isContact(context.contact, values));
  if (isNew) {
    const registered = await register(context, values);
    if (registered.kind === 'resumed') return { kind: 'next', route: registered.next };
    if (registered.kind === 'stayed') return { kind: 'stay' };
  }
  // Before the PATCH: while no intake is open, the server refuses that too, in words that are about no field.
  if (step.save === 'register' && !(await mayApply(context))) return { kind: 'stay' };
  const body = patchBody(step, values, application);
  const sentAlready = isNew ? context.flow.initialBody(values, context.place) : {};
  const rest = Object.fromEntries(Object.entries(body).filter(([name]) => !(name in sentAlready)));
  // First: an application whose later answers are missing is asked for them; one with wrong answers is not.
  await send(context, 'answers', outdated(step, values, application));
  await save(context, step, rest);
  dropFromDraft(context, step);
  markReviewed(context, false);
  return { kind: 'next', route: await routeAfter(context, step, application && { ...application, ...body }) };
}
