import { isCallError } from '../api/errors.ts';
import { showAlert } from '../ui/overlays/open.ts';
import type { FlowContext } from './context.ts';
import { failureText } from './failure-text.ts';

/**
 * Runs what a press asks for outside a form, and says so when it fails: in an alert, or, when not even that could be loaded, in the
 * notice that was built into the page (`wake/lost-code.ts`).
 */
export function act({ words }: Pick<FlowContext, 'words'>, run: () => Promise<unknown>): void {
  run()
    .catch((error: unknown) => {
      if (!isCallError(error)) throw error;
      const { title } = words.errors.call;
      return showAlert({
        style: 'error',
        title,
        message: failureText(error, words.errors.call),
        close: words.common.close,
      });
    })
    .catch((error: unknown) => {
      document.dispatchEvent(new CustomEvent('island:failed', { detail: error }));
    });
}
