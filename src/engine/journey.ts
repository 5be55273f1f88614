import type { RouteName } from '../config/routes.ts';
import type { Application } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { Chosen, FieldEntry, Flow, Step } from './flow.ts';

/** Pure arithmetic over a flow's data: which fields count, which step is done, which comes next. */

export const isShown = (field: FieldEntry, values: Values, chosen: Chosen = {}): boolean =>
  field.when?.(values, chosen) ?? true;

export const isRequired = (field: FieldEntry, values: Values, chosen: Chosen = {}): boolean => {
  if (!isShown(field, values, chosen)) return false;
  return typeof field.optional === 'function' ? !field.optional(values, chosen) : !field.optional;
};

/** Whether the server holds a secret answer of this field: one of another kind (a passport for a national ID) does not count. */
export const isOnFile = (field: FieldEntry, application: Application | undefined): boolean =>
  application !== undefined && Boolean(application.hints[field.name]) && isShown(field, valuesOf(application));

/** Names of all form values of a step. */
export const valueNames = (step: Step): string[] => step.fields.flatMap(valueNamesOf);

/** Names of the form values of a field: a phone has two, and a search. */
export const valueNamesOf = (field: FieldEntry): string[] => {
  if (field.kind === 'phone') return [field.country, field.name];
  return field.kind === 'search' ? [field.text, field.name] : [field.name];
};

/** Key of a field's label and hint. */
export const wordOf = ({ word, name }: FieldEntry): string => word ?? name;

/** What the words of these steps are cut by: fields, rules, headings and the choices of fields with a fixed list. */
export function formParts(...steps: readonly Step[]) {
  const fields = steps.flatMap((step) => step.fields);
  return {
    names: fields.flatMap((field) => [...valueNamesOf(field), wordOf(field)]),
    rules: fields.flatMap((field) => ('rule' in field ? [field.rule] : [])),
    sections: [
      ...fields.flatMap((field) => (field.section ? [field.section] : [])),
      ...(steps.some((step) => step.documents) ? ['documents'] : []),
    ],
    hasSearch: fields.some(({ kind }) => kind === 'search'),
    hasSecrets: fields.some(({ secret }) => secret),
    prices: fields.flatMap((field) => ('price' in field ? [field.price.word, 'free'] : [])),
    choices: fields.flatMap((field) => ('options' in field ? [{ name: field.name, values: field.options }] : [])),
  };
}

/** The text values of an application as the server holds them. */
export const valuesOf = (application: Application): Values =>
  Object.fromEntries(
    Object.entries(application).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

/** Whether documents are sent on the step's page. */
export const hasDocuments = (step: Step): boolean => step.save === 'documents' || step.documents === true;

/** Whether the server holds every answer a step needs. Documents are counted apart: `documentsDone`. */
export function isStepDone(step: Step, application: Application, documentsDone: boolean): boolean {
  if (hasDocuments(step) && !documentsDone) return false;
  const values = valuesOf(application);
  return step.fields.every(
    (field) => !isRequired(field, values) || Boolean(values[field.name]) || Boolean(application.hints[field.name]),
  );
}

/** The first step of a new application that the draft does not answer alone: every one but a `draft` step. */
export const firstToStart = (flow: Flow, draft: Values): Step | undefined =>
  flow.steps.find(
    (step) => step.save !== 'draft' || step.fields.some((field) => isRequired(field, draft) && !draft[field.name]),
  );

/** Where a new application begins. */
export const startRoute = ({ steps, routes }: Flow): RouteName => steps[0]?.route ?? routes.payment;

/** Whether a step stands before the application is made, or makes it. */
export const isStart = (flow: Flow, step: Step): boolean =>
  flow.steps.indexOf(step) <= flow.steps.findIndex(({ save }) => save === 'register');

/** Whether a step may be entered without an application. */
export const mayStart = (flow: Flow, step: Step, draft: Values): boolean => {
  const first = firstToStart(flow, draft);
  return first !== undefined && flow.steps.indexOf(step) <= flow.steps.indexOf(first);
};

/** Where an applicant goes on: the first step the server has not everything of, else payment. */
export const firstUnfinished = (flow: Flow, application: Application, documentsDone: boolean): RouteName =>
  flow.steps.find((step) => !isStepDone(step, application, documentsDone))?.route ?? flow.routes.payment;

/** Whether all steps before this one are done, so that it may be entered. */
export const mayEnter = (flow: Flow, step: Step, application: Application): boolean =>
  flow.steps.slice(0, flow.steps.indexOf(step)).every((earlier) => isStepDone(earlier, application, true));

/** Where answers are checked: before money, or before the application is confirmed. */
export const reviewRoute = ({ confirmation, routes }: Flow): RouteName => confirmation?.route ?? routes.payment;

/** Where a paid application goes on. */
export const afterPayment = ({ confirmation, routes }: Flow): RouteName => confirmation?.route ?? routes.complete;

export const nextRoute = (flow: Flow, step: Step): RouteName =>
  flow.steps[flow.steps.indexOf(step) + 1]?.route ?? flow.routes.payment;

export const previousRoute = (flow: Flow, step: Step): RouteName | undefined =>
  flow.steps[flow.steps.indexOf(step) - 1]?.route;

export const stepOf = (flow: Flow, route: RouteName): Step => {
  const step = flow.steps.find((one) => one.route === route);
  if (!step) throw new Error(`The flow ${flow.id} has no step at ${route}`);
  return step;
};

export type StepState = 'done' | 'current' | 'locked';
export interface StepperEntry {
  /** Key of the step's words; payment and confirmation come last. */
  readonly name: string;
  readonly route: RouteName;
  readonly state: StepState;
}

/** The stepper of a page: every step, then payment, then the confirmation of a flow that has one. `current` is the page's own route. */
export function stepperEntries(flow: Flow, current: RouteName): StepperEntry[] {
  const entries = [
    ...flow.steps.map(({ name, route }) => ({ name, route })),
    { name: 'payment', route: flow.routes.payment },
    ...(flow.confirmation ? [{ name: 'confirm', route: flow.confirmation.route }] : []),
  ];
  const here = entries.findIndex((entry) => entry.route === current);
  return entries.map((entry, index) => ({
    ...entry,
    state: index < here ? 'done' : index === here ? 'current' : 'locked',
  }));
}
