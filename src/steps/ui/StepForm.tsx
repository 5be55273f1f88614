import { useMemo, useState, type ComponentType, type SyntheticEvent } from 'react';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { RegistrationNotes } from '../../application/ui/RegistrationNotes.tsx';
import { announceFilledTexts } from '../../application/ui/use-hydrated-form.ts';
import { initialValues, valueNamesOf } from '../../field-kinds/kinds.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Application } from '../../model/application.ts';
import type { Elements } from '../../ui/elements.ts';
import { ErrorSummary, type SummaryError } from '../../ui/ErrorSummary.tsx';
import { linkParameters } from '../linked-answers.ts';
import { cameFromReview } from '../step-navigation.ts';
import { createSubmitStore, isSaving } from '../submit-store.ts';
import { partHeading, type FormSection } from '../form-section.ts';
import type { FormSectionProps } from './form-section-props.ts';
import { StepActions } from './StepActions.tsx';
import { StepFields } from './StepFields.tsx';
import { useStoredDraft } from './use-stored-draft.ts';
import { useErrorSummary } from './use-error-summary.ts';
import { useOpenPart } from './use-open-part.ts';
import { useSettled } from './use-settled.ts';
import { useStepForm } from './use-step-form.ts';
import { useSubmit } from './use-submit.ts';

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
  readonly beside?: Elements;
}

/** A step's form. It is server-rendered; React takes over on hydration. */
export const StepForm = (props: StepFormProps) => {
  const { step, application, isDraftFilled, isLoadingApplication, Section, beside } = props;
  const { session, messages } = useFlow();
  const formId = `step-${step.name}`;
  const state = useStepForm(step, formId, application);
  const { form, hydrated, visibleFields } = state;
  const store = useMemo(() => createSubmitStore(session, step), [session, step]);
  const isFilled = useStoredDraft(session, step, form, { application, isDraftFilled, $saved: store.$saved });
  const [section, setSection] = useState<FormSection | null>(null);
  const [sectionErrors, setSectionErrors] = useState<readonly SummaryError[]>([]);
  const { openPart, setOpenPart, rows, open, isOpen, isLast, isKnown } = useOpenPart(step);
  const { parts } = step;
  const toReview = hydrated && cameFromReview(session);
  const isWhole = isLast || toReview;
  const isLoadingSection = Boolean(step.documentsSection && application && !section && isWhole);
  const isLoadingAnswers = isLoadingApplication || !isFilled;
  const isLoading = isLoadingAnswers || state.hasPendingLookup || isLoadingSection || !isKnown;
  const { phase, attempt, failure, submit, cancel } = useSubmit(store, {
    step,
    form,
    visibleFields,
    application,
    isLoading,
    section,
    part: isWhole ? undefined : visibleFields.filter((field) => field.part === open).flatMap(valueNamesOf),
    openNextPart: () => {
      const next = rows?.partAfter(open, parts ?? [], { ...state, errors: form.formState.errors });
      if (next) setOpenPart({ ...next, since: attempt });
    },
  });
  const isLeaving = phase === 'leaving';
  const isFirst = step === session.flow.steps[0];
  const untouched = initialValues(step);
  const isEmpty =
    isFirst &&
    !application &&
    Object.keys(untouched).every((name) => (state.renderedValues[name] ?? '') === untouched[name]);
  const asksForContact = step.save === 'register' && !application;
  const isSettled = useSettled(formId, isSaving(phase) || (hydrated && !isLoading && !state.isLoadingList));
  const hasFailed = openPart.showsErrors === true || attempt > openPart.since;
  const summary = useErrorSummary({
    form,
    fields: visibleFields.filter(isOpen),
    sectionErrors: isLast ? sectionErrors : [],
    failure,
    hasFailed,
  });
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    announceFilledTexts(event.currentTarget, form.getValues());
    submit();
  };
  const { sections } = messages.fields;
  const rowsProps = { step, state, section, attempt, failure, openPart, setOpenPart, isLoadingAnswers };
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
      className="step-form"
    >
      {rows && <rows.PartsBefore {...rowsProps} />}
      <ErrorSummary title={summary.title} errors={summary.errors} attempt={attempt} />
      {parts && (
        <h2 id="part" tabIndex={-1}>
          <span className="block font-sans text-sm font-normal text-ink-soft">
            {interpolate(sections.part, { part: open + 1, parts: parts.length })}
          </span>{' '}
          <span>{partHeading(step, open, section, sections)}</span>
        </h2>
      )}
      <StepFields step={step} state={state} isFilled={isFilled} isOpen={isOpen} isLeaving={isLeaving} beside={beside} />
      {application && Section && (
        <div className={isLast ? 'contents' : undefined} hidden={!isLast} inert={isLeaving}>
          <Section application={application} submitted={hasFailed} ref={setSection} onErrors={setSectionErrors} />
        </div>
      )}
      {asksForContact && <RegistrationNotes />}
      <StepActions
        step={step}
        phase={phase}
        toReview={toReview}
        isEmpty={isEmpty}
        onCancel={cancel}
        onBack={open > 0 ? () => setOpenPart({ part: open - 1, since: attempt, shows: 'part' }) : undefined}
      />
      {!asksForContact && !isEmpty && (
        <p className="hint -mt-4">
          {application && isFilled ? messages.flow.saved.server : messages.flow.saved.device}
        </p>
      )}
      {rows && <rows.PartsAfter {...rowsProps} />}
    </form>
  );
};
