import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldToValidate } from '../../model/validate-field.ts';
import type { Country } from '../../config/default-country.ts';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import { stepSchema } from '../../model/step-schema.ts';
import type { SelectedItems } from '../../field-kinds/field-kind.ts';
import { initialValues, isListed, kindOf, type FieldDefinition } from '../../field-kinds/kinds.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { isRequired, isShown, storedHintOf, valuesOf } from '../../flows/definition/field-queries.ts';
import { useCountries } from '../../application/ui/use-countries.ts';
import { readFormValuesFromDom } from '../../application/ui/use-hydrated-form.ts';

/** The first field of a page never waits, so that a page is never empty. */
const isWaiting = (step: Step, field: FieldDefinition, values: Values): boolean =>
  field !== step.fields[0] && kindOf(field).isWaiting(field, values);

/** A list that waits for another answer is hidden, unless the server has named the stored choice. */
const fieldsShownFor = (
  step: Step,
  values: Values,
  selected: SelectedItems,
  application?: Application,
): readonly FieldDefinition[] =>
  step.fields.filter(
    (field) =>
      isShown(field, values, selected) &&
      (!isWaiting(step, field, values) ||
        (application?.readable[field.name] && valuesOf(application)[field.name] === values[field.name])),
  );

interface ValidationContext {
  readonly selected: SelectedItems;
  readonly application: Application | undefined;
  readonly saved: Values;
  readonly countries: readonly Country[];
}

function fieldsToValidate(
  step: Step,
  own: Values,
  { selected, application, saved, countries }: ValidationContext,
): FieldToValidate[] {
  const values = { ...saved, ...own };
  return fieldsShownFor(step, values, selected).flatMap((field) =>
    kindOf(field).fieldsToValidate(field, {
      required: isRequired(field, values, selected) && !storedHintOf(field, application),
      value: values[field.name],
      item: selected[field.name],
      countries,
    }),
  );
}

/**
 * The form of a step: values by field name, errors by the rules of the fields, conditions by the selected items. Conditions and
 * lists may depend on answers of other steps, so the values include what the server has of them.
 */
export function useStepForm(step: Step, formId: string, application: Application | undefined) {
  const [selected, setSelected] = useState<SelectedItems>({});
  /** By field name, the value that was last looked up in the loaded list; absent while the list is being loaded. */
  const [lookedUp, setLookedUp] = useState<Readonly<Record<string, string | undefined>>>({});
  const setSelectedItem = useCallback((name: string, item: unknown, lookedUpValue?: string) => {
    setSelected((before) => (before[name] === item ? before : { ...before, [name]: item }));
    setLookedUp((before) => (before[name] === lookedUpValue ? before : { ...before, [name]: lookedUpValue }));
  }, []);

  const saved = useMemo(() => (application ? valuesOf(application) : {}), [application]);
  const countries = useCountries(step.fields.some((field) => kindOf(field).needsCountries));
  // The resolver stays the same and reads the current context through a ref.
  const validationContext = useRef<ValidationContext>({ selected, application, saved, countries });
  validationContext.current = { selected, application, saved, countries };
  const [resolver] = useState(() =>
    valibotResolver(stepSchema((own) => fieldsToValidate(step, own, validationContext.current))),
  );
  const form = useForm<Record<string, string>>({
    resolver,
    criteriaMode: 'all',
    // Fields revalidate one by one, not on change: a dependent list of options settles one render later.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { ...initialValues(step), ...readFormValuesFromDom(formId) },
  });
  const own = useWatch({ control: form.control });
  const values: Values = useMemo(() => ({ ...saved, ...(own as Values) }), [saved, own]);
  const shownFields = (present: Values): readonly FieldDefinition[] =>
    fieldsShownFor(step, present, selected, application);
  const shown = fieldsShownFor(step, values, selected);
  /** A choice cannot be validated until its list is loaded. */
  const hasPendingLookup = shown.some(
    (field) => kindOf(field).isValidatedByList && values[field.name] && lookedUp[field.name] !== values[field.name],
  );
  const isLoadingList = shown.some((field) => isListed(field) && lookedUp[field.name] === undefined);
  return { form, values, shownFields, selected, setSelectedItem, hasPendingLookup, isLoadingList };
}
