import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { afterPointerUp } from './after-pointer-up.ts';
import { showField } from './show-field.ts';

export interface SummaryError {
  fieldId?: string | undefined;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
  /** The number of failed submits. Each one moves the focus to the summary, unless somebody answers a field again. */
  attempt: number;
}

/** Screen readers have taken over the text of an alert by then. @chosen */
const ANNOUNCED_AFTER_MS = 1000;

/** Whether a field was focused or answered since the last submit: the list of errors must not take the focus from it. */
let isFieldInUse = false;
const isIn = (selector: string, { target }: Event): boolean => target instanceof Element && !!target.closest(selector);
if (typeof document !== 'undefined') {
  document.addEventListener('submit', () => (isFieldInUse = false), true);
  document.addEventListener('click', (event) => (isFieldInUse &&= !isIn('button', event)), true);
  document.addEventListener('focusin', (event) => (isFieldInUse ||= isIn('input, select, textarea', event)), true);
  // A submit announces what was filled in without an event.
  document.addEventListener('input', ({ isTrusted }) => (isFieldInUse ||= isTrusted), true);
}

export const goToField = (fieldId: string) => (event: MouseEvent) => {
  event.preventDefault();
  showField(fieldId);
};

export const ErrorSummary = ({ title, errors, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  const isEmpty = errors.length === 0;
  const [isShown, setIsShown] = useState(false);
  // The page moves for the list, so it waits until a press has ended.
  useLayoutEffect(() => {
    if (isEmpty) setIsShown(false);
    else afterPointerUp(() => setIsShown(true));
  }, [isEmpty]);
  /** Once it was announced, corrections are not: each would be read into what is being typed. */
  const [announcedFor, setAnnouncedFor] = useState(0);
  useEffect(() => {
    if (isEmpty || !isShown) return undefined;
    const timer = setTimeout(() => setAnnouncedFor(attempt), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [attempt, isEmpty, isShown]);
  useEffect(() => {
    // A submit's errors may arrive later. An error that appears when a field loses the focus must not move the focus.
    if (isEmpty || !isShown || focusedFor.current === attempt) return;
    focusedFor.current = attempt;
    if (!isFieldInUse) box.current?.focus();
  }, [attempt, isEmpty, isShown]);
  if (isEmpty || !isShown) return null;
  return (
    <div ref={box} tabIndex={-1} className="tone-error rounded border-2 p-4 sm:p-5">
      {/* JAWS reads an element with both focus and role twice. */}
      <div role="alert" aria-live={announcedFor === attempt ? 'off' : 'assertive'}>
        <h2 className="text-lg text-error-700">{title}</h2>
        <ul className="mt-2 grid gap-1">
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a className="error-link" href={`#${fieldId}`} onClick={goToField(fieldId)}>
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
