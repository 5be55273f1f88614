import { useMemo, useState, type ComponentType, type SyntheticEvent } from 'react';
import { flowHref } from '../../application/flow-session.ts';
import { isRequired, storedHintOf } from '../../flows/definition/field-queries.ts';
import { valueNamesOf } from '../../field-kinds/kinds.ts';
import { isAtOrBeforeRegistration, previousRoute } from '../../flows/definition/step-order.ts';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { cameFromReview, saveAndExit } from '../step-navigation.ts';
import { createSubmitStore, type FormSection, type SubmitPhase } from '../submit-step.ts';
import { SLOW_NOTICE_MS } from '../../config/constants.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorSummary, type SummaryError } from '../../ui/ErrorSummary.tsx';
import { callErrorMessage } from '../../application/ui/call-error-message.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import type { FormSectionProps } from './form-section.ts';
import { RegistrationNotes } from '../../application/ui/RegistrationNotes.tsx';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { useErrorAlert } from '../../application/ui/use-error-alert.ts';
import { hearFilledTexts, useHydratedForm } from '../../application/ui/use-hydrated-form.ts';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import { useTitlePrefix } from '../../ui/use-title-prefix.ts';
import { linkParameters } from '../linked-answers.ts';
import { summaryErrors } from './summary-errors.ts';
import { FieldControl } from './FieldControl.tsx';
import type { OpenPart } from './field-context.ts';
import { useDraft } from './use-draft.ts';
import { initialValues } from '../../field-kinds/kinds.ts';
import { useStepForm } from './use-step-form.ts';
import { useSettled } from './use-settled.ts';
import { useSubmitStep, type ShownFailure } from './use-submit-step.ts';

const loadSlowNotice = () => import('./SlowNotice.tsx');
const loadParts = () => import('./StepParts.tsx');

interface StepFormProps {
  readonly step: Step;
  readonly application: Application | undefined;
  /** An application exists and is being loaded. */
  readonly isLoadingApplication: boolean;
  /** The section below the fields; `undefined` during loading and when the step has none. */
  readonly Section?: ComponentType<FormSectionProps> | undefined;
  /** The button that starts a new application, on the first page of a known one. */
  readonly startNew?: Elements;
}

/** Returns an empty text when the fields show all errors. */
function failureMessage(failure: ShownFailure | undefined, { errors }: FlowMessages): string {
  if (failure?.kind === 'section-missing') return errors.load.title;
  if (failure?.kind !== 'refused') return '';
  const { error, otherMessages, hasFieldErrors } = failure;
  return otherMessages.join(' ') || (hasFieldErrors ? '' : callErrorMessage(error, errors.call));
}

const isSaving = (phase: SubmitPhase): boolean => phase !== 'idle' && phase !== 'checking';

interface StepActionsProps extends Pick<StepFormProps, 'step' | 'startNew'> {
  readonly phase: SubmitPhase;
  readonly toReview: boolean;
  readonly onCancel: () => void;
}

/** The submit button and the links below it. */
const StepActions = ({ step, startNew, phase, toReview, onCancel }: StepActionsProps) => {
  const { session, messages } = useFlow();
  const { flow } = messages;
  const runWithErrorAlert = useErrorAlert();
  const isSlow = useElapsed(SLOW_NOTICE_MS, phase !== 'idle' && phase !== 'asking');
  const slow = useLazyModule(isSlow ? loadSlowNotice : undefined);
  const back = previousRoute(session.flow, step);
  return (
    <div className="form-actions">
      <div className="action-bar grid gap-3">
        <Button type="submit" busy={isSaving(phase)}>
          {isSaving(phase) ? flow.saving : toReview ? flow.saveReview : flow.continue}
        </Button>
        {isSlow && slow && <slow.SlowNotice onCancel={onCancel} />}
      </div>
      <div className="form-links">
        {back ? (
          <ButtonLink kind="link" href={flowHref(session, back)}>
            {flow.back}
          </ButtonLink>
        ) : (
          (startNew ?? <span />)
        )}
        <Button kind="link" onClick={() => runWithErrorAlert(() => saveAndExit(session, 'page'))}>
          {flow.saveAndExit}
        </Button>
      </div>
    </div>
  );
};

/** The form of a step. It is server-rendered; React takes over on hydration. */
export const StepForm = ({ step, application, isLoadingApplication, Section, startNew }: StepFormProps) => {
  const { session, messages } = useFlow();
  const formId = `step-${step.name}`;
  const { form, values, shownFields, selected, setSelectedItem, hasPendingLookup, isLoadingList } = useStepForm(
    step,
    formId,
    application,
  );
  const hydrated = useHydratedForm(formId, form);
  // Until hydration, exactly the fields that the server rendered are shown.
  const builtValues = hydrated ? values : initialValues(step);
  const shown = shownFields(builtValues);
  const store = useMemo(() => createSubmitStore(session, step), [session, step]);
  const isFilled = useDraft(session, step, form, application, store.$saved);
  const [section, setSection] = useState<FormSection | null>(null);
  const [sectionErrors, setSectionErrors] = useState<readonly SummaryError[]>([]);
  const [openPart, setOpenPart] = useState<OpenPart>({ since: 0 });
  const { part, since } = openPart;
  const { parts } = step;
  const lazyParts = useLazyModule(parts && loadParts, reportChunkError);
  const open = part ?? 0;
  const isOpen = (field: FieldDefinition): boolean => (field.part ?? open) === open;
  const isLast = !parts?.[open + 1];
  const toReview = hydrated && cameFromReview(session);
  const isWhole = isLast || toReview;
  const isLoadingSection = Boolean(step.documents && application && !section && isWhole);
  const isLoadingAnswers = isLoadingApplication || !isFilled;
  const isLoading = isLoadingAnswers || hasPendingLookup || isLoadingSection || Boolean(parts && part === undefined);
  const answers = { shown, values, selected, application };
  const { phase, attempt, failure, submit, cancel } = useSubmitStep(store, {
    step,
    form,
    shown,
    application,
    isLoading,
    section,
    part: isWhole ? undefined : shown.filter((field) => field.part === open).flatMap(valueNamesOf),
    openNextPart: () => {
      const next = lazyParts?.partAfter(open, parts ?? [], { ...answers, errors: form.formState.errors });
      if (next) setOpenPart({ ...next, since: attempt });
    },
  });
  const isLeaving = phase === 'leaving';
  const isSettled = useSettled(formId, isSaving(phase) || (hydrated && !isLoading && !isLoadingList));
  const { errors: fieldErrors } = form.formState;
  const errors = [...summaryErrors(shown.filter(isOpen), fieldErrors, messages), ...(isLast ? sectionErrors : [])];
  const message = failureMessage(failure, messages);
  const hasFailed = attempt > since;
  const summary = hasFailed ? [...errors, ...(message === '' ? [] : [{ message }])] : [];
  useTitlePrefix(summary.length > 0 ? `${messages.errors.tabPrefix} ` : '');
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    hearFilledTexts(event.currentTarget, form.getValues());
    submit();
  };
  const { sections } = messages.fields;
  const textOf = (section: string): string => sections[section as keyof typeof sections];
  const Heading = parts ? 'h3' : 'h2';
  const partsProps = { ...answers, step, form, section, attempt, failure, openPart, setOpenPart, isLoadingAnswers };
  return (
    // Without scripts, the method `dialog` sends nothing: answers must not get into a URL.
    <form
      method="dialog"
      id={formId}
      data-step-form={session.flowKey}
      data-query-param={
        step === session.flow.steps[0] ? linkParameters(session.flow).join(' ') || undefined : undefined
      }
      data-settled={isSettled ? '' : undefined}
      noValidate
      suppressHydrationWarning
      onSubmit={onSubmit}
      className="step-form"
    >
      {lazyParts && <lazyParts.PartsBefore {...partsProps} />}
      <ErrorSummary
        title={errors.length > 0 ? messages.errors.summaryTitle : messages.errors.call.title}
        errors={summary}
        attempt={attempt}
      />
      {parts && (
        <h2 id="part" tabIndex={-1}>
          <span className="block font-sans text-sm font-normal text-ink-soft">
            {interpolate(sections.part, { part: open + 1, parts: parts.length })}
          </span>{' '}
          <span>{textOf(parts[open] ?? '')}</span>
        </h2>
      )}
      {shown.map((definition) => {
        const storedHint = storedHintOf(definition, application);
        return (
          <div
            key={`${definition.name} ${'rule' in definition ? definition.rule : ''} ${definition.kind}`}
            className={isOpen(definition) ? (definition.halfWidth ? 'half-width' : 'grid gap-3') : undefined}
            hidden={!isOpen(definition)}
            inert={isLeaving}
          >
            {definition.section && <Heading>{textOf(definition.section)}</Heading>}
            <FieldControl
              definition={definition}
              form={form}
              values={values}
              hydrated={hydrated}
              application={application}
              storedHint={storedHint}
              setSelectedItem={setSelectedItem}
              required={isRequired(definition, builtValues, selected) && !storedHint}
              dependenciesLoaded={isAtOrBeforeRegistration(session.flow, step) || Boolean(application)}
              locked={Boolean(definition.readonlyAfterRegistration && application)}
            />
          </div>
        );
      })}
      {application && Section && (
        <div className={isLast ? 'contents' : undefined} hidden={!isLast} inert={isLeaving}>
          <Section application={application} submitted={hasFailed} ref={setSection} onErrors={setSectionErrors} />
        </div>
      )}
      {step.save === 'register' && !application && <RegistrationNotes />}
      <StepActions step={step} phase={phase} toReview={toReview} startNew={startNew} onCancel={cancel} />
      <p className="hint -mt-4">{application ? messages.flow.saved.server : messages.flow.saved.device}</p>
      {lazyParts && <lazyParts.PartsAfter {...partsProps} />}
    </form>
  );
};
