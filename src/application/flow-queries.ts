import type { RouteName } from '../config/routes.ts';
import type { Application } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { SelectedItems, FieldDefinition } from './field-definition.ts';
import type { Flow, Step } from './flow.ts';

export const isShown = (field: FieldDefinition, values: Values, chosen: SelectedItems = {}): boolean =>
  field.visibleWhen?.(values, chosen) ?? true;

export const isRequired = (field: FieldDefinition, values: Values, chosen: SelectedItems = {}): boolean => {
  if (!isShown(field, values, chosen)) return false;
  return typeof field.optional === 'function' ? !field.optional(values, chosen) : !field.optional;
};

/** A stored answer of another kind (a passport for a national ID) does not count. */
export const hasStoredSecret = (field: FieldDefinition, application: Application | undefined): boolean =>
  application !== undefined && Boolean(application.hints?.[field.name]) && isShown(field, valuesOf(application));

export const valueNames = (step: Step): string[] => step.fields.flatMap(valueNamesOf);

export const valueNamesOf = (field: FieldDefinition): string[] => {
  if (field.kind === 'phone') return [field.country, field.name];
  return field.kind === 'autocomplete' ? [field.text, field.name] : [field.name];
};

export const messageKeyOf = ({ messageKey, name }: FieldDefinition): string => messageKey ?? name;

export function messageScopeOf(...steps: readonly Step[]) {
  const fields = steps.flatMap((step) => step.fields);
  return {
    names: fields.flatMap((field) => [...valueNamesOf(field), messageKeyOf(field)]),
    rules: fields.flatMap((field) => ('rule' in field ? [field.rule] : [])),
    sections: [
      ...fields.flatMap((field) => (field.section ? [field.section] : [])),
      ...(steps.some((step) => step.documents) ? ['documents'] : []),
    ],
    hasSearch: fields.some(({ kind }) => kind === 'autocomplete'),
    hasSecrets: fields.some(({ sensitive }) => sensitive),
    prices: fields.flatMap((field) => ('price' in field ? [field.price.messageKey, 'free'] : [])),
    choices: fields.flatMap((field) => ('options' in field ? [{ name: field.name, values: field.options }] : [])),
  };
}

export const valuesOf = (application: Application): Values =>
  Object.fromEntries(
    Object.entries(application).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

export const hasDocuments = (step: Step): boolean => step.save === 'documents' || step.documents === true;

export function isStepDone(step: Step, application: Application, documentsDone: boolean): boolean {
  if (hasDocuments(step) && !documentsDone) return false;
  const values = valuesOf(application);
  const { hints } = application;
  // A server without hints never says whether it has a sensitive number.
  return step.fields.every(
    (field) => !isRequired(field, values) || values[field.name] || (hints ? hints[field.name] : field.sensitive),
  );
}

export const firstStepForNewApplication = (flow: Flow, draft: Values): Step | undefined =>
  flow.steps.find(
    (step) => step.save !== 'draft' || step.fields.some((field) => isRequired(field, draft) && !draft[field.name]),
  );

export const startRoute = ({ steps, routes }: Flow): RouteName => steps[0]?.route ?? routes.payment;

export const isAtOrBeforeRegistration = (flow: Flow, step: Step): boolean =>
  flow.steps.indexOf(step) <= flow.steps.findIndex(({ save }) => save === 'register');

export const canEnterWithoutApplication = (flow: Flow, step: Step, draft: Values): boolean => {
  const first = firstStepForNewApplication(flow, draft);
  return first !== undefined && flow.steps.indexOf(step) <= flow.steps.indexOf(first);
};

export const firstUnfinished = (flow: Flow, application: Application, documentsDone: boolean): RouteName =>
  flow.steps.find((step) => !isStepDone(step, application, documentsDone))?.route ?? flow.routes.payment;

export const canEnter = (flow: Flow, step: Step, application: Application): boolean =>
  flow.steps.slice(0, flow.steps.indexOf(step)).every((earlier) => isStepDone(earlier, application, true));

/** Answers are checked before money is paid, or before the application is confirmed. */
export const reviewRoute = ({ confirmation, routes }: Flow): RouteName => confirmation?.route ?? routes.payment;

export const afterPayment = ({ confirmation, routes }: Flow): RouteName => confirmation?.route ?? routes.complete;

export const nextRoute = (flow: Flow, step: Step): RouteName =>
  flow.steps[flow.steps.indexOf(step) + 1]?.route ?? flow.routes.payment;

export const previousRoute = (flow: Flow, step: Step): RouteName | undefined =>
  flow.steps[flow.steps.indexOf(step) - 1]?.route;

export const stepForRoute = (flow: Flow, route: RouteName): Step => {
  const step = flow.steps.find((one) => one.route === route);
  if (!step) throw new Error(`No step at ${route}`);
  return step;
};

export type StepState = 'done' | 'current' | 'locked';
export interface StepperEntry {
  /** Payment and confirmation come last. */
  readonly name: string;
  readonly route: RouteName;
  readonly state: StepState;
}

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
