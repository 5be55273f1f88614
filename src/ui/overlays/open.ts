import type { ReactNode } from 'react';
import { DialogFailure } from './DialogBoundary.tsx';
import type { AlertText, ConfirmText, Decision, ModalContent } from './types.ts';

let loading: Promise<typeof import('./callables.tsx')> | undefined;

async function start() {
  const [callables, host, react] = await Promise.all([
    import('./callables.tsx'),
    import('react-call/host'),
    import('react'),
  ]);
  // The call throws until the host is mounted.
  await new Promise<void>((mounted) => {
    const Mounted = ({ children }: { children: ReactNode }) => {
      react.useEffect(mounted, []);
      return children;
    };
    host.mount(react.createElement(callables.Overlays), { wrapper: Mounted });
  });
  return callables;
}

const overlays = () =>
  (loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** The alert was dismissed, or its secondary button was pressed. */
export class AlertRejected extends Error {
  constructor(readonly decision: Exclude<Decision, 'primary'>) {
    super(`The alert was ended by: ${decision}`);
  }
}

/** @throws the error that was thrown while the dialog was rendered */
function answerOf<T>(answer: T | DialogFailure): T {
  if (answer instanceof DialogFailure) throw answer.error;
  return answer;
}

/**
 * Opens an alert, which resolves or rejects by the applicant's choice (docs/spec.md, section 2).
 * @returns once the primary button was pressed
 * @throws {AlertRejected} when the alert ended in another way
 */
export async function openAlert(text: AlertText): Promise<void> {
  const decision = answerOf(await (await overlays()).Alert.call(text));
  if (decision !== 'primary') throw new AlertRejected(decision);
}

/** Opens an alert. The decision distinguishes the secondary button from dismissing. */
export async function decideAlert(text: AlertText): Promise<Decision> {
  try {
    await openAlert(text);
    return 'primary';
  } catch (error) {
    if (error instanceof AlertRejected) return error.decision;
    throw error;
  }
}

/**
 * Opens an alert.
 * @returns whether the primary button was pressed
 */
export const showAlert = async (text: AlertText): Promise<boolean> => (await decideAlert(text)) === 'primary';

/** Opens a confirm dialog. The decision distinguishes the secondary link from dismissing. */
export const openConfirmDialog = async (text: ConfirmText): Promise<Decision> =>
  answerOf(await (await overlays()).Confirm.call(text));

/**
 * Opens a confirm dialog.
 * @returns whether the primary button was pressed
 */
export const askToConfirm = async (text: ConfirmText): Promise<boolean> =>
  (await openConfirmDialog(text)) === 'primary';

/**
 * Opens a modal with custom content.
 * @returns the answer, or undefined when the modal was dismissed
 */
export async function openModal<T>(content: ModalContent<T>): Promise<T | undefined> {
  const { Modal } = await overlays();
  return answerOf(await Modal.call(content)) as T | undefined;
}
