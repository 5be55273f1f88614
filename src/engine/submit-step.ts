import { callAny } from '../api/call.ts';
import type { RouteName } from '../config/routes.ts';
import type { Application, Contact } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { FlowContext } from './context.ts';
import type { Step } from './flow.ts';
import { dropFromDraft } from './form/use-draft.ts';
import { isOnFile, nextRoute, valueNames, valuesOf } from './journey.ts';
import { mayApply, register } from './register.ts';
import { markReviewed } from './review/reviewed.ts';
import { authorised, hasSession } from './session.ts';

/** Where a submitted step leads; `stay` when the applicant left a dialog that had to be answered. */
export type Submitted = { readonly kind: 'next'; readonly route: RouteName } | { readonly kind: 'stay' };

/**
 * The answers a PATCH carries: those that are shown, and an empty text for one that a changed answer has hidden. A number the
 * server holds and never sends back stays when it was left blank; a contact is never changed here.
 */
export function patchBody(step: Step, values: Values, application: Application | undefined): Record<string, string> {
  const held = application ? valuesOf(application) : {};
  const onFile = new Set(step.fields.filter((field) => isOnFile(field, application)).map(({ name }) => name));
  const fixed = new Set(
    step.fields.flatMap((field) => (field.fixed ? [field.name, 'country' in field ? field.country : ''] : [])),
  );
  return Object.fromEntries(
    valueNames(step)
      .filter((name) => !fixed.has(name))
      .flatMap((name) => {
        const value = values[name];
        if (value === undefined) return held[name] ? [[name, '']] : [];
        return value === '' && onFile.has(name) ? [] : [[name, value]];
      }),
  );
}

/** Whether the typed contact is the one an unproven application was registered with; another one registers anew. */
const isContact = (contact: Contact | undefined, { phone, phone_country, email }: Values): boolean =>
  contact?.phone === phone && contact?.phone_country === phone_country && contact?.email === email;

async function patch(context: FlowContext, step: Step, body: Record<string, string>): Promise<void> {
  const { calls } = context.flow;
  const endpoint = step.save === 'answers' ? calls.update : calls.updatePersonal;
  await authorised(context, ({ locale, token, parameters }) => callAny(endpoint, { locale, token, parameters, body }));
}

/**
 * Sends a step and tells where to go on. The first step registers; what `initial` does not carry follows by PATCH.
 * @throws {CallError}
 */
export async function submitStep(
  context: FlowContext,
  step: Step,
  values: Values,
  application: Application | undefined,
): Promise<Submitted> {
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
  if (Object.keys(rest).length > 0) await patch(context, step, rest);
  dropFromDraft(context, step);
  markReviewed(context, false);
  return { kind: 'next', route: nextRoute(context.flow, step) };
}
