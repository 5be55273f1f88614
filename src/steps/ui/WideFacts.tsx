import { useSyncExternalStore } from 'react';
import type { Application } from '../../model/application.ts';
import { isWideScreen, watchWideScreen } from '../../platform/wide-screen.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { ApplicationFactsProps } from './ApplicationFacts.tsx';

const loadFacts = () => import('./ApplicationFacts.tsx');
const loadLastDay = () => import('./LastDay.tsx');

interface FactsProps extends Pick<ApplicationFactsProps, 'asked'> {
  readonly application: Application;
}

/** Shows the application's facts next to the form on wide screens, and its last day. The page is complete without them. */
export const WideFacts = (props: FactsProps) => {
  const isWide = useSyncExternalStore(watchWideScreen, isWideScreen, () => false);
  const facts = useLazyModule(isWide ? loadFacts : undefined);
  const lastDay = useLazyModule(loadLastDay);
  return (
    <>
      {facts && <facts.ApplicationFacts {...props} />}
      {lastDay && <lastDay.LastDay application={props.application} isWide={isWide} />}
    </>
  );
};
