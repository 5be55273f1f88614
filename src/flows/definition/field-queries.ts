import { AVAILABLE_TYPES } from '../../config/words.ts';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import type { CampaignContext } from './campaign-context.ts';
import type { SelectedItems, FieldDefinition } from './field-definition.ts';
import type { Step } from './flow.ts';

export const isShown = (field: FieldDefinition, values: Values, chosen: SelectedItems = {}): boolean =>
  field.visibleWhen?.(values, chosen) ?? true;

export const isRequired = (field: FieldDefinition, values: Values, chosen: SelectedItems = {}): boolean => {
  if (!isShown(field, values, chosen)) return false;
  return typeof field.optional === 'function' ? !field.optional(values, chosen) : !field.optional;
};

/**
 * Returns the last characters of the number that the server stores. A number of another kind (a passport where a
 * national ID is asked for) does not count.
 */
export const storedHintOf = (field: FieldDefinition, application: Application | undefined): string | undefined =>
  application && isShown(field, valuesOf(application)) ? application.hints?.[field.name] : undefined;

const ANY_CAMPAIGN: CampaignContext = { slug: '-', campaignId: '-' };

/** Whether the field is a list whose query lacks an answer of its own page. The first field of a page never is. */
export const isWaitingForAnswer = ({ fields }: Pick<Step, 'fields'>, field: FieldDefinition, values: Values): boolean =>
  field.kind === 'remote-select' && field !== fields[0] && !field.lookup.query(values, ANY_CAMPAIGN);

export const valueNames = (step: Step): string[] => step.fields.flatMap(valueNamesOf);

export const valueNamesOf = (field: FieldDefinition): string[] => {
  if (field.kind === 'phone') return [field.country, field.name];
  return field.kind === 'autocomplete' ? [field.text, field.name] : [field.name];
};

/** The name under which the kinds of a semester have their words. */
export const AVAILABLE_TYPE = 'available_type';

export const messageKeyOf = ({ messageKey, name }: FieldDefinition): string => messageKey ?? name;

export function messageScopeOf(...steps: readonly Step[]) {
  const fields = steps.flatMap((step) => step.fields);
  return {
    names: fields.flatMap((field) => [
      ...valueNamesOf(field),
      messageKeyOf(field),
      ...('availableType' in field ? [AVAILABLE_TYPE] : []),
    ]),
    rules: fields.flatMap((field) => ('rule' in field ? [field.rule] : [])),
    sections: [
      ...fields.flatMap((field) => (field.section ? [field.section] : [])),
      ...steps.flatMap(({ parts = [] }) => [...parts, ...(parts.length > 0 ? ['part'] : [])]),
    ],
    hasSearch: fields.some(({ kind }) => kind === 'autocomplete'),
    hasSecrets: fields.some(({ sensitive }) => sensitive),
    hasPlaces: fields.some((field) => 'none' in field),
    prices: fields.flatMap((field) => [
      ...('price' in field ? [field.price.messageKey, 'free', ...(field.price.before ? ['before'] : [])] : []),
      ...('listsRounds' in field ? ['codeRequired'] : []),
    ]),
    choices: fields.flatMap((field) => [
      ...('options' in field ? [{ name: field.name, values: field.options }] : []),
      ...('availableType' in field ? [{ name: AVAILABLE_TYPE, values: AVAILABLE_TYPES }] : []),
    ]),
  };
}

export const suggestedAnswers = (step: Step, saved: Values): Values =>
  Object.fromEntries(
    step.fields.flatMap((field) => {
      const value = 'suggested' in field ? field.suggested(saved) : undefined;
      return value ? [[field.name, value]] : [];
    }),
  );

export const valuesOf = (application: Application): Values =>
  Object.fromEntries(
    Object.entries(application).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
