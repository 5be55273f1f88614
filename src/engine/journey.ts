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

/** Names of all form values of a step: a phone has two. */
export const valueNames = (step: Step): string[] => step.fields.flatMap(valueNamesOf);

/** Names of the form values of a field: a phone has two. */
export const valueNamesOf = (field: FieldEntry): string[] =>
  field.kind === 'phone' ? [field.country, field.name] : [field.name];

/** What the words of a step's form are cut by: its fields, rules and headings. */
export const formParts = (step: Step) => ({
  names: valueNames(step),
  rules: step.fields.flatMap((field) => ('rule' in field ? [field.rule] : [])),
  sections: step.fields.flatMap((field) => (field.section ? [field.section] : [])),
});

/** The text values of an application as the server holds them. */
export const valuesOf = (application: Application): Values =>
  Object.fromEntries(
    Object.entries(application).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

/** Whether the server holds every answer a step needs. Documents are counted apart: `documentsDone`. */
export function isStepDone(step: Step, application: Application, documentsDone: boolean): boolean {
  if (step.save === 'documents') return documentsDone;
  const values = valuesOf(application);
  return step.fields.every(
    (field) => !isRequired(field, values) || Boolean(values[field.name]) || Boolean(application.hints[field.name]),
  );
}

/** Where an applicant goes on: the first step the server has not everything of, else payment. */
export const firstUnfinished = (flow: Flow, application: Application, documentsDone: boolean): RouteName =>
  flow.steps.find((step) => !isStepDone(step, application, documentsDone))?.route ?? flow.routes.payment;

/** Whether all steps before this one are done, so that it may be entered. */
export const mayEnter = (flow: Flow, step: Step, application: Application): boolean =>
  flow.steps.slice(0, flow.steps.indexOf(step)).every((earlier) => isStepDone(earlier, application, true));

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
  /** Key of the step's words; payment is the last. */
  readonly name: string;
  readonly route: RouteName;
  readonly state: StepState;
}

/** The stepper of a page: every step, then payment. `current` is the page's own route. */
export function stepperEntries(flow: Flow, current: RouteName): StepperEntry[] {
  const entries = [
    ...flow.steps.map(({ name, route }) => ({ name, route })),
    { name: 'payment', route: flow.routes.payment },
  ];
  const here = entries.findIndex((entry) => entry.route === current);
  return entries.map((entry, index) => ({
    ...entry,
    state: index < here ? 'done' : index === here ? 'current' : 'locked',
  }));
}
