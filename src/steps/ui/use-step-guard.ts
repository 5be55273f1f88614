import { useCallback } from 'react';
import type { Step } from '../../flows/definition/flow.ts';
import type { StepAccess } from '../step-guard.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { useAsync, type Async } from '../../ui/use-async.ts';

const loadGuard = () => import('../step-guard.ts');

/** On the first load of the landing page no dialog opens; a retry may open one. */
export function useStepGuard(step: Step): Async<StepAccess> {
  const { session } = useFlow();
  return useAsync(
    useCallback(
      async (attempt: number) => (await loadGuard()).enterStep(session, step, attempt === 0),
      [session, step],
    ),
  );
}
