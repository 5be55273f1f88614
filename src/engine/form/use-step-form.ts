import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CheckedField } from '../../model/check-field.ts';
import { HOME_COUNTRY } from '../../config/home-country.ts';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import { stepSchema } from '../../model/step-schema.ts';
import type { Chosen, FieldEntry, Step } from '../flow.ts';
import { isOnFile, isRequired, isShown, valueNames, valuesOf } from '../journey.ts';
import { valuesOfPage } from './values-of-page.ts';

/** What a form shows before anything is typed. */
export const initialValues = (step: Step): Record<string, string> => {
  const values = Object.fromEntries(valueNames(step).map((name) => [name, '']));
  for (const field of step.fields) {
    if (field.kind === 'phone') values[field.country] = HOME_COUNTRY;
    if ('initial' in field && field.initial) values[field.name] = field.initial;
  }
  return values;
};

const shownFields = (step: Step, values: Values, chosen: Chosen): readonly FieldEntry[] =>
  step.fields.filter((field) => isShown(field, values, chosen));

/** A choice whose list has not come, or failed: it may not fit the answers before it any more. */
const isUnlisted = (field: FieldEntry, values: Values, chosen: Chosen): boolean =>
  field.kind === 'lookup' &&
  values[field.name] !== '' &&
  values[field.name] !== field.other &&
  chosen[field.name] === undefined;

/**
 * The form of a step: values by field name, faults by the step's own schema, conditions by the choices made. Before the page has
 * woken the fields are those that were built, whatever was chosen by then. Conditions and lists may ask for answers of other steps:
 * the values hold what the server has of them.
 */
export function useStepForm(step: Step, formId: string, application: Application | undefined) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [coming, setComing] = useState<Readonly<Record<string, boolean>>>({});
  const remember = useCallback((name: string, item: unknown, isComing: boolean) => {
    setChosen((before) => (before[name] === item ? before : { ...before, [name]: item }));
    setComing((before) => (Boolean(before[name]) === isComing ? before : { ...before, [name]: isComing }));
  }, []);

  // The resolver is made once; what it judges by changes.
  const held = useMemo(() => (application ? valuesOf(application) : {}), [application]);
  const judged = useRef({ chosen, application, held });
  judged.current = { chosen, application, held };
  const [resolver] = useState(() =>
    valibotResolver(
      stepSchema((own): CheckedField[] => {
        const values = { ...judged.current.held, ...own };
        return shownFields(step, values, judged.current.chosen).flatMap((field): CheckedField[] => [
          ...(field.kind === 'phone' ? [{ name: field.country, required: true }] : []),
          {
            name: field.name,
            required: isRequired(field, values, judged.current.chosen) && !isOnFile(field, judged.current.application),
            rule: 'rule' in field ? field.rule : undefined,
            unlisted: isUnlisted(field, values, judged.current.chosen),
          },
        ]);
      }),
    ),
  );
  const form = useForm<Record<string, string>>({
    resolver,
    criteriaMode: 'all',
    // A faulty field is judged again by itself: what a list makes of a change is known a moment later.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { ...initialValues(step), ...valuesOfPage(formId) },
  });
  const values = useWatch({ control: form.control });
  const typed: Values = useMemo(() => ({ ...held, ...(values as Values) }), [held, values]);
  const shown = (awake: boolean): readonly FieldEntry[] =>
    awake ? shownFields(step, typed, chosen) : shownFields(step, initialValues(step), {});
  /** A choice that was made stands in a list that is still on its way: it cannot be judged yet. */
  const waits = shownFields(step, typed, chosen).some(({ name }) => coming[name] && typed[name]);
  return { form, values: typed, shown, chosen, remember, waits };
}
