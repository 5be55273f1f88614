import { useEffect } from 'react';
import { recoverApplication } from '../resume.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFlow } from './flow-context.tsx';
import { useErrorAlert } from './use-error-alert.ts';

/**
 * Hides the built page's stepper, which shows steps as done although no application is known. Its space stays, so that
 * nothing moves.
 */
function useHiddenStepper(): void {
  useEffect(() => {
    const stepper = document.querySelector('[data-step]')?.closest('nav');
    if (!stepper) return undefined;
    stepper.style.visibility = 'hidden';
    return () => void stepper.style.removeProperty('visibility');
  }, []);
}

/** Shown instead of a page that needs an application if this browser knows none. */
export const RecoverApplication = () => {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  const { recover } = messages.flow;
  useHiddenStepper();
  return (
    <Notice tone="info" title={recover.title}>
      <p>{recover.lead}</p>
      <div className="mt-2">
        <Button onClick={() => runWithErrorAlert(() => recoverApplication(session))}>{recover.find}</Button>
      </div>
    </Notice>
  );
};
