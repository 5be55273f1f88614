import { useCallback } from 'react';
import { isCallError } from '../../api/errors.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { showAlert } from '../../ui/overlays/open.ts';
import { callErrorMessage } from './call-error-message.ts';
import { useFlow } from './flow-context.tsx';
import { reportChunkError } from '../../ui/use-lazy-module.ts';

/** If the alert cannot be loaded, the built page's notice is shown. */
async function runWithErrorAlert({ errors, common }: FlowMessages, run: () => Promise<unknown>): Promise<void> {
  const running = run();
  running
    .catch((error: unknown) => {
      if (!isCallError(error)) throw error;
      const { title } = errors.call;
      return showAlert({ style: 'error', title, message: callErrorMessage(error, errors.call), primary: common.close });
    })
    .catch(reportChunkError);
  await running.catch(() => undefined);
}

/**
 * Returns a function that runs an action and shows an alert if it fails. Its promise is fulfilled once the action has
 * ended, while the alert may still be open.
 */
export function useErrorAlert(): (run: () => Promise<unknown>) => Promise<void> {
  const { messages } = useFlow();
  return useCallback((run) => runWithErrorAlert(messages, run), [messages]);
}
