import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Step } from '../../flows/definition/flow.ts';
import { firstPartWithError, missingCount, unfinishedPart, type PartAnswers } from '../step-parts.ts';
import { partHeading, type FormSection } from '../form-section.ts';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { keepPartInHistory, onHistoryChange, partInHistory } from '../../platform/location/part-history.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { fieldId } from '../../flows/definition/field-messages.ts';
import { isToDocuments } from '../../application/to-documents.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { showPartInStepper } from './show-part-in-stepper.ts';
import { useExpandForPrint } from './use-expand-for-print.ts';
import type { OpenPart } from './use-open-part.ts';
import type { StepFormState } from './use-step-form.ts';
import type { Submit } from './use-submit.ts';

interface PartsProps extends Pick<Submit, 'attempt' | 'failure'> {
  readonly step: Step;
  readonly state: StepFormState;
  readonly section: FormSection | null;
  readonly openPart: OpenPart;
  readonly setOpenPart: (open: OpenPart) => void;
  readonly isLoadingAnswers: boolean;
}

const HEADING_ID = 'part';
const ROWS_WAIT_MS = 4000;

const answersOf = ({ state }: PartsProps): PartAnswers => ({ ...state, errors: state.form.formState.errors });

function show(id: string): void {
  const element = document.getElementById(id);
  (element?.closest('.field') ?? element)?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

/**
 * Returns the part with the field or documents that the URL names; else the one that Back or Forward leads to, unless
 * an earlier part has become incomplete; else the first unfinished part, or the first one while the applicant is
 * typing.
 */
function firstOpen(
  parts: readonly string[],
  answers: PartAnswers,
  kept: number | undefined,
  showsDocuments: boolean,
): OpenPart {
  if (showsDocuments && kept === undefined) return { part: parts.length - 1, since: 0, shows: HEADING_ID };
  const target = document.querySelector(':target')?.id ?? '';
  const linked = answers.visibleFields.find(({ name }) => fieldId(name) === target)?.part;
  if (linked !== undefined) return { part: linked, since: 0, shows: target };
  const isInUse = document.activeElement?.matches('form *') ?? false;
  const unfinished = unfinishedPart(0, parts, answers);
  return { part: isInUse ? 0 : Math.min(kept ?? unfinished, unfinished), since: 0 };
}

/** Returns the first unfinished part after a complete one. */
export const partAfter = (part: number, parts: readonly string[], answers: PartAnswers): Omit<OpenPart, 'since'> => ({
  part: unfinishedPart(part + 1, parts, answers),
  shows: HEADING_ID,
});

/**
 * Opens the first part, and after a submit of the whole form the part with errors.
 * @param isReady whether the rows of the other parts can be shown; after some seconds the first part opens without them
 */
function useFirstOpenPart(props: PartsProps, isReady: boolean): void {
  const { step, attempt, failure, openPart, setOpenPart, isLoadingAnswers } = props;
  const { parts = [] } = step;
  const { part, shows } = openPart;
  const { session } = useFlow();
  const isLate = useElapsed(ROWS_WAIT_MS, part === undefined);
  const handledAttempt = useRef(attempt);
  useEffect(() => {
    if (part === undefined && (isReady || isLate) && !isLoadingAnswers)
      setOpenPart(firstOpen(parts, answersOf(props), partInHistory(), isToDocuments(session)));
  });
  // Each opened part has a history entry, because Back leaves a part rather than the whole step.
  useEffect(() => {
    const kept = partInHistory();
    if (part === undefined || kept === part) return;
    keepPartInHistory(part, kept !== undefined && shows === HEADING_ID ? 'new' : 'this');
  }, [part, shows]);
  const latestAttempt = useRef(attempt);
  latestAttempt.current = attempt;
  useEffect(
    () =>
      onHistoryChange(() => {
        const wanted = partInHistory();
        if (wanted !== undefined) setOpenPart({ part: wanted, since: latestAttempt.current, shows: HEADING_ID });
      }),
    [setOpenPart],
  );
  useEffect(() => {
    if (attempt === handledAttempt.current) return;
    handledAttempt.current = attempt;
    if (failure?.kind === 'invalid-part') return;
    const wrong = firstPartWithError(answersOf(props)) ?? (failure?.kind === 'invalid' ? parts.length - 1 : part);
    if (wrong !== undefined && wrong !== part) setOpenPart({ part: wrong, since: attempt, showsErrors: true });
  });
  useLayoutEffect(() => {
    if (shows) show(shows);
  }, [openPart, shows]);
}

/** The stepper is part of the page and not of the island. */
function usePartInStepper({ step, openPart }: PartsProps): void {
  const { sections } = useFlow().messages.fields;
  const { part } = openPart;
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
  readonly words: ReturnType<typeof useRowTexts>;
  /** Whether the part with this index is shown as a row. */
  readonly isRow: (part: number) => boolean;
}

/** Shows each part that is not open as one row. */
const Rows = ({ words: loaded, isRow, ...props }: RowsProps) => {
  const { step, section, attempt, openPart, setOpenPart } = props;
  const { parts = [] } = step;
  const { sections } = useFlow().messages.fields;
  const words = loaded?.parts;
  if (!words || openPart.part === undefined) return null;
  return parts.map((key, part) => {
    if (!isRow(part)) return null;
    const name = partHeading(step, part, section, sections);
    const isSection = step.documentsSection && part === parts.length - 1;
    const missing = isSection ? section?.missingCount?.() : missingCount(part, answersOf(props));
    return (
      <div key={key} className="-my-1 flex items-center justify-between gap-3 rounded border border-line px-4 py-1">
        <div className="grid justify-items-start pb-1">
          <h2 className="text-base">{name}</h2>
          {missing !== undefined && (
            <Badge
              tone={missing === 0 ? 'success' : 'info'}
              text={missing === 0 ? words.complete : interpolate(words.left, { count: missing })}
            />
          )}
        </div>
        <div className="shrink-0">
          <Button kind="link" onClick={() => setOpenPart({ part, since: attempt, shows: HEADING_ID })}>
            <span>{missing === 0 ? words.edit : words.fill}</span> <span className="sr-only">{name}</span>
          </Button>
        </div>
      </div>
    );
  });
};

export const PartsBefore = (props: PartsProps) => {
  const words = useRowTexts();
  useFirstOpenPart(props, words !== undefined);
  usePartInStepper(props);
  useExpandForPrint();
  return <Rows {...props} words={words} isRow={(part) => part < (props.openPart.part ?? 0)} />;
};

export const PartsAfter = (props: PartsProps) => (
  <Rows {...props} words={useRowTexts()} isRow={(part) => part > (props.openPart.part ?? 0)} />
);
