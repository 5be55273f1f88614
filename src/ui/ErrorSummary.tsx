import { useEffect, useRef, type MouseEvent } from 'react';

export interface SummaryError {
  /** Id of the control; without one the message belongs to no field of the page. */
  fieldId?: string | undefined;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  /** In the order of the page. */
  errors: readonly SummaryError[];
  /** Number of the failed submit; each new one takes the focus to the summary. */
  attempt: number;
}

const goToField = (fieldId: string) => (event: MouseEvent) => {
  event.preventDefault();
  const control = document.getElementById(fieldId);
  // The label must be in view with its control, not hidden under the sticky header.
  control?.closest('.field')?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
};

/** Everything that is wrong with a form, above it, each message leading to its field. */
export const ErrorSummary = ({ title, errors, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  const isEmpty = errors.length === 0;
  useEffect(() => {
    // The faults of a submit may come a moment after it is counted; one that turns up later, on leaving a field, takes no focus.
    if (isEmpty || focusedFor.current === attempt) return;
    focusedFor.current = attempt;
    box.current?.focus();
  }, [attempt, isEmpty]);
  if (isEmpty) return null;
  return (
    <div ref={box} tabIndex={-1} className="tone-error rounded border-2 p-4 sm:p-5">
      {/* The alert is an inner node: with focus and role on one, JAWS reads it twice. */}
      <div role="alert">
        <h2 className="text-lg text-error-700">{title}</h2>
        <ul className="mt-2 grid gap-1">
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a
                  className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
                  href={`#${fieldId}`}
                  onClick={goToField(fieldId)}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
