import { useCallback, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldToValidate } from '../../model/validate-field.ts';
import type { Application } from '../../model/application.ts';
import type { ReadPhone } from '../../model/phone.ts';
import type { Values } from '../../model/rules.ts';
import type { SelectedItems } from '../../field-kinds/field-kind.ts';
import { initialValues, isListed, kindOf, type FieldDefinition } from '../../field-kinds/kinds.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { isAtOrBeforeRegistration } from '../../flows/definition/step-order.ts';
import { isRequired, isVisible, storedHintOf, valuesOf } from '../../flows/definition/field-queries.ts';
import { formResolver } from '../../application/ui/form-resolver.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { readFormValuesFromDom, useHydratedForm } from '../../application/ui/use-hydrated-form.ts';
import type { StepFormControl } from '../../field-kinds/ui/control-props.ts';

/** The first field of a page never waits, so that a page is never empty. */
const isWaiting = (step: Step, field: FieldDefinition, values: Values): boolean =>
  field !== step.fields[0] && kindOf(field).isWaiting(field, values);

/**
 * Returns the visible fields. A list that depends on a missing answer is hidden, unless the server has returned the
 * name of its stored choice.
 */
const visibleFieldsFor = (
  step: Step,
  values: Values,
  selected: SelectedItems,
  application?: Application,
): readonly FieldDefinition[] =>
  step.fields.filter(
    (field) =>
      isVisible(field, values, selected) &&
      (!isWaiting(step, field, values) ||
        (application?.readable[field.name] && valuesOf(application)[field.name] === values[field.name])),
  );

interface ValidationContext {
  readonly selected: SelectedItems;
  readonly application: Application | undefined;
  readonly saved: Values;
}

function fieldsToValidate(
  step: Step,
  own: Values,
  { selected, application, saved }: ValidationContext,
  readPhone: ReadPhone | undefined,
): FieldToValidate[] {
  const values = { ...saved, ...own };
  // A registered contact is never sent again, and the rules may have changed since.
  const sent = visibleFieldsFor(step, values, selected).filter(
    (field) => !(application && field.readonlyAfterRegistration),
  );
  return sent.flatMap((field) =>
    kindOf(field).fieldsToValidate(field, {
      required: isRequired(field, values, selected) && !storedHintOf(field, application),
      value: values[field.name],
      item: selected[field.name],
      values,
      readPhone,
    }),
  );
}

/** A step's form as its fields, parts and submit see it. */
export interface StepFormState {
  readonly form: StepFormControl;
  /** False while React shows the form as it was server-rendered. */
  readonly hydrated: boolean;
  readonly values: Values;
  /** The values that decide which fields are visible and required: until hydration, the server-rendered ones. */
  readonly renderedValues: Values;
  readonly visibleFields: readonly FieldDefinition[];
  readonly selected: SelectedItems;
  readonly setSelectedItem: (name: string, item: unknown, lookedUpValue?: string) => void;
  readonly application: Application | undefined;
  /** Whether the answers of other steps are loaded, if there are any. */
  readonly dependenciesLoaded: boolean;
  /** Whether a list is loading, before which its choice cannot be validated. */
  readonly hasPendingLookup: boolean;
  readonly isLoadingList: boolean;
}

/**
 * A step's form: values by field name, errors by the fields' rules, conditions by the selected items. Conditions and
 * lists may depend on other steps, so the values include the server's answers.
 */
export function useStepForm(step: Step, formId: string, application: Application | undefined): StepFormState {
  const { flow } = useFlow().session;
  const [selected, setSelected] = useState<SelectedItems>({});
  /** For each field, the value last looked up in the loaded list; absent while the list loads. */
  const [lookedUp, setLookedUp] = useState<Readonly<Record<string, string | undefined>>>({});
  const setSelectedItem = useCallback((name: string, item: unknown, lookedUpValue?: string) => {
    setSelected((items) => (items[name] === item ? items : { ...items, [name]: item }));
    setLookedUp((values) => (values[name] === lookedUpValue ? values : { ...values, [name]: lookedUpValue }));
  }, []);

  const saved = useMemo(() => (application ? valuesOf(application) : {}), [application]);
  // The resolver stays the same and reads the current context through a ref.
  const validationContext = useRef<ValidationContext>({ selected, application, saved });
  validationContext.current = { selected, application, saved };
  const [resolver] = useState(() =>
    formResolver((own, readPhone) => fieldsToValidate(step, own, validationContext.current, readPhone)),
  );
  const form = useForm<Record<string, string>>({
    resolver,
    criteriaMode: 'all',
    // Fields revalidate individually, not on change: a dependent list settles one render later.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { ...initialValues(step), ...readFormValuesFromDom(formId) },
  });
  const own = useWatch({ control: form.control });
  const values: Values = useMemo(() => ({ ...saved, ...(own as Values) }), [saved, own]);
  const hydrated = useHydratedForm(formId, form);
  const renderedValues = hydrated ? values : initialValues(step);
  const answerable = visibleFieldsFor(step, values, selected);
  const hasPendingLookup = answerable.some(
    (field) => kindOf(field).isValidatedByList && values[field.name] && lookedUp[field.name] !== values[field.name],
  );
  const isLoadingList = answerable.some((field) => isListed(field) && lookedUp[field.name] === undefined);
  return {
    form,
    hydrated,
    values,
    renderedValues,
    visibleFields: visibleFieldsFor(step, renderedValues, selected, application),
    selected,
    setSelectedItem,
    application,
    dependenciesLoaded: isAtOrBeforeRegistration(flow, step) || application !== undefined,
    hasPendingLookup,
    isLoadingList,
  };
}
