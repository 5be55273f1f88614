import { lazy, Suspense, useEffect, type ComponentProps, type ComponentType } from 'react';
import { endRestoring } from '../../platform/hydration/end-restoring.ts';
import { reportChunkError } from '../../ui/use-lazy-module.ts';
import { LazyClearDevice } from './LazyClearDevice.tsx';
import { useReplayEarlyClick } from './use-replay-early-click.ts';

/**
 * Loads a screen from its own chunk. If the chunk cannot be loaded, a promise that never settles keeps React from
 * rendering an error: the server's markup stays, and the page shows a notice.
 */
const lazyScreen = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (Screen) => ({ default: Screen }),
      (error: unknown) => {
        reportChunkError(error);
        return new Promise<never>(() => undefined);
      },
    ),
  );

/** Keys are file names: the build preloads the screen's chunk in the page (`screen-preloads.ts`). */
const screens = {
  CheckoutScreen: lazyScreen(async () => (await import('../../checkout/ui/CheckoutScreen.tsx')).CheckoutScreen),
  ConfirmScreen: lazyScreen(async () => (await import('../../checkout/ui/ConfirmScreen.tsx')).ConfirmScreen),
  ContinueRegistrationScreen: lazyScreen(
    async () => (await import('../../dashboard/ui/ContinueRegistrationScreen.tsx')).ContinueRegistrationScreen,
  ),
  DocumentsScreen: lazyScreen(async () => (await import('../../documents/ui/DocumentsScreen.tsx')).DocumentsScreen),
  PaymentReturnScreen: lazyScreen(
    async () => (await import('../../payment/ui/PaymentReturnScreen.tsx')).PaymentReturnScreen,
  ),
  ResultScreen: lazyScreen(async () => (await import('../../result/ui/ResultScreen.tsx')).ResultScreen),
  ResumeScreen: lazyScreen(async () => (await import('../../application/ui/ResumeScreen.tsx')).ResumeScreen),
};
type Screens = typeof screens;
export type FlowScreenName = keyof Screens;
export type FlowScreenProps = {
  [Name in FlowScreenName]: { readonly screen: Name } & ComponentProps<Screens[Name]>;
}[FlowScreenName];

/** Runs its hooks once the screen next to it is hydrated. */
const OnHydrated = () => {
  useReplayEarlyClick();
  useEffect(endRestoring, []);
  return null;
};

export const FlowScreen = ({ screen, ...props }: FlowScreenProps) => {
  const Screen = screens[screen] as ComponentType<typeof props>;
  const hasOwnButton = 'result' in props && props.result === 'complete';
  return (
    <>
      <Suspense fallback={null}>
        <Screen {...props} />
        <OnHydrated />
      </Suspense>
      {!hasOwnButton && <LazyClearDevice />}
    </>
  );
};
