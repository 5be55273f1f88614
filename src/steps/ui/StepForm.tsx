import { useEffect, useMemo, useState, type ComponentType, type SyntheticEvent } from 'react';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { RegistrationNotes } from '../../application/ui/RegistrationNotes.tsx';
import { announceFilledTexts } from '../../application/ui/use-hydrated-form.ts';
import { endRestoring } from '../../platform/hydration/end-restoring.ts';
import { initialValues, valueNamesOf } from '../../field-kinds/kinds.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import type { Elements } from '../../ui/elements.ts';
import { ErrorSummary, type SummaryError } from '../../ui/ErrorSummary.tsx';
import { linkParameters } from '../linked-answers.ts';
import { cameFromReview } from '../step-navigation.ts';
import { PART_HEADING_ID } from '../part-state.ts';
import { createSubmitStore, isSaving } from '../submit-store.ts';
import { partHeading, type FormSection } from '../form-section.ts';
import type { FormSectionProps } from './form-section-props.ts';
import { StepActions } from './StepActions.tsx';
import { StepFields } from './StepFields.tsx';
import { useStoredDraft } from './use-stored-draft.ts';
import { useErrorSummary } from './use-error-summary.ts';
import { useOpenPart } from './use-open-part.ts';
import { useStepForm } from './use-step-form.ts';
import { useSubmit } from './use-submit.ts';
import { showLinkedField } from './show-linked-field.ts';

interface StepFormProps {
  readonly step: Step;
  readonly application: Application | undefined;
  /** Answers from another browser or the previous application were added to the draft after the form was filled. */
  readonly isDraftFilled?: boolean | undefined;
  /** An application exists and is being loaded. */
  readonly isLoadingApplication: boolean;
  /** The section below the fields; `undefined` while it loads, or if the step has none. */
  readonly Section?: ComponentType<FormSectionProps> | undefined;
  /** Stands next to the first heading. */
  readonly nextToHeading?: Elements;
  readonly isFolded?: boolean;
}

/** Whether no field of the step has another value than at first. */
function isUntouched(step: Step, values: Values): boolean {
  const untouched = initialValues(step);
  return Object.keys(untouched).every((name) => (values[name] ?? '') === untouched[name]);
}

/**
 * Returns whether the form's layout is final: everything is loaded, or the applicant has begun to use it
 * (`data-settled`).
 */
function useSettled(formId: string, isReady: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  if (!isSettled && isReady) setIsSettled(true);
  useEffect(() => {
    document.getElementById(formId)?.addEventListener('focusin', () => setIsSettled(true), { once: true });
  }, [formId]);
  return isSettled;
}

/** A step's form. It is server-rendered; React takes over on hydration. */
export const StepForm = (props: StepFormProps) => {
  const { step, application, isDraftFilled, isLoadingApplication, Section, nextToHeading, isFolded } = props;
  const { session, messages } = useFlow();
  const formId = `step-${step.name}`;
  const state = useStepForm(step, formId, application);
  const store = useMemo(() => createSubmitStore(session, step), [session, step]);
  const isFilled = useStoredDraft(session, step, state.form, { application, isDraftFilled, $saved: store.$saved });
  const [section, setSection] = useState<FormSection | null>(null);
  const [sectionErrors, setSectionErrors] = useState<readonly SummaryError[]>([]);
  const part = useOpenPart(step);
  const returnsToReview = state.hydrated && cameFromReview(session);
  const isWholeForm = part.isLast || returnsToReview;
  const isLoadingSection = Boolean(step.documentsSection && application && !section && isWholeForm);
  const isLoadingAnswers = isLoadingApplication || !isFilled;
  const isLoading = isLoadingAnswers || state.hasPendingLookup || isLoadingSection || !part.isKnown;
  const submission = useSubmit(store, {
    step,
    form: state.form,
    visibleFields: state.visibleFields,
    application,
    isLoading,
    section,
    part: isWholeForm
      ? undefined
      : state.visibleFields.filter((field) => field.part === part.index).flatMap(valueNamesOf),
    onPartComplete: () => {
      const next = part.components?.partAfter(part.index, step, state);
      if (next !== undefined) part.open(next);
    },
    onFailed: () => part.send({ type: 'failed' }),
  });
  const isLeaving = submission.phase === 'leaving';
  const isFirst = step === session.flow.steps[0];
  const isEmpty = isFirst && !application && isUntouched(step, state.renderedValues);
  const asksForContact = step.save === 'register' && !application;
  const isComplete = state.hydrated && !isLoading && !state.isLoadingList;
  useEffect(() => {
    if (isComplete && !step.parts) showLinkedField();
  }, [isComplete, step]);
  const isSettled = useSettled(formId, isSaving(submission.phase) || isComplete);
  // A form in use is settled at once, but the room above it is still reserved while the application loads.
  const isRestored = isSettled && !isLoadingApplication;
  useEffect(() => {
    if (isRestored) endRestoring();
  }, [isRestored]);
  const summary = useErrorSummary({
    form: state.form,
    fields: state.visibleFields.filter(part.isOpen),
    sectionErrors: part.isLast ? sectionErrors : [],
    failure: submission.failure,
    hasFailed: part.state.hasFailed,
  });
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    announceFilledTexts(event.currentTarget, state.form.getValues());
    submission.submit();
  };
  const partsProps = { step, state, section, part, submission, isLoadingAnswers };
  return (
    // Without scripts, the method `dialog` sends nothing: answers must not get into a URL.
    <form
      method="dialog"
      id={formId}
      data-step-form={session.flowKey}
      data-query-param={isFirst ? linkParameters(session.flow).join(' ') || undefined : undefined}
      data-settled={isSettled ? '' : undefined}
      noValidate
      suppressHydrationWarning
      onSubmit={onSubmit}
      className={isFolded ? 'hidden' : 'step-form'}
    >
      {part.components && <part.components.PartsBefore {...partsProps} />}
      <ErrorSummary title={summary.title} errors={summary.errors} attempt={submission.attempt} />
      {step.parts && (
        <h2 id={PART_HEADING_ID} tabIndex={-1}>
          <span className="block font-sans text-sm font-normal text-ink-soft max-md:sr-only">
            {interpolate(messages.fields.sections.part, { part: part.index + 1, parts: step.parts.length })}
          </span>{' '}
          <span>{partHeading(step, part.index, section, messages.fields.sections)}</span>
        </h2>
      )}
      <StepFields
        step={step}
        state={state}
        isFilled={isFilled}
        isOpen={part.isOpen}
        isLeaving={isLeaving}
        nextToHeading={nextToHeading}
      />
      {application && Section && (
        <div hidden={!part.isLast} inert={isLeaving}>
          <Section
            application={application}
            submitted={part.state.hasFailed}
            ref={setSection}
            onErrors={setSectionErrors}
          />
        </div>
      )}
      {asksForContact && <RegistrationNotes />}
      <StepActions
        step={step}
        phase={submission.phase}
        returnsToReview={returnsToReview}
        isEmpty={isEmpty}
        isIncomplete={part.isLast && sectionErrors.length > 0}
        onCancel={submission.cancel}
        onBack={part.index > 0 ? () => part.open(part.index - 1) : undefined}
      />
      {!asksForContact && !isEmpty && (
        <p className="hint -mt-4">
          {application && isFilled ? messages.flow.saved.server : messages.flow.saved.device}
        </p>
      )}
      {part.components && <part.components.PartsAfter {...partsProps} />}
    </form>
  );
};
