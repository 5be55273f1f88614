import type { ReactNode } from 'react';
import type { AlertText, ConfirmText, Decision, ModalContent } from './texts.ts';

let ready: Promise<typeof import('./callables.tsx')> | undefined;

/** Overlays are fetched and mounted when the first one is asked for; a failed fetch may be tried again. */
async function start() {
  const [callables, host, react] = await Promise.all([
    import('./callables.tsx'),
    import('react-call/host'),
    import('react'),
  ]);
  // Mounting is asynchronous, and calling before it is done throws.
  await new Promise<void>((mounted) => {
    const Ready = ({ children }: { children: ReactNode }) => {
      react.useEffect(mounted, []);
      return children;
    };
    host.mount(react.createElement(callables.Overlays), { wrapper: Ready });
  });
  return callables;
}

const overlays = () =>
  (ready ??= start().catch((error: unknown) => {
    ready = undefined;
    throw error;
  }));

/** Shows the alert popup where its second button and dismissing it mean different things. */
export const askByAlert = async (text: AlertText): Promise<Decision> => (await overlays()).Alert.call(text);

/** Shows the alert popup; true when its button was pressed, false when it was dismissed. */
export const showAlert = async (text: AlertText): Promise<boolean> => (await askByAlert(text)) === 'confirmed';

/** Asks for a decision where leaving the dialog and its secondary link mean different things. */
export const decide = async (text: ConfirmText): Promise<Decision> => (await overlays()).Confirm.call(text);

/** Asks for a decision; true for the primary button, false for every other way out. */
export const confirm = async (text: ConfirmText): Promise<boolean> => (await decide(text)) === 'confirmed';

/** Opens a dialog with content of the caller's; undefined when it was left without an answer. */
export async function openModal<T>(content: ModalContent<T>): Promise<T | undefined> {
  const { Modal } = await overlays();
  // Only this call's own `render` can give an answer, which is what makes the type true.
  return (await Modal.call(content)) as T | undefined;
}
