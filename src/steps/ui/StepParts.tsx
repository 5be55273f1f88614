import { useCallback, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Step } from '../../flows/definition/flow.ts';
import { PART_HEADING_ID } from '../part-state.ts';
import { firstPart, missingCount, partOfFailure, unfinishedPart, type PartAnswers } from '../step-parts.ts';
import { partHeading, type FormSection } from '../form-section.ts';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { linkedId } from '../../platform/location/location.ts';
import { keepPartInHistory, onHistoryChange, partInHistory } from '../../platform/location/part-history.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { isToDocuments } from '../../application/documents-href.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { showPartInStepper } from './show-part-in-stepper.ts';
import { useExpandForPrint } from './use-expand-for-print.ts';
import type { OpenPart } from './use-open-part.ts';
import type { StepFormState } from './use-step-form.ts';
import type { Submit } from './use-submit.ts';
import { showField } from '../../ui/show-field.ts';

interface PartsProps {
  readonly step: Step;
  readonly state: StepFormState;
  readonly section: FormSection | null;
  readonly part: OpenPart;
  readonly submission: Pick<Submit, 'attempt' | 'failure'>;
  readonly isLoadingAnswers: boolean;
}

const ROWS_WAIT_MS = 4000;

const answersOf = (state: StepFormState): PartAnswers => ({ ...state, errors: state.form.formState.errors });

/** Returns the first unfinished part after a complete one. */
export const partAfter = (part: number, { parts = [] }: Step, state: StepFormState): number =>
  unfinishedPart(part + 1, parts, answersOf(state));

/**
 * Opens the first part.
 * @param isReady whether the rows of the other parts can be shown; after some seconds the first part opens without them
 */
function useFirstPart({ step, state, part, isLoadingAnswers }: PartsProps, isReady: boolean): void {
  const { session } = useFlow();
  const isLate = useElapsed(ROWS_WAIT_MS, !part.isKnown);
  const mayOpen = !part.isKnown && (isReady || isLate) && !isLoadingAnswers;
  const openFirst = useEffectEvent((): void => {
    const first = firstPart(step.parts ?? [], answersOf(state), {
      isToDocuments: isToDocuments(session),
      partInHistory: partInHistory(),
      // A field that another answer shows is not in the document that the browser has searched.
      target: linkedId(),
      isInUse: document.activeElement?.matches('form *') ?? false,
    });
    part.send({ type: 'opened', ...first });
  });
  useEffect(() => {
    if (mayOpen) openFirst();
  }, [mayOpen]);
}

/** Each opened part has a history entry, because Back leaves a part rather than the whole step. */
function usePartInHistory({ part }: PartsProps): void {
  const { state, send } = part;
  useEffect(() => {
    const before = partInHistory();
    if (state.part === undefined || before === state.part) return;
    keepPartInHistory(state.part, before !== undefined && state.focus === PART_HEADING_ID ? 'new' : 'this');
  }, [state.part, state.focus]);
  useEffect(
    () =>
      onHistoryChange(() => {
        const wanted = partInHistory();
        if (wanted !== undefined) send({ type: 'opened', part: wanted, focus: PART_HEADING_ID });
      }),
    [send],
  );
}

/** After a submit of the whole form, opens the part because of which it has failed. */
function usePartOfFailure({ step, state, part, submission }: PartsProps): void {
  const { attempt, failure } = submission;
  const openWrongPart = useEffectEvent((): void => {
    if (failure?.kind === 'invalid-part') return;
    const wrong = partOfFailure(failure?.kind, step.parts ?? [], answersOf(state));
    if (wrong !== undefined && wrong !== part.state.part) part.send({ type: 'failed', part: wrong });
  });
  useEffect(() => {
    if (attempt > 0) openWrongPart();
  }, [attempt]);
}

/** The opened part, or the field for which it was opened, gets the focus. */
function useFocusOnPart({ state }: OpenPart): void {
  useLayoutEffect(() => {
    if (state.focus !== undefined) showField(state.focus);
  }, [state]);
}

/** The stepper is part of the page and not of the island. */
function usePartInStepper({ step, part: { state } }: PartsProps): void {
  const { sections } = useFlow().messages.fields;
  const { part } = state;
  const parts = step.parts?.length ?? 1;
  useEffect(() => {
    if (part !== undefined)
      showPartInStepper({ part, parts, text: interpolate(sections.part, { part: part + 1, parts }) });
  }, [part, parts, sections]);
}

/** Returns the texts of the rows; `undefined` during loading. */
function useRowTexts() {
  const { locale } = useFlow().session;
  const load = useCallback(
    () =>
      formHelpMessages(locale).then(
        ({ parts }) => ({ parts }),
        () => ({ parts: undefined }),
      ),
    [locale],
  );
  return useLazyModule(load);
}

interface RowsProps extends PartsProps {
  readonly texts: ReturnType<typeof useRowTexts>;
  /** Whether the part with this index is shown as a row. */
  readonly isRow: (part: number) => boolean;
}

/** Shows each part that is not open as one row. */
const Rows = ({ texts: loaded, isRow, ...props }: RowsProps) => {
  const { step, state, section, part: openPart } = props;
  const { parts = [] } = step;
  const { sections } = useFlow().messages.fields;
  const texts = loaded?.parts;
  if (!texts || !openPart.isKnown) return null;
  return parts.map((key, part) => {
    if (!isRow(part)) return null;
    const name = partHeading(step, part, section, sections);
    const isSection = step.documentsSection && part === parts.length - 1;
    const missing = isSection ? section?.missingCount?.() : missingCount(part, answersOf(state));
    return (
      <div
        key={key}
        className="-my-1 flex flex-wrap items-center justify-between gap-x-3 rounded border border-line px-[--gutter] py-1"
      >
        <div className="grid grow basis-40 justify-items-start pb-1">
          <h2 className="text-base">{name}</h2>
          {missing !== undefined && (
            <Badge
              tone={missing === 0 ? 'success' : 'info'}
              text={missing === 0 ? texts.complete : interpolate(texts.left, { count: missing })}
            />
          )}
        </div>
        <div className="shrink-0">
          <Button kind="link" onClick={() => openPart.open(part)}>
            <span>{missing === 0 ? texts.edit : texts.fill}</span> <span className="sr-only">{name}</span>
          </Button>
        </div>
      </div>
    );
  });
};

export const PartsBefore = (props: PartsProps) => {
  const texts = useRowTexts();
  useFirstPart(props, texts !== undefined);
  usePartInHistory(props);
  usePartOfFailure(props);
  useFocusOnPart(props.part);
  usePartInStepper(props);
  useExpandForPrint();
  return <Rows {...props} texts={texts} isRow={(part) => part < props.part.index} />;
};

export const PartsAfter = (props: PartsProps) => (
  <Rows {...props} texts={useRowTexts()} isRow={(part) => part > props.part.index} />
);
