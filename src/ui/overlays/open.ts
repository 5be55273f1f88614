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

/** Where the secondary button and dismissing differ. */
export const askByAlert = async (text: AlertText): Promise<Decision> => (await overlays()).Alert.call(text);

/** @returns whether the primary button was clicked */
export const showAlert = async (text: AlertText): Promise<boolean> => (await askByAlert(text)) === 'primary';

/** Where the secondary link and dismissing differ. */
export const decide = async (text: ConfirmText): Promise<Decision> => (await overlays()).Confirm.call(text);

/** @returns whether the primary button was clicked */
export const askToConfirm = async (text: ConfirmText): Promise<boolean> => (await decide(text)) === 'primary';

/** @returns undefined when dismissed */
export async function openModal<T>(content: ModalContent<T>): Promise<T | undefined> {
  const { Modal } = await overlays();
  return (await Modal.call(content)) as T | undefined;
}
