import { useCallback } from 'react';
import { isCallError } from '../../api/errors.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { showAlert } from '../../ui/overlays/open.ts';
import { callErrorMessage } from './call-error-message.ts';
import { useFlow } from './flow-context.tsx';
import { reportChunkError } from '../../ui/use-lazy-module.ts';

/** When the alert itself cannot be loaded, the notice of the built page says so. */
function runWithErrorAlert({ errors, common }: FlowMessages, run: () => Promise<unknown>): void {
  run()
    .catch((error: unknown) => {
      if (!isCallError(error)) throw error;
      const { title } = errors.call;
      return showAlert({ style: 'error', title, message: callErrorMessage(error, errors.call), primary: common.close });
    })
    .catch(reportChunkError);
}

/** Returns a function that runs an action and shows an alert when the action fails. */
export function useErrorAlert(): (run: () => Promise<unknown>) => void {
  const { messages } = useFlow();
  return useCallback((run) => runWithErrorAlert(messages, run), [messages]);
}
