import type { ReactNode } from 'react';
import type { AlertText, ConfirmText, Decision, ModalContent } from './types.ts';

let loading: Promise<typeof import('./callables.tsx')> | undefined;

async function start() {
  const [callables, host, react] = await Promise.all([
    import('./callables.tsx'),
    import('react-call/host'),
    import('react'),
  ]);
  // Calls throw before the host is mounted.
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

/** Opens an alert. The decision distinguishes the secondary button from dismissing. */
export const openAlert = async (text: AlertText): Promise<Decision> => (await overlays()).Alert.call(text);

/**
 * Opens an alert.
 * @returns whether the primary button was pressed
 */
export const showAlert = async (text: AlertText): Promise<boolean> => (await openAlert(text)) === 'primary';

/** Opens a confirm dialog. The decision distinguishes the secondary link from dismissing. */
export const openConfirmDialog = async (text: ConfirmText): Promise<Decision> => (await overlays()).Confirm.call(text);

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
  return (await Modal.call(content)) as T | undefined;
}
