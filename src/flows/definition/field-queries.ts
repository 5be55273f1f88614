import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import type { AnswerCall, SelectedItems } from '../../field-kinds/field-kind.ts';
import { kindOf, type FieldDefinition } from '../../field-kinds/kinds.ts';
import type { Step } from './flow.ts';

export const isVisible = (field: FieldDefinition, values: Values, chosen: SelectedItems = {}): boolean =>
  field.visibleWhen?.(values, chosen) ?? true;

export const isRequired = (field: FieldDefinition, values: Values, chosen: SelectedItems = {}): boolean => {
  if (!isVisible(field, values, chosen)) return false;
  return typeof field.optional === 'function' ? !field.optional(values, chosen) : !field.optional;
};

export const ANSWER_CALLS = ['participant', 'personal', 'answers'] as const satisfies readonly AnswerCall[];

/** The call that saves the answer. The call that registers also sends those of `personal` on the first page. */
export const callForField = (step: Step, field: FieldDefinition): AnswerCall =>
  field.savedBy ?? ANSWER_CALLS.find((call) => call === step.save) ?? 'personal';

/**
 * Returns the last characters of the number that the server stores. A number of another type (a passport instead of a
 * national ID) does not count.
 */
export const storedHintOf = (field: FieldDefinition, application: Application | undefined): string | undefined =>
  application && isVisible(field, valuesOf(application)) ? application.hints?.[field.name] : undefined;

/** The names of the answers that this browser never stores. */
export const sensitiveNames = (steps: readonly Step[]): ReadonlySet<string> =>
  new Set<string>(steps.flatMap(({ fields }) => fields.flatMap(({ name, sensitive }) => (sensitive ? name : []))));

/** The message key for the kinds of a semester. */
export const AVAILABLE_TYPE = 'available_type';

export const messageKeyOf = ({ messageKey, name }: FieldDefinition): string => messageKey ?? name;

export const suggestedAnswers = (step: Step, saved: Values): Values =>
  Object.fromEntries(
    step.fields.flatMap((field) => {
      const value = 'suggested' in field ? field.suggested(saved) : undefined;
      return value !== undefined && kindOf(field).accepts(field, value) ? [[field.name, value]] : [];
    }),
  );

export const valuesOf = (application: Application): Values =>
  Object.fromEntries(
    Object.entries(application).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
