import { useSyncExternalStore, type ComponentProps } from 'react';
import { isWideScreen, watchWideScreen } from '../../platform/wide-screen.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { ApplicationFacts } from './ApplicationFacts.tsx';

const loadFacts = () => import('./ApplicationFacts.tsx');

/** Shows the application's facts next to the form on wide screens. The page is complete without them. */
export const WideFacts = (props: ComponentProps<typeof ApplicationFacts>) => {
  const isWide = useSyncExternalStore(watchWideScreen, isWideScreen, () => false);
  const facts = useLazyModule(isWide ? loadFacts : undefined);
  return facts ? <facts.ApplicationFacts {...props} /> : null;
};
