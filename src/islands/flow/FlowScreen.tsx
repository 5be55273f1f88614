import { useEffect, type ComponentProps, type ComponentType } from 'react';
import { endRestoring } from '../../platform/hydration/end-restoring.ts';
import { LazyClearDevice } from './LazyClearDevice.tsx';

/**
 * Each screen has its own chunk. Keys are file names: the build preloads the screen's chunk in the page
 * (`screen-preloads.ts`).
 */
const load = {
  CheckoutScreen: async () => (await import('../../checkout/ui/CheckoutScreen.tsx')).CheckoutScreen,
  ConfirmScreen: async () => (await import('../../checkout/ui/ConfirmScreen.tsx')).ConfirmScreen,
  ContinueRegistrationScreen: async () =>
    (await import('../../dashboard/ui/ContinueRegistrationScreen.tsx')).ContinueRegistrationScreen,
  DocumentsScreen: async () => (await import('../../documents/ui/DocumentsScreen.tsx')).DocumentsScreen,
  PaymentReturnScreen: async () => (await import('../../payment/ui/PaymentReturnScreen.tsx')).PaymentReturnScreen,
  ResultScreen: async () => (await import('../../result/ui/ResultScreen.tsx')).ResultScreen,
  ResumeScreen: async () => (await import('../../application/ui/ResumeScreen.tsx')).ResumeScreen,
};
type Screens = { readonly [Name in keyof typeof load]: Awaited<ReturnType<(typeof load)[Name]>> };
export type FlowScreenName = keyof Screens;
export type FlowScreenProps = {
  [Name in FlowScreenName]: { readonly screen: Name } & ComponentProps<Screens[Name]>;
}[FlowScreenName];

const loaded = new Map<FlowScreenName, ComponentType<FlowScreenProps>>();

/** A screen must be there when React renders it: what it suspends is hydrated later, in a task of its own. */
const prepare = async ({ screen }: Pick<FlowScreenProps, 'screen'>): Promise<void> => {
  loaded.set(screen, (await load[screen]()) as ComponentType<FlowScreenProps>);
};

/** @throws {Error} if the screen was not prepared */
const FlowScreenOnly = (props: FlowScreenProps) => {
  useEffect(endRestoring, []);
  const Screen = loaded.get(props.screen);
  if (!Screen) throw new Error(`The screen ${props.screen} was rendered before it was loaded.`);
  const hasOwnButton = 'result' in props && props.result === 'complete';
  return (
    <>
      <Screen {...props} />
      {!hasOwnButton && <LazyClearDevice />}
    </>
  );
};

export const FlowScreen = Object.assign(FlowScreenOnly, { prepare });
