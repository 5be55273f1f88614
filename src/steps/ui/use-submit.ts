import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { noteRefusedFields } from '../../api/request-headers.ts';
import { isCallError } from '../../api/errors.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import { valueNamesOf } from '../../field-kinds/kinds.ts';
import type { Step } from '../../flows/definition/flow.ts';
import type { Application } from '../../model/application.ts';
import {
  loadFinishStep,
  type FormSnapshot,
  type SubmitFailure,
  type SubmitPhase,
  type SubmitStore,
} from '../submit-store.ts';
import type { FormSection } from '../form-section.ts';
import type { StepFormControl } from '../../field-kinds/ui/control-props.ts';

interface SubmitOptions {
  readonly step: Step;
  readonly form: StepFormControl;
  readonly visibleFields: readonly FieldDefinition[];
  readonly application: Application | undefined;
  /** Whether answers, lists or documents are loading, so that a submit waits. */
  readonly isLoading: boolean;
  readonly section: FormSection | null;
  /** The names of the open part's fields, if only this part is submitted. */
  readonly part: readonly string[] | undefined;
  readonly onPartComplete: () => void;
  readonly onFailed: () => void;
}

export interface ShownFailure {
  readonly kind: SubmitFailure['kind'];
  readonly error?: unknown;
  /** The server's messages for fields that are not on the page. */
  readonly otherMessages: readonly string[];
  readonly hasFieldErrors: boolean;
}

export interface Submit {
  readonly phase: SubmitPhase;
  /** The number of failed submits. Each one moves the focus to the error summary. */
  readonly attempt: number;
  readonly failure: ShownFailure | undefined;
  readonly submit: () => void;
  readonly cancel: () => void;
}

const validValues = (form: StepFormControl): Promise<FormSnapshot['values']> =>
  new Promise((resolve, reject) => {
    form
      .handleSubmit(resolve, () => resolve(undefined))()
      .catch(reject);
  });

async function readPart({ form, section, application }: SubmitOptions, names: readonly string[]) {
  const isValid = await form.trigger(names);
  const typed = form.getValues();
  return { typed, values: isValid ? typed : undefined, section, application };
}

/** @param current the latest options: a list or a section may arrive while the form is being read */
async function readForm(current: RefObject<SubmitOptions>): Promise<FormSnapshot> {
  const { form } = current.current;
  const values = await validValues(form);
  const { section } = current.current;
  // The section is checked even if fields have errors, so that all errors appear together.
  const isSectionComplete = !section || (await section.check());
  const { application } = current.current;
  return { typed: form.getValues(), values: isSectionComplete ? values : undefined, section, application };
}

/** Shows a refusal's messages at their fields. */
function showFailure({ form, visibleFields }: SubmitOptions, failure: SubmitFailure): ShownFailure {
  if (failure.kind !== 'refused') return { ...failure, otherMessages: [], hasFieldErrors: false };
  const messages = Object.entries(isCallError(failure.error) ? failure.error.fields : {});
  const otherMessages = messages.flatMap(([name, message]) => {
    const field = visibleFields.find((definition) => valueNamesOf(definition).includes(name));
    if (!field) return [message];
    form.setError(field.name, { type: 'server', message });
    return [];
  });
  return { ...failure, otherMessages, hasFieldErrors: messages.length > otherMessages.length };
}

/** Submits a step's form through its store, and keeps the reason of the last failure. */
export function useSubmit(store: SubmitStore, options: SubmitOptions): Submit {
  const { session } = useFlow();
  const { step, isLoading } = options;
  const current = useRef(options);
  current.current = options;
  const phase = useStore(store.$phase, { ssr: 'initial' });
  const [{ attempt, failure }, setFailed] = useState<Pick<Submit, 'attempt' | 'failure'>>({
    attempt: 0,
    failure: undefined,
  });
  const submit = useCallback((): void => {
    if (current.current.isLoading) {
      store.wait();
      return;
    }
    setFailed((before) => ({ ...before, failure: undefined }));
    void store
      .submit((names) => (names ? readPart(current.current, names) : readForm(current)), current.current.part)
      .then((result) => {
        if (result.kind === 'part-complete') current.current.onPartComplete();
        if (result.kind !== 'failed') return;
        const { form, visibleFields } = current.current;
        const shown = showFailure(current.current, result.failure);
        noteRefusedFields(visibleFields.flatMap(({ name }) => (form.getFieldState(name).invalid ? [name] : [])));
        setFailed((before) => ({ attempt: before.attempt + 1, failure: shown }));
        current.current.onFailed();
      });
  }, [store]);
  useEffect(() => {
    loadFinishStep().catch(() => undefined);
    if (step.save === 'register') void session.environment.utmParameters(); // Loaded now, because a submit needs them.
  }, [session, step]);
  useEffect(() => {
    if (phase === 'waiting' && !isLoading) submit();
  }, [phase, isLoading, submit]);
  return { phase, attempt, failure, submit, cancel: store.cancel };
}
