import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { flowHref } from '../../application/flow-session.ts';
import { valueNamesOf } from '../../flows/definition/field-queries.ts';
import { reviewRoute } from '../../flows/definition/step-order.ts';
import type { FieldDefinition } from '../../flows/definition/field-definition.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { cameFromReview } from '../review-link.ts';
import { createSubmitStore, loadSaveForm, type SubmitState } from '../submit-step.ts';
import type { FormSection, SubmittedForm } from '../submitted-form.ts';
import type { Application } from '../../model/application.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import type { StepFormControl } from './field-context.ts';

interface SubmitStepOptions {
  readonly step: Step;
  readonly form: StepFormControl;
  /** The fields on the page. */
  readonly shown: readonly FieldDefinition[];
  readonly application: Application | undefined;
  /** Answers, lists or documents are being loaded, so that a submit waits. */
  readonly isLoading: boolean;
  readonly section: FormSection | null;
  readonly markSaved: () => void;
  readonly checkPart: RefObject<SubmittedForm['checkPart']>;
}

/** @returns the messages that belong to no field */
function showFieldErrors(
  form: StepFormControl,
  shown: readonly FieldDefinition[],
  errors: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.entries(errors).flatMap(([name, message]) => {
    const field = shown.find((definition) => valueNamesOf(definition).includes(name));
    if (!field) return [message];
    form.setError(field.name, { type: 'server', message });
    return [];
  });
}

/** The store lives as long as the session and the step. */
export function useSubmitStep(options: SubmitStepOptions): {
  readonly state: SubmitState;
  readonly submit: () => void;
  readonly cancel: () => void;
} {
  const { session } = useFlow();
  const { step, isLoading } = options;
  const current = useRef(options);
  current.current = options;
  const store = useMemo(
    () =>
      createSubmitStore(session, step, {
        isLoading: () => current.current.isLoading,
        checkPart: () => current.current.checkPart.current?.(),
        validate: () =>
          new Promise((resolve, reject) => {
            const { form } = current.current;
            form
              .handleSubmit(resolve, () => resolve(undefined))()
              .catch(reject);
          }),
        showFieldErrors: (errors) => showFieldErrors(current.current.form, current.current.shown, errors),
        section: () => current.current.section,
        application: () => current.current.application,
        onSaved: async (kind, route) => {
          if (kind === 'saved') current.current.markSaved();
          const toReview = cameFromReview(session);
          if (toReview) await session.environment.dialogs.showSaved();
          session.environment.location.navigate(flowHref(session, toReview ? reviewRoute(session.flow) : route));
        },
      }),
    [session, step],
  );
  const state = useStore(store.$state, { ssr: 'initial' });
  useEffect(() => {
    loadSaveForm().catch(() => undefined);
    if (step.save === 'register') void session.environment.campaignParameters(); // A submit awaits it.
  }, [session, step]);
  useEffect(() => {
    if (state.phase === 'waiting' && !isLoading) void store.submit();
  }, [state.phase, isLoading, store]);
  return { state, submit: () => void store.submit(), cancel: store.cancel };
}
