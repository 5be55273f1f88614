import type { RouteName } from '../../config/routes.ts';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import { isRequired, valuesOf } from './field-queries.ts';
import type { Flow, Step } from './flow.ts';

export const hasDocuments = (step: Step): boolean => step.save === 'uploads' || step.documentsSection === true;

export function isStepDone(step: Step, application: Application, documentsDone: boolean): boolean {
  if (hasDocuments(step) && !documentsDone) return false;
  const values = valuesOf(application);
  const { hints } = application;
  // A server without hints never confirms a sensitive number, so the number counts as answered.
  return step.fields.every(
    (field) =>
      !isRequired(field, values) ||
      values[field.name] ||
      // Every registration includes the contact, so the server has it even if it does not return it.
      (field.readonlyAfterRegistration && values[field.name] === undefined) ||
      (hints ? hints[field.name] : field.sensitive),
  );
}

export const firstStepForNewApplication = (flow: Flow, draft: Values): Step | undefined =>
  flow.steps.find(
    (step) => step.save !== 'draft' || step.fields.some((field) => isRequired(field, draft) && !draft[field.name]),
  );

export const startRoute = ({ steps, routes }: Flow): RouteName => steps[0]?.route ?? routes.payment;

/** The hash that names the form of the first page, where a returning applicant would see a card in its place. */
export const formHash = ({ steps }: Flow, route: RouteName): string =>
  steps[0]?.route === route ? `#step-${steps[0].name}` : '';

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

/** The review comes before the confirmation if the flow has one, else before the payment. */
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

/** Returns the step with nothing but documents, which goes if none are required. Not every flow has one. */
export const documentsStep = ({ steps }: Flow): Step | undefined => steps.find(({ save }) => save === 'uploads');

/** The payment's name in the stepper. */
export const PAYMENT_STEP = 'payment';
export type StepState = 'done' | 'current' | 'locked';
export interface StepperEntry {
  /** The step's name. Payment and confirmation come last. */
  readonly name: string;
  readonly route: RouteName;
  readonly state: StepState;
}

export function stepperEntries(flow: Flow, current: RouteName): StepperEntry[] {
  const entries = [
    ...flow.steps.map(({ name, route }) => ({ name, route })),
    { name: PAYMENT_STEP, route: flow.routes.payment },
    ...(flow.confirmation ? [{ name: 'confirm', route: flow.confirmation.route }] : []),
  ];
  const here = entries.findIndex((entry) => entry.route === current);
  return entries.map((entry, index) => ({
    ...entry,
    state: index < here ? 'done' : index === here ? 'current' : 'locked',
  }));
}
